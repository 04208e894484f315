import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type FakeServer = { url: string; close(): Promise<void> }

export type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer } | 'silence'

export type FakeRequest = { method: string; path: string; query: URLSearchParams; headers: Headers; body: Buffer }

/** An outside service of our own over real HTTP, for tests: what comes in is handed over whole, what comes back is sent. */
export async function openFakeServer(answer: (request: FakeRequest) => Promise<Answer>): Promise<FakeServer> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake')
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const asked = { method: request.method ?? 'GET', path, query, headers, body: await buffer(request) }
    const answered = await answer(asked)
    if (answered === 'silence') return
    response.writeHead(answered.status ?? 200, { 'content-type': 'application/json', ...answered.headers })
    response.end(answered.body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function readForm({ headers, body }: FakeRequest): Promise<FormData> {
  const contentType = headers.get('content-type') ?? ''
  return new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
}
