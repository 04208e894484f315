import { country } from './country.ts'
import {
  arpeggio,
  chords,
  derive,
  form,
  FOUR_FOUR,
  groove,
  guide,
  level,
  mix,
  part,
  progressions,
  strum,
} from '../notation.ts'

export const bluegrass = derive(country, {
  name: 'bluegrass',
  tempoBpm: [104, 172],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['major', 7],
    ['mixolydian', 3],
  ],
  progressions: {
    major: progressions(
      ['I | I | IV | I', 'I | IV | V | I', 'I | I | V | V'],
      ['IV | I | V | I', 'I | vi | IV | V', 'IV | I | I | V'],
      ['vi | IV | I | V', 'II7 | II7 | V | V'],
    ),
    minor: progressions(['i | VII | i | V'], ['III | VII | i | V'], ['iv | i | V | V']),
  },
  form: form('intro 4, verse 8, chorus 8, solo 8, verse 8, chorus 8, solo 8, verse 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'boom chick',
      level({ rim: '................' }, 'R-------5-------'),
      level({ rim: '................' }, 'R---....5---....'),
      level({ rim: '................' }, 'R---..R-5---..a-'),
    ),
  ],
  drums: { instruments: ['brush-kit'], entersAt: 2, ...mix(-10) },
  bass: { instruments: ['upright-bass'], entersAt: 0.2, ...mix(1, 0, 0.04) },
  ensemble: [
    part(
      'banjo',
      { entersAt: 0 },
      mix(-3, 0.35, 0.1),
      arpeggio(62, '0.2.1.2.3.2.1.2.'),
      arpeggio(62, '0213021302130213'),
    ),
    part(
      'acoustic-guitar',
      { entersAt: 0.1, chance: 0.95 },
      mix(-5, -0.35, 0.1),
      strum(57, '....7.......7...'),
      strum(57, '....8.6.....8.6.'),
    ),
    part(
      'mandolin',
      { entersAt: 0.3, chance: 0.9 },
      mix(-6, 0.5, 0.1),
      chords(69, '....7.......7...'),
      chords(69, '..6.8...6...8.6.'),
    ),
    part('fiddle', { entersAt: 0.5, chance: 0.8 }, mix(-7, -0.2, 0.16), guide(71), arpeggio(70, '0.1.2.1.3.2.1.0.')),
  ],
  melody: { leads: ['fiddle', 'banjo', 'mandolin'], syncopation: 0.3, notesPerPhrase: [10, 15] },
  backing: 'harmony',
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.15,
})
