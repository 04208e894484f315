import { setTimeout as pause } from 'node:timers/promises'
import { AriosoError } from './AriosoError.ts'
import type { CallArguments, CallKey, CallReply } from './callTypes.ts'

type ClientOptions = {
  /** Where Arioso runs: https://arioso.example */
  url: string
  /** Made on the account page. */
  key: string
  /** How often a call is made at most when there were too many, or the server was away for a moment. */
  tries?: number
}

export type Client = {
  call<Key extends CallKey>(...input: CallArguments<Key>): Promise<CallReply<Key>>
  /** A file the API named, as a song's audio_url. */
  download(path: string): Promise<Response>
}

type LooseInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const LATER = new Set([429, 503])
const LONGEST_PAUSE_SECONDS = 60

export function createClient({ url, key, tries = 3 }: ClientOptions): Client {
  const base = url.replace(/\/$/, '')

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${key}`)
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(`${base}${path}`, { ...init, headers })
      if (response.ok) return response
      if (!LATER.has(response.status) || tried >= tries) {
        throw new AriosoError(response.status, (await response.json().catch(() => ({}))) as object)
      }
      const seconds = Number(response.headers.get('retry-after') ?? 1)
      await pause(Math.min(LONGEST_PAUSE_SECONDS, seconds) * 1000)
    }
  }

  return {
    async call(...[name, input]) {
      const [method = 'GET', template = ''] = name.split(' ')
      const { params = {}, query = {}, body } = (input ?? {}) as LooseInput
      const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' } }
      const response = await send(pathOf(template, params, query), {
        method,
        ...content,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return (await response.json()) as never
    },
    // Only from Arioso itself: the key goes nowhere else.
    download: (path) => send(new URL(path, base).pathname + new URL(path, base).search, { method: 'GET' }),
  }
}

function pathOf(template: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
