import { AppError, AVATAR_MAX_BYTES, calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { keptBy } from '../../http/forever.ts'
import { route } from '../../http/route.ts'
import { PICTURE_NAME } from '../../rules/isOwnPicture.ts'
import { extractSong } from './extractSong.ts'
import { createImagesService, PICTURE_TYPES } from './images.service.ts'

// The form around the file.
const FORM_MAX_BYTES = 64 * 1024

const id = z.object({ id: z.uuid() })
const picture = z.object({ user: z.string().max(100), name: z.string().regex(PICTURE_NAME) })

export function imagesRoutes(app: FastifyInstance, context: ServerContext): void {
  const images = createImagesService(context)

  route(app, calls.extractFromImages, ({ user, body }) => extractSong(context, user, body))
  route(app, calls.promptImage, ({ user, body }) => images.draw(user, body.prompt))
  route(app, calls.startImageUpload, ({ user, body }) => images.start(user, body.extension))
  route(app, calls.finishImageUpload, ({ user, params }) => images.finish(user, params.id))

  app.register(async (scope) => {
    const options = { parseAs: 'buffer' as const, bodyLimit: AVATAR_MAX_BYTES + FORM_MAX_BYTES }
    scope.addContentTypeParser<Buffer>('multipart/form-data', options, (_request, body, done) => done(null, body))
    scope.post('/media/uploads/image/:id', { schema: { hide: true, params: id } }, async (request, reply) => {
      const user = await app.identify(request.headers)
      if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
      const file = await readFile(request.headers['content-type'] ?? '', request.body as Buffer)
      await images.receive(user, id.parse(request.params).id, file)
      return reply.code(204).send()
    })
  })

  app.get('/media/pictures/:user/:name', { schema: { hide: true, params: picture } }, async (request, reply) => {
    const { user, name } = picture.parse(request.params)
    const { stream, size } = await images.open(user, name)
    const type = PICTURE_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/webp'
    return reply.type(type).header('content-length', size).header('cache-control', keptBy(true)).send(stream)
  })
}

async function readFile(contentType: string, body: Buffer): Promise<Uint8Array> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new AppError('BODY_UNREADABLE')
    })
  const file = form.get('file')
  if (!(file instanceof File)) throw new AppError('UPLOAD_INVALID')
  return file.bytes()
}
