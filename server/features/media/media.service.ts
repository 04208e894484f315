import type { Readable } from 'node:stream'
import { AppError } from '@arioso/contract'
import { type StoredClip, type User, clipFiles } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import type { ByteRange } from '../../http/parseByteRange.ts'
import { traceListening } from '../../http/health/traceListening.ts'
import type { Audio } from '../../http/sendAudio.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'

export function createMediaService({ storage, configuration }: Uses<'clips' | 'files' | 'line', 'configuration'>) {
  const { files, clips, line } = storage

  async function openComplete(key: string, range: ByteRange): Promise<Readable> {
    const file = await files.read(key, range)
    if (file === undefined) throw new AppError('NOT_FOUND')
    return file.stream
  }

  // What is heard while it is made belongs to the trace that began with Create.
  async function openGrowing(clip: StoredClip, range: ByteRange, signal: AbortSignal): Promise<Readable> {
    const isTraced = configuration.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
    const making = isTraced ? await line.findTrace(clip.id) : undefined
    const isFinished = () => willNotGrow(clip.id)
    const stream = files.readGrowing(clipFiles(clip.id).audio, range, { isFinished, signal })
    return making === undefined ? stream : traceListening(making, clip.id, stream)
  }

  async function willNotGrow(id: string): Promise<boolean> {
    const state = (await clips.find(id))?.jobState
    return state !== 'waiting' && state !== 'active'
  }

  return {
    async getAudio(viewer: User | undefined, id: string): Promise<Audio> {
      const clip = await getVisibleClip(storage, id, viewer)
      const key = clipFiles(clip.id).audio
      const isComplete = clip.status === 'complete'
      const wholeBytes = await findSize(clip, key)
      if (wholeBytes === undefined) throw new AppError('NOT_FOUND')
      const sizeBytes = heardBytes(clip, wholeBytes)
      if (sizeBytes === 0) throw new AppError('FEATURE_NOT_IN_PLAN')
      return {
        etag: `"${clip.id}-${clip.attempt}-${sizeBytes}"`,
        sizeBytes,
        // A preview may be the whole song tomorrow, so it must not be cached.
        isComplete: isComplete && clip.previewSeconds === null,
        isPublic: clip.isPublic,
        open: async (range, signal) => (isComplete ? openComplete(key, range) : openGrowing(clip, range, signal)),
      }
    },

    async getPicture(viewer: User | undefined, id: string, picture: string) {
      const clip = await getVisibleClip(storage, id, viewer)
      const key = clipFiles(clip.id).named(picture)
      const [size, file] = await Promise.all([files.size(key), files.read(key)])
      if (size === undefined || file === undefined) throw new AppError('NOT_FOUND')
      return { stream: file.stream, size, isPublic: clip.isPublic }
    },
  }

  // While it is made the length is the promised one; once complete it is what lies on disk.
  async function findSize(clip: StoredClip, key: string): Promise<number | undefined> {
    if (clip.status === 'complete') return files.size(key)
    const isPlayable = clip.status === 'streaming' && clip.jobState !== 'failed'
    return isPlayable ? (clip.audioBytes ?? undefined) : undefined
  }
}

// Every second of a song has the same number of bytes, so that a preview ends where it has to.
function heardBytes({ previewSeconds, durationSeconds }: StoredClip, wholeBytes: number): number {
  if (previewSeconds === null || durationSeconds === null) return wholeBytes
  return Math.min(wholeBytes, Math.floor((wholeBytes * previewSeconds) / durationSeconds))
}
