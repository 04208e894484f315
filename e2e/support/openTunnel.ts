import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Tunnel = {
  url: string
  // A new version is out, which has this file no more: its service worker does not know it.
  deployWithout: (file: string) => void
  // Whoever is on the way loses the connection, and nobody gets through until it is mended.
  cut: () => Promise<void>
  mend: () => Promise<void>
}

const WORKER = '/service-worker.js'

/** A way to the product that can be cut, as a train does it: pretending to be offline does not reach service workers. */
export async function openTunnel(target: string): Promise<Tunnel> {
  let goneFile: string | undefined
  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const isNewWorker = asked.url === WORKER && goneFile !== undefined
    const headers = isNewWorker ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method ?? 'GET', headers }, (answer) => {
      if (isNewWorker) void sendWithout(goneFile ?? '', answer, reply)
      else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    onward.once('error', () => reply.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    deployWithout: (file) => {
      goneFile = file
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    mend: () => listen(port),
  }
}

async function sendWithout(file: string, answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const script = (await text(answer)).replaceAll(`${file},`, '')
  reply.writeHead(200, { 'content-type': answer.headers['content-type'] ?? '' }).end(script)
}
