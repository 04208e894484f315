import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { keptBy } from '../../http/forever.ts'
import { sendAudio } from '../../http/sendAudio.ts'
import { createMediaService } from './media.service.ts'

const clipId = z.object({ id: z.uuid() })
const clipPicture = clipId.extend({ picture: z.enum(['cover-256.webp', 'cover-640.webp', 'preview.png']) })

export function mediaRoutes(app: FastifyInstance, context: ServerContext): void {
  const media = createMediaService(context)
  const schema = { hide: true }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/clips/:id/audio.mp3',
    schema: { ...schema, params: clipId },
    handler: async (request, reply) => {
      const viewer = await app.admit(request, reply, ['songs:read'])
      const audio = await media.getAudio(viewer, clipId.parse(request.params).id)
      return sendAudio(audio, request, reply)
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/clips/:id/:picture',
    schema: { ...schema, params: clipPicture },
    handler: async (request, reply) => sendPicture(request, reply),
  })

  async function sendPicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id, picture } = clipPicture.parse(request.params)
    const viewer = await app.admit(request, reply, ['songs:read'])
    const { stream, size, isPublic } = await media.getPicture(viewer, id, picture)
    void reply
      .type(picture.endsWith('.png') ? 'image/png' : 'image/webp')
      .header('content-length', size)
      .header('cache-control', keptBy(isPublic))
    if (request.method === 'GET') return reply.send(stream)
    stream.destroy()
    return reply.send()
  }
}
