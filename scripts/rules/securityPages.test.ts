import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../checks.ts'

const read = (page: string) => readFileSync(join(root, 'docs', page), 'utf8')
const TEST = /`([\w./-]+\.(?:test|spec|suite)\.ts)`/g
// Of levels 1 and 2, by chapter: OWASP ASVS 5.0.0.
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const namesIn = (text: string) => [...text.matchAll(TEST)].map(([, name = '']) => name)

it('every test that a page about security names is there', () => {
  const all = globSync(
    '{client,contract,e2e,engine,providers,scripts,server,storage,web,words,worker}/**/*.{test,spec,suite}.ts',
    {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    },
  )
  const isThere = (name: string) => all.some((path) => path === name || path.endsWith(`/${name}`))
  for (const page of ['security.md', 'asvs.md', 'reliability.md']) {
    expect(namesIn(read(page)).filter((name) => !isThere(name))).toEqual([])
  }
})

const lines = read('asvs.md')
  .split('\n')
  .flatMap((line) => {
    const [, id, what = '', verdict = '', how = '', tests = ''] =
      /^\| ([\d.]+) \| (.*) \| (.*) \| (.*) \|(.*)\|$/.exec(line) ?? []
    return id === undefined ? [] : [{ id, what, verdict, how, tests }]
  })

it('the list of ASVS has every requirement of level 2 once', () => {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  const counts = REQUIREMENTS.map((_, at) => lines.filter(({ id }) => id.startsWith(`${at + 1}.`)).length)
  expect(counts).toEqual(REQUIREMENTS)
})

it('what is met names a test by its whole path, and whatever is not says why', () => {
  for (const { id, verdict, how, tests } of lines) {
    const named = namesIn(tests)
    const missing = named.filter((name) => !existsSync(join(root, name)))
    const isKnown = ['met', 'not met', 'does not apply'].includes(verdict)
    expect({ id, isKnown, isExplained: how !== '', hasTest: named.length > 0, missing }).toEqual({
      id,
      isKnown: true,
      isExplained: true,
      hasTest: verdict === 'met',
      missing: [],
    })
  }
})

it('the head of the list counts what is below it', () => {
  const count = (wanted: string) => lines.filter(({ verdict }) => verdict === wanted).length
  const page = read('asvs.md').replaceAll('\n', ' ')
  expect(page).toContain(`All ${lines.length} requirements`)
  expect(page).toContain(`${count('met')} met, ${count('not met')} not met, ${count('does not apply')} about`)
})
