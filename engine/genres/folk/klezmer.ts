import { folk } from './folk.ts'
import {
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
  strum,
} from '../notation.ts'

export const klezmer = derive(folk, {
  name: 'klezmer',
  tempoBpm: [92, 172],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['phrygian', 4],
    ['minor', 6],
  ],
  progressions: {
    major: progressions(['I | I | bII | I', 'I | iv | I | I'], ['iv | I | bII | I'], ['bII | I | bvii | I']),
    minor: progressions(
      ['i | i | V7 | i', 'i | iv | V7 | i', 'i | i | iv | i'],
      ['iv | i | V7 | i', 'III | VII | V7 | i', 'iv | VII | III | V7'],
      ['VI | VI | V7 | V7', 'iv | iv | V7 | V7'],
    ),
    phrygian: progressions(
      ['I | I | bII | I', 'I | bII | I | bvii'],
      ['iv | I | bII | I', 'bII | I | bvii | I'],
      ['iv | bII | I | I'],
    ),
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, solo 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'bulgar',
      level({ kick: '6.......6.......', rim: '....5.......5...' }, 'R-------5-------'),
      level({ kick: '8.......8.......', snare: '...6..6....6..6.', closedHat: '6...6...6...6...' }, 'R---5---R---5---'),
      level(
        { kick: '9.....6.9.....6.', snare: '...7..8....7..8.', ride: '7...7...7...7...', crash: '4...............' },
        'R---5---R-3-5-a-',
      ),
    ),
    groove(
      'freylekhs',
      level({ kick: '6...6...6...6...' }, 'R---5---R---5---'),
      level({ kick: '8...6...8...6...', snare: '..6...6...6...6.' }, 'R---5---R---5---'),
      level({ kick: '9...7...9...7...', snare: '..8.3.8...8.3.88', closedHat: '7...7...7...7...' }, 'R---5---8---5-a-'),
    ),
  ],
  drums: { instruments: ['brush-kit', 'acoustic-kit'], entersAt: 0.35, ...mix(-4, 0, 0.1) },
  bass: { instruments: ['upright-bass', 'tuba'], entersAt: 0.25, ...mix(-1, 0, 0.04) },
  ensemble: [
    part(
      'accordion',
      { entersAt: 0 },
      mix(-4, -0.3, 0.14),
      stride(60, 'L...7...l...7...'),
      stride(61, 'L.7.L.7.l.7.l.7.'),
    ),
    part('fiddle', { entersAt: 0.45, chance: 0.75 }, mix(-7, 0.35, 0.16), guide(72), riff(70, '5.4.3.2.1...3.5.')),
    part('mandolin', { entersAt: 0.4, chance: 0.5 }, mix(-9, 0.45, 0.14), strum(68, '..6...6...6...6.')),
    part('trombone', { entersAt: 0.65, chance: 0.5 }, mix(-9, -0.15, 0.16), guide(55)),
    part('piano', { entersAt: 0.3, chance: 0.4 }, mix(-9, 0.2, 0.14), stride(59, 'L...6...l...6...')),
  ],
  melody: { leads: ['clarinet', 'fiddle', 'flute'], syncopation: 0.25, notesPerPhrase: [9, 14] },
  articulation: 0.75,
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.25,
})
