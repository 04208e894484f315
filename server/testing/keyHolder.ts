import type { ApiScope } from '@arioso/contract'
import { expect } from 'vitest'
import type { Answer, Member } from './visitor.ts'

export type KeyHolder = {
  id: string
  secret: string
  fetch(method: string, path: string, body?: unknown): Promise<Response>
  ask(method: string, path: string, body?: unknown): Promise<Answer>
}

/** A program that acts for a member: it has a key, no cookies, and names no origin. */
export async function makeKey(url: string, member: Member, scopes: ApiScope[]): Promise<KeyHolder> {
  const wish = { name: 'My script', scopes, password: member.password }
  const { status, body } = await member.post('/api/user/api_keys/', wish)
  expect(status).toBe(200)
  const { key, secret } = body as { key: { id: string }; secret: string }
  const send = (method: string, path: string, content?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(content ?? {}) }),
    })
  return {
    id: key.id,
    secret,
    fetch: send,
    async ask(method, path, content) {
      const reply = await send(method, path, content)
      return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Answer['body'] }
    },
  }
}
