import { alignedWord, AppError, may, type Clip } from '@arioso/contract'
import { toClip, type ClipPatch, type StoredClip, type User, clipFiles, readJson, writeJson } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { isOwnPicture } from '../../rules/isOwnPicture.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { refuseWhilePaused } from '../../rules/standing.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { respellWords } from './respellWords.ts'

type Visibility = { is_public: boolean; link_only: boolean }

type Changes = {
  title?: string | undefined
  lyrics?: string | undefined
  caption?: string | undefined
  imageUrl?: string | undefined
  allow_comments?: boolean | undefined
}

const SIMILAR_SONGS = 6

type Needs = Uses<
  'clipFeedback' | 'clips' | 'copyrightWarnings' | 'files' | 'flagOverrides' | 'rulings',
  'configuration' | 'now'
>

export function createClipChangesService(context: Needs) {
  const { storage } = context

  async function getOwnClip(user: User, id: string): Promise<StoredClip> {
    const clip = await getVisibleClip(storage, id, user)
    if (clip.userId !== user.id) throw new AppError('FORBIDDEN')
    if (!may('updateClip', actorOf(user), subjectOf(clip))) throw new AppError('CLIP_TRASHED')
    return clip
  }

  async function update(user: User, clip: StoredClip, patch: ClipPatch): Promise<Clip> {
    await storage.clips.update(clip.id, patch)
    return toClip(await getVisibleClip(storage, clip.id, user))
  }

  // What was sung is kept aside, so that a second correction starts from it and not from the first.
  async function respell(clip: StoredClip, lyrics: string): Promise<void> {
    const { words: shown, sungWords: kept } = clipFiles(clip.id)
    const readWords = (key: string) => readJson(storage.files, key, alignedWord.array())
    const sung = (await readWords(kept)) ?? (await readWords(shown))
    if (sung === undefined || sung.length === 0) return
    await writeJson(storage.files, kept, sung)
    await writeJson(storage.files, shown, respellWords(sung, lyrics))
  }

  return {
    async setVisibility(user: User, id: string, { is_public, link_only }: Visibility): Promise<Clip> {
      const clip = await getOwnClip(user, id)
      if ((is_public || link_only) && (await storage.copyrightWarnings.has(clip.id))) throw new AppError('CLIP_REMOVED')
      if (is_public && !may('publishClip', actorOf(user), subjectOf(clip))) throw new AppError('CLIP_LINK_ONLY')
      if (is_public || link_only) await refuseWhilePaused(context, user)
      return update(user, clip, { isPublic: is_public, isLinkOnly: link_only && !is_public })
    },

    async updateClip(user: User, id: string, changes: Changes): Promise<Clip> {
      const clip = await getOwnClip(user, id)
      const { title, lyrics, caption, imageUrl, allow_comments } = changes
      refuseContent({ title: title ?? '', lyrics: lyrics ?? '', caption: caption ?? '' })
      if (imageUrl !== undefined) refusePicture(user, clip, imageUrl)
      if (lyrics !== undefined && lyrics !== clip.lyrics) await respell(clip, lyrics)
      return update(user, clip, {
        ...(title !== undefined && { title }),
        ...(lyrics !== undefined && { lyrics }),
        ...(caption !== undefined && { caption }),
        ...(imageUrl !== undefined && { imageUrl: imageUrl === '' ? null : imageUrl }),
        ...(allow_comments !== undefined && { allowComments: allow_comments }),
      })
    },

    async sendFeedback(user: User, id: string, reason: string) {
      const clip = await getVisibleClip(storage, id, user)
      const actor = actorOf(user, await evaluateFlags(context, user))
      if (!may('sendClipFeedback', actor, subjectOf(clip))) throw new AppError('FORBIDDEN')
      await storage.clipFeedback.set(clip.id, user.id, reason)
      return { success: true as const }
    },

    async listSimilar(viewer: User | undefined, id: string): Promise<Clip[]> {
      const clip = await getVisibleClip(storage, id, viewer)
      const similar = await storage.clips.listSimilar(clip, { limit: SIMILAR_SONGS, viewerId: viewer?.id })
      return similar.map(toClip)
    },
  }
}

// Staff change drawn covers; the uploader of a song chooses its picture. Only pictures of one's own.
function refusePicture(user: User, clip: StoredClip, imageUrl: string): void {
  const isAllowed = clip.type === 'upload' || may('uploadClipImage', actorOf(user))
  if (!isAllowed) throw new AppError('FORBIDDEN')
  const isOwn = imageUrl === '' || isOwnPicture(user, imageUrl)
  if (!isOwn) throw new AppError('FIELDS_INVALID', {}, { imageUrl: 'Upload the picture first.' })
}
