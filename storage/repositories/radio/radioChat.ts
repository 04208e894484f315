import type { RadioMessage } from '@arioso/contract'
import { and, count, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { radioMessages, radioMutes } from '../../schema/radio.ts'

export type StoredRadioMessage = typeof radioMessages.$inferSelect
export type NewRadioMessage = Pick<StoredRadioMessage, 'stationId' | 'writer' | 'clientId' | 'text'>

export type RadioTalk = { at: Date; messages: number; perSeconds: number }

export type RadioChat = {
  // Undefined when the writer has reached the limit.
  addMessage(message: NewRadioMessage, talk: RadioTalk): Promise<StoredRadioMessage | undefined>
  // Oldest first.
  listMessages(stationId: string, limit: number): Promise<StoredRadioMessage[]>
  findMessage(stationId: string, id: string): Promise<StoredRadioMessage | undefined>
  removeMessage(id: string): Promise<void>
  // A new listener still gets the last ones, however old they are.
  forgetMessages(stationId: string, before: Date, kept: number): Promise<void>
  isMuted(stationId: string, writer: string): Promise<boolean>
  setMuted(stationId: string, writer: string, mutedBy: string, isMuted: boolean): Promise<void>
}

export function createRadioChat(database: Database): RadioChat {
  return {
    async addMessage(message, { at, messages, perSeconds }) {
      return database.transaction(async (together) => {
        // One writer's messages come one after the other, through whichever process: else ten at once would all pass.
        await together.execute(sql`select pg_advisory_xact_lock(hashtext(${`radio writer ${message.writer}`}))`)
        const since = new Date(at.getTime() - perSeconds * 1000)
        const lately = and(eq(radioMessages.writer, message.writer), gt(radioMessages.createdAt, since))
        const [recent] = await together.select({ times: count() }).from(radioMessages).where(lately)
        if ((recent?.times ?? 0) >= messages) return undefined
        const [added] = await together
          .insert(radioMessages)
          .values({ ...message, createdAt: at })
          .returning()
        return added
      })
    },

    async listMessages(stationId, limit) {
      const newest = await database
        .select()
        .from(radioMessages)
        .where(eq(radioMessages.stationId, stationId))
        .orderBy(desc(radioMessages.createdAt))
        .limit(limit)
      return newest.toReversed()
    },

    async findMessage(stationId, id) {
      const [found] = await database
        .select()
        .from(radioMessages)
        .where(and(eq(radioMessages.id, id), eq(radioMessages.stationId, stationId)))
      return found
    },

    async removeMessage(id) {
      await database.delete(radioMessages).where(eq(radioMessages.id, id))
    },

    async forgetMessages(stationId, before, kept) {
      const here = eq(radioMessages.stationId, stationId)
      const newest = database
        .select({ id: radioMessages.id })
        .from(radioMessages)
        .where(here)
        .orderBy(desc(radioMessages.createdAt))
        .limit(kept)
      await database
        .delete(radioMessages)
        .where(and(here, lt(radioMessages.createdAt, before), notInArray(radioMessages.id, newest)))
    },

    async isMuted(stationId, writer) {
      const [found] = await database
        .select({ writer: radioMutes.writer })
        .from(radioMutes)
        .where(and(eq(radioMutes.stationId, stationId), eq(radioMutes.writer, writer)))
      return found !== undefined
    },

    async setMuted(stationId, writer, mutedBy, isMuted) {
      const mine = and(eq(radioMutes.stationId, stationId), eq(radioMutes.writer, writer))
      if (isMuted) await database.insert(radioMutes).values({ stationId, writer, mutedBy }).onConflictDoNothing()
      else await database.delete(radioMutes).where(mine)
    },
  }
}

export function toRadioMessage({ id, text, clientId, createdAt }: StoredRadioMessage): RadioMessage {
  return { id, text, clientId, timestamp: createdAt.getTime() }
}
