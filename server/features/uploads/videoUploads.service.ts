import type { Readable } from 'node:stream'
import { AppError, HOOK_VIDEO, JOB_QUEUES, type Calls, type ProcessVideoJob, type UploadTarget } from '@arioso/contract'
import type { StoredVideoUpload, User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { refuseFull } from '../../rules/reserveSpace.ts'
import { receiveUpload, type Sent } from './receiveUpload.ts'

type Wishes = z.output<Calls['finishVideoUpload']['body']>
type Picture = 'poster.jpg' | 'sprite.jpg'

const sourceOf = (id: string): string => `uploads/video/${id}`

type Needs = Uses<'files' | 'keptFiles' | 'transaction' | 'videoUploads'>

export function createVideoUploadsService({ storage }: Needs) {
  const { files, videoUploads } = storage

  async function getOwn(user: User, id: string): Promise<StoredVideoUpload> {
    const upload = await videoUploads.find(id)
    if (upload === undefined || upload.userId !== user.id) throw new AppError('NOT_FOUND')
    return upload
  }

  return {
    async start(user: User, { extension }: { extension: string }): Promise<UploadTarget> {
      await refuseFull(storage, user)
      const { id } = await videoUploads.create(user.id)
      return { id, url: `/media/uploads/video/${id}`, fields: { key: `${id}.${extension}` } }
    },

    async receive(user: User, id: string, sent: Sent): Promise<void> {
      const { status } = await getOwn(user, id)
      if (status !== 'uploading' && status !== 'uploading-complete') throw new AppError('UPLOAD_INVALID')
      await receiveUpload(storage, user, { key: sourceOf(id), kind: 'video', maxBytes: HOOK_VIDEO.maxBytes }, sent)
      await videoUploads.update(id, { status: 'uploading-complete' })
    },

    async finish(user: User, id: string, wishes: Wishes) {
      await storage.transaction(async (together) => {
        const upload = await together.videoUploads.lock(id, user.id)
        if (upload === undefined) throw new AppError('NOT_FOUND')
        if (upload.status === 'uploading') throw new AppError('UPLOAD_INVALID')
        if (upload.status !== 'uploading-complete') return
        await together.videoUploads.update(id, { status: 'processing' })
        const job: ProcessVideoJob = {
          upload_id: id,
          filename: wishes.upload_filename,
          wants_cover: wishes.is_video_cover,
          wants_sprite: wishes.require_video_sprite,
          is_moderated: wishes.fail_task_on_moderation,
        }
        await together.jobs.send(JOB_QUEUES.processVideo, job, { singletonKey: id })
      })
      return { success: true as const }
    },

    async get(user: User, id: string) {
      const { status, errorMessage } = await getOwn(user, id)
      const isComplete = status === 'complete'
      const hasCover = isComplete && (await files.size(`videos/${id}/poster.jpg`)) !== undefined
      return {
        id,
        status,
        error_message: errorMessage,
        s3_id: isComplete ? `videos/${id}/video.mp4` : null,
        image_url: hasCover ? `/media/uploads/video/${id}/poster.jpg` : null,
      }
    },

    async openPicture(user: User, id: string, name: Picture): Promise<{ stream: Readable; size: number }> {
      await getOwn(user, id)
      const picture = await files.read(`videos/${id}/${name}`)
      if (picture === undefined) throw new AppError('NOT_FOUND')
      return picture
    },
  }
}
