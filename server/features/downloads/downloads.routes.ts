import type { Readable } from 'node:stream'
import { AppError, calls, downloadFormat } from '@arioso/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createDownloadsService } from './downloads.service.ts'
import { createPacketsService } from './packets.service.ts'

const idParams = z.object({ id: z.uuid() })
const place = idParams.extend({ format: downloadFormat })
const moment = z.object({ start_s: z.coerce.number().int().min(0).max(100_000).default(0) })

export function downloadsRoutes(app: FastifyInstance, context: ServerContext): void {
  const downloads = createDownloadsService(context)
  const packets = createPacketsService(context, downloads)

  route(app, calls.downloadClip, ({ user, params, query }) => downloads.request(user, params.id, query))
  route(app, calls.listDownloadFormats, ({ user, params }) => downloads.describeSong(user, params.id))
  route(app, calls.convertToWav, ({ user, params }) => downloads.requestWav(user, params.id))
  route(app, calls.getWavFile, ({ user, params }) => downloads.requestWav(user, params.id))
  route(app, calls.prepareZip, ({ user, body }) => packets.request(user, body))
  route(app, calls.getDownloadQuota, ({ user }) => downloads.describeQuota(user))

  const schema = { hide: true, params: place, querystring: moment }
  app.get('/media/clips/:id/downloads/:format', { schema }, async (request, reply) => {
    const user = await app.admit(request, reply, ['songs:read'])
    if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
    const { id, format } = place.parse(request.params)
    const { file, stream, size } = await downloads.open(user, id, { format, ...moment.parse(request.query) })
    return sendFile(reply, file, { stream, size })
  })

  const packet = { hide: true, params: idParams }
  app.get('/media/packets/:id', { schema: packet }, async (request, reply) => {
    const user = await app.identify(request.headers)
    if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
    const { file, ...found } = await packets.open(user, idParams.parse(request.params).id)
    return sendFile(reply, file, found)
  })
}

type FoundFile = { stream: Readable; size: number }

function sendFile(reply: FastifyReply, file: { type: string; filename: string }, { stream, size }: FoundFile) {
  return reply
    .type(file.type)
    .header('content-length', size)
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(file.filename)}`)
    .send(stream)
}

// Browsers agree on this form for every alphabet (RFC 8187); these five are the ones encodeURIComponent leaves alone.
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
