import { AppError, RADIO_STATION_ID, type RadioJoined, type RadioMessage, type RadioRefusal } from '@arioso/contract'
import type { RealtimeServer } from '@arioso/storage'
import { z } from 'zod'
import type { Uses } from '../../context.ts'
import type { RealtimeSocket } from '../../realtime/sockets.ts'
import type { ChannelTokens, Pass } from './channelToken.ts'
import { createOccupancy } from './createOccupancy.ts'
import { keepProgramme } from './keepProgramme.ts'
import { channelOf, LISTENER_GRACE_MS, type RadioService } from './radio.service.ts'

// Whatever a stranger's program sends, it is two texts.
const radioOrder = z.object({ token: z.string().catch(''), text: z.string().catch('') }).catch({ token: '', text: '' })

const TICK_MS = 1000
const BEAT_MS = 5000
const RECOUNT_MS = 250

type Needs = Uses<'radio' | 'transaction', 'log' | 'now'>

// The station on the sockets: who is there, what they say, and what plays. Sound itself comes as any song's does.
export function createChannel({ storage, now, log }: Needs, radio: RadioService, tokens: ChannelTokens) {
  const stationId = RADIO_STATION_ID
  const room = channelOf(stationId)
  const occupancy = createOccupancy(storage, stationId, now)
  let sockets: RealtimeServer | undefined
  let recount: NodeJS.Timeout | undefined
  let sentProgramme = ''

  const warn = (error: unknown): void => log.warn({ err: error }, 'the radio stumbled')

  // A thousand people entering in one second make one message.
  function recountSoon(): void {
    recount ??= setTimeout(() => {
      recount = undefined
      tellCount(sockets).catch(warn)
    }, RECOUNT_MS)
  }

  async function tellCount(target: Pick<RealtimeServer, 'to'> | undefined): Promise<void> {
    const listeners = await radio.countListeners(stationId)
    target?.to(room).emit('radio:occupancy', { listeners })
  }

  async function join(socket: RealtimeSocket, token: string): Promise<RadioJoined> {
    const pass = tokens.read(token)
    if (pass.channel !== room) throw new AppError('NOT_FOUND')
    if (socket.data.radio !== undefined) await leave(socket, { isDeliberate: false })
    socket.data.radio = pass
    await occupancy.enter(pass.listener)
    await socket.join(room)
    recountSoon()
    const [messages, listeners] = await Promise.all([radio.listMessages(stationId), radio.countListeners(stationId)])
    return { messages, listeners, may_write: pass.mayWrite }
  }

  async function leave(socket: RealtimeSocket, how: { isDeliberate: boolean }): Promise<void> {
    const pass = socket.data.radio
    if (pass === undefined) return
    socket.data.radio = undefined
    await socket.leave(room)
    await occupancy.leave(pass.listener, how)
    recountSoon()
  }

  async function send(pass: Pass | undefined, text: string): Promise<RadioMessage> {
    if (pass === undefined) throw new AppError('RADIO_TOKEN_INVALID')
    const message = await radio.send(stationId, pass, text)
    sockets?.to(room).emit('radio:message', message)
    return message
  }

  async function tick(): Promise<void> {
    if (occupancy.isEmpty) return
    const programme = await keepProgramme(storage, stationId, now())
    const key = programme
      .slice(0, 2)
      .map(({ id }) => id)
      .join(' ')
    if (key === sentProgramme) return
    sentProgramme = key
    sockets?.local.to(room).emit('radio:programme', await radio.describe(stationId, programme))
  }

  async function beat(): Promise<void> {
    if (occupancy.isEmpty) return
    await occupancy.beat(new Date(now().getTime() - LISTENER_GRACE_MS))
    await tellCount(sockets?.local)
  }

  function greet(socket: RealtimeSocket): void {
    socket.on('radio:clock', (answer) => {
      if (typeof answer === 'function') answer(now().getTime())
    })
    socket.on('radio:join', (order, answer) => reply(answer, () => join(socket, radioOrder.parse(order).token)))
    socket.on('radio:send', (order, answer) =>
      reply(answer, () => send(socket.data.radio, radioOrder.parse(order).text)),
    )
    socket.on('radio:leave', () => void leave(socket, { isDeliberate: true }).catch(warn))
    socket.on('disconnect', (reason) => {
      leave(socket, { isDeliberate: reason === 'client namespace disconnect' }).catch(warn)
    })
  }

  // An uncaught error here would end the process.
  function reply<Answer>(answer: (result: Answer | RadioRefusal) => void, work: () => Promise<Answer>): void {
    if (typeof answer !== 'function') return
    work().then(answer, (error: unknown) => {
      if (!(error instanceof AppError)) warn(error)
      const refusal = error instanceof AppError ? error : new AppError('INTERNAL')
      answer({ refused: refusal.code, message: Object.values(refusal.fields ?? {})[0] ?? refusal.message })
    })
  }

  function attach(opened: RealtimeServer): () => void {
    sockets = opened
    sockets.on('connection', greet)
    const timers = [
      setInterval(() => void tick().catch(warn), TICK_MS),
      setInterval(() => void beat().catch(warn), BEAT_MS),
    ]
    return () => {
      for (const timer of timers) clearInterval(timer)
      clearTimeout(recount)
    }
  }

  return {
    attach,
    tellRemoved: (id: string, messageId: string): void => {
      sockets?.to(channelOf(id)).emit('radio:removed', { id: messageId })
    },
  }
}
