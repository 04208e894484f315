import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOAST_SECONDS } from '@arioso/contract/limits'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

// A toast that is written where it is shown says how long it stays in the line that says of which kind it is.
const WRITTEN = /seconds: ([\w.]+),?\s+kind:/g

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist/.test(file),
)

function timesIn(file: string): string[] {
  return [...readFileSync(join(WEB, file), 'utf8').matchAll(WRITTEN)].map(([, seconds = '']) => seconds)
}

describe('[SHELL-28 b] every toast that is written where it is shown', () => {
  const found = files.map((file) => ({ file, times: timesIn(file) })).filter(({ times }) => times.length > 0)

  it('is found', () => {
    expect(found.flatMap(({ times }) => times).length).toBeGreaterThan(30)
  })

  it.each(found)('can be read and does not linger: $file', ({ file, times }) => {
    const named = new Map(
      [...readFileSync(join(WEB, file), 'utf8').matchAll(/const (\w+_SECONDS) = (\d+)/g)].map(([, name, value]) => [
        name,
        Number(value),
      ]),
    )
    for (const time of times) {
      // The one that waits for a hook is closed by its result.
      if (time === 'Infinity' && file.endsWith('postHook.ts')) continue
      const seconds = named.get(time) ?? Number(time)
      expect(seconds).toBeGreaterThanOrEqual(TOAST_SECONDS.shortest)
      expect(seconds).toBeLessThanOrEqual(TOAST_SECONDS.longest)
    }
  })
})
