import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, form, FOUR_FOUR, groove, level, mix, pad, part, riff, strum } from '../notation.ts'

export const indie: Genre = {
  name: 'indie',
  tempoBpm: [92, 156],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 6],
    ['mixolydian', 2],
    ['minor', 3],
  ],
  progressions: {
    major: {
      verse: ['Imaj7 | IV | Imaj7 | IV', 'I | iii | vi | IV', 'I | I | IV | iv', 'vi7 | IV | I | Vsus4'],
      preChorus: ['ii7 | ii7 | IV | IV', 'IV | iv | I | I'],
      chorus: ['IV | I | V | vi', 'I | iii | IV | iv', 'I | Vsus4 | vi7 | IV', 'IV | vi | I | V'],
      bridge: ['bVII | IV | I | I', 'vi | bVI | I | V', 'ii7 | iii | IV | IV'],
    },
    minor: {
      verse: ['i7 | VI | i7 | VI', 'i | v | VI | IV', 'i7 | III | VII | VI'],
      chorus: ['VI | III | VII | i', 'III | VII | i | VI', 'VI | VII | III | v'],
      bridge: ['iv7 | VI | III | VII', 'VI | VI | v | v'],
    },
  },
  form: form(
    'intro 8, verse 8, verse 8, chorus 8, instrumental 4, verse 8, chorus 8, bridge 8, breakdown 4, chorus 16, outro 8',
  ),
  grooves: [
    groove(
      'disco hats',
      level({ kick: '7...7...7...7...', closedHat: '..5...5...5...5.' }, 'R-R-R-R-R-R-R-R-'),
      level(
        {
          kick: '8...8...8...8...',
          snare: '....8.......8...',
          closedHat: '6.6.6.6.6.6.6.6.',
          openHat: '..5...5...5...5.',
        },
        'R-R-R-R-8-8-R-R-',
      ),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....9.......9...',
          openHat: '..8...8...8...8.',
          tambourine: '5.5.5.5.5.5.5.5.',
        },
        'R-8-R-8-R-8-R-8-',
      ),
    ),
    groove(
      'rolling toms',
      level({ kick: '7.....7.........', lowTom: '...5.....5..5...', rim: '............5...' }, 'R-----R---------'),
      level(
        {
          kick: '8.....7.8.......',
          snare: '....7.......7...',
          midTom: '..........5..5..',
          tambourine: '5.4.5.4.5.4.5.4.',
        },
        'R-----R-R---5---',
      ),
      level(
        { kick: '9.....7.9..7....', snare: '....9.......9...', ride: '8.6.8.6.8.6.8.6.', lowTom: '..............6.' },
        'R-----R-R--R5-a-',
      ),
    ),
    groove(
      'motorik',
      level({ kick: '7.....7.7.....7.', closedHat: '6.5.6.5.6.5.6.5.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '8.....8.8.....8.', snare: '....8.......8...', closedHat: '7.6.7.6.7.6.7.6.' }, 'R-R-R-R-R-R-R-R-'),
      level(
        { kick: '9.....9.9.....9.', snare: '....9.......9...', ride: '8.7.8.7.8.7.8.7.', openHat: '..............6.' },
        'R-R-R-R-R-R-5-7-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { highTom: '........7.7.....', lowTom: '............7.77', kick: '........7...7...' } },
    { fromStep: 12, drums: { snare: '............7.88' } },
    { fromStep: 14, drums: {} },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.3, ...mix(-0.5, 0, 0.14) },
  bass: { instruments: ['pick-bass', 'electric-bass'], entersAt: 0.3, ...mix(0, 0, 0) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0 },
      mix(-4, -0.5, 0.25, 0.2),
      arpeggio(64, '0.1.2.1.3.1.2.1.'),
      arpeggio(65, '2.1.3.1.2.1.3.2.'),
      strum(62, '8-6-8-6-.-6-8-6-'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0.5, chance: 0.9 },
      mix(-6, 0.5, 0.25, 0.2),
      riff(69, '5.5.3.5.....6.5.'),
      riff(69, '8.8.7.5.8.8.7.5.'),
    ),
    part('distorted-guitar', { entersAt: 0.84, chance: 0.5 }, mix(-9, 0.6, 0.15), strum(57, '9-------8-------')),
    part('warm-pad', { entersAt: 0.4, chance: 0.6 }, mix(-10, 0, 0.4), pad(64)),
    part('organ', { entersAt: 0.6, chance: 0.4 }, mix(-11, 0.2, 0.2), pad(67)),
    part('glockenspiel', { entersAt: 0.76, chance: 0.4 }, mix(-12, 0.3, 0.3, 0.2), arpeggio(79, '2...3...1...3...')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [6, 10],
    leads: ['clean-guitar', 'glockenspiel', 'organ'],
  },
  leadMix: mix(-2, 0.1, 0.3, 0.25),
  voiceMix: { gainDb: 1.5, reverb: 0.28, delay: 0.15 },
  keyLift: 'welcome',
  builds: 'sweeps',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'rock' },
  setting: 'band',
  colour: 0.3,
}
