import type { Calls } from '@arioso/contract'
import { ApiError, networkError } from './ApiError.ts'
import { buildPath } from './buildPath.ts'

type CallsByKey = {
  [Name in keyof Calls as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name]
}

type CallKey = keyof CallsByKey

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never
type Part<Name extends string, Schema> = [InputOf<Schema>] extends [never] ? object : Record<Name, InputOf<Schema>>

type CallInput<Key extends CallKey> = Part<'params', CallsByKey[Key]['params']> &
  Part<'query', CallsByKey[Key]['query']> &
  Part<'body', CallsByKey[Key]['body']>

type CallReply<Key extends CallKey> = OutputOf<CallsByKey[Key]['reply']>

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | null>
  body?: unknown
}

type Arguments<Key extends CallKey> =
  object extends CallInput<Key> ? [key: Key, input?: CallInput<Key>] : [key: Key, input: CallInput<Key>]

export async function api<Key extends CallKey>(...[key, input]: Arguments<Key>): Promise<CallReply<Key>> {
  const [method = 'GET', template = ''] = key.split(' ')
  const { params, query, body } = (input ?? {}) as LooseInput
  return (await requestJson(method, buildPath(template, params, query), body)) as CallReply<Key>
}

type Refused = 'signed out' | 'maintenance'

let tellRefused: (why: Refused) => void = () => undefined

// Only who knows the session can tell a visitor from a member whose session has ended.
export function whenRefused(tell: (why: Refused) => void): void {
  tellRefused = tell
}

export async function requestJson(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' }
  const content = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(path, { method, headers, body: content, signal, credentials: 'same-origin' }).catch(
    () => {
      throw networkError()
    },
  )
  const reply: unknown = await response.json().catch(() => ({}))
  if (response.status === 401 && !path.startsWith('/api/auth/')) tellRefused('signed out')
  if (response.status === 503 && codeOf(reply) === 'MAINTENANCE') tellRefused('maintenance')
  if (!response.ok) throw new ApiError(response.status, reply ?? {})
  return reply
}

function codeOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'code' in reply ? reply.code : undefined
}
