import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@arioso/contract'
import { z } from 'zod'

const VALID_MS = 60_000

// listener is counted, writer is limited and muted, clientId is what others see; the last is empty for a nameless guest.
const pass = z.object({
  channel: z.string(),
  listener: z.string(),
  writer: z.string(),
  clientId: z.string(),
  mayWrite: z.boolean(),
})

const token = pass.extend({ expires: z.number(), signature: z.string() })

export type Pass = z.infer<typeof pass>
export type ChannelTokens = ReturnType<typeof createChannelTokens>

// Tokens are JSON strings that this installation signed; each opens one channel, for a minute.
export function createChannelTokens(secret: string, now: () => Date) {
  const sign = (content: string): string => createHmac('sha256', `radio ${secret}`).update(content).digest('base64url')

  function issue(granted: Pass): string {
    const content = { ...pass.parse(granted), expires: now().getTime() + VALID_MS }
    return JSON.stringify({ ...content, signature: sign(JSON.stringify(content)) })
  }

  function read(text: string): Pass {
    const { signature, expires, ...granted } = parse(text)
    const expected = Buffer.from(sign(JSON.stringify({ ...granted, expires })))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isOurs || expires < now().getTime()) throw new AppError('RADIO_TOKEN_INVALID')
    return granted
  }

  return { issue, read }
}

function parse(text: string): z.infer<typeof token> {
  try {
    return token.parse(JSON.parse(text))
  } catch {
    throw new AppError('RADIO_TOKEN_INVALID')
  }
}
