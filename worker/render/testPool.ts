import { createRenderPool, type RenderPool } from './renderPool.ts'

let shared: RenderPool | undefined

/** The one thread on which all test files of a process make their songs, warm after the first of them. It ends with the process. */
export function shareTestPool(): RenderPool {
  shared ??= createRenderPool({ threads: 1, niceness: 0 })
  return shared
}
