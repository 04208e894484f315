import { randomUUID } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findPlatformBinaries } from './platformBinaries.ts'
import type { Account } from './runProgram.ts'

export type Placement = { home: string; binaries: string; account: Account | undefined }

const SYSTEM_FOLDER = '/var/lib/arioso'

// As an ordinary user everything lies in the folder. For root's database account it does too where that account can
// get there; below a closed home the data and a copy of the binaries lie under /var/lib, found again by the folder's id.
export async function placePostgres(folder: string, account: Account | undefined): Promise<Placement> {
  const { folder: installed, version } = findPlatformBinaries()
  const inside = resolve(folder)
  await mkdir(dirname(inside), { recursive: true })
  await mkdir(inside, { recursive: true, mode: 0o700 })
  if (!account) return { home: inside, binaries: installed, account }
  const home = (await isOpenToAll(dirname(inside))) ? inside : join(SYSTEM_FOLDER, await folderId(inside))
  await mkdir(home, { recursive: true })
  await chown(home, account.uid, account.gid)
  await chmod(home, 0o700)
  const binaries = (await isOpenToAll(installed)) ? installed : await copyBinaries(installed, version)
  return { home, binaries, account }
}

async function isOpenToAll(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o001) === 0) return false
  return dirname(path) === path || isOpenToAll(dirname(path))
}

async function folderId(folder: string): Promise<string> {
  const file = join(folder, 'id')
  try {
    await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

async function copyBinaries(installed: string, version: string): Promise<string> {
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (await stat(target).catch(() => undefined)) return target
  const unfinished = `${target}.${randomUUID()}`
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    if (!(await stat(target).catch(() => undefined))) throw error
  }
  return target
}
