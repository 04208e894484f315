import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, strum, chords } from '../notation.ts'

export const reggae: Genre = {
  name: 'reggae',
  tempoBpm: [62, 92],
  swing: 0.35,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['major', 6],
    ['minor', 3],
    ['mixolydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | IV | I | V', 'I | V | vi | IV', 'I | ii | I | ii', 'I | vi | ii | V'],
      chorus: ['I | IV | V | IV', 'I | V | IV | V', 'IV | I | V | I', 'I | V | vi | IV'],
      bridge: ['vi | IV | vi | V', 'ii | V | ii | V', 'IV | V | iii | vi'],
    },
    minor: {
      verse: ['i | iv | i | iv', 'i | VII | i | VII', 'i | i | iv | v'],
      chorus: ['i | VI | VII | i', 'VI | VII | i | i', 'iv | i | v | i'],
      bridge: ['iv | iv | i | i', 'VI | VII | VI | v'],
    },
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, solo 4, chorus 8, outro 4'),
  grooves: [
    groove(
      'one drop',
      level({ kick: '........8.......', rim: '........6.......', closedHat: '..5...5...5...5.' }, 'R---R-..5---....'),
      level({ kick: '........9.......', rim: '........7.......', closedHat: '5.6.5.6.5.6.5.64' }, 'R-.R--5-..8-5-..'),
      level(
        {
          kick: '........9.......',
          snare: '........8.......',
          closedHat: '6.7.6.7.6.7.6.66',
          openHat: '..............5.',
        },
        'R-.R--5-.R8-5-3-',
        { congaHigh: '......5...4.....', congaLow: '............5.5.' },
      ),
    ),
    groove(
      'steppers',
      level({ kick: '8...8...8...8...', rim: '........6.......', closedHat: '..5...5...5...5.' }, 'R-..R-..5-..R-..'),
      level({ kick: '9...8...9...8...', rim: '........8.......', closedHat: '5.7.5.7.5.7.5.7.' }, 'R--RR-..5--5R-..'),
      level(
        { kick: '9...9...9...9...', snare: '........8.....3.', closedHat: '6.7.6.7.6.7.6.77' },
        'R--RR-5-8--5R-a-',
        { shaker: '4343434343434343', congaLow: '...4..5....4..5.' },
      ),
    ),
    groove(
      'rockers',
      level({ kick: '8.......7.......', rim: '....6.......6...', closedHat: '..5...5...5...5.' }, '..R-R-..5-..R-..'),
      level({ kick: '9.......8.6.....', rim: '....7.......7...', closedHat: '6.5.6.5.6.5.6.5.' }, 'R-..R-3-5-..5-3-'),
      level(
        { kick: '9.....6.9.6.....', snare: '....8.......8...', closedHat: '7.6.7.6.7.6.7.66' },
        'R-R-..3-5-5-..a-',
        { tambourine: '..5...5...5...5.' },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7.77....', highTom: '............77..', lowTom: '..............78' } },
    { fromStep: 12, drums: { rim: '............6.66', kick: '............7...' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.28, gainDb: -0.5, pan: 0, reverb: 0.12, delay: 0.04 },
  bass: { instruments: ['electric-bass', 'sub-bass'], entersAt: 0.28, gainDb: 2, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0 },
      mix(-4, -0.35, 0.16, 0.1),
      strum(66, '....8.......8...'),
      strum(66, '....8.......8.6.'),
    ),
    part(
      'organ',
      { entersAt: 0.35, chance: 0.95 },
      mix(-7, 0.3, 0.14, 0.08),
      chords(63, '..6-7-6-..6-7-6-'),
      chords(63, '..6.7.6...6.7.66'),
    ),
    part('piano', { entersAt: 0.45, chance: 0.6 }, mix(-7, 0.15, 0.12), chords(64, '....8-......8-..')),
    part(
      'brass',
      { entersAt: 0.74, chance: 0.55 },
      mix(-8, 0.2, 0.2, 0.12),
      chords(65, '................ ......7-7-..8---'),
    ),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.4,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['organ', 'trumpet', 'clean-guitar', 'saxophone', 'flute'],
  },
  leadMix: mix(-2, 0.1, 0.2, 0.3),
  voiceMix: { gainDb: 2, reverb: 0.16, delay: 0.18 },
  keyLift: 'never',
  laidBackMs: 5,
  drummer: { hands: 'human', learnedFrom: 'reggae' },
  setting: 'band',
  colour: 0.15,
}
