import { AppError, errors, errorText, type ErrorCode } from '@arioso/contract'
import { isDatabaseAway } from '@arioso/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { loggable } from '@arioso/storage'

const RETRY_SECONDS = 5

type ErrorReply = { status: number; code: ErrorCode; message: string; fields?: Record<string, string> }

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...body } = toErrorReply(isGated(error, request) ? new AppError('SECOND_STEP_REQUIRED') : error)
  if (status === 503) void reply.header('retry-after', retryAfterSeconds(error))
  if (status >= 500) request.log.error({ err: loggable(error) }, 'request failed')
  // Headers already set by the failed reply (a length, a range) would contradict this body.
  for (const name of ['content-length', 'content-range', 'content-encoding', 'etag']) void reply.removeHeader(name)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ ...body, request_id: request.id })
}

// Staff without their second step learn what is missing instead of a bare refusal.
function isGated(error: unknown, { viewer }: FastifyRequest): boolean {
  return error instanceof AppError && error.code === 'FORBIDDEN' && viewer?.staffGate !== undefined
}

function retryAfterSeconds(error: unknown): number {
  return error instanceof AppError ? Number(error.details['retryAfterSeconds'] ?? RETRY_SECONDS) : RETRY_SECONDS
}

function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof AppError) {
    const reply = { status: errors[error.code].status, code: error.code, message: error.message }
    return error.fields === undefined ? reply : { ...reply, fields: error.fields }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => [fieldName(issue.instancePath), issue.message ?? ''] as const)
    // The first complaint about a field is the one to show.
    return { ...entry('FIELDS_INVALID'), fields: Object.fromEntries(fields.toReversed()) }
  }
  if (isDatabaseAway(error)) return entry('UNAVAILABLE')
  const status = statusOf(error)
  if (status === 413) return entry('BODY_TOO_LARGE')
  return status >= 400 && status < 500 ? entry('BODY_UNREADABLE') : entry('INTERNAL')
}

function entry(code: ErrorCode): ErrorReply {
  return { status: errors[code].status, code, message: errorText(code) }
}

function fieldName(instancePath: string): string {
  return instancePath.slice(1).replaceAll('/', '.') || 'body'
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : 500
}
