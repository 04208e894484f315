import { OutsideError } from '../outside/index.ts'

export type EngineProblem =
  // It is not there, is busy or took too long: another engine may still make the song.
  | 'unavailable'
  // It knows nothing of the song any more, as after a restart.
  | 'lost'
  // It tried, and no sound came of it.
  | 'failed'

export class EngineError extends Error {
  readonly problem: EngineProblem

  constructor(problem: EngineProblem, message: string) {
    super(message)
    this.name = 'EngineError'
    this.problem = problem
  }
}

export function toEngineError(error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error
  const isAnswer = error.problem === 'failed'
  return new EngineError(isAnswer ? 'failed' : 'unavailable', error.message)
}
