import { describe, expect, it } from 'vitest'
import { readChords } from './chordNames.ts'
import { songPlan } from '../entities/songPlan.ts'

describe('chords as people write them', () => {
  it('one a bar, or as many as a bar is given', () => {
    expect(readChords('Am F C/E G7')).toEqual({
      bars: [
        [{ root: 9, quality: 'min' }],
        [{ root: 5, quality: 'maj' }],
        [{ root: 0, quality: 'maj', bass: 4 }],
        [{ root: 7, quality: '7' }],
      ],
    })
    expect(readChords('| Bbmaj7 F#m7b5 | Ebsus4 |')).toEqual({
      bars: [
        [
          { root: 10, quality: 'maj7' },
          { root: 6, quality: 'm7b5' },
        ],
        [{ root: 3, quality: 'sus4' }],
      ],
    })
    expect(readChords('  ')).toEqual({ bars: [] })
    expect(readChords('Cb, B#')).toEqual({ bars: [[{ root: 11, quality: 'maj' }], [{ root: 0, quality: 'maj' }]] })
  })

  it.each([
    ['Am H7 C', /“H7” is not a chord/],
    ['am', /“am” is not a chord/],
    ['Cfoo', /“Cfoo”/],
    ['Cconstructor', /“Cconstructor”/],
    ['Am | | C', /empty bar/],
    ['C D E F G | A', /up to 4 chords/],
  ])('says what is wrong with %s', (text, problem) => {
    const read = readChords(text)
    expect('problem' in read ? read.problem : '').toMatch(problem)
  })
})

describe('a song plan', () => {
  const section = { kind: 'verse', bars: 8 }

  it('is taken with and without energy and chords', () => {
    expect(songPlan.parse({ sections: [section, { ...section, energy: 0.4, chords: 'Am F' }] })).toEqual({
      sections: [
        { ...section, chords: '' },
        { ...section, energy: 0.4, chords: 'Am F' },
      ],
    })
  })

  it.each([
    { sections: [] },
    { sections: Array.from({ length: 25 }, () => section) },
    { sections: [{ ...section, bars: 0 }] },
    { sections: [{ ...section, bars: 33 }] },
    { sections: [{ ...section, bars: 2.5 }] },
    { sections: [{ ...section, kind: 'refrain' }] },
    { sections: [{ ...section, energy: 1.1 }] },
    { sections: [{ ...section, chords: 'Am X' }] },
    { sections: [{ ...section, chords: 'C '.repeat(101) }] },
  ])('is refused out of its limits: %o', (plan) => {
    expect(songPlan.safeParse(plan).success).toBe(false)
  })
})
