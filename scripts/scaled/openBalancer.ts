import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export type Balancer = {
  url: string
  add(target: string): void
  remove(target: string): void
  /** How many answers come from there right now. */
  countAnswers(target: string): number
  close(): void
}

/** Sends each request and each socket to the next process in turn, like any balancer. In and out: addresses on this machine. */
export async function openBalancer(
  targets: string[],
  onRequest: (line: string) => void = () => undefined,
): Promise<Balancer> {
  let left = targets
  let turn = 0
  const answers = new Map<string, number>()
  const next = (): URL => new URL(left[turn++ % left.length] ?? '')
  const count = (target: string, more: number): void => void answers.set(target, (answers.get(target) ?? 0) + more)

  const server = createServer((request, response) => {
    onRequest(`${request.method} ${request.url}`)
    const { hostname, port, origin } = next()
    const { method = 'GET', url: path = '/' } = request
    const onward = ask({ hostname, port, method, path, headers: forwarded(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      count(origin, 1)
      answer.once('error', () => response.destroy()).once('close', () => count(origin, -1))
    })
    onward.once('error', () => response.destroy())
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port } = next()
    const onward = connect(Number(port), hostname, () => {
      const headers = Object.entries(forwarded(request)).map(([name, value]) => `${name}: ${String(value)}`)
      onward.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    onward.once('error', () => socket.destroy()).once('close', () => socket.destroy())
    socket.once('error', () => onward.destroy()).once('close', () => onward.destroy())
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    add: (target) => {
      left = [...left, target]
    },
    remove: (target) => {
      left = left.filter((each) => each !== target)
    },
    countAnswers: (target) => answers.get(target) ?? 0,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function forwarded({ headers, socket }: IncomingMessage) {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' }
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
}
