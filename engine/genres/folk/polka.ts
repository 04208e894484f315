import { waltz } from './waltz.ts'
import { folk } from './folk.ts'
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

export const polka = derive(folk, {
  name: 'polka',
  tempoBpm: [104, 136],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['major', 9],
    ['minor', 1],
  ],
  progressions: {
    major: progressions(
      ['I | I | V7 | V7', 'I | V7 | V7 | I', 'I | IV | V7 | I'],
      ['IV | I | V7 | I', 'V7 | I | V7 | I'],
      ['vi | II7 | V7 | V7', 'IV | IV | I | V7'],
    ),
    minor: waltz.progressions.minor,
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, instrumental 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'oom-pah',
      level({ kick: '7.......7.......', rim: '....5.......5...' }, 'R-------5-------'),
      level({ kick: '8...8...8...8...', snare: '..7...7...7...7.' }, 'R---5---R---5---'),
      level({ kick: '9...9...9...9...', snare: '..8...8...8..58.', crash: '5...............' }, 'R---5---R---5-a-'),
    ),
    groove(
      'gallop',
      level({ kick: '7...7...7...7...' }, 'R---5---R---5---'),
      level({ kick: '8...8...8...8...', snare: '..6344..6344..63', closedHat: '..5...5...5...5.' }, 'R---d---R---d---'),
      level({ kick: '9...9...9...9...', snare: '..8.5.8...8.5.85', woodblock: '6.6.6.6.6.6.6.6.' }, 'R---d---8---5-a-'),
    ),
  ],
  drums: { instruments: ['acoustic-kit', 'brush-kit'], entersAt: 0.3, ...mix(-3, 0, 0.08) },
  bass: { instruments: ['tuba', 'upright-bass'], entersAt: 0.2, ...mix(1) },
  ensemble: [
    part(
      'accordion',
      { entersAt: 0 },
      mix(-3, 0.25, 0.1),
      chords(64, '..7...7...7...7.'),
      stride(60, 'L.7.l.7.L.7.l.7.'),
    ),
    part('clarinet', { entersAt: 0.4, chance: 0.8 }, mix(-7, -0.3, 0.14), guide(72), riff(70, '1.3.5.3.1.3.5.8.')),
    part('brass', { entersAt: 0.6, chance: 0.6 }, mix(-8, 0.4, 0.12), chords(62, '..7...7...7...7.')),
    part('trombone', { entersAt: 0.5, chance: 0.5 }, mix(-9, -0.15, 0.12), guide(55)),
    part('banjo', { entersAt: 0.35, chance: 0.3 }, mix(-10, 0.5, 0.1), chords(64, '..7...7...7...7.')),
  ],
  melody: { leads: ['accordion', 'clarinet', 'trumpet'], syncopation: 0.1, notesPerPhrase: [9, 13] },
  articulation: 0.7,
  keyLift: 'welcome',
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.15,
})
