import { createHmac } from 'node:crypto'
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AddressRules, findAddressProblem } from './findAddressProblem.ts'
import { isLoopback, isPublicAddress } from './isPublicAddress.ts'

type Message = { url: string; secret: string; body: string; at: Date }

export type SentWebhook = { status: number | null; error: string | null }

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const ANSWER_MS = 10_000

/** Delivered is what was answered with 2xx within ten seconds. Redirects are not followed, answers are not read. */
export async function sendWebhook(
  message: Message,
  rules: AddressRules,
  resolve: Resolve = lookup,
): Promise<SentWebhook> {
  const problem = findAddressProblem(message.url, rules)
  if (problem !== undefined) return { status: null, error: problem }
  try {
    const status = await post(message, guardLookup(rules, resolve))
    const isTaken = status >= 200 && status < 300
    return { status, error: isTaken ? null : `it answered ${status}` }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

function post({ url, secret, body, at }: Message, guarded: LookupFunction): Promise<number> {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Arioso-Webhooks/1',
    'arioso-signature': sign(secret, body, at),
  }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false, lookup: guarded } as const
    const asked = request(url, { ...options, signal: AbortSignal.timeout(ANSWER_MS) }, (reply) => {
      resolve(reply.statusCode ?? 0)
      reply.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

export function sign(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

// The address that is connected to is the one that was looked at: a name that means something else a moment later gets nowhere.
function guardLookup({ allowsLoopback }: AddressRules, resolve: Resolve): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '')
      const isOpen = ({ address }: LookupAddress) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
      const [first] = found
      if (first === undefined || !found.every(isOpen)) return done(new Error('it is not public'), '')
      return options.all === true ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

function reasonOf(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'it did not answer in time'
  return message === 'it is not public' ? message : `it could not be reached (${code ?? 'no connection'})`
}
