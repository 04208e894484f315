import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createEditsService } from './edits.service.ts'

export function editsRoutes(app: FastifyInstance, context: ServerContext): void {
  const edits = createEditsService(context)

  route(app, calls.adjustSpeed, ({ user, body }) => edits.adjustSpeed(user, body))
  route(app, calls.cropClip, ({ user, params, body }) => edits.crop(user, params.id, body))
  route(app, calls.fadeClip, ({ user, params, body }) => edits.fade(user, params.id, body))
  route(app, calls.reverseClip, ({ user, body }) => edits.reverse(user, body))
  route(app, calls.concat, ({ user, body }) => edits.concat(user, body.clip_id))
  route(app, calls.splitStems, ({ user, params, body }) => edits.splitStems(user, params.id, body.stem_task))
  route(app, calls.remaster, ({ user, body }) => edits.remaster(user, body))
  route(app, calls.varyClip, ({ user, body }) => edits.vary(user, body))
  route(app, calls.getEditAction, ({ user, params }) => edits.getAction(user, params.id))
  route(app, calls.getStructure, ({ viewer, params }) => edits.getStructure(viewer, params.id))
  route(app, calls.startEditSession, ({ user, body }) => edits.startSession(user, body.clip_id))
  route(app, calls.endEditSession, ({ user, params }) => edits.endSession(user, params.id))
}
