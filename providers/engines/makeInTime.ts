import { EngineError, toEngineError } from './EngineError.ts'
import type { EngineMaking, EngineWords } from './outsideEngine.ts'

type Attempt = (signal: AbortSignal) => Promise<EngineWords>

/** One clock for all of a song, and once more from the beginning where the engine restarted in the middle of it. */
export async function makeInTime(
  { name, songMs }: { name: string; songMs: number },
  making: EngineMaking,
  attempt: Attempt,
): Promise<EngineWords> {
  const late = AbortSignal.timeout(songMs)
  const signal = AbortSignal.any([making.signal, late])
  try {
    return await attempt(signal).catch((error: unknown) => {
      if (error instanceof EngineError && error.problem === 'lost') return attempt(signal)
      throw error
    })
  } catch (error) {
    making.signal.throwIfAborted()
    if (late.aborted) throw new EngineError('unavailable', `${name} took too long`)
    throw toEngineError(error)
  }
}
