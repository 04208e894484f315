import { createOutside, type Breaker } from '../outside/index.ts'
import { aceStepFields, toForm } from './aceStepFields.ts'
import { firstTake, readData, stats, submitted, type Polled, type Take } from './aceStepReplies.ts'
import { createPoller } from './createPoller.ts'
import { EngineError } from './EngineError.ts'
import { keepSound } from './keepSound.ts'
import { lookAtAceStep } from './lookAtAceStep.ts'
import { makeInTime } from './makeInTime.ts'
import type { EngineMaking, EngineOrder, OutsideEngine } from './outsideEngine.ts'

export type AceStepOptions = {
  url: string
  key?: string | undefined
  model?: string | undefined
  /** No song takes longer than this, however long the server says that it is queued. */
  songMs: number
  pollMs?: number
  /** So long may an empty answer mean "queued" before the server is asked whether it has anything to do at all. */
  doubtMs?: number
  pauseMs?: number
  breaker?: Breaker
}

const SUBMIT_MS = 120_000
const SUBMIT_TRIES = 6
const DOWNLOAD_MS = 300_000
const DOWNLOAD_TRIES = 3
const LOOK_MS = 4000

/** ACE-Step 1.5's REST server (`acestep-api`). Nothing can be cancelled there: a song nobody wants is left to finish alone. */
export function createAceStep(options: AceStepOptions): OutsideEngine {
  const { url, key, model, songMs, pollMs = 1500, doubtMs = 30_000, pauseMs, breaker } = options
  const outside = createOutside({
    name: 'ACE-Step',
    baseUrl: url,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    ...(pauseMs !== undefined && { pauseMs }),
    ...(breaker && { breaker }),
  })
  const poller = createPoller(outside, pollMs)
  let writes = false

  async function submit(order: EngineOrder, signal: AbortSignal): Promise<string> {
    const fields = aceStepFields(order, { model, writes })
    const form = await toForm(fields, order)
    const body = form === undefined ? { json: fields } : { form }
    // A call that was lost on its way may have been taken: only who surely was not is asked again.
    const response = await outside.ask('/release_task', {
      ...body,
      timeoutMs: SUBMIT_MS,
      busyTries: SUBMIT_TRIES,
      signal,
    })
    return (await readData(outside.name, response, submitted)).task_id
  }

  // An id the server does not know is "queued" for ever. When it says so and has nothing to do, the song is gone.
  async function isIdle(signal: AbortSignal): Promise<boolean> {
    const facts = await outside
      .ask('/v1/stats', { timeoutMs: LOOK_MS, signal })
      .then((response) => readData(outside.name, response, stats))
      .catch(() => undefined)
    return facts !== undefined && facts.jobs.queued + facts.jobs.running === 0
  }

  async function waitFor(taskId: string, signal: AbortSignal, onProgress?: (share: number) => void): Promise<Take> {
    let heardAt = performance.now()
    for (;;) {
      const news = await poller.next(taskId, signal)
      if (news === undefined) continue
      const take = firstTake(news)
      if (news.status === 2) throw new EngineError('failed', `ACE-Step could not make it: ${reasonOf(news, take)}`)
      if (news.status === 1) return take ?? {}
      if (take !== undefined) {
        heardAt = performance.now()
        if (typeof take.progress === 'number') onProgress?.(Math.min(1, Math.max(0, take.progress)))
      } else if (performance.now() - heardAt > doubtMs) {
        if (await isIdle(signal)) throw new EngineError('lost', 'ACE-Step knows nothing of the song any more')
        heardAt = performance.now()
      }
    }
  }

  async function attempt(order: EngineOrder, making: EngineMaking, signal: AbortSignal) {
    const taskId = await submit(order, signal)
    const take = await waitFor(taskId, signal, making.onProgress)
    // Done, and nothing saved: that happens, and is no song.
    if (typeof take.file !== 'string' || take.file === '')
      throw new EngineError('failed', 'ACE-Step says done and has no file')
    const download = { timeoutMs: DOWNLOAD_MS, tries: DOWNLOAD_TRIES, signal }
    await keepSound(await outside.ask(take.file, download), making.path, signal)
    return order.description === undefined ? {} : wordsOf(take)
  }

  return {
    key: 'ace-step',
    facts: () => outside.facts(),

    async look() {
      const seen = await lookAtAceStep(outside, model)
      if (seen.state === 'ready') writes = seen.writes
      return seen
    },

    make: (order, making) =>
      makeInTime({ name: outside.name, songMs }, making, (signal) => attempt(order, making, signal)),
  }
}

function wordsOf({ lyrics, prompt }: Take): { lyrics?: string; style?: string } {
  return {
    ...(typeof lyrics === 'string' && lyrics !== '' && { lyrics }),
    ...(typeof prompt === 'string' && prompt !== '' && { style: prompt }),
  }
}

// progress_text is the last line of the whole server's log; newer builds say in the take what went wrong with it.
function reasonOf({ progress_text }: Polled, take: Take | undefined): string {
  return (take?.error ?? progress_text ?? 'no reason given').slice(0, 200)
}
