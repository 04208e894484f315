import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { createOutside, OutsideError, type Breaker } from '../outside/index.ts'
import { requestOf, toForm, type AceRequest } from './aceCppRequest.ts'
import { EngineError } from './EngineError.ts'
import { keepTrack } from './keepTrack.ts'
import { makeInTime } from './makeInTime.ts'
import type { EngineMaking, EngineOrder, OutsideEngine } from './outsideEngine.ts'

export type AceCppOptions = {
  url: string
  songMs: number
  pollMs?: number
  pauseMs?: number
  breaker?: Breaker
}

const job = z.object({ id: z.coerce.string().min(1) })
const jobState = z.object({ status: z.string(), progress: z.number().optional(), error: z.string().optional() })
const filled = z.array(z.looseObject({ caption: z.string().optional(), lyrics: z.string().optional() })).min(1)

const SEND_MS = 120_000
const SEND_TRIES = 6
const LOOK_MS = 4000
const FETCH_MS = 300_000
const FETCH_TRIES = 3
// A server that is busy with a model does not answer; one that restarted has forgotten the job.
const LOST_AFTER = 3

/**
 * acestep.cpp's `ace-server`. First its language model fills the request (`/lm`), then it is played (`/synth`). Results stay there
 * until 32 others are done, so each is fetched at once.
 */
export function createAceCpp({ url, songMs, pollMs = 1000, pauseMs, breaker }: AceCppOptions): OutsideEngine {
  const outside = createOutside({
    name: 'ace-server',
    baseUrl: url,
    ...(pauseMs !== undefined && { pauseMs }),
    ...(breaker && { breaker }),
  })

  async function start(path: string, body: { json: unknown } | { form: FormData }, signal: AbortSignal) {
    const response = await outside.ask(path, { ...body, timeoutMs: SEND_MS, busyTries: SEND_TRIES, signal })
    return parse(job, await response.json()).id
  }

  async function waitFor(id: string, { onProgress }: EngineMaking, signal: AbortSignal): Promise<void> {
    let unknown = 0
    for (;;) {
      await delay(pollMs, undefined, { signal })
      const news = await look(id, signal)
      if (news === 'unknown') unknown += 1
      else if (news !== undefined) unknown = 0
      if (unknown >= LOST_AFTER) throw new EngineError('lost', 'ace-server knows nothing of the song any more')
      if (news === undefined || news === 'unknown') continue
      if (news.status === 'done') return
      if (news.status === 'failed' || news.status === 'cancelled')
        throw new EngineError(
          'failed',
          `ace-server ${news.status} it${news.error ? `: ${news.error.slice(0, 200)}` : ''}`,
        )
      if (news.progress !== undefined) onProgress?.(news.progress)
    }
  }

  async function look(id: string, signal: AbortSignal): Promise<z.infer<typeof jobState> | 'unknown' | undefined> {
    try {
      const response = await outside.ask(`/job?id=${encodeURIComponent(id)}`, { timeoutMs: LOOK_MS * 4, signal })
      return parse(jobState, await response.json())
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      return error.status === 404 ? 'unknown' : undefined
    }
  }

  function fetchResult(id: string, signal: AbortSignal): Promise<Response> {
    const call = { timeoutMs: FETCH_MS, tries: FETCH_TRIES, signal }
    return outside.ask(`/job?id=${encodeURIComponent(id)}&result=1`, call)
  }

  // Unlike the other server this one can be told to stop; whether it listens changes nothing for us.
  function cancel(id: string): void {
    const call = { method: 'POST', timeoutMs: LOOK_MS } as const
    outside.ask(`/job?id=${encodeURIComponent(id)}&cancel=1`, call).catch(() => undefined)
  }

  async function run(
    path: string,
    body: { json: unknown } | { form: FormData },
    making: EngineMaking,
    signal: AbortSignal,
  ) {
    const id = await start(path, body, signal)
    try {
      await waitFor(id, making, signal)
    } catch (error) {
      if (signal.aborted) cancel(id)
      throw error
    }
    return fetchResult(id, signal)
  }

  async function attempt(order: EngineOrder, making: EngineMaking, signal: AbortSignal) {
    const asked = requestOf(order)
    const isSong = order.task.kind === 'song'
    const request = isSong ? await fillRequest(asked, order, making, signal) : asked
    const form = await toForm(request, order)
    const response = await run('/synth', form === undefined ? { json: request } : { form }, making, signal)
    await keepTrack(response, making.path)
    if (order.description === undefined) return {}
    const { lyrics, caption: style } = request
    return { ...(lyrics && !order.instrumental && { lyrics }), ...(style && { style }) }
  }

  async function fillRequest(asked: AceRequest, order: EngineOrder, making: EngineMaking, signal: AbortSignal) {
    const mode = order.description === undefined ? 'generate' : 'inspire'
    const response = await run('/lm', { json: { ...asked, lm_mode: mode, lm_batch_size: 1 } }, making, signal)
    const [first] = parse(filled, await response.json())
    const { lm_mode: _mode, ...request } = { ...asked, ...first } as AceRequest & { lm_mode?: string }
    return { ...request, seed: asked.seed, synth_batch_size: 1, output_format: asked.output_format }
  }

  return {
    key: 'ace-cpp',
    facts: () => outside.facts(),

    async look() {
      const nothing = { tasks: [], writes: false }
      try {
        await outside.ask('/health', { timeoutMs: LOOK_MS, isProbe: true })
        return { state: 'ready', tasks: ['song', 'cover', 'repaint', 'extract'], writes: true, detail: 'ace-server' }
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        const isLoading = error.problem === 'timeout' || error.problem === 'unavailable'
        const state = error.problem === 'refused' ? 'refused' : isLoading ? 'starting' : 'offline'
        return { ...nothing, state, detail: error.message }
      }
    },

    make: (order, making) =>
      makeInTime({ name: outside.name, songMs }, making, (signal) => attempt(order, making, signal)),
  }
}

function parse<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new OutsideError('failed', 'ace-server answered another shape than documented')
  return parsed.data
}
