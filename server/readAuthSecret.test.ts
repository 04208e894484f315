import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAuthSecret } from './readAuthSecret.ts'

it('an installation makes its own secret once, readable by nobody else, and keeps it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'arioso-secret-')), 'data', 'secrets.json')
  const [first, second] = await Promise.all([readAuthSecret(file), readAuthSecret(file)])
  expect(first).toBe(second)
  expect(first?.length).toBeGreaterThanOrEqual(64)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readAuthSecret(join(file, '..', 'other.json'))).not.toBe(first)
})
