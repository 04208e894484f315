import { AppError } from '@arioso/contract'
import { clipFiles, hookFolder, readJson, type Storage, type StoredClip } from '@arioso/storage'
import type { Card } from '@arioso/providers/images'
import { z } from 'zod'
import type { Uses } from '../../context.ts'
import { findVisibleHook } from '../../rules/findVisibleHook.ts'
import { getVisiblePlaylist } from '../../rules/getVisiblePlaylist.ts'
import { findVisibleClip } from '../../rules/songs/findVisibleClip.ts'

export type CardKind = 'song' | 'playlist' | 'profile' | 'hook'

const KEPT_CARDS = 40
// A quarter of a second each, one after the other: requests beyond these may come again.
const MOST_WAITING = 20
const peaks = z.array(z.number())

type Needs = Uses<'clips' | 'files' | 'hooks' | 'playlists' | 'profiles', 'images'>

/** Preview pictures of links, drawn on request, of what is open to everyone. */
export function createCardsService({ storage, images }: Needs) {
  const kept = new Map<string, Promise<Uint8Array>>()
  let waiting = 0

  const describe: Record<CardKind, (id: string) => Promise<Card>> = {
    song: async (id) => {
      const clip = await findVisibleClip(storage, id, undefined)
      return clip === undefined ? notFound() : describeSong(storage, clip)
    },
    playlist: async (id) => {
      const playlist = await getVisiblePlaylist(storage, id, undefined)
      const song = await findCover(storage, playlist.coverClipId)
      const title = playlist.name || 'Untitled'
      return { ...song, title, subtitle: `${countSongs(playlist.clipCount)} · ${playlist.displayName}`, wave: [] }
    },
    profile: async (handle) => {
      const profile = (await storage.profiles.find(handle, undefined)) ?? notFound()
      const [newest] = await storage.clips.listByMaker(profile.user_id, {
        page: 1,
        sort: 'created_at',
        viewerId: undefined,
      })
      const song = await findCover(storage, newest?.id ?? null)
      const picture = (await readPicture(storage, profile.avatar_image_url)) ?? song.picture
      const title = profile.display_name || profile.handle
      return { ...song, picture, title, subtitle: `@${profile.handle} · ${countSongs(profile.clips_count)}`, wave: [] }
    },
    hook: async (id) => {
      const hook = (await findVisibleHook(storage, id, undefined)) ?? notFound()
      const picture = await storage.files.readBytes(`${hookFolder(hook)}/poster.jpg`)
      const title = hook.publish.title || hook.publish.caption || 'Hook'
      return { title, subtitle: hook.displayName || hook.handle, palette: [], picture, wave: [] }
    },
  }

  async function draw(card: Card): Promise<Uint8Array> {
    if (waiting >= MOST_WAITING) throw new AppError('UNAVAILABLE')
    waiting++
    try {
      return await images.drawCard(card)
    } catch (error) {
      // Nobody who asks for it has sent a wrong picture: a machine that is too busy to draw may be asked again.
      throw Object.assign(new AppError('UNAVAILABLE'), { cause: error })
    } finally {
      waiting--
    }
  }

  return {
    async get(kind: CardKind, id: string): Promise<Uint8Array> {
      const card = await describe[kind](id)
      const key = JSON.stringify([kind, id, card.title, card.subtitle, card.palette, card.picture?.length])
      const known = kept.get(key)
      if (known !== undefined) return known
      const drawn = draw(card)
      kept.set(key, drawn)
      drawn.catch(() => kept.delete(key))
      for (const oldest of [...kept.keys()].slice(0, -KEPT_CARDS)) kept.delete(oldest)
      return drawn
    },
  }
}

async function describeSong(storage: Pick<Storage, 'files'>, clip: StoredClip): Promise<Card> {
  const { preview, peaks: wave } = clipFiles(clip.id)
  const [own, drawn, loudness] = await Promise.all([
    readPicture(storage, clip.imageUrl),
    storage.files.readBytes(preview),
    readJson(storage.files, wave, peaks),
  ])
  const { title, displayName: subtitle, palette } = clip
  return { title: title || 'Untitled', subtitle, palette, picture: own ?? drawn, wave: loudness ?? [] }
}

async function findCover(
  storage: Pick<Storage, 'clips' | 'files'>,
  clipId: string | null,
): Promise<Pick<Card, 'palette' | 'picture'>> {
  const clip = clipId === null ? undefined : await findVisibleClip(storage, clipId, undefined)
  if (clip === undefined) return { palette: [], picture: undefined }
  const { palette, picture } = await describeSong(storage, clip)
  return { palette, picture }
}

// Cards hold no WebP: what people chose as one gives way to the song's own drawing.
async function readPicture(storage: Pick<Storage, 'files'>, url: string | null): Promise<Uint8Array | undefined> {
  return url === null || url.endsWith('.webp') ? undefined : storage.files.readBytes(url.replace(/^\/media\//, ''))
}

function countSongs(count: number): string {
  return count === 1 ? '1 song' : `${count.toLocaleString('en')} songs`
}

function notFound(): never {
  throw new AppError('NOT_FOUND')
}
