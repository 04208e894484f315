import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDatabaseAccount } from '../../embedded/databaseAccount.ts'
import type { StartedServer } from '../setUpServer.ts'
import { findFreePort, findProgram, waitUntilOpen } from './programs.ts'

/** A pool before a server that hands its connections out by the transaction, as installations with many processes have it. */
export async function startPgBouncer(folder: string, server: StartedServer): Promise<StartedServer> {
  const { port: serverPort, username, password } = new URL(server.directUrl)
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const login = `user=${username}${password ? ` password=${password}` : ''}`
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${serverPort} ${login}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 8',
    'max_client_conn = 500',
    // A database nobody uses any more can be dropped at once.
    'server_idle_timeout = 0.2',
  ]
  await writeFile(file, settings.join('\n'))
  await chmod(file, 0o644)
  const account = await findDatabaseAccount()
  const child = spawn(findProgram('pgbouncer') ?? 'pgbouncer', ['-q', file], { ...account, stdio: 'ignore' })
  await waitUntilOpen(port)
  return {
    url: `postgres://${username}@127.0.0.1:${port}/postgres`,
    directUrl: server.directUrl,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await server.stop()
    },
  }
}
