import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findHookResult, type MakeDemoHookJob } from '@arioso/contract'
import type { StoredClip, StoredVideoUpload } from '@arioso/storage'
import { makeShareVideo } from '../jobs/downloads/makeShareVideo.ts'
import { processVideo, type VideoParts } from '../jobs/hooks/processVideo.ts'
import { renderHook } from '../jobs/hooks/renderHook.ts'
import { demoHooks, type DemoHook } from './demoHooks.ts'

const FILM_SECONDS = 12
// Past the introduction, where the singing has begun.
const START_SHARE = 0.35

/** A demo artist films a song and posts it: the steps are those of everybody's hooks, taken one after the other. */
export async function makeDemoHook(parts: VideoParts, { clip_id, look }: MakeDemoHookJob): Promise<void> {
  const { storage } = parts
  const clip = await storage.clips.find(clip_id)
  const demo = demoHooks[look]
  if (clip?.status !== 'complete' || clip.isTrashed || demo === undefined) return
  const posted = await storage.hooks.listOfMakersSong(clip.id, clip.userId)
  const id = posted.length === 0 ? await postHook(parts, clip, demo) : findUnfinished(posted)
  if (id !== undefined) await renderHook(parts, { hook_id: id })
}

// The worker ended in the middle of it.
function findUnfinished(hooks: { id: string; status: Parameters<typeof findHookResult>[0] }[]): string | undefined {
  return hooks.find(({ status }) => findHookResult(status) === undefined)?.id
}

async function postHook(parts: VideoParts, clip: StoredClip, demo: DemoHook): Promise<string> {
  const startSeconds = Math.floor((clip.durationSeconds ?? 0) * START_SHARE)
  const upload = await uploadFilm(parts, clip, { demo, startSeconds })
  const seconds = Math.min(FILM_SECONDS, upload.durationSeconds ?? 0)
  return parts.storage.hooks.insert({
    userId: clip.userId,
    clipId: clip.id,
    uploadId: upload.id,
    publish: { title: clip.title, caption: demo.caption, allow_comments: true, show_lyrics: demo.showsLyrics },
    render: {
      song: {
        song_id: clip.id,
        clip_start_time: startSeconds,
        clip_end_time: startSeconds + seconds,
        volume: 100,
      },
      videos: [
        {
          s3_id: `videos/${upload.id}/video.mp4`,
          upload_id: upload.id,
          source_start_time: 0,
          source_end_time: seconds,
          volume: 0,
        },
      ],
    },
  })
}

type Filming = { demo: DemoHook; startSeconds: number }

async function uploadFilm(
  parts: VideoParts,
  clip: StoredClip,
  { demo, startSeconds }: Filming,
): Promise<StoredVideoUpload> {
  const { storage, workFolder } = parts
  const folder = await mkdtemp(join(workFolder, 'demo-hook-'))
  try {
    const look = { ...demo.look(clip), lengthSeconds: FILM_SECONDS }
    const film = await makeShareVideo(parts, clip, { shape: demo.shape, start_seconds: startSeconds, folder, look })
    const { id } = await storage.videoUploads.create(clip.userId)
    await storage.files.write(`uploads/video/${id}`, film)
    await storage.videoUploads.update(id, { status: 'processing' })
    await processVideo(parts, { upload_id: id })
    const upload = await storage.videoUploads.find(id)
    if (upload?.status !== 'complete') throw new Error(`the film of ${clip.title} was not understood`)
    return upload
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
