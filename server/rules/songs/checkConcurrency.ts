import { AppError, plans } from '@arioso/contract'
import type { Repositories, User } from '@arioso/storage'

/** No more songs at once than the plan allows. */
export async function checkConcurrency({ clips }: Pick<Repositories, 'clips'>, user: User): Promise<void> {
  const limit = plans[user.planKey].concurrent_generations
  if ((await clips.countRunningGenerations(user.id)) >= limit) throw new AppError('CONCURRENCY_LIMIT', { limit })
}

// Edits are cheap and some cost nothing: without an end of its own, one person could fill the queue for everybody.
const EDITS_AT_ONCE = 20

export async function checkEditsAtOnce({ clips }: Pick<Repositories, 'clips'>, user: User): Promise<void> {
  if ((await clips.countRunningGenerations(user.id)) >= EDITS_AT_ONCE) {
    throw new AppError('CONCURRENCY_LIMIT', { limit: EDITS_AT_ONCE })
  }
}
