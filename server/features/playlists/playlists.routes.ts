import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPlaylistsService } from './playlists.service.ts'

export function playlistsRoutes(app: FastifyInstance, context: ServerContext): void {
  const playlists = createPlaylistsService(context)

  route(app, calls.listPlaylists, ({ user, query }) => playlists.list(user, query))
  route(app, calls.getPlaylist, ({ viewer, params, query }) => playlists.get(viewer, params.id, query.page))
  route(app, calls.createPlaylist, ({ user, body }) => playlists.create(user, body))
  route(app, calls.updatePlaylist, ({ user, body }) => playlists.update(user, body))
  route(app, calls.updatePlaylistClips, ({ user, body }) => playlists.changeClips(user, body))
  route(app, calls.trashPlaylist, ({ user, params, body }) => playlists.setTrashed(user, params.id, body.trash))
  route(app, calls.savePlaylist, ({ user, params, body }) => playlists.setSaved(user, params.id, body.save))
  route(app, calls.reactToPlaylist, ({ user, params, body }) => playlists.react(user, params.id, body.reaction))
}
