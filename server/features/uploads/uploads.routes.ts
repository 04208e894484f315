import { AppError, calls } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { streamFormFile } from '../../http/streamFormFile.ts'
import { createUploadsService } from './uploads.service.ts'
import { createVideoUploadsService } from './videoUploads.service.ts'

const id = z.object({ id: z.uuid() })

export function uploadsRoutes(app: FastifyInstance, context: ServerContext): void {
  const uploads = createUploadsService(context)
  const videos = createVideoUploadsService(context)

  async function getMember({ headers }: FastifyRequest): Promise<User> {
    const user = await app.identify(headers)
    if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
    return user
  }

  route(app, calls.startAudioUpload, ({ user, body }) => uploads.start(user, body))
  route(app, calls.finishAudioUpload, ({ user, params, body }) => uploads.finish(user, params.id, body))
  route(app, calls.getAudioUpload, ({ user, params }) => uploads.get(user, params.id))
  route(app, calls.initializeClip, ({ user, params }) => uploads.initializeClip(user, params.id))
  route(app, calls.getHeard, ({ user, params }) => uploads.getHeard(user, params.id))
  route(app, calls.startVideoUpload, ({ user, body }) => videos.start(user, body))
  route(app, calls.finishVideoUpload, ({ user, params, body }) => videos.finish(user, params.id, body))
  route(app, calls.getVideoUpload, ({ user, params }) => videos.get(user, params.id))

  app.get('/media/uploads/audio/:id/cover.webp', { schema: { hide: true, params: id } }, async (request, reply) => {
    const { stream, size } = await uploads.openCover(await getMember(request), id.parse(request.params).id)
    return reply.type('image/webp').header('content-length', size).header('cache-control', 'private').send(stream)
  })

  for (const picture of ['poster.jpg', 'sprite.jpg'] as const) {
    const path = `/media/uploads/video/:id/${picture}`
    app.get(path, { schema: { hide: true, params: id } }, async (request, reply) => {
      const { stream, size } = await videos.openPicture(await getMember(request), id.parse(request.params).id, picture)
      return reply.type('image/jpeg').header('content-length', size).header('cache-control', 'private').send(stream)
    })
  }

  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    for (const [kind, service] of Object.entries({ audio: uploads, video: videos })) {
      scope.post(`/media/uploads/${kind}/:id`, { schema: { hide: true, params: id } }, async (request, reply) => {
        const user = await getMember(request)
        const body = request.body as AsyncIterable<Buffer>
        const chunks = streamFormFile(request.headers['content-type'] ?? '', body)
        const length = request.headers['content-length']
        const announcedBytes = length === undefined ? undefined : Number(length)
        await service.receive(user, id.parse(request.params).id, { chunks, announcedBytes })
        return reply.code(204).send()
      })
    }
  })
}
