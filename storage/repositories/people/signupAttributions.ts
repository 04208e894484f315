import type { Database } from '../../database.ts'
import { signupAttributions } from '../../schema/people/signupAttributions.ts'

export type SignupAttribution = Omit<typeof signupAttributions.$inferInsert, 'userId' | 'createdAt'>

// The first word about where an account came from stays; later ones change nothing.
export type SignupAttributions = { keepFirst(userId: string, attribution: SignupAttribution): Promise<void> }

export function createSignupAttributions(database: Database): SignupAttributions {
  return {
    async keepFirst(userId, attribution) {
      await database
        .insert(signupAttributions)
        .values({ userId, ...attribution })
        .onConflictDoNothing()
    },
  }
}
