import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookMessage } from '@arioso/contract'

type Received = {
  /** The body as it came, not parsed: its bytes were signed. */
  body: string
  /** The header arioso-signature. */
  signature: string
  /** Told when the address was set. */
  secret: string
  now?: Date
}

const OLDEST_SECONDS = 300

/** Undefined unless it was signed by Arioso within the last five minutes. The same id may come twice: remember those you have seen. */
export function readWebhook({ body, signature, secret, now = new Date() }: Received): WebhookMessage | undefined {
  const [, time = '', hash = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? []
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  const given = Buffer.from(hash, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const isOld = Math.abs(now.getTime() / 1000 - Number(time)) > OLDEST_SECONDS
  return isOld ? undefined : (JSON.parse(body) as WebhookMessage)
}
