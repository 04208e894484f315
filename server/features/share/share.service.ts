import { AppError, RADIO_STATION_ID, type ShareAttribution } from '@arioso/contract'
import type { ShareLink, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { createAllowance } from '../../http/limits/createAllowance.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { getVisibleHook } from '../../rules/findVisibleHook.ts'
import { getVisiblePlaylist } from '../../rules/getVisiblePlaylist.ts'
import { hashListener, type Listener } from '../../rules/hashListener.ts'

type Content = Pick<ShareAttribution, 'content_id' | 'content_type'>

const success = { success: true as const }

// There is one station.
const places: Record<Content['content_type'], (id: string) => string> = {
  clip: (id) => `/song/${id}`,
  playlist: (id) => `/playlist/${id}`,
  hook: (id) => `/hook/${id}`,
  profile: (handle) => `/@${handle}`,
  radio: () => '/live-radio',
  persona: (id) => `/persona/${id}`,
}

// Of one link from one address: a household's visits count, a program's do not.
const VISITS = { name: 'share-visit', atOnce: 5, pauseMs: 600_000 }

type Needs = Uses<'clips' | 'hooks' | 'limits' | 'personas' | 'playlists' | 'profiles' | 'shares' | 'users', 'now'>

export function createShareService(context: Needs) {
  const { storage, now } = context
  const visits = createAllowance(context, VISITS)

  async function countVisit(link: Pick<ShareLink, 'code' | 'contentId'>, { ip }: Listener): Promise<void> {
    if (await visits.take(`${link.code} ${ip}`)) await storage.shares.countVisit(link.code, link.contentId)
  }

  async function checkContent(viewer: User | undefined, { content_id, content_type }: Content): Promise<void> {
    if (content_type === 'clip') await getVisibleClip(storage, content_id, viewer)
    if (content_type === 'hook') await getVisibleHook(storage, content_id, viewer)
    if (content_type === 'playlist' && content_id !== 'liked') await getVisiblePlaylist(storage, content_id, viewer)
    if (content_type === 'persona' && !(await isVisiblePersona(viewer, content_id))) throw new AppError('NOT_FOUND')
    if (content_type === 'radio' && content_id !== RADIO_STATION_ID) throw new AppError('NOT_FOUND')
    if (content_type === 'profile' && (await storage.profiles.find(content_id)) === undefined) {
      throw new AppError('NOT_FOUND')
    }
  }

  async function isVisiblePersona(viewer: User | undefined, id: string): Promise<boolean> {
    const persona = await storage.personas.find(id, viewer?.id)
    if (persona === undefined) return false
    return persona.userId === viewer?.id || (persona.isPublic && !persona.isTrashed)
  }

  return {
    async createLink(viewer: User | undefined, content: Content, baseUrl: string) {
      await checkContent(viewer, content)
      const { content_id, content_type } = content
      const made = { contentId: content_id, contentType: content_type, sharerId: viewer?.id ?? null }
      const { code } = await storage.shares.createLink(made)
      return { code, url: `${baseUrl}${placeOf(content, code)}` }
    },

    // Where a short link leads; nowhere for those who may not see what it was made for.
    async findPlace(viewer: User | undefined, code: string): Promise<string | undefined> {
      const link = await storage.shares.find(code)
      if (link === undefined) return undefined
      const content = contentOf(link)
      try {
        await checkContent(viewer, content)
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
        throw error
      }
      return placeOf(content, code)
    },

    async describe(viewer: User | undefined, code: string) {
      const link = await storage.shares.find(code)
      if (link === undefined) throw new AppError('NOT_FOUND')
      const content = contentOf(link)
      await checkContent(viewer, content)
      const sharer = link.sharerId === null ? undefined : await storage.users.find(link.sharerId)
      return {
        success: true,
        ...content,
        sharer_handle: sharer?.handle ?? null,
        sharer_display_name: sharer?.displayName ?? null,
        sharer_avatar_url: sharer?.avatarImageUrl ?? null,
      }
    },

    async countVisit(viewer: User | undefined, visit: { clipId: string; code: string }, listener: Listener) {
      const clip = await getVisibleClip(storage, visit.clipId, viewer)
      await countVisit({ code: visit.code, contentId: clip.id }, listener)
      return success
    },

    // An unknown code, or one for something else, is ignored.
    async attribute(viewer: User | undefined, attribution: ShareAttribution, listener: Listener) {
      const link = await storage.shares.find(attribution.share_id)
      const isOfLink = link?.contentId === attribution.content_id && link.contentType === attribution.content_type
      if (!isOfLink) return success
      if (attribution.source === 'link' && attribution.content_type !== 'clip') {
        await countVisit(link, listener)
      }
      await storage.shares.attribute({
        shareId: attribution.share_id,
        visitor: hashListener(viewer, listener),
        source: attribution.source,
        contentId: attribution.content_id,
        contentType: attribution.content_type,
        attributedAt: now(),
      })
      return success
    },
  }
}

function placeOf({ content_id, content_type }: Content, code: string): string {
  return `${places[content_type](encodeURIComponent(content_id))}?sh=${code}`
}

function contentOf(link: ShareLink): Content {
  return { content_id: link.contentId, content_type: link.contentType as Content['content_type'] }
}
