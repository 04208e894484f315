import { calls, COMPARISON_NAME_MAX, COMPARISON_SONG_MAX_BYTES } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { sendAudio } from '../../http/sendAudio.ts'
import { createComparisonsService } from './comparisons.service.ts'

const title = z.string().trim().min(1).max(COMPARISON_NAME_MAX)
const songParams = z.object({ id: z.uuid(), version: z.enum(['first', 'second']), title })
const sideParams = z.object({ id: z.uuid(), side: z.enum(['left', 'right']) })

export function comparisonsRoutes(app: FastifyInstance, context: ServerContext): void {
  const comparisons = createComparisonsService(context)

  route(app, calls.listComparisons, ({ user }) => comparisons.list(user))
  route(app, calls.createComparison, ({ user, body }) => comparisons.create(user, body))
  route(app, calls.getNextPair, ({ user, params }) => comparisons.getNext(user, params.id))
  route(app, calls.answerPair, ({ user, params, body }) => comparisons.answer(user, params.id, body))

  void app.register((songs, _options, done) => {
    songs.addContentTypeParser('audio/mpeg', { parseAs: 'buffer', bodyLimit: COMPARISON_SONG_MAX_BYTES }, keepBytes)
    songs.route({
      method: 'PUT',
      url: '/media/comparisons/:id/:version/:title',
      schema: { hide: true, params: songParams },
      bodyLimit: COMPARISON_SONG_MAX_BYTES,
      handler: async (request) => {
        const { id, version, title } = songParams.parse(request.params)
        const mp3 = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await comparisons.addSong(await app.identify(request.headers), id, version, { title, mp3 })
        return { success: true }
      },
    })
    done()
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/comparison-pairs/:id/:side.mp3',
    schema: { hide: true, params: sideParams },
    handler: async (request, reply) => {
      const { id, side } = sideParams.parse(request.params)
      return sendAudio(await comparisons.getAudio(await app.identify(request.headers), id, side), request, reply)
    },
  })
}

function keepBytes(_request: unknown, body: Buffer, done: (error: Error | null, body: Buffer) => void): void {
  done(null, body)
}
