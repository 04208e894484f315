import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './isDatabaseAway.ts'

describe('a failure', () => {
  it('of reaching the database is told from one of the question, also when it is wrapped', async () => {
    const client = new Client({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    const refused: unknown = await client.connect().catch((error: unknown) => error)
    const restarting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
    const mistake = Object.assign(new Error('syntax error'), { code: '42601' })
    expect(isDatabaseAway(new Error('Failed query', { cause: refused }))).toBe(true)
    expect(isDatabaseAway(restarting)).toBe(true)
    expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isDatabaseAway(new Error('Failed query', { cause: mistake }))).toBe(false)
  })
})
