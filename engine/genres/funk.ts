import type { Genre } from './genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from './motifs.ts'

export const funk: Genre = {
  name: 'funk',
  tempoBpm: [88, 124],
  swing: 0.2,
  swingUnit: 16,
  meters: [[{ beats: 4, unit: 4 }, 1]],
  modes: [
    ['dorian', 5],
    ['mixolydian', 3],
    ['minor', 2],
  ],
  progressions: {
    major: {
      verse: ['I7 | I7 | IV7 | I7', 'I7 | I7 | I7 | IV7'],
      chorus: ['IV7 | IV7 | I7 | I7', 'ii7 | V7 | I7 | I7', 'I7 | vi7 | ii7 | V7'],
      bridge: ['vi7 | II7 | ii7 | V7', 'IV7 | iv7 | iii7 | VI7'],
    },
    minor: {
      verse: ['i7 | i7 | iv7 | i7', 'i7 | i7 | i7 | VII'],
      chorus: ['iv7 | VII7 | i7 | i7', 'VImaj7 | v7 | i7 | i7', 'i7 | VII | VI | VII'],
      bridge: ['VImaj7 | VII | VImaj7 | V7', 'iv7 | v7 | VImaj7 | VII'],
    },
    dorian: {
      verse: ['i7 | IV7 | i7 | IV7', 'i9 | i9 | i9 | IV9', 'i7 | i7 | IV7 | i7'],
      chorus: ['IV9 | IV9 | i7 | i7', 'ii7 | IV7 | i7 | i7', 'III | IV | i7 | i7', 'i9 | IV9 | i9 | VII'],
      bridge: ['v7 | IV7 | v7 | VII', 'VII | IV7 | VII | IV7'],
    },
    mixolydian: {
      verse: ['I7 | I7 | I7 | I7', 'I9 | I9 | v7 | I9', 'I7 | bVII | I7 | bVII'],
      chorus: ['IV | IV | I7 | I7', 'bVII | IV | I7 | I7', 'I9 | IV | bVII | I9'],
      bridge: ['ii7 | v7 | ii7 | bVII', 'bVII | bVII | IV | IV'],
    },
  },
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'breakdown', bars: 4 },
    { kind: 'solo', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'on the one',
      low: {
        drums: { kick: '9.......6.......', snare: '....7.......7...', closedHat: '6.5.6.5.6.5.6.5.' },
        bass: 'R--.....R..R....',
      },
      mid: {
        drums: { kick: '9.6...6...6.....', snare: '....9..3.3..9...', closedHat: '7575757575757575' },
        bass: 'R.R...8.R.7.8...',
      },
      high: {
        drums: {
          kick: '9.6...6..66..6..',
          snare: '....9..3.3..9..3',
          closedHat: '8585858585858.85',
          openHat: '.............7..',
        },
        percussion: { tambourine: '5.5.7.5.5.5.7.5.', congaHigh: '...4..5....4..5.' },
        bass: 'R.R..R8.R.7.8.5a',
      },
    },
    {
      name: 'tight sixteenths',
      low: {
        drums: { kick: '9..6............', snare: '....7.......7...', closedHat: '6454645464546454' },
        bass: 'R..R....5.......',
      },
      mid: {
        drums: { kick: '9..6..6...7..6..', snare: '....9.......9..3', closedHat: '7555755575557555' },
        bass: 'R..R..8...R..7..',
      },
      high: {
        drums: {
          kick: '9..7..7...7..7..',
          snare: '..3.9..3.3..9.33',
          closedHat: '8666866686668.66',
          openHat: '.............6..',
        },
        percussion: { shaker: '5353535353535353' },
        bass: 'R..R8.7.8.R..75a',
      },
    },
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7.787.88', kick: '........8..8....' } },
    { fromStep: 12, drums: { snare: '............7877', openHat: '..............8.' } },
    { fromStep: 12, drums: { kick: '............8..8' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.3, gainDb: 0.5, pan: 0, reverb: 0.07, delay: 0 },
  bass: { instruments: ['slap-bass', 'electric-bass'], entersAt: 0.3, gainDb: 1, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    {
      instrument: 'funk-guitar',
      entersAt: 0,
      chance: 1,
      gainDb: -5,
      pan: -0.4,
      reverb: 0.08,
      delay: 0.05,
      playing: [
        { how: 'strum', register: 66, pattern: '..6...6..6....6.' },
        { how: 'strum', register: 66, pattern: '..75.57..75.57.5' },
      ],
    },
    {
      instrument: 'clavinet',
      entersAt: 0.35,
      chance: 0.65,
      gainDb: -6,
      pan: 0.25,
      reverb: 0.1,
      delay: 0,
      playing: [
        { how: 'chords', register: 62, pattern: '7--.....6-......' },
        { how: 'chords', register: 63, pattern: '7-.6..7-...6-.6.' },
      ],
    },
    {
      instrument: 'organ',
      entersAt: 0.6,
      chance: 0.4,
      gainDb: -9,
      pan: 0.35,
      reverb: 0.1,
      delay: 0,
      playing: [{ how: 'pad', register: 65 }],
    },
    {
      instrument: 'brass',
      entersAt: 0.66,
      chance: 0.9,
      gainDb: -5,
      pan: 0.15,
      reverb: 0.14,
      delay: 0,
      playing: [
        { how: 'chords', register: 66, pattern: '................ ........8-.8..8-' },
        { how: 'chords', register: 66, pattern: '8-.............. ..8.8-..8-.8..8-' },
      ],
    },
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.6,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['saxophone', 'trumpet', 'organ', 'funk-guitar', 'square-lead'],
  },
  leadMix: { gainDb: -1, pan: 0.1, reverb: 0.14, delay: 0.08 },
  voiceMix: { gainDb: 2.5, reverb: 0.12, delay: 0.06 },
  keyLift: 'welcome',
  laidBackMs: 2,
  drummer: { hands: 'human', learnedFrom: 'funk' },
  setting: 'band',
  colour: 0.4,
}
