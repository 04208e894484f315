import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SWUNG_MOTIFS } from '../material/motifs.ts'
import { chords, form, groove, level, mix, pad, part, stride } from '../notation.ts'

export const gospel: Genre = {
  name: 'gospel',
  tempoBpm: [62, 132],
  swing: 0.35,
  swingUnit: 16,
  meters: [
    [{ beats: 4, unit: 4 }, 6],
    [{ beats: 12, unit: 8 }, 2],
    [{ beats: 6, unit: 8 }, 1],
  ],
  modes: [
    ['major', 9],
    ['mixolydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | I7 | IV | iv6', 'I | III7 | vi7 | II7 V7', 'I I7 | IV I | II7 | V7', 'I | V/7 | vi7 I7 | IV V7'],
      preChorus: ['IV | iii7 VI7 | ii7 | V9', 'vi7 | III7 | II7 | V7'],
      chorus: ['IV | V | iii7 VI7 | ii7 V7', 'I I7 | IV iv6 | I VI7 | II7 V7', 'IV V | I VI7 | ii7 V7 | I'],
      bridge: ['vi7 | III7 | vi7 | II7', 'IV | bVII9 | I | VI7 | ii7 | V7 | I | V9', 'IV IV | iii7 VI7 | ii7 | V9'],
    },
    minor: {
      verse: ['i | iv7 | V7 | i', 'i | VI | iiø | V7'],
      chorus: ['iv7 | VII | III | V7', 'i | iv7 | i | V7'],
      bridge: ['VI | VII | i | V7'],
    },
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, bridge 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'praise shout',
      level({ clap: '....5.......5...', kick: '6.......6.......' }, 'R-------5-------'),
      level(
        {
          kick: '8...7...8...7...',
          snare: '....7.......7...',
          clap: '....6.......6...',
          closedHat: '6.5.6.5.6.5.6.5.',
        },
        'R---R-3-5---5-6-',
        { tambourine: '..5...5...5...5.' },
      ),
      level(
        { kick: '9..79..79..79..7', snare: '....9.......9..4', clap: '..6.8.6...6.8.6.', ride: '8.6.8.6.8.6.8.6.' },
        'R-3-5-6-8-6-5-a-',
        { tambourine: '6.6.7.6.6.6.7.66' },
      ),
    ),
    groove(
      'church ballad',
      level({ ride: '4...4...4...4...', rim: '............4...' }, 'R-------5-----a-'),
      level({ kick: '7.....5.7.......', snare: '....7.......7...', closedHat: '6.4.5.4.6.4.5.4.' }, 'R-----R-5---6-a-'),
      level(
        { kick: '8..5..6.8..5..6.', snare: '....9.......9.44', ride: '8.5.7.5.8.5.7.5.', crash: '6...............' },
        'R--R3-5-6--65-a-',
        { tambourine: '....6.......6...' },
      ),
    ),
  ],
  compoundGrooves: [
    groove(
      'twelve eight praise',
      level({ clap: '......4.....' }, 'R-----5-----'),
      level({ kick: '7.........5.', snare: '......7.....', ride: '6.4.5.6.4.5.' }, 'R---3-5---6-', {
        tambourine: '......5.....',
      }),
      level(
        { kick: '8...6.....7.', snare: '......9...4.', ride: '8.6.7.8.6.7.', clap: '......7.....' },
        'R-3-5-6-5-a-',
        {
          tambourine: '5.4.4.7.4.4.',
        },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........6.7788..', lowTom: '............7.88', kick: '........7...7...' } },
    { fromStep: 0, drums: { snare: '6.6.7.7.8.8.9999', kick: '7...7...7...7...' } },
    { fromStep: 12, drums: { snare: '............7889', crash: '..............7.' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.34, ...mix(-1, 0, 0.16) },
  bass: { instruments: ['electric-bass'], entersAt: 0.32, ...mix(0.5, 0, 0) },
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-4, 0.2, 0.18),
      chords(62, '7---5---6---5---'),
      stride(64, 'L..67-..l..67-6-'),
      chords(66, '8-68-68-68-68-6.'),
    ),
    part('organ', { entersAt: 0.15 }, mix(-5, -0.25, 0.22), pad(62), chords(65, '8-----6-8---6-6-')),
    part('choir-ooh', { entersAt: 0.62 }, mix(-6, 0, 0.35), pad(66)),
    part('brass', { entersAt: 0.86, chance: 0.6 }, mix(-8, 0.35, 0.2), chords(66, '8-..8---....8-8-')),
    part('clean-guitar', { entersAt: 0.5, chance: 0.6 }, mix(-9, 0.45, 0.12), chords(67, '....7.......7..5')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SWUNG_MOTIFS],
    syncopation: 0.4,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['organ', 'piano', 'saxophone'],
  },
  leadMix: mix(-1, 0.1, 0.22),
  voiceMix: { gainDb: 2.5, reverb: 0.26, delay: 0.06 },
  keyLift: 'habit',
  backing: 'choir',
  laidBackMs: 4,
  drummer: { hands: 'human', learnedFrom: 'soul' },
  setting: 'band',
  colour: 0.7,
}
