import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

// Where songs lie while they are made, one folder per worker process. What a killed worker left behind goes away here.
export async function openWorkFolder(dataFolder: string): Promise<string> {
  const all = join(dataFolder, 'rendering')
  await mkdir(all, { recursive: true })
  for (const name of await readdir(all)) {
    if (!isRunning(Number(name))) await rm(join(all, name), { recursive: true, force: true })
  }
  const own = join(all, String(process.pid))
  await mkdir(own, { recursive: true })
  return own
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
