import type { Genre } from './genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from './motifs.ts'

export const hipHop: Genre = {
  name: 'hip hop',
  tempoBpm: [76, 104],
  swing: 0.3,
  swingUnit: 16,
  meters: [[{ beats: 4, unit: 4 }, 1]],
  modes: [
    ['minor', 7],
    ['dorian', 2],
    ['phrygian', 1],
  ],
  progressions: {
    major: {
      verse: ['Imaj7 | vi7 | Imaj7 | vi7', 'ii7 | Imaj7 | ii7 | V7'],
      chorus: ['IVmaj7 | iii7 | ii7 | V7', 'I | V | vi | IV'],
      bridge: ['vi7 | IVmaj7 | vi7 | IVmaj7'],
    },
    minor: {
      verse: ['i7 | i7 | VImaj7 | VImaj7', 'i | i | iv | i', 'i7 | VImaj7 | i7 | v7', 'i | VI | i | VII'],
      chorus: ['VI | VII | i | i', 'i | VI | III | VII', 'iv7 | i7 | VImaj7 | v7', 'VImaj7 | v7 | i7 | i7'],
      bridge: ['iv | VI | i | VII', 'VI | VI | VII | VII'],
    },
  },
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'bridge', bars: 4 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'boom bap',
      low: {
        drums: { kick: '8.........7.....', snare: '....7.......7...', closedHat: '5.4.5.4.5.4.5.4.' },
        bass: 'R---------R-----',
      },
      mid: {
        drums: { kick: '9......69.7.....', snare: '....9.......9...', closedHat: '7.5.7.5.7.5.7.55' },
        bass: 'R------RR-R-----',
      },
      high: {
        drums: {
          kick: '9..6...69.7..6..',
          snare: '....9..2....9..3',
          closedHat: '8.6.8.668.6.8.66',
          openHat: '..............5.',
        },
        bass: 'R--R---RR-5--R--',
      },
    },
    {
      name: 'trap',
      low: {
        drums: { kick: '9.......6.......', clap: '........7.......', closedHat: '6...5...6...5...' },
        bass: 'R-------R-------',
      },
      mid: {
        drums: {
          kick: '9..6..........6.',
          snare: '........9.......',
          clap: '........7.......',
          closedHat: '7.5.7.5.7.5.7555',
        },
        bass: 'R--R----------R-',
      },
      high: {
        drums: {
          kick: '9..7...6..7...6.',
          snare: '........9.......',
          clap: '........8.......',
          closedHat: '7575755575757777',
          openHat: '......5.........',
        },
        bass: 'R--R---R--8---a-',
      },
    },
    {
      name: 'laid back',
      low: {
        drums: { kick: '8.....6.........', snare: '....6.......6...', closedHat: '5.4.5.4.5.4.5.4.' },
        bass: 'R-----R---------',
      },
      mid: {
        drums: { kick: '9.....7..7......', snare: '....8.......8...', closedHat: '7.557.557.557.55' },
        bass: 'R-----R--R----5-',
      },
      high: {
        drums: {
          kick: '9.....7..7....6.',
          snare: '....9.......9.3.',
          closedHat: '7.667.667.667.66',
          tambourine: '....5.......5...',
        },
        bass: 'R-----R--R-5--a-',
      },
    },
  ],
  fills: [
    { fromStep: 12, drums: { snare: '............7.78', kick: '............8...' } },
    { fromStep: 8, drums: { kick: '........8.......', closedHat: '........77778888', clap: '............8...' } },
    { fromStep: 14, drums: {} },
  ],
  drums: { instruments: ['808-kit', 'break-kit'], entersAt: 0.3, gainDb: 1, pan: 0, reverb: 0.05, delay: 0 },
  bass: { instruments: ['sub-bass'], entersAt: 0.4, gainDb: 1, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    {
      instrument: 'electric-piano',
      entersAt: 0,
      chance: 0.7,
      gainDb: -4,
      pan: -0.4,
      reverb: 0.16,
      delay: 0.08,
      playing: [
        { how: 'chords', register: 62, pattern: '7---------------' },
        { how: 'chords', register: 62, pattern: '7-----..6---....' },
      ],
    },
    {
      instrument: 'bell',
      entersAt: 0.35,
      chance: 0.8,
      gainDb: -9,
      pan: 0.45,
      reverb: 0.25,
      delay: 0.25,
      playing: [
        { how: 'arpeggio', register: 76, pattern: '2.....1...0.....' },
        { how: 'arpeggio', register: 76, pattern: '2..1..0..1..2...' },
      ],
    },
    {
      instrument: 'piano',
      entersAt: 0.3,
      chance: 0.6,
      gainDb: -6,
      pan: 0.45,
      reverb: 0.16,
      delay: 0,
      playing: [
        { how: 'arpeggio', register: 64, pattern: '0..1..2...1..2..' },
        { how: 'chords', register: 62, pattern: '8-..8-..7-..7---' },
      ],
    },
    {
      instrument: 'strings',
      entersAt: 0.66,
      chance: 0.6,
      gainDb: -9,
      pan: 0,
      reverb: 0.25,
      delay: 0,
      playing: [{ how: 'pad', register: 65 }],
    },
    {
      instrument: 'choir-pad',
      entersAt: 0.75,
      chance: 0.35,
      gainDb: -11,
      pan: 0.1,
      reverb: 0.3,
      delay: 0,
      playing: [{ how: 'pad', register: 66 }],
    },
    {
      instrument: 'pluck',
      entersAt: 0.62,
      chance: 0.4,
      gainDb: -10,
      pan: -0.4,
      reverb: 0.18,
      delay: 0.2,
      playing: [{ how: 'arpeggio', register: 70, pattern: '0.21..0.21.0.2..' }],
    },
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.65,
    barsPerLine: 1,
    notesPerPhrase: [5, 8],
    leads: ['bell', 'square-lead', 'piano', 'flute', 'pluck'],
  },
  leadMix: { gainDb: -3, pan: 0.1, reverb: 0.2, delay: 0.2 },
  voiceMix: { gainDb: 3, reverb: 0.1, delay: 0.1 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  laidBackMs: 7,
  drummer: { hands: 'sampled', learnedFrom: 'hiphop' },
  setting: 'urban',
  colour: 0.3,
}
