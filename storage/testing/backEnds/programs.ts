import { existsSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_MS = 20
const LOOKS = 500

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']

// Programs a machine may have: tests that need one are made only where it is.
export function findProgram(name: string): string | undefined {
  return PLACES.map((place) => join(place, name)).find((path) => existsSync(path))
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Resolves when somebody takes connections there. */
export async function waitUntilOpen(port: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await delay(LOOK_MS)
  }
  throw new Error(`nobody listens on port ${port}`)
}
