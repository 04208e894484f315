import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPlaylistsService } from './playlists.service.ts'

export function playlistsRoutes(app: FastifyInstance, context: ServerContext): void {
  const playlists = createPlaylistsService(context)

  route(app, calls.getPlaylist, ({ viewer, params, query }) => playlists.get(viewer, params.id, query.page))
}
