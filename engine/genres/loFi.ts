import type { Genre } from './genre.ts'
import { SPACIOUS_MOTIFS, SYNCOPATED_MOTIFS } from './motifs.ts'

export const loFi: Genre = {
  name: 'lo-fi',
  tempoBpm: [70, 90],
  swing: 0.5,
  swingUnit: 16,
  meters: [[{ beats: 4, unit: 4 }, 1]],
  modes: [
    ['major', 5],
    ['minor', 4],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: [
        'IVmaj7 | iii7 | ii7 | Imaj7',
        'ii9 | V7 | Imaj9 | vi7',
        'Imaj7 | iii7 | IVmaj7 | V7',
        'Imaj9 | vi9 | ii9 | V9',
      ],
      chorus: ['IVmaj9 | V7 | iii7 | vi7', 'Imaj7 | vi7 | ii7 | V7', 'IVmaj7 | iv6 | Imaj7 | vi7'],
      bridge: ['vi7 | V7 | IVmaj7 | IVmaj7', 'ii7 | iii7 | IVmaj7 | V7'],
    },
    minor: {
      verse: ['i9 | iv9 | i9 | VImaj7', 'i7 | VImaj7 | IIImaj7 | VII', 'VImaj7 | v7 | i9 | i9'],
      chorus: ['VImaj7 | VII | v7 | i7', 'iv9 | VII7 | IIImaj7 | VImaj7', 'i7 | iv7 | VImaj7 | v7'],
      bridge: ['iv7 | v7 | VImaj7 | VImaj7', 'VImaj7 | IIImaj7 | iv7 | v7'],
    },
  },
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'breakdown', bars: 4 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'dusty',
      low: {
        drums: { kick: '7.........5.....', rim: '....5.......5...', closedHat: '4...4...4...4...' },
        bass: 'R---------5-----',
      },
      mid: {
        drums: { kick: '8......5..6.....', snare: '....6.......6...', closedHat: '5.4.5.4.5.4.5.43' },
        bass: 'R------R--5-----',
      },
      high: {
        drums: {
          kick: '8..5...5..7.....',
          snare: '....7.......7..2',
          closedHat: '6.4.6.446.4.6.44',
          openHat: '......4.........',
        },
        bass: 'R--R---R--5---a-',
      },
    },
    {
      name: 'sleepy',
      low: {
        drums: { kick: '7...............', snare: '........4.......', shaker: '4.3.4.3.4.3.4.3.' },
        bass: 'R-------------5-',
      },
      mid: {
        drums: { kick: '8.....5.........', snare: '....6.......6...', closedHat: '5..45..45..45..4' },
        bass: 'R-----R-----5---',
      },
      high: {
        drums: {
          kick: '8.....6...6.....',
          snare: '....7.......7...',
          closedHat: '6..56..56..56..5',
          shaker: '3333333333333333',
        },
        bass: 'R-----R---5--7--',
      },
    },
  ],
  fills: [
    { fromStep: 12, drums: { snare: '.............3.5', kick: '............6...' } },
    { fromStep: 14, drums: {} },
    { fromStep: 8, drums: { kick: '........6..5....', rim: '............4.55' } },
  ],
  drums: { instruments: ['lofi-kit'], entersAt: 0.28, gainDb: -1, pan: 0, reverb: 0.06, delay: 0 },
  bass: {
    instruments: ['electric-bass', 'upright-bass', 'sub-bass'],
    entersAt: 0.32,
    gainDb: 0,
    pan: 0,
    reverb: 0,
    delay: 0,
  },
  ensemble: [
    {
      instrument: 'electric-piano',
      entersAt: 0,
      chance: 0.85,
      gainDb: -3,
      pan: -0.2,
      reverb: 0.18,
      delay: 0.06,
      playing: [
        { how: 'chords', register: 61, pattern: '6-------5-------' },
        { how: 'chords', register: 62, pattern: '6-------..5----- 6-----5---......' },
        { how: 'chords', register: 62, pattern: '7--..6----..5---' },
      ],
    },
    {
      instrument: 'clean-guitar',
      entersAt: 0.4,
      chance: 0.55,
      gainDb: -8,
      pan: 0.35,
      reverb: 0.2,
      delay: 0.15,
      playing: [
        { how: 'arpeggio', register: 66, pattern: '....0.2...1.3...' },
        { how: 'arpeggio', register: 66, pattern: '0..2..1.3..2....' },
      ],
    },
    {
      instrument: 'warm-pad',
      entersAt: 0.2,
      chance: 0.8,
      gainDb: -12,
      pan: 0,
      reverb: 0.3,
      delay: 0,
      playing: [{ how: 'pad', register: 60 }],
    },
    {
      instrument: 'vibraphone',
      entersAt: 0.55,
      chance: 0.4,
      gainDb: -12,
      pan: -0.35,
      reverb: 0.3,
      delay: 0.25,
      playing: [{ how: 'arpeggio', register: 77, pattern: '2.......3.....1.' }],
    },
    {
      instrument: 'felt-piano',
      entersAt: 0.3,
      chance: 0.35,
      gainDb: -7,
      pan: 0.2,
      reverb: 0.22,
      delay: 0,
      playing: [{ how: 'arpeggio', register: 68, pattern: '......3.2...1...' }],
    },
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SPACIOUS_MOTIFS],
    syncopation: 0.45,
    barsPerLine: 2,
    notesPerPhrase: [4, 7],
    leads: ['piano', 'electric-piano', 'clean-guitar', 'flute', 'bell', 'saxophone'],
  },
  leadMix: { gainDb: -2, pan: 0.1, reverb: 0.26, delay: 0.15 },
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0.1 },
  keyLift: 'never',
  crackles: true,
  laidBackMs: 10,
}
