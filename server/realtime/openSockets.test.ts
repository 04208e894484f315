import { toClip } from '@arioso/storage'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { createVisitor, signUp, type Visitor } from '../testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function connect(visitor: Visitor, origin = server.url): Promise<Socket> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = io(server.url, { transports: ['websocket'], extraHeaders: { cookie, origin }, forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

describe('sockets', () => {
  it('[API-02 c] news of a clip reach its maker and nobody else', async () => {
    const [ada, bo] = [await signUp(server.url), await signUp(server.url)]
    const listeners = [
      await connect(bo),
      await connect(createVisitor(server.url)),
      await connect(ada, 'http://evil.example'),
    ]
    const own = await connect(ada)
    const overheard: unknown[] = []
    for (const socket of listeners) socket.on('clip:updated', (clip) => overheard.push(clip))
    const heard = new Promise((resolve) => own.once('clip:updated', resolve))

    const clip = await insertClip(server.storage, ada.id)
    const worker = await server.storage.openRealtime()
    worker.to(`user:${ada.id}`).emit('clip:updated', toClip(clip))
    expect(await heard).toMatchObject({ id: clip.id })

    // Whatever was sent before this reaches a socket before it.
    const everybody = Promise.all(listeners.map((socket) => new Promise((resolve) => socket.once('end', resolve))))
    worker.emit('end' as 'clip:updated', toClip(clip))
    await everybody
    expect(overheard).toEqual([])
    for (const socket of [...listeners, own]) socket.disconnect()
  })

  it('are cut with the session they came with, and no other', async () => {
    const ada = await signUp(server.url)
    const phone = createVisitor(server.url)
    await phone.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    const desk = createVisitor(server.url)
    await desk.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    const [own, onPhone, onDesk] = [await connect(ada), await connect(phone), await connect(desk)]
    const isCut = (socket: Socket) => new Promise((resolve) => socket.once('disconnect', resolve))
    const [phoneCut, deskCut] = [isCut(onPhone), isCut(onDesk)]
    await phone.post('/api/auth/sign-out', {})
    await phoneCut
    await ada.post('/api/user/sessions/revoke_others/')
    await deskCut
    expect(own.connected).toBe(true)
    own.disconnect()
  })
})
