import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { BalanceRow, Books, ClipRow, TransferRow } from './judgeBooks.ts'

const TRIES = 60
const BETWEEN_TRIES_MS = 1_000
const CLIPS = `select id, user_id as "userId", attempt, job_state as "jobState", status,
  coalesce(audio_bytes, 0)::int as "audioBytes" from clips`
const TRANSFERS = `select user_id as "userId", from_account as "from", to_account as "to", amount, kind, reference
  from credit_transfers`
const BALANCES = `select user_id as "userId", available, reserved from credit_balances`

// It may be starting again at this moment.
async function connect(databaseUrl: string): Promise<Client> {
  for (let tries = TRIES; ; tries -= 1) {
    const client = new Client({ connectionString: databaseUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries === 0) throw error
      await delay(BETWEEN_TRIES_MS)
    }
  }
}

export async function withDatabase<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function countMoving(databaseUrl: string): Promise<number> {
  const text = `select count(*)::int as moving from clips where job_state in ('waiting', 'active')`
  const { rows } = await withDatabase(databaseUrl, (client) => client.query<{ moving: number }>(text))
  return rows[0]?.moving ?? 0
}

export async function readBooks(databaseUrl: string, files: Books['files']): Promise<Books> {
  return withDatabase(databaseUrl, async (client) => ({
    clips: (await client.query<ClipRow>(CLIPS)).rows,
    transfers: (await client.query<TransferRow>(TRANSFERS)).rows,
    balances: (await client.query<BalanceRow>(BALANCES)).rows,
    files,
  }))
}

export function listFinished(dataFolder: string): Books['files'] {
  return new Map(filesBelow(dataFolder).filter(([key]) => !isUnfinished(key)))
}

/** What a write left behind that was killed in the middle. */
export function listUnfinished(dataFolder: string): string[] {
  return filesBelow(dataFolder)
    .map(([key]) => key)
    .filter(isUnfinished)
}

const isUnfinished = (key: string) => key.split('/').some((part) => part.startsWith('.'))

function filesBelow(dataFolder: string): [string, number][] {
  const folder = join(dataFolder, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join('/'), statSync(path).size])
}
