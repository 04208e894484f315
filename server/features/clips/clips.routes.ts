import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { listenerOf } from '../../http/listenerOf.ts'
import { route } from '../../http/route.ts'
import { createClipsService } from './clips.service.ts'

export function clipsRoutes(app: FastifyInstance, context: ServerContext): void {
  const clips = createClipsService(context)

  route(app, calls.getClip, ({ viewer, params }) => clips.get(viewer, params.id))
  route(app, calls.listClipsByIds, async ({ viewer, query }) => ({ clips: await clips.listByIds(viewer, query.ids) }))
  route(app, calls.listLibrary, ({ user, body }) => clips.listLibrary(user, body))
  route(app, calls.getAlignedLyrics, async ({ viewer, params }) => ({
    aligned_words: await clips.getAlignedWords(viewer, params.id),
  }))
  route(app, calls.getWaveform, async ({ viewer, params }) => ({ peaks: await clips.getPeaks(viewer, params.id) }))
  route(app, calls.countPlay, async ({ viewer, params, body, request }) => {
    return { play_count: await clips.countPlay(viewer, params.id, body.played_seconds, listenerOf(request)) }
  })
  route(app, calls.trashClips, async ({ user, body }) => ({
    clips: await clips.setTrashed(user, body.clip_ids, body.trash),
  }))
  route(app, calls.unlockPreview, ({ user, params }) => clips.unlock(user, params.id))
  route(app, calls.purgeClips, async ({ user, body }) => {
    await clips.purge(user, body.clip_ids)
    return { success: true as const }
  })
}
