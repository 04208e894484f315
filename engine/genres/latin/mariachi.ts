import { country } from '../folk/country.ts'
import { arpeggio, chords, derive, form, groove, guide, level, mix, part, progressions, strum } from '../notation.ts'

export const mariachi = derive(country, {
  name: 'mariachi',
  tempoBpm: [92, 152],
  swing: 0,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 3, unit: 4 }, 3],
    [{ beats: 6, unit: 8 }, 2],
  ],
  modes: [
    ['major', 8],
    ['minor', 2],
  ],
  progressions: {
    major: progressions(
      ['I | I | V7 | V7', 'I | V7 | V7 | I', 'I | IV | V7 | I'],
      ['IV | I | V7 | I', 'IV | V7 | I | I7', 'V7 | I | V7 | I'],
      ['vi | II7 | V7 | V7', 'IV | iv | I | V7'],
    ),
    minor: progressions(
      ['i | V7 | V7 | i', 'i | iv | V7 | i'],
      ['iv | i | V7 | i', 'VII7 | III | V7 | i'],
      ['VI | iv | V7 | V7'],
    ),
  },
  form: form('intro 4, verse 8, chorus 8, instrumental 4, verse 8, chorus 8, solo 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'ranchera',
      level({ rim: '................' }, 'R-------5-------'),
      level({ rim: '................' }, 'R---..5-R---..5-'),
      level({ rim: '................' }, 'R---5---R---5-a-'),
    ),
    groove(
      'son',
      level({ rim: '................' }, 'R-----5---------'),
      level({ rim: '................' }, 'R-----5-----R---'),
      level({ rim: '................' }, 'R--5--R--5--8-5-'),
    ),
  ],
  drums: { instruments: ['brush-kit'], entersAt: 2, ...mix(-10) },
  bass: { instruments: ['upright-bass', 'tuba'], entersAt: 0.2, ...mix(0, 0, 0.04) },
  ensemble: [
    part(
      'nylon-guitar',
      { entersAt: 0 },
      mix(-3, -0.35, 0.12),
      strum(59, '..7...7...7...7.'),
      strum(59, '..8.56..8..8.56.'),
    ),
    part('acoustic-guitar', { entersAt: 0.2, chance: 0.8 }, mix(-6, 0.35, 0.12), strum(64, '8.6.8.6.8.6.8.6.')),
    part('trumpet', { entersAt: 0.5, chance: 0.95 }, mix(-6, 0.2, 0.18), guide(70), chords(67, '8-8-....8---....')),
    part('violin', { entersAt: 0.4, chance: 0.8 }, mix(-8, -0.15, 0.22), guide(74), arpeggio(74, '0.1.2.1.3.2.1.0.')),
    part('harp', { entersAt: 0.3, chance: 0.4 }, mix(-9, 0.45, 0.2), arpeggio(67, '0.1.2.3.2.1.2.1.')),
  ],
  melody: { leads: ['trumpet', 'violin'], syncopation: 0.2 },
  backing: 'choir',
  keyLift: 'welcome',
  drummer: { hands: 'human' },
  setting: 'latin',
  colour: 0.2,
})
