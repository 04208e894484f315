import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const subsets = readdirSync(folder).filter((name) => name.endsWith('.woff2'))

test('what nearly every page needs of the faces stays within 50 KB', () => {
  const bytes = subsets.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThan(50_000)
})

test('every subset is used, and keys have their sharps and flats in both families', () => {
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
  for (const name of subsets) expect(css).toContain(`'./${name}'`)
  const signs = css.split('@font-face').filter((face) => face.includes('arioso-signs'))
  expect(signs.map((face) => /font-family: '(.*?)'/.exec(face)?.[1])).toEqual([
    'Instrument Sans Variable',
    'Fraunces Variable',
  ])
  for (const face of signs) expect(face).toContain('unicode-range: U+266D-266F')
})

test('the faces of the first words are asked for before the scripts, so that no line breaks anew', () => {
  const page = readFileSync(join(folder, '../../index.html'), 'utf8')
  const asked = [...page.matchAll(/<link rel="preload" href="\/app\/fonts\/(.+?)" as="font" .*crossorigin/g)]
  expect(asked.map(([, name]) => name)).toEqual(['instrument-sans.woff2', 'fraunces-500.woff2'])
})
