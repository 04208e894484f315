import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RADIO_STATION_ID, RADIO_TALK } from '@arioso/contract'
import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { apiProcessOf, residentMegabytesOf } from './apiProcess.ts'

const LISTENERS = 2000
const WRITERS = 4
const AT_ONCE = 50
const STATION = `/api/living_radio/${RADIO_STATION_ID}/realtime`

type Arrival = (text: string) => void

// A chat message to 2,000 listeners of one process, beside the same listeners on a server that only broadcasts. Messages
// alternate, so that a busy machine slows both.
export async function measureRadioChat(stack: Stack): Promise<[string, string][]> {
  const bare = fork(fileURLToPath(new URL('bareBroadcast.ts', import.meta.url)))
  try {
    const { port } = await new Promise<{ port: number }>((resolve) => bare.once('message', resolve))
    let arrived: Arrival = () => undefined
    const hear: Arrival = (text) => arrived(text)
    const broadcaster = await connectBare(port, hear)
    await inParallel(LISTENERS - 1, () => connectBare(port, hear))
    await inParallel(LISTENERS, async () => join(stack.url, await guestToken(stack.url), hear))
    const writers = await inParallel(WRITERS, async () =>
      join(stack.url, await memberToken(stack.url), () => undefined),
    )

    const delays = { product: [] as number[], bare: [] as number[] }
    for (let round = 0; round < RADIO_TALK.messages; round++) {
      for (const [index, writer] of writers.entries()) {
        const text = `round ${round} of ${index}`
        const timed = (send: () => void) =>
          timeArrivals(text, LISTENERS, send, (next) => {
            arrived = next
          })
        delays.product.push(...(await timed(() => writer.send(event('radio:send', { text })))))
        delays.bare.push(...(await timed(() => broadcaster.send(text))))
      }
    }
    const megabytes = residentMegabytesOf(apiProcessOf(stack))
    const [product, plain] = [percentile99(delays.product), percentile99(delays.bare)]
    return [
      [`chat message to ${LISTENERS} listeners of one process, p99`, `${Math.round(product)} ms`],
      ['the same to a bare websocket broadcast, p99', `${Math.round(plain)} ms`],
      ['ratio', (product / plain).toFixed(2)],
      [`memory of the process with ${LISTENERS} listeners`, `${Math.round(megabytes)} MB`],
    ]
  } finally {
    bare.kill()
    for (const socket of opened.splice(0)) socket.close()
  }
}

const opened: WebSocket[] = []

function open(url: string): WebSocket {
  const socket = new WebSocket(url)
  opened.push(socket)
  return socket
}

function connectBare(port: number, hear: Arrival): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = open(`ws://127.0.0.1:${port}`)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error('the bare server closed')))
    socket.addEventListener('message', ({ data }) => hear(String(data)))
  })
}

// Socket.IO's protocol by hand: 0 opened, 40 connected, 42 event, 43 answer, 2 and 3 ping and pong.
function join(url: string, token: string, hear: Arrival): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = open(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
    socket.addEventListener('error', () => reject(new Error('the socket closed')))
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data)
      if (packet.startsWith('0')) socket.send('40')
      else if (packet === '2') socket.send('3')
      else if (packet.startsWith('40')) socket.send(event('radio:join', { token }))
      else if (packet.startsWith('43')) resolve(socket)
      else if (packet.startsWith('42["radio:message"')) hear(packet)
    })
  })
}

function event(name: string, content: object): string {
  return `420${JSON.stringify([name, content])}`
}

async function guestToken(url: string): Promise<string> {
  const reply = await fetch(`${url}${STATION}/anonymous-token`)
  return ((await reply.json()) as { token: string }).token
}

async function memberToken(url: string): Promise<string> {
  const { cookie } = await signUpMember(url)
  const reply = await fetch(`${url}${STATION}/token`, { headers: { cookie } })
  return ((await reply.json()) as { token: string }).token
}

async function inParallel<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let left = times
  async function next(): Promise<void> {
    while (left > 0) {
      left -= 1
      results.push(await work())
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, times) }, next))
  return results
}

function timeArrivals(
  text: string,
  wanted: number,
  send: () => void,
  listen: (arrived: Arrival) => void,
): Promise<number[]> {
  return new Promise((resolve) => {
    const delays: number[] = []
    const start = performance.now()
    listen((heard) => {
      if (!heard.includes(text)) return
      delays.push(performance.now() - start)
      if (delays.length === wanted) resolve(delays)
    })
    send()
  })
}

function percentile99(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0
}
