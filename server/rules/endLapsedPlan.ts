import type { Storage, User } from '@arioso/storage'

// A cancelled plan ends on the first look after its day: no clock has to run.
export async function endLapsedPlan(storage: Pick<Storage, 'users'>, user: User, now: Date): Promise<User> {
  if (user.planEndsAt === null || now < user.planEndsAt) return user
  await storage.users.update(user.id, { planKey: 'free', planEndsAt: null })
  return { ...user, planKey: 'free', planEndsAt: null }
}
