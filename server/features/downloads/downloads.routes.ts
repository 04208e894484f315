import { AppError, calls, downloadFormat } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createDownloadsService } from './downloads.service.ts'

const place = z.object({ id: z.uuid(), format: downloadFormat })
const moment = z.object({ start_s: z.coerce.number().int().min(0).max(100_000).default(0) })

export function downloadsRoutes(app: FastifyInstance, context: ServerContext): void {
  const downloads = createDownloadsService(context)

  route(app, calls.downloadClip, ({ user, params, query }) => downloads.request(user, params.id, query))
  route(app, calls.listDownloadFormats, ({ user, params }) => downloads.describeSong(user, params.id))
  route(app, calls.convertToWav, ({ user, params }) => downloads.requestWav(user, params.id))
  route(app, calls.getWavFile, ({ user, params }) => downloads.requestWav(user, params.id))
  route(app, calls.getDownloadQuota, ({ user }) => downloads.describeQuota(user))

  const schema = { hide: true, params: place, querystring: moment }
  app.get('/media/clips/:id/downloads/:format', { schema }, async (request, reply) => {
    const user = await app.identify(request.headers)
    if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
    const { id, format } = place.parse(request.params)
    const { file, stream, size } = await downloads.open(user, id, { format, ...moment.parse(request.query) })
    return reply
      .type(file.type)
      .header('content-length', size)
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(file.filename)}`)
      .send(stream)
  })
}

// Browsers agree on this form for every alphabet (RFC 8187); these five are the ones encodeURIComponent leaves alone.
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
