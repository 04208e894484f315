import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import type { ClipLists } from './clipLists.ts'
import { isUuid } from '../isUuid.ts'
import type { ClipPatch, NewClip, StoredClip } from './storedClip.ts'

export type SungTake = { id: string; title: string; lyrics: string }

export type ClipChanges = {
  insert(newClips: NewClip[]): Promise<StoredClip[]>
  update(id: string, patch: ClipPatch): Promise<StoredClip | undefined>
  // Takes of one press get their words one at a time, whichever worker writes them. Nothing is changed while others are too alike; those come back.
  giveWords(
    clip: Pick<StoredClip, 'id' | 'userId' | 'transactionUuid'>,
    words: { title: string; lyrics: string; style: string },
    listAlike: (others: SungTake[]) => SungTake[],
  ): Promise<SungTake[]>
  // Submitted to its maker; it is processing once that has begun.
  claim(id: string, attempt: number): Promise<StoredClip | undefined>
}

export function createClipChanges(database: Database, lists: Pick<ClipLists, 'find' | 'listByIds'>): ClipChanges {
  async function insert(newClips: NewClip[]): Promise<StoredClip[]> {
    if (newClips.length === 0) return []
    const inserted = await database.insert(clips).values(numberTakes(newClips)).returning({ id: clips.id })
    return lists.listByIds(inserted.map((row) => row.id))
  }

  async function update(id: string, patch: ClipPatch): Promise<StoredClip | undefined> {
    if (!isUuid(id)) return undefined
    if (Object.keys(patch).length > 0) await database.update(clips).set(patch).where(eq(clips.id, id))
    return lists.find(id)
  }

  const giveWords: ClipChanges['giveWords'] = ({ id, userId, transactionUuid }, words, listAlike) =>
    database.transaction(async (together) => {
      await together.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`words:${transactionUuid}`}, 0))`)
      const samePress = and(eq(clips.userId, userId), eq(clips.transactionUuid, transactionUuid))
      const others = await together
        .select({ id: clips.id, title: clips.title, lyrics: clips.lyrics })
        .from(clips)
        .where(and(samePress, ne(clips.id, id), ne(clips.lyrics, '')))
      const alike = listAlike(others)
      if (alike.length === 0) await together.update(clips).set(words).where(eq(clips.id, id))
      return alike
    })

  async function claim(id: string, attempt: number): Promise<StoredClip | undefined> {
    if (!isUuid(id)) return undefined
    const waiting = and(eq(clips.id, id), eq(clips.attempt, attempt), inArray(clips.jobState, ['waiting', 'active']))
    const status = sql`case when ${clips.status} = 'queued' then 'submitted' else ${clips.status} end`
    const claimed = await database
      .update(clips)
      .set({ jobState: 'active', status })
      .where(waiting)
      .returning({ id: clips.id })
    return claimed.length === 0 ? undefined : lists.find(id)
  }

  return { insert, update, giveWords, claim }
}

// Takes lie a millisecond apart, so that the first stands above the second wherever the newest comes first.
function numberTakes(newClips: NewClip[]): (NewClip & { take: number; createdAt: Date })[] {
  const now = Date.now()
  const counts = new Map<string, number>()
  return newClips.map((clip) => {
    const place = counts.get(clip.transactionUuid) ?? 0
    counts.set(clip.transactionUuid, place + 1)
    const take = clip.take ?? place
    return { ...clip, take, createdAt: clip.createdAt ?? new Date(now - take) }
  })
}
