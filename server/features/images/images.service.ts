import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, AVATAR_MAX_BYTES, may, type UploadTarget } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { reserveSpace } from '../../rules/reserveSpace.ts'
import { stripMetadata } from './stripMetadata.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

export const PICTURE_TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

export function createImagesService({ storage, images }: Uses<'files' | 'keptFiles', 'images'>) {
  const { files } = storage
  const waiting = (user: User, id: string) => `uploads/images/${user.id}/${id}`

  async function keep(user: User, key: string, bytes: Uint8Array): Promise<void> {
    const file = { key, kind: 'picture' as const, bytes: bytes.length }
    await reserveSpace(storage, user, file)
    await files.write(key, bytes)
    await storage.keptFiles.keep({ ...file, userId: user.id })
  }

  return {
    // An empty file says that this person was given this place.
    async start(user: User, extension: string): Promise<UploadTarget> {
      const id = randomUUID()
      await keep(user, waiting(user, id), new Uint8Array())
      return { id, url: `/media/uploads/image/${id}`, fields: { key: `${id}.${extension}` } }
    },

    async receive(user: User, id: string, bytes: Uint8Array): Promise<void> {
      if (bytes.length > AVATAR_MAX_BYTES) throw new AppError('BODY_TOO_LARGE')
      if ((await files.size(waiting(user, id))) === undefined) throw new AppError('NOT_FOUND')
      await keep(user, waiting(user, id), bytes)
    },

    // What a file is, its first bytes say; its name may say anything.
    async finish(user: User, id: string) {
      const bytes = await files.readBytes(waiting(user, id))
      if (bytes === undefined) throw new AppError('NOT_FOUND')
      await files.remove(waiting(user, id))
      await storage.keptFiles.remove([waiting(user, id)])
      const extension = kindOf(bytes)
      if (extension === undefined) throw new AppError('UPLOAD_INVALID')
      const key = `pictures/${user.id}/${id}.${extension}`
      await keep(user, key, stripMetadata(bytes, extension))
      return { image_url: `/media/${key}`, image_s3_id: key }
    },

    async draw(user: User, prompt: string) {
      if (!may('generateAvatar', actorOf(user))) throw new AppError('FEATURE_NOT_IN_PLAN')
      refuseContent({ prompt })
      const key = `pictures/${user.id}/${randomUUID()}.png`
      await keep(user, key, await images.draw(prompt, drawSeed()))
      return { image_url: `/media/${key}` }
    },

    async open(userId: string, name: string): Promise<{ stream: Readable; size: number }> {
      if (!/^[A-Za-z0-9_-]+$/.test(userId)) throw new AppError('NOT_FOUND')
      const found = await files.read(`pictures/${userId}/${name}`)
      if (found === undefined) throw new AppError('NOT_FOUND')
      return found
    },
  }
}

function kindOf(bytes: Uint8Array): 'png' | 'jpg' | 'webp' | undefined {
  const begins = (start: number, ...signature: number[]) =>
    signature.every((byte, index) => bytes[start + index] === byte)
  if (begins(0, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (begins(0, 0xff, 0xd8, 0xff)) return 'jpg'
  return begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50) ? 'webp' : undefined
}
