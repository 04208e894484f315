import {
  AppError,
  may,
  RADIO_HISTORY_MESSAGES,
  RADIO_STATION_ID,
  RADIO_TALK,
  type RadioMessage,
  type RadioStation,
} from '@arioso/contract'
import { toClip, toRadioMessage, type ScheduledClip, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import type { ChannelTokens, Pass } from './channelToken.ts'
import { cleanMessage } from './cleanMessage.ts'
import { keepProgramme } from './keepProgramme.ts'

// A listener who was cut off counts for this long, so that a tunnel does not make the number jump.
export const LISTENER_GRACE_MS = 15_000

const STATION_NAME = 'Arioso Radio'

export type RadioService = ReturnType<typeof createRadioService>

export function channelOf(stationId: string): string {
  return `living-radio:${stationId}`
}

type Needs = Uses<'auditLog' | 'radio' | 'transaction', 'configuration' | 'now'>

export function createRadioService({ storage, now, configuration }: Needs, tokens: ChannelTokens) {
  const mayGuestsWrite = configuration.ARIOSO_RADIO_ANONYMOUS_CHAT === 'on'

  function checkStation(id: string): void {
    if (id !== RADIO_STATION_ID) throw new AppError('NOT_FOUND')
  }

  function countListeners(stationId: string): Promise<number> {
    return storage.radio.countListeners(stationId, new Date(now().getTime() - LISTENER_GRACE_MS))
  }

  async function describe(stationId: string, programme: ScheduledClip[], viewer?: User): Promise<RadioStation> {
    const at = now()
    const [current, next] = programme
    const ids = [current, next].flatMap((entry) => entry?.clipId ?? [])
    const stored = await storage.radio.listClips(ids, viewer?.id)
    const find = (entry: ScheduledClip | undefined) => stored.find(({ id }) => id === entry?.clipId)
    const [clip, nextClip] = [find(current), find(next)]
    return {
      id: stationId,
      name: STATION_NAME,
      channel: channelOf(stationId),
      listener_count: await countListeners(stationId),
      clip: clip === undefined ? null : toClip(clip),
      next_clip: nextClip === undefined ? null : toClip(nextClip),
      position_seconds: current === undefined ? 0 : (at.getTime() - current.startsAt.getTime()) / 1000,
      server_time: at.getTime(),
    }
  }

  function getClientId(user: User, id: string): string {
    checkStation(id)
    return JSON.stringify({ avatar_image_url: user.avatarImageUrl, handle: user.handle })
  }

  async function getWritten(user: User, stationId: string, messageId: string) {
    checkStation(stationId)
    if (!may('moderateRadio', actorOf(user))) throw new AppError('FORBIDDEN')
    const message = await storage.radio.findMessage(stationId, messageId)
    if (message === undefined) throw new AppError('NOT_FOUND')
    return message
  }

  return {
    countListeners,
    describe,

    async getStation(viewer: User | undefined, id: string): Promise<RadioStation> {
      checkStation(id)
      return describe(id, await keepProgramme(storage, id, now()), viewer)
    },

    getClientId,

    getToken(user: User, id: string): string {
      const clientId = getClientId(user, id)
      return tokens.issue({ channel: channelOf(id), listener: user.id, writer: user.id, clientId, mayWrite: true })
    },

    getAnonymousToken(id: string, guest: { listener: string; writer: string }): string {
      checkStation(id)
      return tokens.issue({ channel: channelOf(id), ...guest, clientId: '', mayWrite: mayGuestsWrite })
    },

    async listMessages(id: string): Promise<RadioMessage[]> {
      checkStation(id)
      return (await storage.radio.listMessages(id, RADIO_HISTORY_MESSAGES)).map(toRadioMessage)
    },

    async send(stationId: string, { writer, clientId, mayWrite }: Pass, written: string): Promise<RadioMessage> {
      if (!mayWrite) throw new AppError('SIGN_IN_REQUIRED')
      const text = cleanMessage(written)
      if (await storage.radio.isMuted(stationId, writer)) throw new AppError('RADIO_MUTED')
      const message = { stationId, writer, clientId, text }
      const added = await storage.radio.addMessage(message, { at: now(), ...RADIO_TALK })
      if (added === undefined) throw new AppError('TOO_MANY_REQUESTS')
      return toRadioMessage(added)
    },

    async remove(user: User, stationId: string, messageId: string): Promise<void> {
      const message = await getWritten(user, stationId, messageId)
      await storage.radio.removeMessage(message.id)
      const details = { deed: 'removed a message' }
      await storage.auditLog.add({ kind: 'radio_moderated', staffId: user.id, details })
    },

    async mute(user: User, stationId: string, messageId: string, isMuted: boolean): Promise<void> {
      const { writer } = await getWritten(user, stationId, messageId)
      await storage.radio.setMuted(stationId, writer, user.id, isMuted)
      const details = { deed: isMuted ? 'muted a writer' : 'let a writer speak again' }
      await storage.auditLog.add({ kind: 'radio_moderated', staffId: user.id, details })
    },
  }
}
