import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, strum, chords, pad } from '../notation.ts'

export const funk: Genre = {
  name: 'funk',
  tempoBpm: [88, 124],
  swing: 0.2,
  swingUnit: 16,
  meters: FOUR_FOUR,
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
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, breakdown 4, solo 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'on the one',
      level({ kick: '9.......6.......', snare: '....7.......7...', closedHat: '6.5.6.5.6.5.6.5.' }, 'R--.....R..R....'),
      level({ kick: '9.6...6...6.....', snare: '....9..3.3..9...', closedHat: '7575757575757575' }, 'R.R...8.R.7.8...'),
      level(
        {
          kick: '9.6...6..66..6..',
          snare: '....9..3.3..9..3',
          closedHat: '8585858585858.85',
          openHat: '.............7..',
        },
        'R.R..R8.R.7.8.5a',
        { tambourine: '5.5.7.5.5.5.7.5.', congaHigh: '...4..5....4..5.' },
      ),
    ),
    groove(
      'tight sixteenths',
      level({ kick: '9..6............', snare: '....7.......7...', closedHat: '6454645464546454' }, 'R..R....5.......'),
      level({ kick: '9..6..6...7..6..', snare: '....9.......9..3', closedHat: '7555755575557555' }, 'R..R..8...R..7..'),
      level(
        {
          kick: '9..7..7...7..7..',
          snare: '..3.9..3.3..9.33',
          closedHat: '8666866686668.66',
          openHat: '.............6..',
        },
        'R..R8.7.8.R..75a',
        { shaker: '5353535353535353' },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7.787.88', kick: '........8..8....' } },
    { fromStep: 12, drums: { snare: '............7877', openHat: '..............8.' } },
    { fromStep: 12, drums: { kick: '............8..8' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.3, gainDb: 0.5, pan: 0, reverb: 0.07, delay: 0 },
  bass: { instruments: ['slap-bass', 'electric-bass'], entersAt: 0.3, gainDb: 1, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'funk-guitar',
      { entersAt: 0 },
      mix(-5, -0.4, 0.08, 0.05),
      strum(66, '..6...6..6....6.'),
      strum(66, '..75.57..75.57.5'),
    ),
    part(
      'clavinet',
      { entersAt: 0.35, chance: 0.65 },
      mix(-6, 0.25),
      chords(62, '7--.....6-......'),
      chords(63, '7-.6..7-...6-.6.'),
    ),
    part('organ', { entersAt: 0.6, chance: 0.4 }, mix(-9, 0.35), pad(65)),
    part(
      'brass',
      { entersAt: 0.66, chance: 0.9 },
      mix(-5, 0.15, 0.14),
      chords(66, '................ ........8-.8..8-'),
      chords(66, '8-.............. ..8.8-..8-.8..8-'),
    ),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.6,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['saxophone', 'trumpet', 'organ', 'funk-guitar', 'square-lead'],
  },
  leadMix: mix(-1, 0.1, 0.14, 0.08),
  voiceMix: { gainDb: 2.5, reverb: 0.12, delay: 0.06 },
  keyLift: 'welcome',
  laidBackMs: 2,
  drummer: { hands: 'human', learnedFrom: 'funk' },
  setting: 'band',
  colour: 0.4,
}
