import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeFiles } from './files.suite.ts'
import { createLocalFiles } from './localFiles.ts'

const folders: string[] = []

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arioso-files-'))
  folders.push(folder)
  return folder
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

describeFiles('local folder', async () => createLocalFiles(await createFolder()))

it('writing leaves nothing half-finished behind', async () => {
  const folder = await createFolder()
  await createLocalFiles(folder).write('clips/1/a.json', new Uint8Array(10))
  expect(await readdir(join(folder, 'clips/1'))).toEqual(['a.json'])
})
