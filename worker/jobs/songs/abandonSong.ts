import type { ErrorCode, GenerateSongJob } from '@arioso/contract'
import type { Storage } from '@arioso/storage'
import type { AnnounceClip } from '../announceClip.ts'
import { queueWebhook } from '../webhooks/queueWebhook.ts'
import { tellWhenAllAreMade } from './tellWhenAllAreMade.ts'

/** Stems are made together and fail together. */
export async function abandonEdit(
  parts: { storage: Pick<Storage, 'clips' | 'transaction'>; announce: AnnounceClip },
  job: GenerateSongJob,
  code?: ErrorCode,
): Promise<void> {
  const clip = await parts.storage.clips.find(job.clip_id)
  const siblings =
    clip?.type === 'stem' ? await parts.storage.clips.listByTransaction(clip.userId, clip.transactionUuid) : []
  for (const { id, attempt } of siblings) await abandonSong(parts, { clip_id: id, attempt }, code)
  await abandonSong(parts, job, code)
}

// A song that could not be made costs nothing. Running this twice changes nothing: a reservation closes only once.
export async function abandonSong(
  { storage, announce }: { storage: Pick<Storage, 'transaction'>; announce: AnnounceClip },
  job: GenerateSongJob,
  code: ErrorCode = 'GENERATION_FAILED',
): Promise<void> {
  const failed = await storage.transaction(async (repositories) => {
    const clip = await repositories.clips.find(job.clip_id)
    if (!clip || clip.attempt !== job.attempt || clip.jobState === 'completed') return undefined
    if (code !== 'GENERATION_CANCELLED') {
      await tellWhenAllAreMade(repositories, clip, 'generation_failed')
      if (clip.jobState !== 'failed') await queueWebhook(repositories, clip, 'song.failed')
    }
    const isRefunded = await repositories.credits.refundFor(clip)
    return repositories.clips.update(clip.id, {
      jobState: 'failed',
      jobErrorCode: code,
      refundCredits: clip.refundCredits || isRefunded,
    })
  })
  if (failed) await announce(failed)
}
