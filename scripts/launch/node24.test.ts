import { expect, it } from 'vitest'
import { explainMissingNode24, findNode24 } from './node24.mjs'

const choose = (packaged: string, own: string): string | undefined =>
  findNode24(['packaged', 'own'], (program) => (program === 'packaged' ? packaged : own))

it('is the one from npm, whatever the machine has', () => {
  expect(choose('v24.21.0', 'v26.10.0')).toBe('packaged')
})

it('is the machine’s own where npm brings none', () => {
  expect(choose('', 'v24.3.0')).toBe('own')
})

it('is missing where npm brings none and the machine’s own is too old', () => {
  expect(choose('', 'v22.21.0')).toBeUndefined()
  const facts = { platform: 'darwin', arch: 'arm64', ignoresScripts: false }
  expect(explainMissingNode24(facts)).toContain('Install Node 24')
  expect(explainMissingNode24({ ...facts, ignoresScripts: true })).toContain('--ignore-scripts=false')
})

it('runs, and not a program that is not there', () => {
  expect(findNode24(['/nowhere/node', process.execPath])).toBe(process.execPath)
})
