import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { leaveStatementsUnnamedIfPooled } from './database.ts'

// A connection as seen through a pooler, which names a process of its own, or without one.
async function namesAsked(toldProcess: number): Promise<unknown[]> {
  const asked: unknown[] = []
  const connection = () => ({
    processID: toldProcess,
    query: async (what: unknown) => {
      asked.push(what)
      return { rows: [{ pid: 4711 }] }
    },
    release: () => undefined,
  })
  const pool = Object.assign(new EventEmitter(), { connect: async () => connection() })
  await leaveStatementsUnnamedIfPooled(pool as unknown as Pool)
  const next = connection()
  pool.emit('connect', next)
  await next.query({ name: 'library', text: 'select 1' })
  return asked.slice(1)
}

it('prepared statements keep their names on a connection of PostgreSQL’s own', async () => {
  expect(await namesAsked(4711)).toEqual([{ name: 'library', text: 'select 1' }])
})

it('behind PgBouncer they go without, for the next connection would not know them', async () => {
  expect(await namesAsked(815)).toEqual([{ name: undefined, text: 'select 1' }])
})
