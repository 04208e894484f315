import { salsa } from './salsa.ts'
import { arpeggio, chords, derive, form, groove, guide, level, mix, pad, part, progressions } from '../notation.ts'

export const bachata = derive(salsa, {
  name: 'bachata',
  tempoBpm: [112, 140],
  swing: 0,
  modes: [
    ['minor', 7],
    ['major', 4],
  ],
  progressions: {
    major: progressions(
      ['I | vi | IV | V', 'I | V | vi | IV', 'I | iii | ii | V7'],
      ['IV | V | I | vi', 'ii | V7 | iii | vi'],
      ['vi | IV | ii | V7'],
    ),
    minor: progressions(
      ['i | VII | VI | V7', 'i | iv | VII | III', 'i | VI | III | VII'],
      ['iv | VII | III | VI', 'VI | VII | i | V7'],
      ['iv | i | VI | V7'],
    ),
  },
  form: form('intro 8, verse 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, solo 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'derecho',
      level({ rim: '................' }, 'R-------R---5---', {
        bongoHigh: '5.4.5.4.5.4.....',
        bongoLow: '............6...',
      }),
      level({ kick: '7.......7.......' }, 'R---..R-5---8---', {
        bongoHigh: '6.5.6.5.6.5.....',
        bongoLow: '............8.5.',
        shaker: '6.44.6446.446444',
      }),
      level({ kick: '8.......8...6...' }, 'R-R-..R-5---8-a-', {
        bongoHigh: '7.5.7.5.7.5...55',
        bongoLow: '............9.6.',
        shaker: '7.55.7557.557555',
        cowbell: '7...7...7...7...',
      }),
    ),
    groove(
      'majao',
      level({ rim: '................' }, 'R---....5-------', { bongoHigh: '5...5...5...5...' }),
      level({ kick: '7.......7.......' }, 'R---5---R---5---', {
        bongoHigh: '6.6.6.6.6.6.6...',
        bongoLow: '..............7.',
        shaker: '6.4.6.4.6.4.6.4.',
      }),
      level({ kick: '8...5...8...5...' }, 'R-5-R-5-8-5-R-a-', {
        bongoHigh: '7.7.7.7.7.7.7.5.',
        bongoLow: '.............78.',
        cowbell: '7.5.7.5.7.5.7.5.',
      }),
    ),
  ],
  percussion: 'latin-percussion',
  drums: { instruments: ['acoustic-kit'], entersAt: 0.6, ...mix(-8, 0, 0.08) },
  bass: { instruments: ['electric-bass'], entersAt: 0.25, ...mix(1) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0 },
      mix(-3, 0.3, 0.2, 0.15),
      arpeggio(67, '0.2.1.2.3.2.1.2.'),
      arpeggio(68, '0.2.3.2.0.23.2.1'),
    ),
    part('nylon-guitar', { entersAt: 0.3, chance: 0.9 }, mix(-7, -0.35, 0.14), chords(60, '..6...6...6...6.')),
    part('warm-pad', { entersAt: 0.4, chance: 0.5 }, mix(-11, 0, 0.34), pad(62)),
    part('strings', { entersAt: 0.65, chance: 0.5 }, mix(-10, 0.15, 0.32), guide(69)),
    part('piano', { entersAt: 0.5, chance: 0.35 }, mix(-10, -0.15, 0.16), chords(63, '7-------6-------')),
  ],
  melody: { leads: ['clean-guitar', 'nylon-guitar', 'saxophone'], syncopation: 0.35 },
  voiceMix: { gainDb: 2, reverb: 0.22, delay: 0.12 },
  drummer: { hands: 'human', learnedFrom: 'latin', learnedShare: 0 },
  colour: 0.25,
})
