import type { Hook } from '@arioso/contract'
import { toClip, toHook, type Storage, type StoredHook, type User } from '@arioso/storage'
import { isVisible } from './findVisibleClip.ts'

// Each with the song heard in it, where the viewer may open that song.
export async function withSongs(storage: Storage, hooks: StoredHook[], viewer: User | undefined): Promise<Hook[]> {
  const ids = [...new Set(hooks.map(({ clipId }) => clipId))]
  const clips = await storage.clips.listByIds(ids, viewer?.id)
  const songs = new Map(clips.filter((clip) => isVisible(clip, viewer)).map((clip) => [clip.id, toClip(clip)]))
  return hooks.map((hook) => {
    const clip = songs.get(hook.clipId)
    if (clip === undefined) return toHook(hook, null)
    const { id, title, display_name, image_url } = clip
    return toHook(hook, { id, title, display_name, image_url })
  })
}
