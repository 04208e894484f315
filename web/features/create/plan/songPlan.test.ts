import { describe, expect, it } from 'vitest'
import {
  addSection,
  changeSection,
  describePlan,
  moveSection,
  planProblem,
  planSeconds,
  suggestPlan,
} from './songPlan.ts'

const kinds = (rows: { kind: string; bars: number }[]) => rows.map(({ kind, bars }) => `${kind} ${bars}`)

describe('what is suggested', () => {
  it('a usual form without words, and the sections of the words with them', () => {
    expect(kinds(suggestPlan(''))).toEqual([
      'intro 4',
      'verse 8',
      'chorus 8',
      'verse 8',
      'chorus 8',
      'bridge 8',
      'chorus 8',
      'outro 4',
    ])
    const lyrics = '[Verse 1]\na\nb\nc\nd\n\n[Pre-Chorus]\ne\n\n[Hook]\nf\ng\n\n[Solo]\n\n[Outro]\nh'
    expect(kinds(suggestPlan(lyrics))).toEqual(['intro 4', 'verse 8', 'pre-chorus 4', 'chorus 4', 'solo 8', 'outro 4'])
    expect(kinds(suggestPlan('just\ntwo lines'))).toEqual(['intro 4', 'verse 4', 'outro 4'])
  })
})

describe('editing', () => {
  const rows = suggestPlan('')

  it('adds before the ending, moves by one and never out of the list', () => {
    const added = addSection(rows)
    expect(kinds(added).slice(-2)).toEqual(['verse 8', 'outro 4'])
    expect(new Set(added.map(({ id }) => id)).size).toBe(9)
    expect(kinds(moveSection(rows, 1, 1)).slice(0, 3)).toEqual(['intro 4', 'chorus 8', 'verse 8'])
    expect(moveSection(rows, 0, -1)).toEqual(rows)
    expect(moveSection(rows, 7, 1)).toEqual(rows)
  })

  it('says which section is wrong and why', () => {
    expect(planProblem(rows)).toBeNull()
    expect(planProblem(changeSection(rows, 1, { chords: 'Am H' }))).toMatch(/^Section 2 \(Verse\): “H” is not a chord/)
    expect(planProblem(changeSection(rows, 2, { bars: 0 }))).toBe('Section 3 (Chorus): 1 to 32 bars')
    expect(planProblem(changeSection(rows, 2, { bars: 2.5 }))).toBe('Section 3 (Chorus): 1 to 32 bars')
  })

  it('tells its length and reads as one line', () => {
    expect(planSeconds(rows, 120)).toBe(112)
    expect(describePlan(rows.slice(0, 2))).toBe('Intro 4 · Verse 8')
  })
})
