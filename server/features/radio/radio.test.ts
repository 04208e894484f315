import { randomUUID } from 'node:crypto'
import {
  RADIO_STATION_ID,
  type ClientEvents,
  type RadioJoined,
  type RadioMessage,
  type RadioRefusal,
  type RadioStation,
  type ServerEvents,
} from '@arioso/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertClip } from '../../testing/insertClip.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createVisitor, signUp, type Member, type Visitor } from '../../testing/visitor.ts'

const STATION = `/api/living_radio/${RADIO_STATION_ID}`

type Listener = Socket<ServerEvents, ClientEvents>

let server: TestServer
let second: TestServer
let ada: Member
let bo: Member
let open: Listener[] = []

// Two whole servers on one database.
beforeAll(async () => {
  server = await startTestServer()
  second = await startTestServer({ beside: server })
  ada = await signUp(server.url, 'Ada')
  bo = await signUp(server.url, 'Bo')
  pass(0)
})
afterEach(() => {
  for (const socket of open) socket.disconnect()
  open = []
})
afterAll(async () => {
  await second.close()
  await server.close()
})

async function station(url = server.url): Promise<RadioStation> {
  return (await createVisitor(url).get(`${STATION}/`)).body as RadioStation
}

async function tokenOf(visitor: Visitor, kind = 'token'): Promise<string> {
  return String((await visitor.get(`${STATION}/realtime/${kind}`)).body['token'])
}

async function connect(url: string): Promise<Listener> {
  const socket: Listener = io(url, { transports: ['websocket'], forceNew: true })
  open.push(socket)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return socket
}

async function join(url: string, token: string): Promise<[Listener, RadioJoined]> {
  const socket = await connect(url)
  const joined = await socket.emitWithAck('radio:join', { token })
  if ('refused' in joined) throw new Error(joined.message)
  return [socket, joined]
}

const say = (socket: Listener, text: string): Promise<RadioMessage | RadioRefusal> =>
  socket.emitWithAck('radio:send', { text })

function nextMessage(socket: Listener): Promise<RadioMessage> {
  return new Promise((resolve) => socket.once('radio:message', resolve))
}

function listeners(socket: Listener, wanted: number): Promise<void> {
  return new Promise((resolve) => {
    socket.on('radio:occupancy', (told) => {
      if (told.listeners === wanted) resolve()
    })
  })
}

function pass(milliseconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
  second.clock.now = server.clock.now
}

describe('the programme', () => {
  it('is honestly empty while there is no public song, and one station is all there is', async () => {
    await insertClip(server.storage, ada.id)
    expect(await station()).toMatchObject({ clip: null, next_clip: null, channel: 'living-radio:arioso' })
    expect((await createVisitor(server.url).get('/api/living_radio/other/')).status).toBe(404)
  })

  it('is the same second of the same song whichever server is asked, and goes on for ever', async () => {
    for (const maker of [ada, ada, bo]) await insertClip(server.storage, maker.id, { isPublic: true })
    const heard: (string | undefined)[] = []
    for (let step = 0; step < 40; step += 1) {
      const [one, other] = await Promise.all([station(), station(second.url)])
      expect(one.clip?.id).toBeDefined()
      expect([other.clip?.id, other.next_clip?.id]).toEqual([one.clip?.id, one.next_clip?.id])
      expect(other.position_seconds).toBe(one.position_seconds)
      expect(one.position_seconds).toBeLessThan(one.clip?.metadata.duration ?? 0)
      heard.push(one.clip?.user_id)
      pass((120 - one.position_seconds) * 1000 + 10)
    }
    const twice = heard.filter((artist, index) => artist === heard[index - 1])
    expect(twice).toEqual([])
    pass(48 * 3_600_000)
    expect((await station()).clip).not.toBeNull()
  })

  it('leaves a song at once when it is trashed or no longer public, and tells those who listen', async () => {
    const [socket] = await join(second.url, await tokenOf(ada))
    const now = await station()
    const told = new Promise<RadioStation>((resolve) => {
      socket.on('radio:programme', (next) => {
        if (next.clip?.id !== now.clip?.id) resolve(next)
      })
    })
    await server.storage.clips.update(now.clip?.id ?? '', { isPublic: false })
    const next = await told
    expect(next.clip?.id).not.toBe(now.clip?.id)
    expect(next.next_clip?.id).not.toBe(now.clip?.id)
    expect((await station()).clip?.id).toBe(next.clip?.id)
    await server.storage.clips.update(now.clip?.id ?? '', { isPublic: true })
  })
})

describe('the way in', () => {
  it('is a signed JSON string that opens the channel of the station for a minute', async () => {
    const { client_id: clientId } = (await ada.get(`${STATION}/realtime/client-id`)).body
    expect(JSON.parse(String(clientId))).toEqual({ avatar_image_url: null, handle: expect.any(String) })
    const token = await tokenOf(ada)
    expect(JSON.parse(token)).toMatchObject({ channel: 'living-radio:arioso', clientId })
    const socket = await connect(server.url)
    const forged = JSON.stringify({ ...JSON.parse(token), clientId: '{"handle":"somebody"}' })
    const invalid = { refused: 'RADIO_TOKEN_INVALID' }
    expect(await socket.emitWithAck('radio:join', { token: forged })).toMatchObject(invalid)
    expect(await socket.emitWithAck('radio:join', { token: 'no token' })).toMatchObject(invalid)
    expect(await say(socket, 'hello')).toMatchObject(invalid)
    pass(61_000)
    expect(await socket.emitWithAck('radio:join', { token })).toMatchObject(invalid)
    expect((await createVisitor(server.url).get(`${STATION}/realtime/client-id`)).status).toBe(401)
  })

  it('is open to strangers, who read and do not write unless the station lets them', async () => {
    const stranger = createVisitor(server.url)
    const [socket, joined] = await join(server.url, await tokenOf(stranger, 'anonymous-token'))
    expect(joined.may_write).toBe(false)
    expect(await say(socket, 'hello')).toMatchObject({ refused: 'SIGN_IN_REQUIRED' })
    const friendly = await startTestServer({ environment: { ARIOSO_RADIO_ANONYMOUS_CHAT: 'on' } })
    const [guest] = await join(friendly.url, await tokenOf(createVisitor(friendly.url), 'anonymous-token'))
    expect(await say(guest, 'hello')).toMatchObject({ text: 'hello', clientId: '' })
    guest.disconnect()
    await friendly.close()
  })
})

describe('the chat', () => {
  it('reaches everybody through every server, with who wrote it and when', async () => {
    const [writer] = await join(server.url, await tokenOf(ada))
    const [reader] = await join(second.url, await tokenOf(bo))
    const heard = nextMessage(reader)
    const sent = await say(writer, '  good \n morning  ')
    expect(await heard).toEqual(sent)
    expect(sent).toEqual({
      id: expect.any(String),
      text: 'good morning',
      clientId: (await ada.get(`${STATION}/realtime/client-id`)).body['client_id'],
      timestamp: server.clock.now.getTime(),
    })
    expect(await say(writer, ' ')).toMatchObject({ refused: 'FIELDS_INVALID' })
    expect(await say(writer, 'kill all the jews')).toMatchObject({
      message: 'Please rephrase that: a call to violence.',
    })
    expect(await say(writer, 'x'.repeat(201))).toMatchObject({ refused: 'FIELDS_INVALID' })
    expect(await say(writer, 'x'.repeat(200))).toMatchObject({ text: 'x'.repeat(200) })
  })

  it('holds back somebody who floods it, also through two servers at once', async () => {
    pass(60_000)
    const [one] = await join(server.url, await tokenOf(ada))
    const [other] = await join(second.url, await tokenOf(ada))
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => say(n % 2 === 0 ? one : other, `${n}`)))
    expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'TOO_MANY_REQUESTS')).toHaveLength(7)
    pass(11_000)
    expect(await say(one, 'again')).toMatchObject({ text: 'again' })
  })

  it('shows the last 50 messages to whoever joins, and to everybody who asks', async () => {
    for (let n = 0; n < 55; n += 1) {
      pass(1000)
      const message = { stationId: RADIO_STATION_ID, writer: randomUUID(), clientId: '', text: `line ${n}` }
      await server.storage.radio.addMessage(message, { at: server.clock.now, messages: 5, perSeconds: 10 })
    }
    const [, { messages }] = await join(second.url, await tokenOf(bo))
    expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, index) => `line ${index + 5}`))
    expect((await createVisitor(server.url).get(`${STATION}/realtime/messages`)).body).toEqual({ messages })
  })

  it('forgets after a day what nobody would be shown any more', async () => {
    const kept = (): Promise<{ text: string }[]> => server.storage.radio.listMessages(RADIO_STATION_ID, 1000)
    expect((await kept()).length).toBeGreaterThan(50)
    pass(25 * 3_600_000)
    await station()
    expect((await kept()).map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, index) => `line ${index + 5}`),
    )
  })

  it('lets staff take a message away and silence its writer, on every server', async () => {
    pass(60_000)
    const staff = await signUp(server.url)
    const claim = await server.storage.staffClaims.issue(server.clock.now)
    await server.storage.staffClaims.claim(claim ?? '', staff.id, server.clock.now)
    const [writer] = await join(server.url, await tokenOf(bo))
    const [reader] = await join(second.url, await tokenOf(ada))
    const sent = await say(writer, 'unkind')
    if ('refused' in sent) throw new Error(sent.message)
    const gone = new Promise((resolve) => reader.once('radio:removed', resolve))
    const about = `${STATION}/realtime/messages/${sent.id}`
    expect((await ada.post(`${about}/mute`, { mute: true })).status).toBe(403)
    expect((await staff.post(`${about}/mute`, { mute: true })).body).toEqual({ success: true })
    expect(await say(writer, 'more')).toMatchObject({ refused: 'RADIO_MUTED' })
    expect((await staff.post(`${about}/mute`, { mute: false })).body).toEqual({ success: true })
    expect(await say(writer, 'sorry')).toMatchObject({ text: 'sorry' })
    expect((await staff.post(`${about}/remove`)).body).toEqual({ success: true })
    expect(await gone).toEqual({ id: sent.id })
    const { messages } = (await ada.get(`${STATION}/realtime/messages`)).body as { messages: RadioMessage[] }
    expect(messages.some(({ id }) => id === sent.id)).toBe(false)
  })
})

describe('[RAD-03] the number of listeners', () => {
  it('counts people, not tabs, on all servers together; a cut is forgiven for a while, a goodbye counts at once', async () => {
    pass(60_000)
    const [first] = await join(server.url, await tokenOf(ada))
    const two = listeners(first, 2)
    const [other] = await join(second.url, await tokenOf(bo))
    await join(second.url, await tokenOf(ada))
    await two
    expect((await station()).listener_count).toBe(2)
    const one = listeners(first, 1)
    other.emit('radio:leave')
    await one
    await join(second.url, await tokenOf(bo))
    expect((await station()).listener_count).toBe(2)
    const cut = await connect(second.url)
    await cut.emitWithAck('radio:join', { token: await tokenOf(createVisitor(server.url), 'anonymous-token') })
    expect((await station()).listener_count).toBe(3)
    cut.io.engine.close()
    expect((await station()).listener_count).toBe(3)
    pass(14_000)
    await server.storage.radio.seeListeners(RADIO_STATION_ID, [ada.id, bo.id], server.clock.now)
    pass(2000)
    expect((await station()).listener_count).toBe(2)
  })
})
