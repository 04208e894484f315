import type { OutgoingHttpHeaders } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptBy } from './forever.ts'
import { parseByteRange, type ByteRange } from './parseByteRange.ts'

export type Audio = {
  // MP3 by default.
  contentType?: string
  etag: string
  sizeBytes: number
  isComplete: boolean
  isPublic: boolean
  open(range: ByteRange, signal: AbortSignal): Promise<Readable>
}

export async function sendAudio(audio: Audio, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const type = audio.contentType ?? 'audio/mpeg'
  void reply.headers({ 'content-type': type, 'accept-ranges': 'bytes', ...cachingHeaders(audio) })
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
  reply.raw.once('close', () => left.abort())
  const stream = await audio.open({ start, end }, left.signal)
  // A listener who left while the file was being opened would otherwise leave it open.
  if (reply.raw.destroyed) {
    stream.destroy()
    return reply.hijack()
  }
  // Sent by hand, as the head must not wait for a first byte that the band may not have made yet.
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders).flushHeaders()
  pipeline(stream, reply.raw, (error) => {
    if (error) request.log.debug({ err: error }, 'a listener left, or the song could not be finished')
  })
  return reply
}

function cachingHeaders(audio: Audio): Record<string, string> {
  if (!audio.isComplete) return { 'cache-control': 'no-store' }
  return { etag: audio.etag, 'cache-control': keptBy(audio.isPublic) }
}

function chooseRange(audio: Audio, request: FastifyRequest): ByteRange | 'whole' | 'unsatisfiable' {
  const expected = request.headers['if-range']
  const isStale = expected !== undefined && audio.isComplete && expected !== audio.etag
  return isStale ? 'whole' : parseByteRange(request.headers.range, audio.sizeBytes)
}
