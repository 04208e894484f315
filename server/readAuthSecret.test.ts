import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readAuthSecret } from './readAuthSecret.ts'

it('an installation makes its own secret once, readable by nobody else, and keeps it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'arioso-secret-')), 'data', 'secrets.json')
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => readAuthSecret(file)))
  expect(new Set(others)).toEqual(new Set([first]))
  expect(await readdir(dirname(file))).toEqual(['secrets.json'])
  expect(first?.length).toBeGreaterThanOrEqual(64)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readAuthSecret(join(file, '..', 'other.json'))).not.toBe(first)
})
