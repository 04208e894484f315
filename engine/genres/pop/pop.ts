import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, chords, arpeggio, strum, pad } from '../notation.ts'

export const pop: Genre = {
  name: 'pop',
  tempoBpm: [72, 132],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 7],
    ['minor', 3],
  ],
  progressions: {
    major: {
      verse: [
        'I | V | vi | IV',
        'I | iii | IV | V',
        'I | vi | IV | V',
        'vi | IV | I | V',
        'I | IV | vi | V',
        'I | V/7 | vi | IV',
      ],
      preChorus: ['IV | V | vi | V', 'ii | IV | V | V', 'vi | ii | IV | V'],
      chorus: ['I | V | vi | IV', 'IV | I | V | vi', 'vi | IV | I | V', 'IV | V | I | vi', 'I | IV | vi | V'],
      bridge: ['ii | IV | vi | V', 'vi | iii | IV | V', 'IV | iv | I | V', 'vi | V/7 | IV | V'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | VII | VI | VII', 'i | iv | VI | VII', 'i | III | VII | VI'],
      preChorus: ['iv | VI | VII | VII', 'VI | iv | VII | V'],
      chorus: ['VI | III | VII | i', 'i | VI | III | VII', 'VI | VII | i | III', 'i | III | VII | iv'],
      bridge: ['iv | i | VI | VII', 'VI | VII | v | VI', 'iv | III | VI | V'],
    },
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'backbeat',
      level({ kick: '8.......8.......', rim: '....6.......6...', closedHat: '6...4...6...4...' }, 'R-------R-------'),
      level({ kick: '9.......9.6.....', snare: '....8.......8...', closedHat: '7.5.7.5.7.5.7.5.' }, 'R-------R-R-5---'),
      level(
        {
          kick: '9.....6.9.6.....',
          snare: '....9.......9..3',
          closedHat: '8.6.8.6.8.6.8...',
          openHat: '..............6.',
          tambourine: '....6.......6...',
        },
        'R-R-R-R-R-R-5-a-',
      ),
    ),
    groove(
      'four on the floor',
      level({ kick: '7...7...7...7...', closedHat: '..5...5...5...5.' }, 'R---R---R---R---'),
      level({ kick: '9...9...9...9...', clap: '....7.......7...', closedHat: '4.7.4.7.4.7.4.7.' }, 'R--RR--R8--RR-5-'),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....8.......8...',
          snare: '....7.......7..3',
          openHat: '..7...7...7...7.',
          closedHat: '6.......6.......',
        },
        'R-8-R-8-R-8-R-8-',
      ),
    ),
    groove(
      'syncopated pop',
      level({ kick: '8..5....7.......', snare: '....5.......5...', shaker: '5353535353535353' }, 'R--R----R-------'),
      level({ kick: '9..6..6...6.....', snare: '....8.......8...', closedHat: '7.5.7.5.7.5.7.55' }, 'R--R--R---5-----'),
      level(
        {
          kick: '9..7..7...7..5..',
          snare: '....9..2.2..9...',
          clap: '....6.......6...',
          closedHat: '8.6.8.6.8.6.8.66',
        },
        'R--R--R---5--58-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { kick: '........8.......', snare: '..........6.7788', highTom: '........7.......' } },
    { fromStep: 12, drums: { snare: '............6789', kick: '............7...' } },
    {
      fromStep: 8,
      drums: {
        highTom: '........77......',
        midTom: '..........77....',
        lowTom: '............7788',
        kick: '........7...7...',
      },
    },
  ],
  drums: { instruments: ['acoustic-kit', '909-kit'], entersAt: 0.3, gainDb: 0, pan: 0, reverb: 0.08, delay: 0 },
  bass: { instruments: ['electric-bass', 'synth-bass'], entersAt: 0.36, gainDb: -0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'piano',
      { entersAt: 0, chance: 0.9 },
      mix(-4, 0.2, 0.18),
      chords(62, '7---------------'),
      chords(62, '7---5---6---5---'),
      chords(64, '8--6--6-8--6--6-'),
    ),
    part(
      'acoustic-guitar',
      { entersAt: 0.4, chance: 0.6 },
      mix(-7, -0.4, 0.12),
      arpeggio(60, '0.2.1.2.3.2.1.2.'),
      strum(60, '8---6-5-.-5-6-5-'),
      strum(60, '8-5-8-65-56-8-65'),
    ),
    part('warm-pad', { entersAt: 0.35, chance: 0.9 }, mix(-9, 0, 0.3), pad(62)),
    part(
      'pluck',
      { entersAt: 0.6, chance: 0.6 },
      mix(-9, 0.45, 0.2, 0.25),
      arpeggio(72, '0.1.2.3.2.1.2.1.'),
      arpeggio(74, '012.210.123.321.'),
    ),
    part('strings', { entersAt: 0.76, chance: 0.7 }, mix(-8, -0.15, 0.35), pad(67)),
    part(
      'clean-guitar',
      { entersAt: 0.55, chance: 0.5 },
      mix(-8, -0.5, 0.15, 0.15),
      chords(65, '..6...6...6...6.'),
      chords(65, '..7..5..7...7.5.'),
    ),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.35,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['saw-lead', 'piano', 'bell', 'square-lead', 'clean-guitar'],
  },
  leadMix: mix(-1, 0.05, 0.22, 0.18),
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0.12 },
  keyLift: 'welcome',
  builds: 'sweeps',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'pop' },
  setting: 'band',
  colour: 0.35,
}
