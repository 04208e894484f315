import { createTestStorage } from '@arioso/storage/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { loggable } from './loggable.ts'

it('the line of a failed query says which, and not what somebody wrote', async () => {
  const storage = await createTestStorage()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const secret = { userId: 'nobody here', message: 'a secret lyric', page: '/create' }
  const error: unknown = await storage.feedback.add(secret).catch((problem: unknown) => problem)
  await storage.drop()
  log.error({ err: error }, 'request failed')
  expect(lines.join()).toContain('a secret lyric')
  lines.length = 0
  log.error({ err: loggable(error) }, 'request failed')
  expect(lines.join()).toContain('insert into')
  expect(lines.join()).toContain('23503')
  expect(lines.join()).not.toContain('a secret lyric')
  expect(lines.join()).not.toContain('nobody here')
})
