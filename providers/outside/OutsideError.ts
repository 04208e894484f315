export type OutsideProblem =
  // Nobody there, nobody in time, or nobody asked because the last calls all failed.
  | 'unreachable'
  | 'timeout'
  | 'resting'
  // It does not know us, it has too much to do, it cannot at the moment.
  | 'refused'
  | 'busy'
  | 'unavailable'
  // It answered, and the answer is no or makes no sense.
  | 'failed'

export class OutsideError extends Error {
  readonly problem: OutsideProblem
  readonly status: number | undefined

  constructor(problem: OutsideProblem, message: string, status?: number) {
    super(message)
    this.name = 'OutsideError'
    this.problem = problem
    this.status = status
  }
}
