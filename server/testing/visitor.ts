import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

export type Visitor = {
  readonly cookies: Map<string, string>
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
}

// A browser as far as the server can tell: it keeps cookies and names its origin when it writes.
export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', url)
    const response = await fetch(`${url}${path}`, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }

  const write =
    (method: 'POST' | 'PUT') =>
    async (path: string, body?: unknown): Promise<Answer> => {
      const headers = { 'content-type': 'application/json' }
      const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) }
      return readAnswer(await send(path, { method, ...init }))
    }

  return {
    cookies,
    fetch: send,
    get: async (path) => readAnswer(await send(path)),
    post: write('POST'),
    put: write('PUT'),
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

export type Member = Visitor & { id: string; email: string; password: string }

export async function signUp(url: string, name = 'Ada Lovelace'): Promise<Member> {
  const visitor = createVisitor(url)
  const account = { name, email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
  const answer = await visitor.post('/api/auth/sign-up/email', account)
  expect(answer.body).toMatchObject({ user: { email: account.email } })
  const { id } = answer.body['user'] as { id: string }
  return { ...visitor, id, email: account.email, password: account.password }
}
