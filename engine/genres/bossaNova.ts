import type { Genre } from './genre.ts'
import { SYNCOPATED_MOTIFS } from './motifs.ts'

export const bossaNova: Genre = {
  name: 'bossa nova',
  tempoBpm: [104, 148],
  swing: 0,
  swingUnit: 8,
  meters: [[{ beats: 4, unit: 4 }, 1]],
  modes: [
    ['major', 7],
    ['minor', 3],
  ],
  progressions: {
    major: {
      verse: [
        'Imaj7 | Imaj7 | II7 | II7 | ii7 | V7 | Imaj7 | V7',
        'Imaj9 | vi7 | ii9 | V7',
        'Imaj7 | IVmaj7 | iii7 | VI7 | ii7 | V7 | Imaj7 | V7',
      ],
      chorus: [
        'IVmaj7 | iv6 | iii7 | VI7 | ii7 | V7 | Imaj7 | Imaj7',
        'ii7 | V7 | Imaj7 | vi7',
        'iii7 | vi7 | ii7 | V7',
      ],
      bridge: ['vi7 | II7 | ii7 | V7', 'iv7 | VII7 | iii7 | VI7 | ii7 | V7 | Imaj7 | V7'],
    },
    minor: {
      verse: ['i9 | iv7 | iiø V7 | i6', 'i7 | VII7 | VImaj7 | V7', 'i6 | iiø | V7 | i6'],
      chorus: ['iv7 | VII7 | IIImaj7 | VImaj7 | iiø | V7 | i7 | i7', 'VImaj7 | V7 | i7 | i7'],
      bridge: ['iv7 | VII7 | IIImaj7 | VImaj7', 'VImaj7 | iv7 | iiø | V7'],
    },
  },
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 16 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 16 },
    { kind: 'solo', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 8 },
  ],
  grooves: [
    {
      name: 'bossa clave',
      low: {
        drums: { kick: '5.....5.5.....5.', rim: '5.....5.....5... ....5.....5.....', shaker: '4.3.4.3.4.3.4.3.' },
        bass: 'R-----5-5-----R-',
      },
      mid: {
        drums: { kick: '6.....6.6.....6.', rim: '6.....6.....6... ....6.....6.....', closedHat: '5.4.5.4.5.4.5.4.' },
        percussion: { shaker: '4343434343434343' },
        bass: 'R-----5-5-----R-',
      },
      high: {
        drums: { kick: '7.....6.7.....6.', rim: '7.....7.....7... ....7.....7.....', ride: '6.4.6.4.6.4.6.4.' },
        percussion: { shaker: '5353535353535353', congaHigh: '......4.......4.', congaLow: '............5...' },
        bass: 'R-----5-5-----a-',
      },
    },
    {
      name: 'soft samba',
      low: { drums: { rim: '..5...5...5.5...', shaker: '4.3.4.3.4.3.4.3.' }, bass: 'R-------5-------' },
      mid: {
        drums: { kick: '6.....5.6.....5.', rim: '..6...6...6.6...', closedHat: '5.4.5.4.5.4.5.4.' },
        bass: 'R-----R-5-----5-',
      },
      high: {
        drums: { kick: '6.....6.6.....6.', rim: '..7...7...7.7...', closedHat: '6466646664666466' },
        percussion: { tambourine: '4.334.334.334.33' },
        bass: 'R-----R-5-----a-',
      },
    },
  ],
  fills: [
    { fromStep: 12, drums: { rim: '............5.6.', snare: '..............45' } },
    { fromStep: 8, drums: { rim: '........6..6..6.', kick: '........5.....5.' } },
  ],
  drums: { instruments: ['brush-kit'], entersAt: 0.38, gainDb: -3, pan: 0.1, reverb: 0.12, delay: 0 },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.25, gainDb: 0, pan: 0, reverb: 0.04, delay: 0 },
  ensemble: [
    {
      instrument: 'nylon-guitar',
      entersAt: 0,
      chance: 1,
      gainDb: -3,
      pan: -0.45,
      reverb: 0.14,
      delay: 0,
      playing: [
        { how: 'chords', register: 63, pattern: '6--.6--...6-..6-' },
        { how: 'chords', register: 63, pattern: '7-..7-..7-7-..7- ..7-..7-7-..7-..' },
      ],
    },
    {
      instrument: 'electric-piano',
      entersAt: 0.5,
      chance: 0.55,
      gainDb: -7,
      pan: 0.5,
      reverb: 0.18,
      delay: 0,
      playing: [
        { how: 'chords', register: 65, pattern: '......6---------' },
        { how: 'chords', register: 65, pattern: '..6-....6---..6-' },
      ],
    },
    {
      instrument: 'strings',
      entersAt: 0.7,
      chance: 0.4,
      gainDb: -10,
      pan: 0.1,
      reverb: 0.32,
      delay: 0,
      playing: [{ how: 'pad', register: 68 }],
    },
  ],
  melody: {
    motifs: SYNCOPATED_MOTIFS,
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [6, 9],
    leads: ['flute', 'saxophone', 'nylon-guitar', 'piano', 'marimba'],
  },
  leadMix: { gainDb: -1, pan: 0.2, reverb: 0.24, delay: 0 },
  voiceMix: { gainDb: 2, reverb: 0.16, delay: 0 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'brazilian', learnedShare: 0 },
  setting: 'jazz',
  colour: 0.6,
}
