import { setTimeout as delay } from 'node:timers/promises'
import { createBreaker, type Breaker } from './createBreaker.ts'
import { createRecord, type DoorFacts, type NoteCall } from './createRecord.ts'
import { OutsideError, type OutsideProblem } from './OutsideError.ts'

export type OutsideCall = {
  method?: 'GET' | 'POST'
  json?: unknown
  form?: FormData
  timeoutMs: number
  /** How often at most, of what may safely come twice. */
  tries?: number
  /** How often at most where the service says that it has not taken it. */
  busyTries?: number
  signal?: AbortSignal | undefined
  /** Goes out even while the service rests: that is how one learns that it is back. */
  isProbe?: boolean
}

export type Outside = {
  readonly name: string
  ask(path: string, call: OutsideCall): Promise<Response>
  facts(): DoorFacts
}

type OutsideOptions = {
  name: string
  baseUrl: string
  headers?: Record<string, string>
  breaker?: Breaker
  /** The first pause between two tries; each next one is twice as long, all of them shortened by chance. */
  pauseMs?: number
  note?: NoteCall | undefined
}

const LOST: ReadonlySet<OutsideProblem> = new Set(['unreachable', 'timeout'])
const NOT_TAKEN: ReadonlySet<OutsideProblem> = new Set(['unavailable', 'busy'])
const LONGEST_PAUSE_MS = 10_000
const DETAIL_CHARACTERS = 200

/**
 * One outside service. Only its configured host is called, redirects are not followed, every call has a time limit, and
 * what goes wrong is told without headers, bodies or keys.
 */
export function createOutside(options: OutsideOptions): Outside {
  const { name, headers = {}, breaker = createBreaker(), pauseMs = 500 } = options
  const base = options.baseUrl.replace(/\/$/, '')
  const record = createRecord(breaker, options.note)

  function urlOf(path: string): URL {
    const url = new URL(`${base}${path}`)
    if (!path.startsWith('/') || url.origin !== new URL(base).origin) {
      throw new OutsideError('failed', `${name} named an address on another host`)
    }
    return url
  }

  async function askOnce(path: string, call: OutsideCall): Promise<Response> {
    const url = urlOf(path)
    if (!breaker.mayCall() && call.isProbe !== true) throw new OutsideError('resting', `${name} is left alone for now`)
    const startedAt = performance.now()
    try {
      const response = await fetch(url, {
        method: call.method ?? (call.json === undefined && call.form === undefined ? 'GET' : 'POST'),
        headers: { ...headers, ...(call.json !== undefined && { 'content-type': 'application/json' }) },
        ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
        ...(call.form !== undefined && { body: call.form }),
        redirect: 'manual',
        signal: withLimit(call),
      })
      if (!response.ok) throw await problemOf(name, response, Object.values(headers))
      breaker.succeeded()
      record.ok(performance.now() - startedAt)
      return response
    } catch (error) {
      call.signal?.throwIfAborted()
      const problem = error instanceof OutsideError ? error : lostOf(name, error)
      // An answer, even a no, comes from somebody who is there.
      if (problem.problem === 'failed' || problem.problem === 'refused' || problem.problem === 'busy')
        breaker.succeeded()
      else breaker.failed()
      record.error(problem.message)
      throw problem
    }
  }

  return {
    name,
    async ask(path, call) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await askOnce(path, call)
        } catch (error) {
          if (!(error instanceof OutsideError) || tried >= triesFor(error.problem, call)) throw error
          const longest = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (tried - 1))
          await delay(longest * (0.5 + Math.random() / 2), undefined, call.signal && { signal: call.signal })
        }
      }
    },
    facts: () => record.facts(),
  }
}

function triesFor(problem: OutsideProblem, { tries = 1, busyTries = 1 }: OutsideCall): number {
  if (NOT_TAKEN.has(problem)) return Math.max(tries, busyTries)
  return LOST.has(problem) ? tries : 1
}

function withLimit({ timeoutMs, signal }: OutsideCall): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal === undefined ? limit : AbortSignal.any([limit, signal])
}

function lostOf(name: string, error: unknown): OutsideError {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  if (isLate) return new OutsideError('timeout', `${name} did not answer in time`)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const code = cause !== undefined && 'code' in cause ? String(cause.code) : 'no connection'
  return new OutsideError('unreachable', `${name} cannot be reached (${code})`)
}

async function problemOf(name: string, response: Response, secrets: string[]): Promise<OutsideError> {
  const { status } = response
  const text = await response.text().catch(() => '')
  let detail = text.slice(0, DETAIL_CHARACTERS).replaceAll(/\s+/g, ' ')
  for (const secret of secrets.flatMap((value) => value.split(' '))) {
    if (secret.length > 5) detail = detail.replaceAll(secret, '…')
  }
  return new OutsideError(kindOf(status), `${name} answered ${status}${detail === '' ? '' : `: ${detail}`}`, status)
}

function kindOf(status: number): OutsideProblem {
  if (status === 401 || status === 403) return 'refused'
  if (status === 429) return 'busy'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'failed'
}
