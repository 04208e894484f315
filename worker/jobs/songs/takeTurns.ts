import type { StoredClip } from '@arioso/storage'
import type { RenderPool } from '../../render/renderPool.ts'

export type TakeTurn = {
  /** Its words are written when those of the takes before it are, so that they can be told apart. */
  write<T>(work: () => Promise<T>): Promise<T>
  inTurn(pool: RenderPool): RenderPool
  leave(): void
}

export type TakeTurns = {
  /** A take that is being prepared. `leave` when it is, or when it will not be made. */
  enter(clip: Pick<StoredClip, 'transactionUuid' | 'take'>): TakeTurn
}

type Preparing = { take: number; gone: Promise<void> }
type Press = { takes: Set<Preparing>; lastWritten: Promise<unknown> }

/** Takes are prepared side by side, and either may be ready first; they go to the band in the order people see them in. */
export function createTakeTurns(): TakeTurns {
  const presses = new Map<string, Press>()

  return {
    enter({ transactionUuid, take }) {
      const { promise: gone, resolve } = Promise.withResolvers<void>()
      const own = { take, gone }
      const press = presses.get(transactionUuid) ?? { takes: new Set(), lastWritten: Promise.resolve() }
      presses.set(transactionUuid, press)
      const { takes } = press
      takes.add(own)

      function leave(): void {
        takes.delete(own)
        if (takes.size === 0) presses.delete(transactionUuid)
        resolve()
      }

      return {
        leave,
        write(work) {
          const writing = press.lastWritten.then(work)
          press.lastWritten = writing.catch(() => undefined)
          return writing
        },
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
