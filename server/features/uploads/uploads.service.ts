import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  analysis,
  AppError,
  AUDIO_UPLOAD_MAX_BYTES,
  DEFAULT_MODEL_KEY,
  JOB_QUEUES,
  tellHeard,
  uploadTitle,
  type AudioUpload,
  type HeardFacts,
  type ProcessUploadJob,
  type UploadTarget,
} from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'
import { isRecorded, type NewClip, type StoredAudioUpload, type User, clipFiles, readJson } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { audioUploadLimits } from '../../rules/audioUploadLimits.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { refuseFull } from '../../rules/reserveSpace.ts'
import { receiveUpload, type Sent } from './receiveUpload.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

const sourceOf = (id: string): string => `uploads/audio/${id}`

type Finish = { upload_filename: string; trim_start_s?: number | undefined; trim_end_s?: number | undefined }

type Needs = Uses<
  'audioUploads' | 'clips' | 'files' | 'flagOverrides' | 'keptFiles' | 'transaction' | 'workspaces',
  'configuration' | 'now'
>

export function createUploadsService(context: Needs) {
  const { storage, now } = context
  const { files } = storage

  async function getOwn(user: User, id: string): Promise<StoredAudioUpload> {
    const upload = await storage.audioUploads.find(id)
    if (upload === undefined || upload.userId !== user.id) throw new AppError('NOT_FOUND')
    return upload
  }

  async function readHeard(id: string): Promise<HeardFacts | null> {
    const kept = await readJson(files, clipFiles(id).analysis, analysis)
    return kept === undefined ? null : tellHeard(kept)
  }

  return {
    async start(user: User, wish: { extension: string; upload_type: 'file_upload' | 'recording' }) {
      await refuseFull(storage, user)
      const { max } = audioUploadLimits(user, await evaluateFlags(context, user))
      const { id } = await storage.audioUploads.create({
        userId: user.id,
        uploadType: wish.upload_type,
        maxSeconds: max,
      })
      const target: UploadTarget = {
        id,
        url: `/media/uploads/audio/${id}`,
        fields: { key: `${id}.${wish.extension}` },
      }
      return target
    },

    async receive(user: User, id: string, sent: Sent): Promise<void> {
      const upload = await getOwn(user, id)
      if (upload.status !== 'uploading' && upload.status !== 'uploading-complete') throw new AppError('UPLOAD_INVALID')
      await receiveUpload(storage, user, { key: sourceOf(id), kind: 'audio', maxBytes: AUDIO_UPLOAD_MAX_BYTES }, sent)
      await storage.audioUploads.update(id, { status: 'uploading-complete' })
    },

    async finish(user: User, id: string, wish: Finish) {
      await storage.transaction(async ({ audioUploads, jobs }) => {
        const upload = await audioUploads.lock(id, user.id)
        if (upload === undefined) throw new AppError('NOT_FOUND')
        if (upload.status === 'uploading') throw new AppError('UPLOAD_INVALID')
        if (upload.status !== 'uploading-complete') return
        const named = uploadTitle(wish.upload_filename, upload.uploadType)
        await audioUploads.update(id, {
          status: 'processing',
          title: findRefusal(named) === undefined ? named : uploadTitle('', upload.uploadType),
          trimStartSeconds: wish.trim_start_s ?? null,
          trimEndSeconds: wish.trim_end_s ?? null,
        })
        const job: ProcessUploadJob = { upload_id: id }
        await jobs.send(JOB_QUEUES.processUpload, job, { singletonKey: id })
      })
      return { success: true as const }
    },

    async get(user: User, id: string): Promise<AudioUpload> {
      const upload = await getOwn(user, id)
      const { status, errorMessage, title, hasVocal, hasCover } = upload
      const imageUrl = hasCover ? `/media/uploads/audio/${id}/cover.webp` : null
      const heard = status === 'complete' ? await readHeard(id) : null
      return { id, status, error_message: errorMessage, title, imageUrl, hasVocal, heard }
    },

    async getHeard(user: User, clipId: string): Promise<{ heard: HeardFacts | null }> {
      const clip = await getVisibleClip(storage, clipId, user)
      return { heard: isRecorded(clip) ? await readHeard(clip.id) : null }
    },

    async openCover(user: User, id: string): Promise<{ stream: Readable; size: number }> {
      await getOwn(user, id)
      const cover = await files.read(clipFiles(id).largeCover)
      if (cover === undefined) throw new AppError('NOT_FOUND')
      return cover
    },

    // Pressed twice, it is still one clip.
    async initializeClip(user: User, id: string) {
      const workspace = await storage.workspaces.ensureDefault(user.id)
      await storage.transaction(async ({ audioUploads, clips }) => {
        const upload = await audioUploads.lock(id, user.id)
        if (upload === undefined) throw new AppError('NOT_FOUND')
        if (upload.status !== 'complete') throw new AppError('UPLOAD_INVALID')
        if (upload.isInitialized) return
        await clips.insert([newClip(upload, workspace.id, now())])
        await audioUploads.update(id, { isInitialized: true })
      })
      return { clip_id: id }
    },
  }
}

function newClip(upload: StoredAudioUpload, workspaceId: string, madeAt: Date): NewClip {
  return {
    id: upload.id,
    generationId: randomUUID(),
    transactionUuid: randomUUID(),
    userId: upload.userId,
    workspaceId,
    title: upload.title,
    type: 'upload',
    status: 'complete',
    modelKey: DEFAULT_MODEL_KEY,
    modelName: '',
    makeInstrumental: !upload.hasVocal,
    seed: drawSeed(),
    jobState: 'completed',
    jobProgress: 1,
    durationSeconds: upload.durationSeconds,
    audioBytes: upload.audioBytes,
    tempoBpm: upload.tempoBpm,
    keyName: upload.keyName,
    palette: upload.palette,
    hasCover: upload.hasCover,
    createdAt: madeAt,
  }
}
