import type { Genre } from './genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from './motifs.ts'

export const reggae: Genre = {
  name: 'reggae',
  tempoBpm: [62, 92],
  swing: 0.35,
  swingUnit: 16,
  meters: [[{ beats: 4, unit: 4 }, 1]],
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
  form: [
    { kind: 'intro', bars: 4 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'solo', bars: 4 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'one drop',
      low: {
        drums: { kick: '........8.......', rim: '........6.......', closedHat: '..5...5...5...5.' },
        bass: 'R---R-..5---....',
      },
      mid: {
        drums: { kick: '........9.......', rim: '........7.......', closedHat: '5.6.5.6.5.6.5.64' },
        bass: 'R-.R--5-..8-5-..',
      },
      high: {
        drums: {
          kick: '........9.......',
          snare: '........8.......',
          closedHat: '6.7.6.7.6.7.6.66',
          openHat: '..............5.',
        },
        percussion: { congaHigh: '......5...4.....', congaLow: '............5.5.' },
        bass: 'R-.R--5-.R8-5-3-',
      },
    },
    {
      name: 'steppers',
      low: {
        drums: { kick: '8...8...8...8...', rim: '........6.......', closedHat: '..5...5...5...5.' },
        bass: 'R-..R-..5-..R-..',
      },
      mid: {
        drums: { kick: '9...8...9...8...', rim: '........8.......', closedHat: '5.7.5.7.5.7.5.7.' },
        bass: 'R--RR-..5--5R-..',
      },
      high: {
        drums: { kick: '9...9...9...9...', snare: '........8.....3.', closedHat: '6.7.6.7.6.7.6.77' },
        percussion: { shaker: '4343434343434343', congaLow: '...4..5....4..5.' },
        bass: 'R--RR-5-8--5R-a-',
      },
    },
    {
      name: 'rockers',
      low: {
        drums: { kick: '8.......7.......', rim: '....6.......6...', closedHat: '..5...5...5...5.' },
        bass: '..R-R-..5-..R-..',
      },
      mid: {
        drums: { kick: '9.......8.6.....', rim: '....7.......7...', closedHat: '6.5.6.5.6.5.6.5.' },
        bass: 'R-..R-3-5-..5-3-',
      },
      high: {
        drums: { kick: '9.....6.9.6.....', snare: '....8.......8...', closedHat: '7.6.7.6.7.6.7.66' },
        percussion: { tambourine: '..5...5...5...5.' },
        bass: 'R-R-..3-5-5-..a-',
      },
    },
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7.77....', highTom: '............77..', lowTom: '..............78' } },
    { fromStep: 12, drums: { rim: '............6.66', kick: '............7...' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.28, gainDb: -0.5, pan: 0, reverb: 0.12, delay: 0.04 },
  bass: { instruments: ['electric-bass', 'sub-bass'], entersAt: 0.28, gainDb: 2, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    {
      instrument: 'clean-guitar',
      entersAt: 0,
      chance: 1,
      gainDb: -4,
      pan: -0.35,
      reverb: 0.16,
      delay: 0.1,
      playing: [
        { how: 'strum', register: 66, pattern: '....8.......8...' },
        { how: 'strum', register: 66, pattern: '....8.......8.6.' },
      ],
    },
    {
      instrument: 'organ',
      entersAt: 0.35,
      chance: 0.95,
      gainDb: -7,
      pan: 0.3,
      reverb: 0.14,
      delay: 0.08,
      playing: [
        { how: 'chords', register: 63, pattern: '..6-7-6-..6-7-6-' },
        { how: 'chords', register: 63, pattern: '..6.7.6...6.7.66' },
      ],
    },
    {
      instrument: 'piano',
      entersAt: 0.45,
      chance: 0.6,
      gainDb: -7,
      pan: 0.15,
      reverb: 0.12,
      delay: 0,
      playing: [{ how: 'chords', register: 64, pattern: '....8-......8-..' }],
    },
    {
      instrument: 'brass',
      entersAt: 0.74,
      chance: 0.55,
      gainDb: -8,
      pan: 0.2,
      reverb: 0.2,
      delay: 0.12,
      playing: [{ how: 'chords', register: 65, pattern: '................ ......7-7-..8---' }],
    },
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.4,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['organ', 'trumpet', 'clean-guitar', 'saxophone', 'flute'],
  },
  leadMix: { gainDb: -2, pan: 0.1, reverb: 0.2, delay: 0.3 },
  voiceMix: { gainDb: 2, reverb: 0.16, delay: 0.18 },
  keyLift: 'never',
  laidBackMs: 5,
  drummer: { hands: 'human', learnedFrom: 'reggae' },
  setting: 'band',
  colour: 0.15,
}
