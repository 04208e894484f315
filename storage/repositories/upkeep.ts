import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { upkeepLooks } from '../schema/upkeepLooks.ts'

export type Upkeep = {
  // Undefined until a day after the first look.
  findCertainMoment(): Promise<Date | undefined>
}

const PATIENCE = sql`interval '1 day'`

// Deletion is final, so no clock is trusted at once: a moment is certain when a worker looked at it and the
// database's clock still stands behind it a day later. One that jumped ahead and was set right within a day deletes nothing.
export function createUpkeep(database: Database): Upkeep {
  return {
    findCertainMoment: () =>
      database.transaction(async (together) => {
        await together.execute(sql`delete from ${upkeepLooks} where looked_at > now()`)
        await together.execute(sql`insert into ${upkeepLooks} values (now()) on conflict do nothing`)
        const { rows } = await together.execute<{ moment: string | null }>(
          sql`select max(looked_at)::text as moment from ${upkeepLooks} where looked_at <= now() - ${PATIENCE}`,
        )
        const moment = rows[0]?.moment ?? undefined
        if (moment === undefined) return undefined
        await together.execute(sql`delete from ${upkeepLooks} where looked_at < ${moment}::timestamptz`)
        return new Date(moment)
      }),
  }
}
