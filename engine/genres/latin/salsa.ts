import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, guide, level, mix, octaves, part, riff } from '../notation.ts'

// Two bars make a clave: 2-3 in these patterns. The bass anticipates the next bar (tumbao), the piano plays montuno.
export const salsa: Genre = {
  name: 'salsa',
  tempoBpm: [152, 208],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['major', 3],
    ['dorian', 2],
  ],
  progressions: {
    major: {
      verse: ['I | IV | V7 | IV', 'I | VI7 | ii | V7', 'I | V7 | V7 | I'],
      chorus: ['I | IV | V7 | IV', 'ii | V7 | I | VI7'],
      bridge: ['vi | II7 | ii | V7', 'IV | IV | V7 | V7'],
    },
    minor: {
      verse: ['i | iv | V7 | i', 'i | VII | VI | V7', 'i | V7 | V7 | i'],
      chorus: ['i | iv | V7 | iv', 'iv | V7 | i | i', 'i | VII | VI | V7'],
      bridge: ['iv | VII | III | V7', 'VI | VI | V7 | V7'],
    },
    dorian: {
      verse: ['i7 | IV7 | i7 | IV7', 'i7 | ii7 | IV7 | i7'],
      chorus: ['i7 | IV7 | i7 | IV7', 'i7 | VII | IV7 | IV7'],
      bridge: ['v7 | IV7 | v7 | V7'],
    },
  },
  form: form(
    'intro 8, verse 16, verse 16, chorus 16, instrumental 8, verse 16, chorus 16, solo 16, breakdown 8, chorus 16, chorus 16, outro 4',
  ),
  grooves: [
    groove(
      'son montuno',
      level({}, '......5-----8---', {
        claves: '....5...5....... 5.....5.....5...',
        bongoHigh: '6.4.5.4.6.4.5.4.',
        bongoLow: '..............5.',
      }),
      level({ kick: '8.......8.......', rim: '....7.......7...' }, '......5-----8---', {
        claves: '....5...5....... 5.....5.....5...',
        congaHigh: '..3.8..3..3.....',
        congaLow: '............7.7.',
        cowbell: '7...5...7...5...',
        cabasa: '6.3.6.3.6.3.6.3.',
      }),
      level({ kick: '9.......9.......', snare: '....7.......7..3' }, '......5-----8---', {
        claves: '....5...5....... 5.....5.....5...',
        cowbell: '9...6...9...6... 9...6...9...6.5.',
        congaHigh: '..3.9..3..3.....',
        congaLow: '............8.8.',
        cabasa: '7.3.7.3.7.3.7.3.',
      }),
    ),
    groove(
      'mambo bell',
      level({}, 'R-----5-----R---', {
        claves: '....5...5....... 5.....5.....5...',
        congaHigh: '....6.......4...',
        congaLow: '............5.6.',
      }),
      level({ rim: '5.4.5.4.5.4.5.4.' }, 'R-----5-----R-5-', {
        claves: '....5...5....... 5.....5.....5...',
        cowbell: '8...5...8...5...',
        congaHigh: '....7.....4.....',
        congaLow: '............7.7.',
      }),
      level(
        { kick: '7.......7.......', snare: '5.4.6.4.5.4.6.4.', crash: '5............... ................' },
        'R-----5---8-R-a-',
        {
          claves: '....5...5....... 5.....5.....5...',
          cowbell: '9...6...9...6.4.',
          congaHigh: '..3.9..3..3.8...',
          congaLow: '............8.8.',
        },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........8..8..88', highTom: '..........7..7..' } },
    { fromStep: 0, drums: { snare: '8...8.8...8.8...', highTom: '..7...7.7...7.77', crash: '..............8.' } },
    { fromStep: 12, drums: { snare: '............8.88' } },
  ],
  drums: { instruments: ['latin-percussion'], entersAt: 0.3, ...mix(-1.5, 0, 0.1) },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.2, ...mix(0.5, 0, 0.02) },
  percussion: 'latin-percussion',
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-8, -0.25, 0.12),
      octaves(60, '0.2...1...2...1. ..2...1...2...1.'),
      octaves(62, '0.2.1.2.1...2.1. ..2...1.2.2...1.'),
    ),
    part(
      'brass',
      { entersAt: 0.55 },
      mix(-6.5, 0.35, 0.16),
      chords(65, '..8-..8-......8- 8---............'),
      chords(67, '8.8...8-..8.8-.. ..8-8.8-....8---'),
    ),
    part('trumpet', { entersAt: 0.66, chance: 0.7 }, mix(-7, 0.2, 0.16), riff(70, '5.5.6.5.3...1... ................')),
    part('strings', { entersAt: 0.35, leavesAt: 0.75, chance: 0.3 }, mix(-11, 0, 0.2), guide(67)),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, '..x..x..x..x..x.', 'x..x..x...x...x.'],
    syncopation: 0.6,
    barsPerLine: 4,
    notesPerPhrase: [5, 9],
    leads: ['trumpet', 'piano', 'flute', 'brass'],
  },
  leadMix: mix(-0.5, 0.15, 0.16),
  voiceMix: { gainDb: 2.5, reverb: 0.14, delay: 0.05 },
  keyLift: 'welcome',
  backing: 'choir',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'latin' },
  setting: 'latin',
  colour: 0.4,
}
