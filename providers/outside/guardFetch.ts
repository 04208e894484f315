import { createBreaker, type Breaker } from './createBreaker.ts'
import { createRecord, type DoorFacts, type NoteCall } from './createRecord.ts'
import { OutsideError } from './OutsideError.ts'

type GuardedFetch = {
  fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response>
  facts(): DoorFacts
}

type GuardOptions = { name: string; baseUrl: string; breaker?: Breaker; note?: NoteCall | undefined }

/** For libraries that bring their own words for a service: the same guards around every call they make. */
export function guardFetch(options: GuardOptions): GuardedFetch {
  const { name, breaker = createBreaker() } = options
  const { origin } = new URL(options.baseUrl)
  const record = createRecord(breaker, options.note)
  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input)
      if (url.origin !== origin) throw new OutsideError('failed', `${name} named an address on another host`)
      if (!breaker.mayCall()) throw new OutsideError('resting', `${name} is left alone for now`)
      const startedAt = performance.now()
      try {
        const response = await fetch(input, { ...init, redirect: 'manual' })
        if (response.status >= 500) breaker.failed()
        else breaker.succeeded()
        if (response.ok) record.ok(performance.now() - startedAt)
        else record.error(`${name} answered ${response.status}`)
        return response
      } catch (error) {
        breaker.failed()
        record.error(`${name} did not answer`)
        throw error
      }
    },
    facts: () => record.facts(),
  }
}
