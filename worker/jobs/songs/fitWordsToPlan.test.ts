import { expect, it } from 'vitest'
import { fitWordsToPlan } from './fitWordsToPlan.ts'

const WORDS = '[Verse 1]\nOne\n\n[Chorus]\nAll\n\n[Verse 2]\nTwo\n\n[Bridge]\nOver\n\n[Chorus]\nAll'
const section = (kind: 'verse' | 'chorus' | 'intro') => ({ kind, bars: 4, chords: '' })

it('of each kind only as many sections are sung as the plan has', () => {
  const plan = { sections: [section('intro'), section('verse'), section('chorus'), section('chorus')] }
  expect(fitWordsToPlan(WORDS, plan)).toBe('[Verse 1]\nOne\n\n[Chorus]\nAll\n\n[Chorus]\nAll')
  expect(fitWordsToPlan(WORDS, { sections: [section('intro')] })).toBe('')
  expect(fitWordsToPlan('Untagged line', { sections: [section('verse')] })).toBe('Untagged line')
})
