import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { feedback } from '../../schema/people/feedback.ts'
import { user } from '../../schema/people/user.ts'

export type KeptFeedback = {
  id: number
  message: string
  page: string
  createdAt: Date
  handle: string
  displayName: string
}

export type Feedback = {
  add(message: { userId: string; message: string; page: string }): Promise<void>
  listLatest(limit: number): Promise<{ messages: KeptFeedback[]; total: number }>
}

export function createFeedback(database: Database): Feedback {
  return {
    async add(message) {
      await database.insert(feedback).values(message)
    },

    async listLatest(limit) {
      const { id, message, page, createdAt } = feedback
      const messages = await database
        .select({ id, message, page, createdAt, handle: user.handle, displayName: user.displayName })
        .from(feedback)
        .innerJoin(user, eq(user.id, feedback.userId))
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(limit)
      const [all] = await database.select({ total: count() }).from(feedback)
      return { messages, total: all?.total ?? 0 }
    },
  }
}
