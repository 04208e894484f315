import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, guide, level, mix, part, riff, strum } from '../notation.ts'

export const neoSoul: Genre = {
  name: 'neo soul',
  tempoBpm: [66, 104],
  swing: 0.6,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['dorian', 4],
    ['minor', 4],
    ['major', 4],
  ],
  progressions: {
    major: {
      verse: [
        'Imaj9 | IV9 | Imaj9 | IV9',
        'ii9 | V9 | Imaj9 | VI7',
        'IVmaj9 | III7 | vi9 | I9',
        'Imaj9 | bVII9 | IVmaj9 | iv6',
      ],
      chorus: ['IVmaj9 | III7 | vi9 | II9', 'ii9 | iii7 | IVmaj9 | V9', 'IVmaj9 | iii7 VI7 | ii9 | V9'],
      bridge: ['bVImaj9 | bVII9 | Imaj9 | Imaj9', 'ii9 | bII9 | Imaj9 | VI7'],
    },
    minor: {
      verse: ['i9 | iv9 | i9 | V7', 'i9 | iiø V7 | i9 | VI9', 'VImaj9 | v7 | i9 | i9'],
      chorus: ['iv9 | VII9 | IIImaj9 | VImaj9', 'VImaj9 | V7 | i9 | III9'],
      bridge: ['iv9 | iv9 | bIImaj7 | V7', 'VImaj9 | VII9 | VImaj9 | V7'],
    },
    dorian: {
      verse: ['i9 | IV9 | i9 | IV9', 'i9 | ii7 | i9 | IV9'],
      chorus: ['IV9 | i9 | IV9 | v7', 'VIImaj7 | IV9 | i9 | i9'],
      bridge: ['v7 | IV9 | v7 | bIImaj7'],
    },
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, bridge 8, solo 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'drunken pocket',
      level({ kick: '7......5..6.....', rim: '....5.......5...', closedHat: '4.3.4.3.4.3.4.3.' }, 'R------5--7-----'),
      level({ kick: '8......6..7....5', snare: '....7..2..2.7...', closedHat: '6.4.6.4.6.4.6.44' }, 'R..5...7..8-..5.'),
      level(
        {
          kick: '8..5...6..7..5.5',
          snare: '....8..2.2..8.2.',
          closedHat: '7.5.7.5.7.5.7.5.',
          openHat: '..............4.',
        },
        'R..5..R7..8.7.5a',
      ),
    ),
    groove(
      'cross stick',
      level({ kick: '6.....5.........', rim: '....5.......5...' }, 'R-----R-----3---'),
      level({ kick: '8.....6..6......', rim: '....7.......7..4', closedHat: '5.4.5.455.4.5.4.' }, 'R-.3..5-.R..7-5-'),
      level(
        { kick: '8.....6..6....6.', rim: '....8.......8..5', snare: '..2....2..2....2', ride: '6.4.6.4.6.4.6.4.' },
        'R-.3..5-.R.57-8-',
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { snare: '............4.56' } },
    { fromStep: 8, drums: { kick: '........7..6....', snare: '..........5..556' } },
  ],
  drums: { instruments: ['acoustic-kit', 'lofi-kit'], entersAt: 0.28, ...mix(-1, 0, 0.08) },
  bass: { instruments: ['electric-bass'], entersAt: 0.28, ...mix(2, 0, 0) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-3, -0.4, 0.18, 0.05),
      chords(60, '6-----..5-......'),
      chords(61, '6-..6---..5-.6-.'),
      chords(62, '..7-.6--7-..6-.6'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0.35, chance: 0.9 },
      mix(-7, 0.4, 0.14, 0.08),
      strum(65, '..6.....6-......'),
      riff(67, '5.6.8...6.5.3...'),
    ),
    part('brass', { entersAt: 0.74, chance: 0.6 }, mix(-8, 0.3, 0.16), chords(64, '......7-..7-.... ................')),
    part('reed-piano', { entersAt: 0.5, chance: 0.5 }, mix(-12, 0.2, 0.16), guide(65)),
    part('flute', { entersAt: 0.62, chance: 0.4 }, mix(-10, 0.2, 0.22), riff(76, '........5.6.8--- ................')),
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.7,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['electric-piano', 'flute', 'trumpet', 'clean-guitar'],
  },
  leadMix: mix(-2, 0.15, 0.2, 0.1),
  voiceMix: { gainDb: 2, reverb: 0.16, delay: 0.08 },
  keyLift: 'never',
  laidBackMs: 12,
  drummer: { hands: 'human', learnedFrom: 'soul' },
  setting: 'urban',
  colour: 0.65,
}
