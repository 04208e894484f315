import { createBreaker, type Breaker } from '../outside/createBreaker.ts'
import { createRecord, type DoorFacts, type DoorRecord, type NoteCall } from '../outside/createRecord.ts'

type Step = { problem: string | undefined }

export type SignInDoors = {
  /** One step with a provider; undefined when it took too long. What was sent may count there, so it is never sent again. */
  pass<T>(provider: string, work: () => Promise<T>, read: (answer: T) => Step): Promise<T | undefined>
  /** False while a provider that kept people waiting is left alone. */
  mayEnter(provider: string): boolean
  facts(provider: string): DoorFacts
}

type Door = { record: DoorRecord; breaker: Breaker }

const LIMIT_MS = 15_000

type SignInOptions = { limitMs?: number; noteFor?: (provider: string) => NoteCall }

export function createSignInDoors({ limitMs = LIMIT_MS, noteFor }: SignInOptions = {}): SignInDoors {
  const doors = new Map<string, Door>()

  function doorOf(provider: string): Door {
    const known = doors.get(provider)
    if (known !== undefined) return known
    const breaker = createBreaker()
    const door = { record: createRecord(breaker, noteFor?.(provider)), breaker }
    doors.set(provider, door)
    return door
  }

  return {
    async pass(provider, work, read) {
      const { record, breaker } = doorOf(provider)
      const startedAt = performance.now()
      const answer = await within(limitMs, work())
      if (answer === undefined) {
        breaker.failed()
        record.error('did not answer in time')
        return undefined
      }
      // Only silence closes a door: anybody can bring a wrong code, and must not shut others out with it.
      breaker.succeeded()
      const { problem } = read(answer)
      if (problem === undefined) record.ok(performance.now() - startedAt)
      else record.error(problem)
      return answer
    },
    mayEnter: (provider) => doorOf(provider).breaker.mayCall(),
    facts: (provider) => doorOf(provider).record.facts(),
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
