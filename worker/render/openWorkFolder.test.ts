import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWorkFolder } from './openWorkFolder.ts'

const NO_PROCESS = '999999999'

it('what a killed worker left behind is gone after the next start, what a running one uses stays', async () => {
  const data = await mkdtemp(join(tmpdir(), 'arioso-work-'))
  await mkdir(join(data, 'rendering', NO_PROCESS, 'song-a'), { recursive: true })
  await mkdir(join(data, 'rendering', String(process.ppid)), { recursive: true })
  await openWorkFolder(data)
  expect((await readdir(join(data, 'rendering'))).sort()).toEqual([String(process.ppid), String(process.pid)].sort())
  await rm(data, { recursive: true })
})
