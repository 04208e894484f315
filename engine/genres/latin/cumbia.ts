import { salsa } from './salsa.ts'
import { chords, derive, form, groove, guide, level, mix, part, progressions, riff } from '../notation.ts'

export const cumbia = derive(salsa, {
  name: 'cumbia',
  tempoBpm: [82, 112],
  swing: 0,
  modes: [
    ['minor', 6],
    ['major', 4],
  ],
  progressions: {
    major: progressions(
      ['I | I | V7 | V7', 'I | IV | V7 | I'],
      ['IV | V7 | I | I', 'I | V7 | V7 | I'],
      ['vi | IV | V7 | V7'],
    ),
    minor: progressions(
      ['i | i | V7 | i', 'i | VII | VI | V7', 'i | V7 | i | V7'],
      ['iv | i | V7 | i', 'VI | VII | i | V7', 'III | VII | i | V7'],
      ['iv | VII7 | III | V7'],
    ),
  },
  form: form('intro 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, breakdown 4, chorus 8, outro 4'),
  grooves: [
    groove(
      'cumbia',
      level({ kick: '6.......6.......' }, 'R-------5---3---', { shaker: '7.54..547.54..54' }),
      level({ kick: '8.......8.......', rim: '....5.......5...' }, 'R-------5---8---', {
        shaker: '8.65..658.65..65',
        congaLow: '..7...7...7...7.',
        congaHigh: '....5.......5.5.',
      }),
      level({ kick: '9.......9.......', snare: '....6.......6.34' }, 'R---..5-8---5-a-', {
        shaker: '9.76..769.76..76',
        congaLow: '..8...8...8..88.',
        cowbell: '7...5...7...5...',
      }),
    ),
    groove(
      'sonidera',
      level({ kick: '6...5...6...5...' }, 'R---....5-------', { shaker: '6.55..556.55..55' }),
      level({ kick: '8...6...8...6...' }, 'R---..3-5---..3-', {
        shaker: '7.65..657.65..65',
        congaHigh: '..6.5...6..65...',
      }),
      level({ kick: '9...7...9...7...', clap: '....6.......6...' }, 'R---3-5-R---5-a-', {
        shaker: '8.76..768.76..76',
        congaHigh: '..7.6..77..76.6.',
        cowbell: '6.6.6.6.6.6.6.6.',
      }),
    ),
  ],
  percussion: 'latin-percussion',
  drums: { instruments: ['acoustic-kit', '808-kit'], entersAt: 0.35, ...mix(-4, 0, 0.08) },
  bass: { instruments: ['electric-bass', 'synth-bass'], entersAt: 0.3, ...mix(0) },
  ensemble: [
    part(
      'accordion',
      { entersAt: 0 },
      mix(-4, 0.25, 0.14),
      chords(65, '..7...7...7...7.'),
      riff(67, '5.5.3.1...3.5.3.'),
    ),
    part('organ', { entersAt: 0.35, chance: 0.6 }, mix(-9, -0.3, 0.14), chords(64, '..6...6...6...6.')),
    part('clean-guitar', { entersAt: 0.4, chance: 0.7 }, mix(-8, 0.45, 0.14), chords(62, '..7...7...7..57.')),
    part('brass', { entersAt: 0.7, chance: 0.6 }, mix(-8, -0.15, 0.16), guide(64), chords(65, '8-8-....8-..8---')),
    part('piano', { entersAt: 0.5, chance: 0.4 }, mix(-9, 0.15, 0.12), chords(64, '..6...6...6...6.')),
  ],
  melody: { leads: ['accordion', 'clarinet', 'trumpet', 'flute'], syncopation: 0.4 },
  drummer: { hands: 'human', learnedFrom: 'latin', learnedShare: 0 },
  colour: 0.2,
})
