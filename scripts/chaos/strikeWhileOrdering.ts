import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../words/index.ts'
import type { Blow } from './blows.ts'
import type { Ordering } from './orderSongs.ts'
import { countMoving } from './readBooks.ts'
import type { Struck } from './report.ts'

export type Striking = {
  blows: readonly Blow[]
  ordering: Ordering
  random: Random
  say: (line: string) => void
  // Seconds until everything works again; undefined when it never does.
  back: () => Promise<number | undefined>
  databaseUrl: string
}

const BREATH_SECONDS = { shortest: 2, longest: 12 }
const STUCK_AFTER_MS = 600_000

/** Every blow again and again, in an order luck decides, until the last song has ended or nothing moves any more. */
export async function strikeWhileOrdering(striking: Striking): Promise<Struck[]> {
  const { blows, ordering, random, say, back, databaseUrl } = striking
  const struck: Struck[] = []
  let isOrdering = true
  let fewest = Infinity
  let movedAtMs = performance.now()
  void ordering.done.then(() => (isOrdering = false))

  async function goesOn(): Promise<boolean> {
    const moving = await countMoving(databaseUrl)
    if (isOrdering || moving < fewest) movedAtMs = performance.now()
    fewest = isOrdering ? Infinity : Math.min(fewest, moving)
    return isOrdering || (moving > 0 && performance.now() - movedAtMs < STUCK_AFTER_MS)
  }

  while (await goesOn()) {
    for (const blow of shuffled(blows, random)) {
      await delay((BREATH_SECONDS.shortest + random.next() * (BREATH_SECONDS.longest - BREATH_SECONDS.shortest)) * 1000)
      const { name } = blow
      const what = await blow.strike()
      const backSeconds = await back()
      struck.push({ name, what, backSeconds })
      say(
        `${name} (${what}): ${backSeconds === undefined ? 'NOT back' : `back after ${backSeconds.toFixed(1)} s`}; ${ordering.ordered} songs ordered`,
      )
      if (backSeconds === undefined) throw new Error(`the product did not come back from: ${name}`)
      if (!(await goesOn())) break
    }
  }
  return struck
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((each) => ({ each, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each)
}
