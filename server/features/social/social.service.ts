import {
  AppError,
  may,
  PAGE_SIZE,
  type Clip,
  type Hook,
  type Persona,
  type Playlist,
  type Profile,
} from '@arioso/contract'
import { toClip, toPersona, toPlaylist, type Clips, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { withSongs } from '../../rules/songs/withSongs.ts'
import { matchingStyles } from './matchingStyles.ts'

type Reaction = 'LIKE' | 'DISLIKE' | null
type Sort = Parameters<Clips['search']>[0]['sort']
type Tab = 'songs' | 'playlists' | 'users' | 'personas' | 'hooks' | 'styles'
type Search = { query: string; tab: Tab; sort: Sort; cursor: string | null }

// Styles are those of the songs found, so many of them are looked at.
const SONGS_FOR_STYLES = 200

type Found = {
  clips: Clip[]
  users: Profile[]
  playlists: Playlist[]
  personas: Persona[]
  hooks: Hook[]
  styles: string[]
}

const nothing: Found = { clips: [], users: [], playlists: [], personas: [], hooks: [], styles: [] }

type Needs = Uses<
  'clips' | 'feedback' | 'flagOverrides' | 'hooks' | 'personas' | 'playlists' | 'profiles' | 'transaction',
  'configuration' | 'live'
>

export function createSocialService(context: Needs) {
  const { storage, live } = context

  // One more than a page is asked for, to know whether there is another.
  async function find(user: User, { query, tab, sort }: Search, offset: number): Promise<Partial<Found>> {
    const page = { offset, limit: PAGE_SIZE + 1, viewerId: user.id }
    const flags = await evaluateFlags(context, user)
    switch (tab) {
      case 'songs':
        return { clips: (await storage.clips.search({ text: query, sort, ...page })).map(toClip) }
      case 'playlists':
        return { playlists: (await storage.playlists.search(query, page)).map((found) => toPlaylist(found, user.id)) }
      case 'users':
        return { users: await storage.profiles.search(query, page) }
      case 'personas':
        if (!flags['persona-search']) return {}
        return { personas: (await storage.personas.search(query, page)).map((found) => toPersona(found, user.id)) }
      case 'hooks':
        if (!may('seeHooks', actorOf(user, flags))) return {}
        return { hooks: await withSongs(storage, await storage.hooks.search(query, page), user) }
      case 'styles': {
        const all = { ...page, offset: 0, limit: SONGS_FOR_STYLES }
        const songs = await storage.clips.search({ text: query, sort: 'play_count', ...all })
        return {
          styles: matchingStyles(
            songs.map(({ style }) => style),
            query,
          ),
        }
      }
    }
  }

  return {
    async react(user: User, id: string, reaction: Reaction): Promise<Clip> {
      const clip = await getVisibleClip(storage, id, user)
      if (!may('reactToClip', actorOf(user), subjectOf(clip))) throw new AppError('FORBIDDEN')
      const news = { userId: clip.userId, kind: 'like_clip', contentId: clip.id, personId: user.id } as const
      await storage.transaction(async ({ reactions, notifications }) => {
        const change = await reactions.set(clip.id, user.id, reaction)
        if (change === 'liked') await notifications.tell(news)
        if (change === 'no longer liked') await notifications.withdraw(news)
      })
      live.notify(clip.userId)
      return toClip(await getVisibleClip(storage, id, user))
    },

    async listFollowed(user: User, cursor: string | null, limit: number) {
      const { clips, nextCursor } = await storage.clips.listFollowed(user.id, { cursor, limit })
      return { clips: clips.map(toClip), next_cursor: nextCursor, has_more: nextCursor !== null }
    },

    async search(user: User, asked: Search) {
      const offset = parseOffset(asked.cursor)
      const found = { ...nothing, ...(await find(user, asked, offset)) }
      const hasMore = Object.values(found).some(({ length }) => length > PAGE_SIZE)
      return {
        clips: found.clips.slice(0, PAGE_SIZE),
        playlists: found.playlists.slice(0, PAGE_SIZE),
        users: found.users.slice(0, PAGE_SIZE),
        personas: found.personas.slice(0, PAGE_SIZE),
        hooks: found.hooks.slice(0, PAGE_SIZE),
        styles: found.styles,
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
