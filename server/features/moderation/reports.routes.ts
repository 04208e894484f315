import { calls } from '@arioso/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { createCommentReportsService } from './commentReports.service.ts'
import { createContentReportsService } from './contentReports.service.ts'
import { createReportsService } from './reports.service.ts'

export function reportsRoutes(app: FastifyInstance, context: ServerContext): void {
  const reports = createReportsService(context)
  const comments = createCommentReportsService(context)
  const contents = createContentReportsService(context)

  route(app, calls.flagClip, ({ user, body }) => reports.flag(user, body))
  route(app, calls.flagCopyright, ({ viewer, body }) => reports.flagCopyright(viewer, body))
  route(app, calls.listReports, ({ user }) => reports.list(user))
  route(app, calls.decideReports, ({ user, params, body }) => reports.decide(user, params.id, body))
  route(app, calls.listCommentReports, ({ user }) => comments.list(user))
  route(app, calls.decideCommentReports, ({ user, params, body }) => comments.decide(user, params.id, body))
  route(app, calls.flagContent, ({ user, body }) => contents.flag(user, body))
  route(app, calls.listContentReports, ({ user }) => contents.list(user))
  route(app, calls.decideContentReports, ({ user, params, body }) =>
    contents.decide(user, params.content_type, params.id, body),
  )
}
