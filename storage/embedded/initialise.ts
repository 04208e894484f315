import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Placement } from './placement.ts'
import { isAlive } from './processes.ts'
import { runProgram } from './runProgram.ts'

export const SUPERUSER = 'arioso'

// Makes the cluster once, under another name until it is whole: an interrupted one is thrown away at the next start.
export async function initialise({ home, binaries, account }: Placement): Promise<{ data: string; password: string }> {
  const data = join(home, 'data')
  const passwordFile = join(data, 'arioso-password')
  if (!(await exists(passwordFile))) {
    await removeUnfinished(home)
    const unfinished = join(home, `data.unfinished-${process.pid}`)
    const givenPassword = join(home, `password.unfinished-${process.pid}`)
    await writeFile(givenPassword, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await mkdir(unfinished, { mode: 0o700 })
    if (account) await Promise.all([unfinished, givenPassword].map((path) => chown(path, account.uid, account.gid)))
    await runProgram(join(binaries, 'bin', 'initdb'), initParameters(unfinished, givenPassword), account)
    await rename(givenPassword, join(unfinished, 'arioso-password'))
    await rename(unfinished, data).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true })
      // A process that started at the same time was faster.
      if (!(await exists(passwordFile))) throw error
    })
  }
  return { data, password: await readFile(passwordFile, 'utf8') }
}

function initParameters(data: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  return ['-D', data, ...locale, ...access, '--set=password_encryption=scram-sha-256']
}

async function removeUnfinished(home: string): Promise<void> {
  const names = await readdir(home)
  const unfinished = names.filter((name) => /\.unfinished-\d+$/.test(name) && !isAlive(Number(name.split('-').at(-1))))
  await Promise.all(unfinished.map((name) => rm(join(home, name), { recursive: true })))
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
