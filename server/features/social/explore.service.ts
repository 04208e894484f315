import { toClip, type StoredClip, type User } from '@arioso/storage'
import { DAY_MS } from '@arioso/contract'
import type { Uses } from '../../context.ts'
import { genreOf, nameGenre } from './genres.ts'

const SHELF_SONGS = 40
const READ_FOR_GENRES = 200

const TRENDING = [
  { id: 'trending-day', title: 'Trending today', days: 1 },
  { id: 'trending-week', title: 'Trending this week', days: 7 },
  { id: 'trending-month', title: 'Trending this month', days: 30 },
]

type Shelf = { id: string; title: string; songs: StoredClip[] }

export function createExploreService({ storage, now }: Uses<'clips', 'now'>) {
  return {
    // An empty shelf is left out, and so is one that repeats the one before it. Then come the
    // genres, those with the most songs first, however few they are.
    async get(viewer: User | undefined) {
      const viewerId = viewer?.id
      const newest = await storage.clips.listPublic({ limit: READ_FOR_GENRES, viewerId })
      const trending = await Promise.all(
        TRENDING.map(async ({ id, title, days }): Promise<Shelf> => {
          const since = new Date(now().getTime() - days * DAY_MS)
          return { id, title, songs: await storage.clips.listMostPlayed(since, { limit: SHELF_SONGS, viewerId }) }
        }),
      )
      const fresh = { id: 'new', title: 'New', songs: newest.slice(0, SHELF_SONGS) }
      const different = [...trending, fresh].filter(({ songs }, index) => !isSame(songs, trending[index - 1]?.songs))
      const shelves = [...different, ...shelvesByGenre(newest)].filter(({ songs }) => songs.length > 0)
      const feeds = shelves.map(({ songs, ...shelf }) => ({ ...shelf, clips: songs.map(toClip) }))
      return { feeds, next_cursor: null, has_more: false }
    },
  }
}

function isSame(songs: StoredClip[], others: StoredClip[] = []): boolean {
  return songs.length === others.length && songs.every(({ id }, index) => id === others[index]?.id)
}

function shelvesByGenre(clips: StoredClip[]): Shelf[] {
  const byGenre = Map.groupBy(clips, ({ style }) => genreOf(style))
  return [...byGenre]
    .sort(([one, these], [other, those]) => those.length - these.length || one.localeCompare(other))
    .map(([genre, songs]) => ({ id: `genre-${genre}`, title: nameGenre(genre), songs: songs.slice(0, SHELF_SONGS) }))
}
