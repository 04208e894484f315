import { existsSync } from 'node:fs'
import { findProgram } from './programs.ts'

export const OLDER_POSTGRES = '/usr/lib/postgresql/15/bin'

// What a query or a queue may take amiss: an older server, and a pool that hands connections out by the transaction.
const databases = [
  {
    project: 'storage-older',
    setup: 'storage/testing/olderSetup.ts',
    program: 'PostgreSQL 15',
    isThere: existsSync(`${OLDER_POSTGRES}/postgres`),
  },
  {
    project: 'storage-pooled',
    setup: 'storage/testing/pooledSetup.ts',
    program: 'PgBouncer',
    isThere: findProgram('pgbouncer') !== undefined,
  },
]

export const otherDatabases = databases.filter(({ isThere }) => isThere)

export function tellMissing(): void {
  const programs = [...databases, { program: 'Redis', isThere: findProgram('redis-server') !== undefined }]
  const missing = programs.filter(({ isThere }) => !isThere).map(({ program }) => program)
  if (missing.length > 0) process.stdout.write(`Not installed, so storage is not tried with: ${missing.join(', ')}\n`)
}
