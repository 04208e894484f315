import type { ClientEvents, RadioMessage, ServerEvents } from '@arioso/contract'
import { RADIO_STATION_ID } from '@arioso/contract/limits'
import type { Socket } from 'socket.io-client'
import { inBackground } from '../../data/api/inBackground.ts'
import { api } from '../../data/api/api.ts'
import { ApiError } from '../../data/api/ApiError.ts'
import { createUuid } from '../../data/stores/createUuid.ts'
import { findSession } from '../../data/session/session.ts'
import { mergeMessages } from './mergeMessages.ts'
import { radioStore } from './radioStore.ts'
import { measureClock, tellStation } from './stationClock.ts'

const ANSWER_MS = 8000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000
// A socket first: several servers may stand behind one address, and polls would not find the same one twice.
const CONNECTION = {
  withCredentials: true,
  forceNew: true,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelayMax: 10_000,
}
const params = { id: RADIO_STATION_ID }
// Of this tab: a guest who was cut off comes back as the same listener.
const guest = createUuid()

let socket: Socket<ServerEvents, ClientEvents> | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let failures = 0

export async function fetchClientId(): Promise<string> {
  const { client_id: clientId } = await api('GET /api/living_radio/:id/realtime/client-id', { params })
  if (clientId === '') throw new Error('the radio gave no client id')
  return clientId
}

async function fetchToken(): Promise<string> {
  if (findSession()?.userId == null) {
    const query = { listener: guest }
    return (await api('GET /api/living_radio/:id/realtime/anonymous-token', { params, query })).token
  }
  await fetchClientId()
  return (await api('GET /api/living_radio/:id/realtime/token', { params })).token
}

async function join(opened: Socket<ServerEvents, ClientEvents>): Promise<void> {
  const token = await fetchToken()
  const joined = await opened.timeout(ANSWER_MS).emitWithAck('radio:join', { token })
  if ('refused' in joined) throw new ApiError(0, { code: joined.refused, message: joined.message })
  failures = 0
  const merged = mergeMessages(radioStore.get().messages, joined.messages)
  radioStore.set({ ...merged, chat: 'joined', listeners: joined.listeners, mayWrite: joined.may_write })
  await readClock(opened)
}

async function readClock(opened: Socket<ServerEvents, ClientEvents>): Promise<void> {
  await measureClock(() => opened.timeout(ANSWER_MS).emitWithAck('radio:clock'))
}

function joinUntilIn(): void {
  clearTimeout(retry)
  if (socket?.connected !== true) return
  join(socket).catch((error: unknown) => {
    console.warn('the radio could not be joined', error)
    failures += 1
    lose()
    const waitMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    retry = setTimeout(joinUntilIn, waitMs * (0.75 + Math.random() / 2))
  })
}

function lose(): void {
  if (radioStore.get().chat === 'joined') radioStore.set({ chat: 'lost' })
}

function receive(message: RadioMessage): void {
  const { messages } = mergeMessages(radioStore.get().messages, [message])
  radioStore.set({ messages, latest: message })
}

export async function openChannel(): Promise<void> {
  if (socket !== undefined) return
  const { io } = await import('socket.io-client')
  if (socket !== undefined) return
  const opened: Socket<ServerEvents, ClientEvents> = io(CONNECTION)
  socket = opened
  socket.on('connect', joinUntilIn)
  socket.on('disconnect', (reason) => {
    lose()
    // The session it came with ended: it comes again as who is there now.
    if (reason === 'io server disconnect' && opened === socket) opened.connect()
  })
  socket.on('radio:message', receive)
  socket.on('radio:removed', ({ id }) =>
    radioStore.set({ messages: radioStore.get().messages.filter((message) => message.id !== id) }),
  )
  socket.on('radio:occupancy', ({ listeners }) => radioStore.set({ listeners }))
  // Every song is an occasion: over hours two clocks drift apart.
  socket.on('radio:programme', (station) => {
    tellStation(station)
    inBackground('the clock could not be read', readClock(opened))
  })
}

// After signing in or out another token is needed.
export function rejoin(): void {
  joinUntilIn()
}

export function closeChannel(): void {
  clearTimeout(retry)
  socket?.disconnect()
  socket = undefined
  radioStore.set({ chat: 'connecting', listeners: undefined, latest: undefined })
}

export async function sendMessage(text: string): Promise<void> {
  if (socket?.connected !== true) throw new ApiError(0, { code: 'UNAVAILABLE', message: 'The chat is not connected.' })
  const answer = await socket.timeout(ANSWER_MS).emitWithAck('radio:send', { text })
  if ('refused' in answer) throw new ApiError(0, { code: answer.refused, message: answer.message })
}

export async function removeMessage(id: string): Promise<void> {
  await api('POST /api/living_radio/:id/realtime/messages/:message_id/remove', {
    params: { ...params, message_id: id },
  })
}

export async function muteWriter(id: string): Promise<void> {
  await api('POST /api/living_radio/:id/realtime/messages/:message_id/mute', {
    params: { ...params, message_id: id },
    body: { mute: true },
  })
}
