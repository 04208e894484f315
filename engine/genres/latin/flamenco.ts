import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, groove, guide, level, mix, part, riff, strum } from '../notation.ts'

export const flamenco: Genre = {
  name: 'flamenco',
  tempoBpm: [90, 152],
  swing: 0,
  swingUnit: 16,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 6, unit: 8 }, 3],
    [{ beats: 3, unit: 4 }, 1],
  ],
  modes: [
    ['phrygian', 7],
    ['minor', 4],
  ],
  progressions: {
    major: {
      verse: ['I | bII | I | bII', 'I | IV | V7 | I'],
      chorus: ['IV | V7 | I | I', 'I | bII | bIII | bII'],
      bridge: ['vi | V | IV | V7'],
    },
    minor: {
      verse: ['i | VII | VI | V7', 'i | i | iv | V7', 'iv | III | VI | V7'],
      chorus: ['i | VII | VI | V7', 'iv | VII | III | V7', 'VI | VII | i | V7'],
      bridge: ['iv | iv | i | V7', 'VI | V7 | VI | V7'],
    },
    phrygian: {
      verse: ['I | bII | I | bII', 'I | I | bII | I', 'iv | III | bII | I', 'I | bII | III | bII'],
      chorus: ['iv | III | bII | I', 'VI | III | bII | I', 'iv | VII | III | bII'],
      bridge: ['bII | bII | I | I', 'VII | III | bII | I'],
    },
  },
  form: form(
    'intro 8, verse 8, verse 8, chorus 8, solo 16, verse 8, chorus 8, breakdown 8, solo 8, chorus 16, outro 4',
  ),
  grooves: [
    groove(
      'tangos',
      level({}, 'R---------------', { clap: '....8...8...8...' }),
      level({ kick: '7.....5.7.......', rim: '....5.......5.5.' }, 'R-----R-5-------', { clap: '..7.9.7...7.9.77' }),
      level({ kick: '8..6..6.8..6....', rim: '..4.7.4...4.7.44', clap: '....8.......8...' }, 'R--R--R-5--R--a-', {
        clap: '.79.79.7.79.79.7',
        congaHigh: '......5.......5.',
      }),
    ),
    groove(
      'rumba flamenca',
      level({ kick: '6.....6.........' }, 'R-----R---------'),
      level({ kick: '8.....7.8.......', rim: '...5....5..5....' }, 'R-----5-R-----5-', { clap: '....9..6....9...' }),
      level({ kick: '9.....8.9.....7.', rim: '...6..6....6..66' }, 'R-----5-R---5-a-', {
        clap: '..8.9.8...8.9.8.',
        cabasa: '5454545454545454',
      }),
    ),
  ],
  // Twelve beats with the weight on 3, 6, 8, 10 and 12, as two bars of six eighths.
  compoundGrooves: [
    groove(
      'bulerias',
      level({}, 'R-----------', { clap: '....8.....8. ..8...8...8.' }),
      level({ kick: '6...........' }, 'R---5-----R- R-5---R---5-', { clap: '....9.....9. ..9...9...9.' }),
      level({ kick: '7.....5..... 6.....6.....', rim: '..4.6...4.6. ..6...6...6.' }, 'R---5-----R- R-5---R---a-', {
        clap: '.5.58.5.5.8. 5.8.5.8.5.8.',
      }),
    ),
  ],
  waltzGrooves: [
    groove(
      'sevillanas',
      level({}, 'R-----------', { clap: '....8...8...' }),
      level({ kick: '6...........' }, 'R-------5---', { clap: '....9...9.7.' }),
      level({ kick: '8...........', rim: '....5.5.5.5.' }, 'R---5---5---', { clap: '..5.7.5.7.5.' }),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { rim: '........6.667788', clap: '........7...7.7.' } },
    { fromStep: 12, drums: { clap: '............8.88' } },
  ],
  drums: { instruments: ['cajon'], entersAt: 0.3, ...mix(-0.5, 0, 0.16) },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.5, ...mix(-1, 0, 0.04) },
  percussion: 'palmas',
  ensemble: [
    part(
      'nylon-guitar',
      { entersAt: 0 },
      mix(-4.5, -0.25, 0.16),
      arpeggio(58, '0.3.2.1.3.2.1.2.'),
      strum(59, '8---6-667---6-66'),
      strum(60, '9-668-669-668.99'),
    ),
    part(
      'nylon-guitar',
      { entersAt: 0.4 },
      mix(-7.5, 0.4, 0.16),
      arpeggio(72, '3211321132113211'),
      riff(72, '5-4-3-2-3-2-1---'),
    ),
    part('violin', { entersAt: 0.7, chance: 0.4 }, mix(-9, 0.15, 0.25), guide(72)),
    part('piano', { entersAt: 0.7, chance: 0.25 }, mix(-9, 0.2, 0.16), chords(62, '8-----8-8-......')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, 'x.xxx.x.x.......', 'x..x..x.xxxxx...'],
    syncopation: 0.35,
    barsPerLine: 2,
    notesPerPhrase: [7, 12],
    leads: ['nylon-guitar', 'flute', 'violin'],
  },
  leadMix: mix(-3.5, 0.1, 0.2),
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.35,
}
