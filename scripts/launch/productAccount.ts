import { spawnSync } from 'node:child_process'
import { lchown, lstat, mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, ensureSystemAccount } from '@arioso/storage/embedded'

const NAME = 'arioso'

export type Choice = { account: Account } | { stays: string }

/**
 * Whoever gets as far as running code inside the API or the worker should not be root. Started by root they get an account
 * of their own, which owns the data folder but for the database's part. `stays` says why they have to stay root.
 */
export async function chooseProductAccount(folders: { code: string; data: string }): Promise<Choice | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const account = await ensureSystemAccount(NAME)
  if (!account) return { stays: `there is no user “${NAME}” and none could be made` }
  if (!may(account, folders.code, 'r')) return { stays: `its user “${NAME}” cannot read ${folders.code}` }
  await handOver(folders.data, account, ['postgres'])
  if (!may(account, folders.data, 'w')) return { stays: `its user “${NAME}” cannot reach ${folders.data}` }
  return { account }
}

/** Node keeps compiled sources for one user each; root's cache is closed to others. Undefined where somebody else was first. */
export async function openCompileCache({ uid, gid }: Account): Promise<string | undefined> {
  const folder = join(tmpdir(), `arioso-compile-cache-${uid}`)
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined)
  const found = await lstat(folder)
  if (!found.isDirectory() || ![0, uid].includes(found.uid)) return undefined
  await lchown(folder, uid, gid)
  return folder
}

/** Gives a folder and what lies in it to the account, but for some of its own entries. */
export async function handOver(folder: string, account: Account, except: readonly string[] = []): Promise<void> {
  const { uid, gid } = account
  const found = await lstat(folder)
  // A second name of a file may be one that was never ours to give away.
  const isShared = !found.isDirectory() && found.nlink > 1
  if (!isShared && (found.uid !== uid || found.gid !== gid)) await lchown(folder, uid, gid)
  if (!found.isDirectory()) return
  for (const name of await readdir(folder)) {
    if (!except.includes(name)) await handOver(join(folder, name), account)
  }
}

// Asked as that account: rights depend on every folder above, on groups and on what the file system adds.
function may(account: Account, path: string, right: 'r' | 'w'): boolean {
  const script = `require('fs').accessSync(${JSON.stringify(path)}, ${right === 'r' ? 'fs.constants.R_OK' : 'fs.constants.W_OK'} | fs.constants.X_OK)`
  return spawnSync(process.execPath, ['-e', script], { ...account, cwd: '/', env: {} }).status === 0
}
