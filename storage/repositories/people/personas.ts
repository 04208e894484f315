import { PAGE_SIZE, type Persona } from '@arioso/contract'
import { and, count, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { clips } from '../../schema/clips/clips.ts'
import { follows } from '../../schema/people/follows.ts'
import { personaLoves, personas, personaWords } from '../../schema/people/personas.ts'
import { user } from '../../schema/people/user.ts'
import { isHeardByAll, isKept, newestFirst } from '../clips/clipConditions.ts'
import { isUuid } from '../isUuid.ts'
import { wordsQuery } from '../clips/wordsQuery.ts'
import { selectClips, type StoredClip } from '../clips/storedClip.ts'
import { clipFiles, mediaUrl } from '../../files/clipFiles.ts'

type PersonaRow = typeof personas.$inferSelect
export type StoredPersona = PersonaRow & { handle: string; hasCover: boolean; clipCount: number; isLoved: boolean }

export type PersonaPage = { personas: StoredPersona[]; total: number }

export type Personas = {
  insert(persona: typeof personas.$inferInsert): Promise<StoredPersona>
  find(id: string, viewerId?: string): Promise<StoredPersona | undefined>
  update(
    id: string,
    patch: Partial<Omit<PersonaRow, 'id' | 'userId'>>,
    viewerId: string,
  ): Promise<StoredPersona | undefined>
  // Its songs stay, without it.
  remove(id: string): Promise<void>
  toggleLove(id: string, userId: string): Promise<void>
  list(which: 'own' | 'loved' | 'followed', userId: string, page: number): Promise<PersonaPage>
  // One's own and those everybody may sing with, by name, description or style.
  search(text: string, page: { offset: number; limit: number; viewerId: string }): Promise<StoredPersona[]>
  listClips(id: string, viewerId: string | undefined, page: number): Promise<{ clips: StoredClip[]; total: number }>
}

export function createPersonas(database: Database): Personas {
  function select(viewerId: string) {
    const clipCount = sql<number>`(select count(*)::int from ${clips} where ${clips.personaId} = ${personas.id})`
    const isLoved = sql<boolean>`${personaLoves.userId} is not null`
    const hasCover = sql<boolean>`coalesce(${clips.hasCover}, false)`
    return database
      .select({ ...getTableColumns(personas), handle: user.handle, hasCover, clipCount, isLoved })
      .from(personas)
      .innerJoin(user, eq(user.id, personas.userId))
      .leftJoin(clips, eq(clips.id, personas.rootClipId))
      .leftJoin(personaLoves, and(eq(personaLoves.personaId, personas.id), eq(personaLoves.userId, viewerId)))
      .$dynamic()
  }

  async function find(id: string, viewerId = ''): Promise<StoredPersona | undefined> {
    if (!isUuid(id)) return undefined
    const [found] = await select(viewerId).where(eq(personas.id, id))
    return found
  }

  function whose(which: 'own' | 'loved' | 'followed', userId: string): SQL | undefined {
    const isPersonaKept = sql`not ${personas.isTrashed}`
    if (which === 'own') return and(eq(personas.userId, userId), isPersonaKept)
    const isSeen = or(eq(personas.userId, userId), eq(personas.isPublic, true))
    if (which === 'loved') {
      const loved = sql`${personas.id} in (select persona_id from ${personaLoves} where user_id = ${userId})`
      return and(loved, isSeen, isPersonaKept)
    }
    const followed = sql`${personas.userId} in (select followed_id from ${follows} where follower_id = ${userId})`
    return and(followed, eq(personas.isPublic, true), isPersonaKept)
  }

  return {
    find,

    async insert(persona) {
      const [inserted] = await database.insert(personas).values(persona).returning({ id: personas.id })
      const found = inserted && (await find(inserted.id, persona.userId))
      if (!found) throw new Error('the persona was not kept')
      return found
    },

    async update(id, patch, viewerId) {
      if (Object.keys(patch).length > 0) await database.update(personas).set(patch).where(eq(personas.id, id))
      return find(id, viewerId)
    },

    async remove(id) {
      await database.delete(personas).where(eq(personas.id, id))
    },

    async toggleLove(id, userId) {
      const mine = and(eq(personaLoves.personaId, id), eq(personaLoves.userId, userId))
      const removed = await database.delete(personaLoves).where(mine).returning({ id: personaLoves.personaId })
      if (removed.length > 0) return
      await database.insert(personaLoves).values({ personaId: id, userId }).onConflictDoNothing()
    },

    async list(which, userId, page) {
      const wanted = whose(which, userId)
      const found = await select(userId)
        .where(wanted)
        .orderBy(desc(personas.createdAt), desc(personas.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
      const [counted] = await database.select({ total: count() }).from(personas).where(wanted)
      return { personas: found, total: counted?.total ?? 0 }
    },

    async search(text, { offset, limit, viewerId }) {
      const query = wordsQuery(text)
      if (query === undefined) return []
      const isSeen = or(eq(personas.userId, viewerId), eq(personas.isPublic, true))
      return select(viewerId)
        .where(and(sql`${personaWords(personas)} @@ ${query}`, isSeen, sql`not ${personas.isTrashed}`))
        .orderBy(desc(sql`ts_rank(${personaWords(personas)}, ${query})`), desc(personas.createdAt), desc(personas.id))
        .limit(limit)
        .offset(offset)
    },

    async listClips(id, viewerId, page) {
      const isSeen = viewerId === undefined ? isHeardByAll : or(isHeardByAll, eq(clips.userId, viewerId))
      const wanted = and(eq(clips.personaId, id), isKept, isSeen)
      const found = await selectClips(database, viewerId)
        .where(wanted)
        .orderBy(...newestFirst)
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
      const [counted] = await database.select({ total: count() }).from(clips).where(wanted)
      return { clips: found, total: counted?.total ?? 0 }
    },
  }
}

export function toPersona(stored: StoredPersona, viewerId: string | undefined): Persona {
  return {
    id: stored.id,
    user_id: stored.userId,
    handle: stored.handle,
    root_clip_id: stored.rootClipId,
    persona_type: stored.singer === null ? 'style' : 'vocal',
    name: stored.name,
    description: stored.description,
    image_s3_id: stored.imageKey,
    image_url: stored.hasCover ? mediaUrl(clipFiles(stored.rootClipId).largeCover) : null,
    is_public: stored.isPublic,
    user_input_styles: stored.styles,
    vocal_start_s: stored.vocalStartSeconds,
    vocal_end_s: stored.vocalEndSeconds,
    clip_count: stored.clipCount,
    is_loved: stored.isLoved,
    is_owned: stored.userId === viewerId,
    is_trashed: stored.isTrashed,
  }
}
