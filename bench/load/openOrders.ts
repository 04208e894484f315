import type { Pool } from 'pg'
import { signUpMember, type Member } from '../../scripts/member.ts'
import { openStorage, type Storage } from '../../storage/index.ts'
import type { Parts } from './startParts.ts'
import type { Ask } from './rise.ts'

export type Orders = {
  /** Somebody presses Create: credits are reserved, two clips and two jobs are stored. */
  order: Ask
  /** All that was ordered is given up and paid back, as a worker would. */
  giveUp: () => Promise<void>
  close(): Promise<void>
}

const MEMBERS = 120
const SIGN_UPS_AT_ONCE = 4
const CREDITS_AN_ORDER = 10
const CLIPS_AN_ORDER = 2
const GIVEN_UP_AT_ONCE = 8

type Left = { jobs: number; reserved: number }

/** Needs an installation without a worker: what is ordered waits until it is given up. */
export async function openOrders({ url, databaseUrl, filesFolder }: Parts, pool: Pool): Promise<Orders> {
  const members = await signUpMany(url)
  // Five songs at once instead of two; the first order brings the credits of the plan.
  await pool.query(`update "user" set plan_key = 'premier' where email = any($1)`, [members.map(({ email }) => email)])
  const storage = await openStorage({ databaseUrl, filesFolder })
  let ordered = 0
  let turn = 0

  async function look(): Promise<Left> {
    const { rows } = await pool.query<Left>(
      `select (select count(*)::int from pgboss.job where name = 'generate-song' and state = 'created') as jobs,
         (select coalesce(sum(reserved), 0)::int from credit_balances) as reserved`,
    )
    return rows[0] ?? { jobs: 0, reserved: 0 }
  }

  return {
    order: async () => {
      const member = members[turn++ % members.length]
      const clips = await member?.generate(`a short folk song about lighthouse ${turn}`).catch(() => undefined)
      if (clips) ordered += 1
      return clips !== undefined
    },

    giveUp: async () => {
      const { jobs, reserved } = await look()
      if (jobs !== CLIPS_AN_ORDER * ordered || reserved !== CREDITS_AN_ORDER * ordered)
        throw new Error(`${ordered} orders left ${jobs} jobs and ${reserved} reserved credits`)
      const { rows } = await pool.query<{ id: string }>(
        `delete from pgboss.job where name = 'generate-song' returning data ->> 'clip_id' as id`,
      )
      const ids = rows.map(({ id }) => id)
      await Promise.all(Array.from({ length: GIVEN_UP_AT_ONCE }, () => payBack(storage, ids)))
      const left = await look()
      if (left.reserved !== 0) throw new Error(`${left.reserved} credits stayed reserved`)
      ordered = 0
    },

    close: () => storage.close(),
  }
}

async function payBack(storage: Storage, ids: string[]): Promise<void> {
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const clip = await storage.clips.find(id)
    if (clip === undefined) throw new Error(`no clip ${id}`)
    await storage.transaction(async ({ clips, credits }) => {
      await credits.refundFor(clip)
      await clips.update(clip.id, { jobState: 'failed', jobErrorCode: 'GENERATION_FAILED', refundCredits: true })
    })
  }
}

async function signUpMany(url: string): Promise<Member[]> {
  const members: Member[] = []
  async function signUp(): Promise<void> {
    while (members.length < MEMBERS) members.push(await signUpMember(url))
  }
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, signUp))
  return members
}
