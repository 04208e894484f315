import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const dub: Genre = {
  name: 'dub',
  tempoBpm: [60, 84],
  swing: 0.2,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 7],
    ['dorian', 3],
  ],
  progressions: {
    major: { verse: ['I | I | ii | ii'], chorus: ['I | IV | I | IV'], bridge: ['ii | ii | IV | IV'] },
    minor: {
      verse: ['i | i | i | i', 'i | i | VII | VII', 'i7 | iv7 | i7 | iv7'],
      chorus: ['i | VII | i | VII', 'i7 | i7 | v7 | v7', 'iv7 | iv7 | i7 | i7'],
      bridge: ['VI | VI | v7 | v7', 'i | i | i | i'],
    },
    dorian: {
      verse: ['i7 | i7 | IV7 | IV7', 'i7 | i7 | i7 | IV7'],
      chorus: ['i7 | ii7 | i7 | ii7', 'i7 | IV7 | i7 | IV7'],
      bridge: ['v7 | v7 | IV7 | IV7'],
    },
  },
  form: form('intro 8, verse 8, breakdown 8, chorus 8, instrumental 8, breakdown 4, verse 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'one drop echo',
      level({ rim: '........5.......', closedHat: '4...3...4...3...' }, '..R-R---....5-3-'),
      level({ kick: '........9.......', rim: '........7.......', closedHat: '6.3.5.3.6.3.5.3.' }, '..R-R---..5-3-R-'),
      level(
        {
          kick: '........9.......',
          snare: '........7.....3.',
          closedHat: '7.4.6.447.4.6.44',
          openHat: '..............4.',
        },
        'R-..R-8-..7-5-3-',
      ),
    ),
    groove(
      'steppers',
      level({ kick: '7...7...7...7...', rim: '........5.......' }, 'R-----R-5-------'),
      level({ kick: '9...9...9...9...', rim: '...5..5.7.......', closedHat: '5.4.5.4.5.4.5.4.' }, 'R--R--8-..7-5---'),
      level(
        { kick: '9...9...9...9...', snare: '........8...3...', closedHat: '6.456.456.456.45', rim: '...6..6....6..6.' },
        'R--R--8-..7-5-3-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { highTom: '........7..7....', lowTom: '............8.8.' } },
    { fromStep: 12, drums: {} },
    { fromStep: 4, drums: { rim: '....7..5..3.....' } },
  ],
  drums: { instruments: ['acoustic-kit', 'lofi-kit'], entersAt: 0.25, ...mix(0, 0, 0.3, 0.3) },
  bass: { instruments: ['sub-bass', 'electric-bass'], entersAt: 0.2, ...mix(3, 0, 0) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0.35 },
      mix(-6, -0.4, 0.35, 0.5),
      chords(64, '....7.......7...'),
      chords(64, '..6...6...6...6.'),
    ),
    part(
      'organ',
      { entersAt: 0.3 },
      mix(-8, 0.35, 0.3, 0.35),
      chords(62, '....5.6.....5.6.'),
      chords(62, '..5.6.5...5.6.5.'),
    ),
    part(
      'piano',
      { entersAt: 0.55, chance: 0.5 },
      mix(-8, 0.2, 0.4, 0.5),
      chords(65, '............7... ................'),
    ),
    part(
      'trumpet',
      { entersAt: 0.6, chance: 0.5 },
      mix(-9, 0.25, 0.5, 0.55),
      riff(67, '5-----3-........ ................'),
    ),
    part('warm-pad', { entersAt: 0, chance: 0.6 }, mix(-13, 0, 0.5, 0.2), pad(57)),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, 'x..x..x.........', '....x.x.x.......'],
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [3, 6],
    leads: ['square-lead', 'trumpet', 'flute'],
  },
  leadMix: mix(-3, 0.15, 0.5, 0.6),
  voiceMix: { gainDb: 1.5, reverb: 0.35, delay: 0.45 },
  keyLift: 'never',
  laidBackMs: 10,
  drummer: { hands: 'human', learnedFrom: 'reggae' },
  setting: 'band',
  colour: 0.1,
}
