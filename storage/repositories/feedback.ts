import type { Database } from '../database.ts'
import { feedback } from '../schema/feedback.ts'

export type Feedback = { add(message: { userId: string; message: string; page: string }): Promise<void> }

export function createFeedback(database: Database): Feedback {
  return {
    async add(message) {
      await database.insert(feedback).values(message)
    },
  }
}
