import type { Genre } from '../genre.ts'
import { SWUNG_MOTIFS } from '../material/motifs.ts'
import { chords, form, groove, level, mix, pad, part, riff, stride } from '../notation.ts'

export const blues: Genre = {
  name: 'blues',
  tempoBpm: [56, 132],
  swing: 0.95,
  swingUnit: 8,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 12, unit: 8 }, 1],
  ],
  modes: [
    ['mixolydian', 6],
    ['minor', 3],
    ['dorian', 2],
  ],
  progressions: {
    major: {
      verse: ['I7 | IV7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | V7', 'I7 | IV7 | I7 | V7'],
      chorus: [
        'I7 | I7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | I7',
        'IV7 | IV7 | I7 | VI7 | II7 | V7 | I7 | V7',
      ],
      bridge: ['IV7 | IV7 | I7 | I7 | II7 | II7 | V7 | V7'],
    },
    mixolydian: {
      verse: [
        'I7 | IV7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | V7',
        'I7 | V7 | IV7 | IV7 | I7 | V7 | I7 | V7',
        'I7 | IV7 | I7 | V7',
      ],
      chorus: [
        'I7 | I7 | I7 | I7 | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | I7',
        'IV7 | IV7 | I7 | VI7 | II7 | V7 | I7 | V7',
        'I7 | I7 | IV7 | V7',
      ],
      bridge: ['IV7 | IV7 | I7 | I7 | II7 | II7 | V7 | V7', 'IV7 | I7 | IV7 | V7'],
    },
    minor: {
      verse: [
        'i7 | iv7 | i7 | i7 | iv7 | iv7 | i7 | i7 | VI7 | V7 | i7 | V7',
        'i7 | i7 | iv7 | V7',
        'i7 | iv7 | i7 | V7',
      ],
      chorus: ['iv7 | iv7 | i7 | i7 | VI7 | V7 | i7 | i7', 'i7 | VI7 | V7 | i7'],
      bridge: ['iv7 | i7 | VI7 | V7', 'VI7 | VI7 | V7 | V7'],
    },
    dorian: {
      verse: ['i7 | IV7 | i7 | i7 | IV7 | IV7 | i7 | i7 | v7 | IV7 | i7 | V7', 'i7 | IV7 | i7 | V7'],
      chorus: ['IV7 | IV7 | i7 | i7 | v7 | IV7 | i7 | i7', 'i7 | i7 | IV7 | V7'],
      bridge: ['IV7 | i7 | IV7 | V7'],
    },
  },
  form: form('intro 4, verse 12, verse 12, solo 12, verse 12, outro 4'),
  grooves: [
    groove(
      'shuffle',
      level({ kick: '6.......6.......', rim: '....5.......5...', closedHat: '5...4.4.5...4.4.' }, 'R---3---5---6---'),
      level({ kick: '8.....6.8.....6.', snare: '....8..2....8.3.', closedHat: '7...6.5.7...6.5.' }, 'R-R-3-3-5-5-6-6-'),
      level(
        { kick: '9.....7.9.....7.', snare: '..3.9.3...3.9.4.', ride: '8...8.6.8...8.6.', pedalHat: '....6.......6...' },
        'R-R-3-3-5-6-7-6-',
      ),
    ),
    groove(
      'slow blues',
      level({ ride: '5...5.3.5...5.3.', rim: '............5...' }, 'R-------5-------'),
      level({ kick: '7.........5.....', snare: '....7.......7...', ride: '6.3.6.4.6.3.6.4.' }, 'R-----R-5-----a-'),
      level(
        { kick: '8.....5...6...5.', snare: '....9.......9.4.', ride: '8.5.8.6.8.5.8.6.', crash: '5...............' },
        'R---3---5---7-a-',
      ),
    ),
  ],
  compoundGrooves: [
    groove(
      'twelve eight',
      level({ ride: '5.3.4.5.3.4.', rim: '......4.....' }, 'R-----5-----'),
      level({ kick: '7.........5.', snare: '......7.....', ride: '6.4.5.6.4.5.' }, 'R---3-5---6-'),
      level({ kick: '8...5.....6.', snare: '......9.....', ride: '8.6.6.8.6.6.' }, 'R---3-5-6-7-'),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........5.6.7.8.', kick: '........6.......' } },
    { fromStep: 12, drums: { snare: '............7.8.', lowTom: '..............7.' } },
  ],
  drums: { instruments: ['acoustic-kit', 'brush-kit'], entersAt: 0.3, ...mix(-1.5, 0, 0.12) },
  bass: { instruments: ['electric-bass', 'upright-bass'], entersAt: 0.22, ...mix(0.5, 0, 0.02) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0 },
      mix(-4, -0.35, 0.16),
      riff(52, '1-1-5-5-6-6-5-5-'),
      riff(52, '1-5-1-6-1-7-1-6-'),
    ),
    part('organ', { entersAt: 0.35, chance: 0.8 }, mix(-9, 0.3, 0.18), pad(62), chords(64, '....7-......7-5-')),
    part(
      'piano',
      { entersAt: 0.3, chance: 0.75 },
      mix(-6, 0.25, 0.14),
      stride(62, 'L...5-..l...5-..'),
      chords(65, '..6-6.6-..6-6.6-'),
    ),
    part('brass', { entersAt: 0.78, chance: 0.4 }, mix(-9, 0.4, 0.15), chords(64, '........7-..7---')),
  ],
  melody: {
    motifs: [...SWUNG_MOTIFS, 'x.x.x.......x.x.', 'x...x.x.........'],
    syncopation: 0.45,
    barsPerLine: 2,
    notesPerPhrase: [6, 9],
    leads: ['overdriven-guitar', 'harmonica', 'saxophone', 'organ'],
  },
  leadMix: mix(0, 0.15, 0.2),
  voiceMix: { gainDb: 2.5, reverb: 0.16, delay: 0.05 },
  keyLift: 'never',
  laidBackMs: 8,
  drummer: { hands: 'human', learnedFrom: 'shuffle' },
  setting: 'band',
  colour: 0.3,
}
