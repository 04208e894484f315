import type { StoredClip } from '@arioso/storage'
import type { RenderPool } from '../../render/renderPool.ts'

export type TakeTurns = {
  /** A take that is being prepared. `leave` when it is, or when it will not be made. */
  enter(clip: Pick<StoredClip, 'transactionUuid' | 'take'>): { inTurn(pool: RenderPool): RenderPool; leave(): void }
}

type Turn = { take: number; gone: Promise<void> }

/** Takes are prepared side by side, and either may be ready first; they go to the band in the order people see them in. */
export function createTakeTurns(): TakeTurns {
  const preparing = new Map<string, Set<Turn>>()

  return {
    enter({ transactionUuid, take }) {
      const { promise: gone, resolve } = Promise.withResolvers<void>()
      const turn = { take, gone }
      const takes = preparing.get(transactionUuid) ?? new Set()
      preparing.set(transactionUuid, takes.add(turn))

      function leave(): void {
        takes.delete(turn)
        if (takes.size === 0) preparing.delete(transactionUuid)
        resolve()
      }

      return {
        leave,
        inTurn: (pool) => ({
          ...pool,
          async render(...order) {
            await Promise.all([...takes].filter((other) => other.take < take).map((other) => other.gone))
            const rendering = pool.render(...order)
            leave()
            return rendering
          },
        }),
      }
    },
  }
}
