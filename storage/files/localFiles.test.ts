import { existsSync, statSync } from 'node:fs'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
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

it('a power cut takes neither a written file nor a song that was made: its name is on the disk, too', async () => {
  const folder = await createFolder()
  const files = createLocalFiles(folder)
  const [shelf, song] = [join(folder, 'clips'), join(folder, 'clips/1')]
  const synced: { path: string; holds: boolean }[] = []
  const handle = await open(folder, 'r')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const syncReally = Reflect.get(prototype, 'sync')
  const watching = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    const { ino } = await this.stat()
    const isHere = (path: string) => existsSync(path) && statSync(path).ino === ino
    for (const [path, inside] of [
      [folder, shelf],
      [shelf, song],
      [song, join(song, 'a.json')],
    ] as const)
      if (isHere(path)) synced.push({ path, holds: existsSync(inside) })
    return syncReally.call(this)
  })
  try {
    await files.write('clips/1/a.json', new Uint8Array(10))
    for (const path of [folder, shelf, song]) expect(synced).toContainEqual({ path, holds: true })
    synced.length = 0
    const growing = await files.openGrowing('clips/1/audio.mp3')
    await growing.close()
    expect(synced).toContainEqual({ path: song, holds: true })
  } finally {
    watching.mockRestore()
  }
})

it('who listens to an interrupted try keeps it while the same song is made again, and hears nothing of another one', async () => {
  const files = createLocalFiles(await createFolder())
  const key = 'clips/1/audio.mp3'
  const song = Buffer.from('one song and its end')
  const interrupted = await files.openGrowing(key)
  await interrupted.append(song)
  await interrupted.close()
  const same = await files.openGrowing(key)
  await same.append(song.subarray(0, 8))
  expect(await files.size(key)).toBe(song.length)
  await same.append(Buffer.from('XX'))
  expect(await files.readBytes(key)).toEqual(Buffer.from('one songXX'))
  await same.close()
})
