import { bossaNova } from '../jazz/bossaNova.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import {
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
  riff,
  stride,
} from '../notation.ts'

export const tango = derive(bossaNova, {
  name: 'tango',
  tempoBpm: [108, 136],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 8],
    ['major', 3],
  ],
  progressions: {
    major: progressions(
      ['I | VI7 | ii | V7', 'I | I | V7 | I'],
      ['IV | iv | I | V7', 'ii | V7 | I | VI7'],
      ['vi | II7 | V7 | V7'],
    ),
    minor: progressions(
      ['i | i | V7 | i', 'i | VI | iiø V7 | i', 'i | iv | V7 | i'],
      ['iv | i | V7 | i', 'iv | VII7 | III | V7', 'I7 | iv | V7 | i'],
      ['VI | iv | II7 | V7', 'III | VI | iiø | V7'],
    ),
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'marcato',
      level({ rim: '................' }, 'R---5---R---5---'),
      level({ rim: '................' }, 'R---5---R---5-a-'),
      level({ rim: '................' }, 'R---5---8---a-a-'),
    ),
    groove(
      'sincopa',
      level({ rim: '................' }, 'R-----5-R-------'),
      level({ rim: '................' }, 'R-R---5-R---5---'),
      level({ rim: '................' }, 'R-R-.-5-8-5-R-a-'),
    ),
  ],
  drums: { instruments: ['brush-kit'], entersAt: 2, ...mix(-10) },
  bass: { instruments: ['upright-bass'], entersAt: 0.2, ...mix(0, 0, 0.06) },
  ensemble: [
    part(
      'accordion',
      { entersAt: 0 },
      mix(-3, -0.25, 0.16),
      chords(62, '8.......7.......'),
      chords(62, '8...7...8...7...'),
      chords(63, '9.8...8.9...8...'),
    ),
    part(
      'piano',
      { entersAt: 0.2, chance: 0.95 },
      mix(-5, 0.25, 0.16),
      stride(58, 'L...7...l...7...'),
      stride(59, 'L...7...L.7...7.'),
    ),
    part('strings', { entersAt: 0.5, chance: 0.6 }, mix(-9, 0.1, 0.3), guide(69), chords(67, '7...6...7...6...')),
    part('pizzicato', { entersAt: 0.4, chance: 0.4 }, mix(-10, 0.4, 0.2), riff(66, '1...5...3...5...')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.4,
    leads: ['violin', 'accordion', 'clarinet'],
  },
  articulation: 0.8,
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.45,
})
