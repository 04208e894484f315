import { AppError, may, PAGE_SIZE, type Clip, type Profile } from '@arioso/contract'
import { toClip, toPersona, type Clips, type User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { getVisibleClip } from '../../rules/findVisibleClip.ts'
import { subjectOf } from '../../rules/subjectOf.ts'

type Reaction = 'LIKE' | 'DISLIKE' | null
type Sort = Parameters<Clips['search']>[0]['sort']
type Search = { query: string; tab: string; sort: Sort; cursor: string | null }

const nothing = { playlists: [], hooks: [], styles: [] }

export function createSocialService({ storage, live }: ServerContext) {
  return {
    async react(user: User, id: string, reaction: Reaction): Promise<Clip> {
      const clip = await getVisibleClip(storage, id, user)
      if (!may('reactToClip', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      const news = { userId: clip.userId, kind: 'like_clip', contentId: clip.id, personId: user.id } as const
      await storage.transaction(async ({ reactions, notifications }) => {
        const change = await reactions.set(clip.id, user.id, reaction)
        if (change === 'liked') await notifications.tell(news)
        if (change === 'no longer liked') await notifications.takeBack(news)
      })
      live.notify(clip.userId)
      return toClip(await getVisibleClip(storage, id, user))
    },

    async listFollowed(user: User, cursor: string | null, limit: number) {
      const { clips, nextCursor } = await storage.clips.listFollowed(user.id, { cursor, limit })
      return { clips: clips.map(toClip), next_cursor: nextCursor, has_more: nextCursor !== null }
    },

    // One more than a page is asked for, to know whether there is another.
    async search(user: User, { query, tab, sort, cursor }: Search) {
      const offset = parseOffset(cursor)
      const page = { offset, limit: PAGE_SIZE + 1, viewerId: user.id }
      const clips = tab === 'songs' ? await storage.clips.search({ text: query, sort, ...page }) : []
      const users = tab === 'users' ? await storage.profiles.search(query, page) : []
      const personas = tab === 'personas' ? await storage.personas.search(query, user.id, PAGE_SIZE) : []
      const hasMore = Math.max(clips.length, users.length) > PAGE_SIZE
      return {
        ...nothing,
        clips: clips.slice(0, PAGE_SIZE).map(toClip),
        users: users.slice(0, PAGE_SIZE) satisfies Profile[],
        personas: personas.map((persona) => toPersona(persona, user.id)),
        next_cursor: hasMore ? String(offset + PAGE_SIZE) : null,
        has_more: hasMore,
      }
    },

    async sendFeedback(user: User, { message, page }: { message: string; page: string }) {
      await storage.feedback.add({ userId: user.id, message, page })
      return { success: true as const }
    },
  }
}

function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0
  if (!/^\d{1,6}$/.test(cursor)) {
    throw new AppError('FIELDS_INVALID', {}, { cursor: 'This is not a cursor of this list.' })
  }
  return Number(cursor)
}
