import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { loggable } from './loggable.ts'
import { createTestStorage } from './testing/index.ts'

it('a failed query that is logged says which, and not what somebody wrote', async () => {
  const storage = await createTestStorage()
  const secret = { userId: 'nobody here', message: 'a secret lyric', page: '/create' }
  const error: unknown = await storage.feedback.add(secret).catch((problem: unknown) => problem)
  await storage.drop()
  const everything = (problem: unknown) => inspect(problem, { depth: null, showHidden: true })
  expect(everything(error)).toContain('a secret lyric')
  expect(everything(loggable(error))).toContain('insert into')
  expect(everything(loggable(error))).toContain('23503')
  expect(everything(loggable(error))).not.toContain('a secret lyric')
  expect(everything(loggable(error))).not.toContain('nobody here')
})
