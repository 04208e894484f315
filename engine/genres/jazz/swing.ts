import type { Genre } from '../genre.ts'
import { SWUNG_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, guide, level, mix, part, riff, stride, strum } from '../notation.ts'

export const swing: Genre = {
  name: 'swing',
  tempoBpm: [120, 208],
  swing: 0.8,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 8],
    ['minor', 3],
  ],
  progressions: {
    major: {
      verse: [
        'I6 | VI7 | ii7 | V7',
        'I6 | I7 | IV6 | iv6 | I6 VI7 | ii7 V7 | I6 | V7',
        'I6 | bVI7 | ii7 | V7 | I6 | VI7 | II7 V7 | I6',
      ],
      chorus: [
        'I6 | I6 | II7 | II7 | ii7 | V7 | I6 | V7',
        'I6 | III7 | VI7 | VI7 | II7 | V7 | I6 VI7 | ii7 V7',
        'IV6 | iv6 | I6 | VI7 | II7 | V7 | I6 | V7',
      ],
      bridge: ['III7 | III7 | VI7 | VI7 | II7 | II7 | V7 | V7', 'I7 | I7 | IV6 | IV6 | II7 | II7 | V7 | V7'],
    },
    minor: {
      verse: ['i6 | i6 | V7 | i6', 'i6 | iv6 | i6 | V7', 'i6 | VI7 | V7 | i6'],
      chorus: ['i6 | VI7 | iiø | V7 | i6 | iv6 | V7 | i6', 'iv6 | i6 | VI7 | V7'],
      bridge: ['iv6 | iv6 | i6 | i6 | VI7 | VI7 | V7 | V7', 'III6 | VI7 | iiø | V7'],
    },
  },
  form: form('intro 8, verse 8, verse 8, bridge 8, verse 8, solo 16, chorus 16, solo 8, chorus 16, outro 4'),
  grooves: [
    groove(
      'four on the hat',
      level({ kick: '3...3...3...3...', closedHat: '5...6.4.5...6.4.' }, 'R---5---R---5---'),
      level(
        {
          kick: '4...3...4...3...',
          closedHat: '4...7.5.4...7.5.',
          openHat: '6.......6.......',
          rim: '....4.......4...',
        },
        'walking',
      ),
      level(
        { kick: '4...4...4...4...', ride: '8...8.7.8...8.7.', snare: '....7.......7.4.', pedalHat: '....7.......7...' },
        'walking',
      ),
    ),
    groove(
      'jungle toms',
      level({ lowTom: '6...4.6...4.6...', kick: '3...3...3...3...' }, 'R---5---R---5---'),
      level(
        {
          kick: '4...3...4...3...',
          lowTom: '5.......5.......',
          midTom: '...45.....4.5...',
          highTom: '......5.......5.',
        },
        'walking',
      ),
      level(
        {
          kick: '4...4...4...4...',
          lowTom: '6.......6.......',
          midTom: '...56.....5.6...',
          highTom: '......7.......7.',
          crash: '5...............',
        },
        'walking',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........6.788.88', kick: '........7.......', crash: '..............7.' } },
    { fromStep: 0, drums: { snare: '7.7.....7.7.8.8.', kick: '7.......7.......', lowTom: '....7.7.........' } },
    { fromStep: 12, drums: { snare: '............7.8.', crash: '..............6.' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.25, ...mix(-2.5, 0, 0.16) },
  bass: { instruments: ['upright-bass'], entersAt: 0, ...mix(-2.5, -0.05, 0.05) },
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-5, -0.3, 0.16),
      stride(62, 'L...6-..l...6-..'),
      chords(65, '..6-....6-....6-'),
      chords(66, '7-....7-..7-....'),
    ),
    part(
      'brass',
      { entersAt: 0.42 },
      mix(-4, 0.35, 0.2),
      guide(62),
      chords(65, '..7-..8---...... ................'),
      chords(67, '8-..8-8-....8--- ..8-..8-9-......'),
    ),
    part(
      'saxophone',
      { entersAt: 0.5 },
      mix(-6, -0.35, 0.2),
      riff(62, '1.3.5.6.5.3.1... ................'),
      riff(64, '5.6.8.6.5...3... 5.6.8.6.5.......'),
    ),
    part('clean-guitar', { entersAt: 0.3, chance: 0.9 }, mix(-9, 0.2, 0.1), strum(57, '6-..7-..6-..7-..')),
  ],
  melody: {
    motifs: SWUNG_MOTIFS,
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['trumpet', 'clarinet', 'alto-sax', 'muted-trumpet'],
  },
  leadMix: mix(0, 0.1, 0.2),
  voiceMix: { gainDb: 2, reverb: 0.22, delay: 0 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'jazz' },
  setting: 'jazz',
  colour: 0.7,
}
