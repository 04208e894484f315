import { describe, expect, it } from 'vitest'
import { asBars } from './asBars.ts'

const BALLAD = [
  'The pan begins to talk aloud',
  'The cat is wide awake',
  'I take a plate from off the shelf',
  "A yolk's about to break",
]

describe('asBars', () => {
  it('a rapper takes two short lines of a ballad in one bar', () => {
    expect(asBars(BALLAD, 'rap')).toEqual([
      'The pan begins to talk aloud, the cat is wide awake',
      "I take a plate from off the shelf, a yolk's about to break",
    ])
  })

  it('a singer keeps them apart, and so does a rapper where it would cost the rhyme', () => {
    expect(asBars(BALLAD, 'verse-chorus')).toEqual(BALLAD)
    const couplets = ['The gulls go round', 'I hear the sound', 'The lamp is lit', 'The two of us sit']
    expect(asBars(couplets, 'rap')).toEqual(couplets)
  })
})
