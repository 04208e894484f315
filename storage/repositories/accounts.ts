import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

export type CreditFlow = { kind: 'reserved' | 'spent' | 'refunded' | 'bought' | 'given'; credits: number }
export type KeptBytes = { kind: string; bytes: number; files: number }

// Figures for monitoring. None of the queries slows down as the installation grows older.
export type Accounts = {
  reservedCredits(): Promise<number>
  listCreditFlows(): Promise<CreditFlow[]>
  listKeptBytes(): Promise<KeptBytes[]>
  databaseBytes(): Promise<number>
}

// Songs beyond this many are estimated from a hundredth of them.
const COUNTED_SONGS_MAX = 100_000

export function createAccounts(database: Database): Accounts {
  async function reservedCredits(): Promise<number> {
    const { rows } = await database.execute<{ reserved: number }>(
      sql`select coalesce(sum(reserved), 0)::float8 as reserved from credit_balances where reserved > 0`,
    )
    return rows[0]?.reserved ?? 0
  }

  async function listCreditFlows(): Promise<CreditFlow[]> {
    const { rows } = await database.execute<CreditFlow>(sql`
      select flow.kind, coalesce(sum(amount), 0)::float8 as credits
      from (values ('reserved'), ('spent'), ('refunded'), ('bought'), ('given')) as flow (kind)
        left join (
          select amount, case kind when 'reserve' then 'reserved' when 'settle' then 'spent' when 'refund' then 'refunded'
            else case when reference like 'bought:%' or reference like 'gift:%' then 'bought' else 'given' end end as kind
          from credit_transfers where created_at > now() - interval '1 hour'
        ) as moved on moved.kind = flow.kind
      group by flow.kind`)
    return rows
  }

  async function listKeptBytes(): Promise<KeptBytes[]> {
    const { rows: known } = await database.execute<{ songs: number }>(
      sql`select reltuples::float8 as songs from pg_class where oid = 'clips'::regclass`,
    )
    const isMany = (known[0]?.songs ?? 0) > COUNTED_SONGS_MAX
    const sample = isMany ? sql`tablesample system (1)` : sql``
    const { rows } = await database.execute<KeptBytes>(sql`
      select 'song' as kind, (coalesce(sum(audio_bytes), 0) * ${isMany ? 100 : 1})::float8 as bytes,
        (count(audio_bytes) * ${isMany ? 100 : 1})::float8 as files from clips ${sample}
      union all
      select kind, sum(bytes)::float8, count(*)::float8 from kept_files where is_whole group by kind`)
    return rows
  }

  async function databaseBytes(): Promise<number> {
    const { rows } = await database.execute<{ bytes: number }>(
      sql`select pg_database_size(current_database())::float8 as bytes`,
    )
    return rows[0]?.bytes ?? 0
  }

  return { reservedCredits, listCreditFlows, listKeptBytes, databaseBytes }
}
