import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssue } from './describeIssue.ts'

const schema = z.object({
  name: z.string().max(64),
  title: z.string().min(1),
  password: z.string().min(8),
  ids: z.array(z.string()).max(1),
  speed: z.number().max(4),
  handle: z.string().regex(/^\w+$/, 'Only letters.'),
  kind: z.enum(['a', 'b']),
})

function complaints(input: object): Record<string, string> {
  const { error } = schema.safeParse(input, { error: describeIssue })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

it('a field says in plain words what is wrong with it', () => {
  const wrong = { name: 'x'.repeat(65), title: '', password: 'short', ids: ['a', 'b'], speed: 5, handle: '!' }
  expect(complaints(wrong)).toMatchObject({
    name: 'At most 64 characters.',
    title: 'This can’t be empty.',
    password: 'At least 8 characters.',
    ids: 'At most 1 entry.',
    speed: 'At most 4.',
    handle: 'Only letters.',
  })
  expect(complaints({})).toMatchObject({ name: 'This is missing.' })
})
