import { AppError } from '@arioso/contract'
import { hookFolder, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import type { Audio } from '../../http/sendAudio.ts'
import { getVisibleHook } from '../../rules/findVisibleHook.ts'

export function createHookMediaService({ storage }: Uses<'files' | 'hooks'>) {
  const { files } = storage

  return {
    async getVideo(viewer: User | undefined, id: string): Promise<Audio> {
      const hook = await getVisibleHook(storage, id, viewer)
      const key = `${hookFolder(hook)}/video.mp4`
      const sizeBytes = await files.size(key)
      if (sizeBytes === undefined) throw new AppError('NOT_FOUND')
      return {
        contentType: 'video/mp4',
        etag: `"${hook.id}-${sizeBytes}"`,
        sizeBytes,
        isComplete: true,
        isPublic: hook.isShown,
        open: async (range) => {
          const file = await files.read(key, range)
          if (file === undefined) throw new AppError('NOT_FOUND')
          return file.stream
        },
      }
    },

    async getPoster(viewer: User | undefined, id: string) {
      const hook = await getVisibleHook(storage, id, viewer)
      const poster = await files.read(`${hookFolder(hook)}/poster.jpg`)
      if (poster === undefined) throw new AppError('NOT_FOUND')
      return { ...poster, isPublic: hook.isShown }
    },
  }
}
