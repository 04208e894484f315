import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createProfilesService } from './profiles.service.ts'

export function profilesRoutes(app: FastifyInstance, context: ServerContext): void {
  const profiles = createProfilesService(context)

  route(app, calls.updateProfile, ({ user, body }) => profiles.update(user, body))
  route(app, calls.getProfile, ({ viewer, params, query }) => profiles.get(viewer, params.handle, query))
  route(app, calls.listProfilePinnedClips, ({ user }) => profiles.listPinned(user))
  route(app, calls.pinToProfile, ({ user, body }) => profiles.pin(user, body))
  route(app, calls.getArtistProfile, ({ user }) => profiles.getOwn(user))
  route(app, calls.updateArtistProfile, ({ user, body }) => profiles.updateArtist(user, body))
  route(app, calls.follow, ({ user, body }) => profiles.follow(user, body.handle, !body.unfollow))
  route(app, calls.listFollowers, ({ viewer, params, query }) =>
    profiles.listFollowers(viewer, params.handle, query.page),
  )
}
