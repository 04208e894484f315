import type { Genre } from './genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from './motifs.ts'

export const pop: Genre = {
  name: 'pop',
  tempoBpm: [92, 124],
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
        'I | V | vi | IV',
        'I | iii | IV | V',
        'I | vi | IV | V',
        'vi | IV | I | V',
        'I | IV | vi | V',
        'I | V/7 | vi | IV',
      ],
      preChorus: ['IV | V | vi | V', 'ii | IV | V | V', 'vi | ii | IV | V'],
      chorus: ['I | V | vi | IV', 'IV | I | V | vi', 'vi | IV | I | V', 'IV | V | I | vi', 'I | IV | vi | V'],
      bridge: ['ii | IV | vi | V', 'vi | iii | IV | V', 'IV | iv | I | V', 'vi | V/7 | IV | V'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | VII | VI | VII', 'i | iv | VI | VII', 'i | III | VII | VI'],
      preChorus: ['iv | VI | VII | VII', 'VI | iv | VII | V'],
      chorus: ['VI | III | VII | i', 'i | VI | III | VII', 'VI | VII | i | III', 'i | III | VII | iv'],
      bridge: ['iv | i | VI | VII', 'VI | VII | v | VI', 'iv | III | VI | V'],
    },
  },
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'bridge', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'backbeat',
      low: {
        drums: { kick: '8.......8.......', rim: '....6.......6...', closedHat: '6...4...6...4...' },
        bass: 'R-------R-------',
      },
      mid: {
        drums: { kick: '9.......9.6.....', snare: '....8.......8...', closedHat: '7.5.7.5.7.5.7.5.' },
        bass: 'R-------R-R-5---',
      },
      high: {
        drums: {
          kick: '9.....6.9.6.....',
          snare: '....9.......9..3',
          closedHat: '8.6.8.6.8.6.8...',
          openHat: '..............6.',
          tambourine: '....6.......6...',
        },
        bass: 'R-R-R-R-R-R-5-a-',
      },
    },
    {
      name: 'four on the floor',
      low: { drums: { kick: '7...7...7...7...', closedHat: '..5...5...5...5.' }, bass: 'R---R---R---R---' },
      mid: {
        drums: { kick: '9...9...9...9...', clap: '....7.......7...', closedHat: '4.7.4.7.4.7.4.7.' },
        bass: 'R--RR--R8--RR-5-',
      },
      high: {
        drums: {
          kick: '9...9...9...9...',
          clap: '....8.......8...',
          snare: '....7.......7..3',
          openHat: '..7...7...7...7.',
          closedHat: '6.......6.......',
        },
        bass: 'R-8-R-8-R-8-R-8-',
      },
    },
    {
      name: 'syncopated pop',
      low: {
        drums: { kick: '8..5....7.......', snare: '....5.......5...', shaker: '5353535353535353' },
        bass: 'R--R----R-------',
      },
      mid: {
        drums: { kick: '9..6..6...6.....', snare: '....8.......8...', closedHat: '7.5.7.5.7.5.7.55' },
        bass: 'R--R--R---5-----',
      },
      high: {
        drums: {
          kick: '9..7..7...7..5..',
          snare: '....9..2.2..9...',
          clap: '....6.......6...',
          closedHat: '8.6.8.6.8.6.8.66',
        },
        bass: 'R--R--R---5--58-',
      },
    },
  ],
  fills: [
    { fromStep: 8, drums: { kick: '........8.......', snare: '..........6.7788', highTom: '........7.......' } },
    { fromStep: 12, drums: { snare: '............6789', kick: '............7...' } },
    {
      fromStep: 8,
      drums: {
        highTom: '........77......',
        midTom: '..........77....',
        lowTom: '............7788',
        kick: '........7...7...',
      },
    },
  ],
  drums: { instruments: ['acoustic-kit', '909-kit'], entersAt: 0.3, gainDb: 0, pan: 0, reverb: 0.08, delay: 0 },
  bass: { instruments: ['electric-bass', 'synth-bass'], entersAt: 0.36, gainDb: -0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    {
      instrument: 'piano',
      entersAt: 0,
      chance: 0.9,
      gainDb: -4,
      pan: 0.2,
      reverb: 0.18,
      delay: 0,
      playing: [
        { how: 'chords', register: 62, pattern: '7---------------' },
        { how: 'chords', register: 62, pattern: '7---5---6---5---' },
        { how: 'chords', register: 64, pattern: '8--6--6-8--6--6-' },
      ],
    },
    {
      instrument: 'acoustic-guitar',
      entersAt: 0.4,
      chance: 0.6,
      gainDb: -7,
      pan: -0.4,
      reverb: 0.12,
      delay: 0,
      playing: [
        { how: 'arpeggio', register: 60, pattern: '0.2.1.2.3.2.1.2.' },
        { how: 'strum', register: 60, pattern: '8---6-5-.-5-6-5-' },
        { how: 'strum', register: 60, pattern: '8-5-8-65-56-8-65' },
      ],
    },
    {
      instrument: 'warm-pad',
      entersAt: 0.35,
      chance: 0.9,
      gainDb: -9,
      pan: 0,
      reverb: 0.3,
      delay: 0,
      playing: [{ how: 'pad', register: 62 }],
    },
    {
      instrument: 'pluck',
      entersAt: 0.6,
      chance: 0.6,
      gainDb: -9,
      pan: 0.45,
      reverb: 0.2,
      delay: 0.25,
      playing: [
        { how: 'arpeggio', register: 72, pattern: '0.1.2.3.2.1.2.1.' },
        { how: 'arpeggio', register: 74, pattern: '012.210.123.321.' },
      ],
    },
    {
      instrument: 'strings',
      entersAt: 0.76,
      chance: 0.7,
      gainDb: -8,
      pan: -0.15,
      reverb: 0.35,
      delay: 0,
      playing: [{ how: 'pad', register: 67 }],
    },
    {
      instrument: 'clean-guitar',
      entersAt: 0.55,
      chance: 0.5,
      gainDb: -8,
      pan: -0.5,
      reverb: 0.15,
      delay: 0.15,
      playing: [
        { how: 'chords', register: 65, pattern: '..6...6...6...6.' },
        { how: 'chords', register: 65, pattern: '..7..5..7...7.5.' },
      ],
    },
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.35,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['saw-lead', 'piano', 'bell', 'square-lead', 'clean-guitar'],
  },
  leadMix: { gainDb: -1, pan: 0.05, reverb: 0.22, delay: 0.18 },
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0.12 },
  keyLift: 'welcome',
  builds: 'sweeps',
  laidBackMs: 0,
}
