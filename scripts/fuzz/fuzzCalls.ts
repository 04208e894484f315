import { calls, type AnyCall } from '../../contract/index.ts'
import { jsonSchemaOf, sampleOf } from '../../server/testing/sampleOf.ts'
import type { Random } from '../../words/index.ts'
import { makeOdd, oddBody, oddValue } from './oddValues.ts'

export type OddRequest = { name: string; path: string; init: RequestInit; body?: string }

const BESIDES = [
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/change-password',
  'POST /api/auth/change-email',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'GET /api/auth/verify-email',
  'GET /api/auth/get-session',
  'GET /media/clips/:id/audio.mp3',
  'GET /media/clips/:id/cover-640.webp',
  'GET /media/clips/:id/downloads/mp3',
  'GET /media/uploads/audio/:id/cover.webp',
  'GET /media/uploads/video/:id/poster.jpg',
  'POST /media/uploads/audio/:id',
  'POST /media/uploads/video/:id',
  'POST /media/uploads/image/:id',
  'GET /media/packets/:id',
  'GET /media/exports/:id',
  'GET /media/pictures/:id/:id',
  'GET /song/:id',
  'GET /embed/:id',
  'GET /nowhere/:id',
] as const

/** One request that no page would make: every call of the contract, and what is served besides. */
export function oddRequest(random: Random, ids: readonly string[]): OddRequest {
  if (random.chance(0.15)) {
    const [method = 'GET', path = '/'] = random.pick(BESIDES).split(' ')
    return toRequest(random, { method, path, query: {}, body: { email: 'a@b.example', password: 'x'.repeat(9) } }, ids)
  }
  const call: AnyCall = random.pick(Object.values(calls))
  const sample = (schema: AnyCall['body']) => (schema === undefined ? undefined : sampleOf(jsonSchemaOf(schema)))
  const query = (sample(call.query) ?? {}) as Record<string, unknown>
  return toRequest(random, { method: call.method, path: call.path, query, body: sample(call.body) }, ids)
}

type Plain = { method: string; path: string; query: Record<string, unknown>; body: unknown }

function toRequest(random: Random, { method, path, query, body }: Plain, ids: readonly string[]): OddRequest {
  const odd = () => {
    const value = random.chance(0.7) ? random.pick(ids) : oddValue(random, ids)
    return encodeURIComponent(toText(value).toWellFormed().slice(0, 500)) || '%20'
  }
  const place = path.replaceAll(/:\w+/g, odd)
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, toText(random.chance(0.5) ? oddValue(random, ids) : value)]),
  ).toString()
  const address = asked === '' ? place : `${place}?${asked}`
  const name = `${method} ${path}`
  if (method === 'GET') return { name, path: address, init: { method } }
  const raw = random.chance(0.15) ? oddBody(random) : undefined
  const type = raw?.type ?? 'application/json'
  const sent = raw?.body ?? JSON.stringify(random.chance(0.9) ? makeOdd(random, body, ids) : body)
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
  return { name, path: address, init: { method, headers, body: sent }, body: sent }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
