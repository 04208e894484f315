import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createPersonasService } from './personas.service.ts'

export function personasRoutes(app: FastifyInstance, context: ServerContext): void {
  const personas = createPersonasService(context)

  route(app, calls.createPersona, ({ user, body }) => personas.create(user, body))
  route(app, calls.listPersonas, ({ user, query }) => personas.list(user, 'own', query.page))
  route(app, calls.listLovedPersonas, ({ user, query }) => personas.list(user, 'loved', query.page))
  route(app, calls.listFollowedPersonas, ({ user, query }) => personas.list(user, 'followed', query.page))
  route(app, calls.getPersona, ({ viewer, params, query }) => personas.get(viewer, params.id, query.page))
  route(app, calls.updatePersona, ({ user, params, body }) => personas.update(user, params.id, body))
  route(app, calls.setPersonaVisibility, ({ user, params, query }) =>
    personas.setVisibility(user, params.id, query.is_public),
  )
  route(app, calls.lovePersona, ({ user, params }) => personas.toggleLove(user, params.id))
  route(app, calls.trashPersona, ({ user, params, query }) => personas.setTrashed(user, params.id, !query.undo))
}
