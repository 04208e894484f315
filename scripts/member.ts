import { randomUUID } from 'node:crypto'
import { DEFAULT_MODEL_KEY, type Clip, type Session } from '@arioso/contract'

export type Member = {
  email: string
  password: string
  cookie: string
  generate(description: string): Promise<Clip[]>
  listByIds(ids: string[]): Promise<Clip[]>
  session(): Promise<Session>
  /** Any call: with a body it is a POST. */
  ask<T>(path: string, body?: object): Promise<T>
}

// A person at the other end of plain HTTP, for tests and measurements that need no browser.
export async function signUpMember(url: string): Promise<Member> {
  const email = `member-${randomUUID()}@example.test`
  const password = randomUUID()
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Member', email, password }),
  })
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}: ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: url, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    email,
    password,
    cookie,
    ask,
    session: () => ask<Session>('/api/session/'),
    listByIds: async (ids) => (await ask<{ clips: Clip[] }>(`/api/feed/v2?ids=${ids.join(',')}`)).clips,
    generate: async (description) => {
      const request = {
        mv: DEFAULT_MODEL_KEY,
        gpt_description_prompt: description,
        transaction_uuid: randomUUID(),
        metadata: { create_mode: 'simple' },
      }
      return (await ask<{ clips: Clip[] }>('/api/generate/v2/', request)).clips
    },
  }
}
