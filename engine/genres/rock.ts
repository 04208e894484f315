import type { Genre } from './genre.ts'
import { STRAIGHT_MOTIFS } from './motifs.ts'

export const rock: Genre = {
  name: 'rock',
  tempoBpm: [84, 164],
  swing: 0,
  swingUnit: 8,
  meters: [[{ beats: 4, unit: 4 }, 1]],
  modes: [
    ['major', 4],
    ['minor', 4],
    ['mixolydian', 3],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | IV | I | V', 'I | V | IV | IV', 'I | I | IV | V', 'I | vi | IV | V'],
      preChorus: ['IV | IV | V | V', 'vi | IV | V | V'],
      chorus: ['I | V | vi | IV', 'I | IV | V | IV', 'IV | I | V | V', 'I | V | IV | IV'],
      bridge: ['vi | V | IV | V', 'vi | IV | vi | V', 'ii | IV | V | V'],
    },
    minor: {
      verse: ['i | i | VI | VII', 'i | VII | VI | VII', 'i | III | VII | IV', 'i | VII | i | VII'],
      preChorus: ['iv | VI | VII | VII', 'VI | VI | VII | VII'],
      chorus: ['i | VI | III | VII', 'VI | VII | i | i', 'i | III | VI | VII', 'III | VII | i | VI'],
      bridge: ['iv | VI | iv | V', 'VI | VII | VI | V', 'iv | III | VII | VII'],
    },
  },
  form: [
    { kind: 'intro', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'verse', bars: 8 },
    { kind: 'chorus', bars: 8 },
    { kind: 'solo', bars: 8 },
    { kind: 'bridge', bars: 4 },
    { kind: 'chorus', bars: 8 },
    { kind: 'outro', bars: 4 },
  ],
  grooves: [
    {
      name: 'driving eighths',
      low: {
        drums: { kick: '8.......8.......', snare: '....6.......6...', closedHat: '7.5.7.5.7.5.7.5.' },
        bass: 'R-R-R-R-R-R-R-R-',
      },
      mid: {
        drums: { kick: '9.......9.7.....', snare: '....9.......9...', closedHat: '8.6.8.6.8.6.8.6.' },
        bass: 'R-R-R-R-R-R-R-R-',
      },
      high: {
        drums: {
          kick: '9.....7.9.7.....',
          snare: '....9.......9...',
          crash: '7.......5.......',
          ride: '8.6.8.6.8.6.8.6.',
        },
        bass: 'R-R-R-R-R-R-5-a-',
      },
    },
    {
      name: 'half open',
      low: {
        drums: { kick: '8.........6.....', snare: '....7.......7...', closedHat: '7...6...7...6...' },
        bass: 'R---------R-----',
      },
      mid: {
        drums: { kick: '9..6....7.7.....', snare: '....9.......9...', closedHat: '8.5.8.5.8.5.8.5.' },
        bass: 'R--R----R-R---5-',
      },
      high: {
        drums: { kick: '9..7..7.9.7.....', snare: '....9.......9..4', openHat: '8...8...8...8...' },
        bass: 'R--R--R-R-R-5-a-',
      },
    },
    {
      name: 'tom drive',
      low: { drums: { kick: '8...8...8...8...', lowTom: '6.6.6.6.6.6.6.6.' }, bass: 'R-R-R-R-R-R-R-R-' },
      mid: {
        drums: { kick: '9.....7.9.......', snare: '....9.......9...', closedHat: '8.6.8.6.8.6.8.6.' },
        bass: 'R-R-R-R-R-R-R-5-',
      },
      high: {
        drums: {
          kick: '9.7...7.9.7...7.',
          snare: '....9.......9...',
          openHat: '8...7...8...7...',
          tambourine: '..5...5...5...5.',
        },
        bass: 'R-R-R-R-R-R-R-a-',
      },
    },
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........8888....', lowTom: '............8899', kick: '........7...7...' } },
    {
      fromStep: 0,
      drums: {
        kick: '9...8...8...8...',
        snare: '8..8..8.........',
        highTom: '.........88.....',
        midTom: '...........8....',
        lowTom: '............9999',
      },
    },
    { fromStep: 12, drums: { snare: '............8999', kick: '............8...' } },
  ],
  drums: { instruments: ['rock-kit', 'acoustic-kit'], entersAt: 0.25, gainDb: 0.5, pan: 0, reverb: 0.1, delay: 0 },
  bass: { instruments: ['pick-bass', 'electric-bass'], entersAt: 0.25, gainDb: -0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    {
      instrument: 'distorted-guitar',
      entersAt: 0.3,
      chance: 1,
      gainDb: -4,
      pan: -0.55,
      reverb: 0.08,
      delay: 0,
      playing: [
        { how: 'power', register: 48, pattern: '8-------8-------' },
        { how: 'power', register: 48, pattern: '8.7.7.7.8.7.7.7.' },
        { how: 'power', register: 50, pattern: '9---8-8-9---8-8-' },
      ],
    },
    {
      instrument: 'distorted-guitar',
      entersAt: 0.66,
      chance: 0.9,
      gainDb: -5,
      pan: 0.55,
      reverb: 0.08,
      delay: 0,
      playing: [
        { how: 'power', register: 53, pattern: '9-------8-----8-' },
        { how: 'power', register: 53, pattern: '9---------8---8-' },
      ],
    },
    {
      instrument: 'clean-guitar',
      entersAt: 0,
      leavesAt: 0.62,
      chance: 0.8,
      gainDb: -6,
      pan: 0.35,
      reverb: 0.18,
      delay: 0.12,
      playing: [
        { how: 'arpeggio', register: 60, pattern: '0.2.1.2.3.2.1.2.' },
        { how: 'strum', register: 60, pattern: '8---6---7-6-6-6-' },
      ],
    },
    {
      instrument: 'organ',
      entersAt: 0.55,
      chance: 0.5,
      gainDb: -10,
      pan: 0.25,
      reverb: 0.15,
      delay: 0,
      playing: [{ how: 'pad', register: 64 }],
    },
    {
      instrument: 'piano',
      entersAt: 0.6,
      chance: 0.25,
      gainDb: -8,
      pan: 0.2,
      reverb: 0.12,
      delay: 0,
      playing: [{ how: 'chords', register: 64, pattern: '8-6-8-6-8-6-8-6-' }],
    },
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x...x.x...x.x.x.', 'x.x.x..x..x.x...'],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [6, 10],
    leads: ['distorted-guitar', 'clean-guitar', 'organ'],
  },
  leadMix: { gainDb: -1.5, pan: 0.1, reverb: 0.2, delay: 0.2 },
  voiceMix: { gainDb: 2.5, reverb: 0.15, delay: 0.1 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'rock' },
  setting: 'band',
  colour: 0.3,
}
