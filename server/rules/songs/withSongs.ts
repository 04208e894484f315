import type { Hook } from '@arioso/contract'
import { toClip, toHook, type Storage, type StoredHook, type User } from '@arioso/storage'
import { isVisible } from './findVisibleClip.ts'

// Each with the song heard in it. Hooks are public, a link-only song is not.
export async function withSongs(
  storage: Pick<Storage, 'clips'>,
  hooks: StoredHook[],
  viewer: User | undefined,
): Promise<Hook[]> {
  const ids = [...new Set(hooks.map(({ clipId }) => clipId))]
  const clips = await storage.clips.listByIds(ids, viewer?.id)
  const songs = new Map(clips.filter((clip) => isVisible(clip, viewer)).map((clip) => [clip.id, clip]))
  return hooks.map((hook) => {
    const clip = songs.get(hook.clipId)
    const isShown = clip?.isPublic === true || [clip?.userId, hook.userId].includes(viewer?.id ?? '')
    if (clip === undefined || !isShown) return toHook(hook, null, viewer?.id)
    const { id, title, display_name, image_url } = toClip(clip)
    return toHook(hook, { id, title, display_name, image_url }, viewer?.id)
  })
}
