import type { Genre } from '../genre.ts'
import { SWUNG_MOTIFS } from '../material/motifs.ts'
import { form, groove, level, part, mix, chords, strum } from '../notation.ts'

export const jazz: Genre = {
  name: 'jazz',
  tempoBpm: [72, 208],
  swing: 0.85,
  swingUnit: 8,
  meters: [
    [{ beats: 4, unit: 4 }, 9],
    [{ beats: 3, unit: 4 }, 1],
  ],
  modes: [
    ['major', 6],
    ['minor', 4],
  ],
  progressions: {
    major: {
      verse: [
        'Imaj7 | vi7 | ii7 | V7',
        'Imaj7 | VI7 | ii7 | V7 | iii7 | VI7 | ii7 V7 | Imaj7',
        'ii7 | V7 | Imaj7 | vi7',
        'Imaj7 | Imaj7 | ii7 | V7 | Imaj7 | vi7 | ii7 V7 | I6',
      ],
      chorus: [
        'IVmaj7 | iv6 | iii7 | VI7 | ii7 | V7 | Imaj7 | V7',
        'ii7 | V7 | iii7 | vi7 | ii7 | V7 | Imaj7 | I6',
        'Imaj7 | IVmaj7 | iii7 | vi7 | ii7 | V7 | Imaj7 | V7',
      ],
      bridge: ['v7 | I7 | IVmaj7 | IVmaj7 | vi7 | II7 | ii7 | V7', 'iii7 | VI7 | ii7 | V7', 'III7 | VI7 | II7 | V7'],
    },
    minor: {
      verse: ['i7 | iiø | V7 | i7', 'i7 | iv7 | iiø V7 | i6', 'i7 | VImaj7 | iiø | V7'],
      chorus: [
        'iv7 | VII7 | IIImaj7 | VImaj7 | iiø | V7 | i7 | i7',
        'i7 | iv7 | VII7 | IIImaj7 | VImaj7 | iiø | V7 | i6',
      ],
      bridge: ['iv7 | VII7 | IIImaj7 | IIImaj7 | iv7 | iv7 | iiø | V7', 'VImaj7 | VImaj7 | iiø | V7'],
    },
  },
  form: form('intro 4, verse 8, verse 8, bridge 8, verse 8, solo 16, chorus 8, verse 8, outro 4'),
  grooves: [
    groove(
      'ride swing',
      level({ ride: '7...7.5.7...7.5.', pedalHat: '....6.......6...' }, 'walking'),
      level(
        {
          ride: '7...7.5.7...7.5.',
          pedalHat: '....6.......6...',
          snare: '......2.......2.',
          kick: '3...3...3...3...',
        },
        'walking',
      ),
      level(
        {
          ride: '8...8.6.8...8.6.',
          pedalHat: '....7.......7...',
          snare: '..3...4...3.....',
          kick: '4...3...4...3.5.',
        },
        'walking',
      ),
    ),
    groove(
      'brushes',
      level({ ride: '6...6.4.6...6.4.', snare: '3.2.4.2.3.2.4.2.', pedalHat: '....5.......5...' }, 'walking'),
      level({ snare: '3.2.5.3.3.2.5.3.', ride: '7...7.5.7...7.5.', pedalHat: '....6.......6...' }, 'walking'),
      level(
        {
          ride: '7...7.5.7...7.5.',
          snare: '..3.4...3...4.3.',
          pedalHat: '....7.......7...',
          kick: '4.......4.....4.',
        },
        'walking',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........5.6.7.6.', kick: '........5.....6.', ride: '........6.......' } },
    { fromStep: 12, drums: { snare: '............6.7.', lowTom: '..............6.' } },
  ],
  drums: { instruments: ['brush-kit', 'acoustic-kit'], entersAt: 0.1, gainDb: 0.5, pan: 0.1, reverb: 0.14, delay: 0 },
  bass: { instruments: ['upright-bass'], entersAt: 0, gainDb: 0.5, pan: -0.05, reverb: 0.05, delay: 0 },
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-4, -0.25, 0.16),
      chords(61, '6-------......5-'),
      chords(62, '6-----.6--...... ..6---..6-----..'),
      chords(63, '..7-..7---..7-.. 7-..7-....7---..'),
    ),
    part('clean-guitar', { entersAt: 0.5, chance: 0.35 }, mix(-9, 0.35, 0.12), strum(58, '5-..6-..5-..6-..')),
    part('brass', { entersAt: 0.74, chance: 0.4 }, mix(-8, 0.3, 0.2), chords(65, '................ ..7-..7---......')),
  ],
  melody: {
    motifs: SWUNG_MOTIFS,
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [7, 12],
    leads: ['saxophone', 'trumpet', 'alto-sax', 'piano'],
  },
  leadMix: mix(-1, 0.1, 0.22),
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'jazz' },
  setting: 'jazz',
  colour: 0.7,
}
