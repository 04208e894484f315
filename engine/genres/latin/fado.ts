import { folk } from '../folk/folk.ts'
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
  stride,
} from '../notation.ts'

export const fado = derive(folk, {
  name: 'fado',
  tempoBpm: [66, 108],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 8],
    ['major', 2],
  ],
  progressions: {
    major: progressions(
      ['I | V7 | V7 | I', 'I | VI7 | ii | V7'],
      ['IV | I | V7 | I', 'ii | V7 | I | I'],
      ['vi | II7 | V7 | V7'],
    ),
    minor: progressions(
      ['i | V7 | V7 | i', 'i | iv | V7 | i', 'i | i | iv | V7'],
      ['iv | i | V7 | i', 'VI | iv | V7 | i', 'I7 | iv | V7 | i'],
      ['VI | VII | III | V7', 'iv | VII7 | III | V7'],
    ),
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'two guitars',
      level({ rim: '................' }, 'R-------5-------'),
      level({ rim: '................' }, 'R-----5-R-----d-'),
      level({ rim: '................' }, 'R---5---R-5-R-a-'),
    ),
  ],
  drums: { instruments: ['brush-kit'], entersAt: 2, ...mix(-9) },
  bass: { instruments: ['upright-bass'], entersAt: 0.2, ...mix(-2, 0, 0.06) },
  ensemble: [
    part(
      'nylon-guitar',
      { entersAt: 0 },
      mix(-2, -0.3, 0.16),
      stride(57, 'L...7.7.l...7.7.'),
      stride(57, 'L-7.7.7.l-7.7.7.'),
    ),
    part(
      'twelve-string-guitar',
      { entersAt: 0.1, chance: 0.95 },
      mix(-5, 0.4, 0.2),
      arpeggio(71, '0.2.3.2.1.2.3.2.'),
      arpeggio(72, '0123210323212101'),
    ),
    part('strings', { entersAt: 0.7, chance: 0.3 }, mix(-12, 0.1, 0.4), guide(67)),
    part('accordion', { entersAt: 0.55, chance: 0.35 }, mix(-11, 0.2, 0.25), chords(64, '6---------------')),
  ],
  melody: { leads: ['twelve-string-guitar', 'violin', 'nylon-guitar'], syncopation: 0.3 },
  leadMix: mix(-2, 0.3, 0.24),
  keyLift: 'never',
  setting: 'acoustic',
  colour: 0.4,
})
