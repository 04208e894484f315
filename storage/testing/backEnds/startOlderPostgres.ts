import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findDatabaseAccount } from '../../embedded/databaseAccount.ts'
import { runProgram } from '../../embedded/runProgram.ts'
import type { StartedServer } from '../setUpServer.ts'
import { OLDER_POSTGRES } from './installed.ts'
import { findFreePort } from './programs.ts'

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off']

/** The oldest PostgreSQL the product takes, as Debian 12 has it. */
export async function startOlderPostgres(folder: string): Promise<StartedServer> {
  const data = join(folder, 'older')
  const account = await findDatabaseAccount()
  const run = (name: string, ...options: string[]) =>
    runProgram(join(OLDER_POSTGRES, name), ['-D', data, ...options], account)
  await mkdir(data)
  if (account) await chown(data, account.uid, account.gid)
  await run('initdb', '--encoding=UTF8', '--locale=C.UTF-8', '--username=arioso', '--auth=trust')
  const port = await findFreePort()
  const settings = [...SETTINGS, `port=${port}`].map((setting) => `-c ${setting}`).join(' ')
  await run('pg_ctl', 'start', '--wait', '--log', join(data, 'log'), '--options', settings)
  const url = `postgres://arioso@127.0.0.1:${port}/postgres`
  return { url, directUrl: url, stop: async () => void (await run('pg_ctl', 'stop', '--mode=fast')) }
}
