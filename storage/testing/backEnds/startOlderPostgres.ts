import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findDatabaseAccount } from '../../embedded/databaseAccount.ts'
import { findPid } from '../../embedded/leftover.ts'
import { isAlive } from '../../embedded/processes.ts'
import { runProgram } from '../../embedded/runProgram.ts'
import type { StartedServer } from '../setUpServer.ts'
import { OLDER_POSTGRES } from './installed.ts'
import { findFreePort } from './programs.ts'

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off']

const LOOK_MS = 20

export type OlderPostgres = StartedServer & {
  /** As a machine that loses its power: nothing is said to anybody. */
  kill(): Promise<void>
  startAgain(): Promise<void>
}

/** The oldest PostgreSQL the product takes, as Debian 12 has it. */
export async function startOlderPostgres(folder: string): Promise<OlderPostgres> {
  const data = join(folder, 'older')
  const account = await findDatabaseAccount()
  const run = (name: string, ...options: string[]) =>
    runProgram(join(OLDER_POSTGRES, name), ['-D', data, ...options], account)
  await mkdir(data)
  if (account) await chown(data, account.uid, account.gid)
  await run('initdb', '--encoding=UTF8', '--locale=C.UTF-8', '--username=arioso', '--auth=trust')
  const port = await findFreePort()
  const settings = [...SETTINGS, `port=${port}`].map((setting) => `-c ${setting}`).join(' ')
  const start = async () =>
    void (await run('pg_ctl', 'start', '--wait', '--log', join(data, 'log'), '--options', settings))
  await start()
  const url = `postgres://arioso@127.0.0.1:${port}/postgres`
  return {
    url,
    directUrl: url,
    kill: async () => {
      const pid = await findPid(join(data, 'postmaster.pid'))
      if (pid === undefined) return
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await delay(LOOK_MS)
    },
    startAgain: start,
    stop: async () => void (await run('pg_ctl', 'stop', '--mode=fast')),
  }
}
