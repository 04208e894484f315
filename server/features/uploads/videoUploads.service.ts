import type { Readable } from 'node:stream'
import { AppError, HOOK_VIDEO, JOB_QUEUES, type ProcessVideoJob, type UploadTarget } from '@arioso/contract'
import type { StoredVideoUpload, User } from '@arioso/storage'
import type { ServerContext } from '../../context.ts'
import { receiveFile } from './receiveFile.ts'

const ABANDONED_AFTER_MS = 86_400_000
const sourceOf = (id: string): string => `uploads/video/${id}`

export function createVideoUploadsService({ storage, now }: ServerContext) {
  const { files, videoUploads } = storage

  async function getOwn(user: User, id: string): Promise<StoredVideoUpload> {
    const upload = await videoUploads.find(id)
    if (upload === undefined || upload.userId !== user.id) throw new AppError('NOT_FOUND')
    return upload
  }

  return {
    async start(user: User, { extension }: { extension: string }): Promise<UploadTarget> {
      const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
      for (const id of await videoUploads.removeAbandoned(user.id, before)) {
        await files.remove(sourceOf(id))
        await files.remove(`videos/${id}`)
      }
      const { id } = await videoUploads.create(user.id)
      return { id, url: `/media/uploads/video/${id}`, fields: { key: `${id}.${extension}` } }
    },

    async receive(user: User, id: string, chunks: AsyncIterable<Buffer>): Promise<void> {
      const { status } = await getOwn(user, id)
      if (status !== 'uploading' && status !== 'uploading-complete') throw new AppError('UPLOAD_INVALID')
      await receiveFile(files, sourceOf(id), chunks, HOOK_VIDEO.maxBytes)
      await videoUploads.update(id, { status: 'uploading-complete' })
    },

    async finish(user: User, id: string) {
      await storage.transaction(async (together) => {
        const upload = await together.videoUploads.lock(id, user.id)
        if (upload === undefined) throw new AppError('NOT_FOUND')
        if (upload.status === 'uploading') throw new AppError('UPLOAD_INVALID')
        if (upload.status !== 'uploading-complete') return
        await together.videoUploads.update(id, { status: 'processing' })
        const job: ProcessVideoJob = { upload_id: id }
        await together.jobs.send(JOB_QUEUES.processVideo, job, { singletonKey: id })
      })
      return { success: true as const }
    },

    async get(user: User, id: string) {
      const { status, errorMessage } = await getOwn(user, id)
      const isComplete = status === 'complete'
      return {
        id,
        status,
        error_message: errorMessage,
        s3_id: isComplete ? `videos/${id}/video.mp4` : null,
        image_url: isComplete ? `/media/uploads/video/${id}/poster.jpg` : null,
      }
    },

    async openPoster(user: User, id: string): Promise<{ stream: Readable; size: number }> {
      await getOwn(user, id)
      const poster = await files.read(`videos/${id}/poster.jpg`)
      if (poster === undefined) throw new AppError('NOT_FOUND')
      return poster
    },
  }
}
