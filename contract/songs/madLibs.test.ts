import { describe, expect, it } from 'vitest'
import { DESCRIPTION_MAX } from '../limits.ts'
import { fillMadLib, madLibs } from './madLibs.ts'

describe('mad-libs', () => {
  it('eight templates in their fixed order, each with title, description, fields and a sentence of them', () => {
    expect(madLibs).toHaveLength(8)
    expect(madLibs.map((template) => template.key)).toEqual([
      'Person',
      'SpecialOccasions',
      'Moods',
      'Activity',
      'Greeting',
      'Vacation',
      'Scrapbook',
      'Pet',
    ])
    for (const { title, description, fields, sentence } of madLibs) {
      expect(title).not.toBe('')
      expect(description).not.toBe('')
      const blanks = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(blanks).toHaveLength(fields.length)
      expect(new Set(blanks)).toEqual(new Set(fields.map((field) => field.name)))
    }
  })

  it('every limit and every effect of the specification is used', () => {
    expect(new Set(madLibs.flatMap(({ fields }) => fields.map((field) => field.maxLength)))).toEqual(
      new Set([100, 125, 166]),
    )
    const counts = new Map(madLibs.map(({ effect }) => [effect.name, 'count' in effect ? effect.count : effect]))
    expect([...counts.values()]).toEqual([15, 10, { name: 'stars', cap: 50, everyMs: 400 }, 50, 20, 10, 15])
  })

  it.each(madLibs)('$key fits the song description even when every blank is full', (template) => {
    const values = template.fields.map((field) => [field.name, 'x'.repeat(field.maxLength)])
    const filled = fillMadLib(template, Object.fromEntries(values))
    expect(filled).not.toMatch(/[{}]/)
    expect(filled.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
  })

  it('blanks that are still empty stay blanks', () => {
    const [person] = madLibs
    expect(person && fillMadLib(person, { name: ' Nora ', style: ' ' })).toMatch(
      /^A \{style\} song about Nora, who \{habit\}/,
    )
  })
})
