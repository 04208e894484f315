import type { FastifyReply, FastifyRequest } from 'fastify'
import { FOREVER } from '../../http/forever.ts'
import { parseByteRange, type ByteRange } from '../../http/parseByteRange.ts'
import type { Audio } from './media.service.ts'

export async function sendAudio(audio: Audio, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.headers({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', ...cachingHeaders(audio) })
  if (audio.isComplete && request.headers['if-none-match'] === audio.etag) return reply.code(304).send()

  const range = chooseRange(audio, request)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${audio.sizeBytes}`).header('content-length', 0).send()
  }
  const { start, end } = range === 'whole' ? { start: 0, end: audio.sizeBytes - 1 } : range
  if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${start}-${end}/${audio.sizeBytes}`)
  void reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD') return reply.send()

  const left = new AbortController()
  request.raw.socket.once('close', () => left.abort())
  reply.raw.once('close', () => left.abort())
  return reply.send(await audio.open({ start, end }, left.signal))
}

function cachingHeaders(audio: Audio): Record<string, string> {
  if (!audio.isComplete) return { 'cache-control': 'no-store' }
  return { etag: audio.etag, 'cache-control': `${audio.isPublic ? 'public' : 'private'}, ${FOREVER}` }
}

function chooseRange(audio: Audio, request: FastifyRequest): ByteRange | 'whole' | 'unsatisfiable' {
  const expected = request.headers['if-range']
  const isStale = expected !== undefined && audio.isComplete && expected !== audio.etag
  return isStale ? 'whole' : parseByteRange(request.headers.range, audio.sizeBytes)
}
