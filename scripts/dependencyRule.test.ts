import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './checks.ts'
import { findViolation, importsOf, mayImport } from './dependencyRule.ts'

describe('the dependency rule', () => {
  it('holds in every source file', () => {
    const files = Object.keys(mayImport).flatMap((part) =>
      globSync(`${part}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }),
    )
    expect(files.length).toBeGreaterThan(50)
    const violations = files
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
      .flatMap((found) => {
        const violation = findViolation(found)
        return violation ? [`${found.file}: ${violation}`] : []
      })
    expect(violations).toEqual([])
  })

  it.each([
    ['web/features/home/Home.tsx', '@arioso/storage'],
    ['engine/mix/mixBuses.ts', 'node:fs'],
    ['server/features/clips/clips.service.ts', '@arioso/providers/music'],
    ['server/features/clips/clips.service.ts', '../generate/generate.service.ts'],
    ['web/ui/Button.tsx', '../data/api.ts'],
    ['worker/jobs/generateSong.ts', 'node-av/api'],
    ['worker/jobs/generateSong.ts', '../../storage/index.ts'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(findViolation({ file, specifier })).toBeDefined()
  })

  it('sees imports on several lines and dynamic ones', () => {
    const source = "import {\n  a,\n} from 'one'\nexport * from 'two'\nconst c = await import('three')\n"
    expect(importsOf('a.ts', source).map((found) => found.specifier)).toEqual(['one', 'two', 'three'])
  })
})
