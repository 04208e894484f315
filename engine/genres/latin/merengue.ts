import { salsa } from './salsa.ts'
import { chords, derive, form, groove, level, mix, octaves, part, progressions, riff } from '../notation.ts'

export const merengue = derive(salsa, {
  name: 'merengue',
  tempoBpm: [124, 168],
  swing: 0,
  modes: [
    ['major', 5],
    ['minor', 6],
  ],
  progressions: {
    major: progressions(
      ['I | V7 | V7 | I', 'I | I | V7 | V7', 'I | IV | V7 | V7'],
      ['IV | V7 | I | I', 'ii | V7 | I | VI7'],
      ['vi | II7 | V7 | V7'],
    ),
    minor: progressions(
      ['i | V7 | V7 | i', 'i | VII | VI | V7', 'i | iv | V7 | i'],
      ['iv | i | V7 | i', 'VI | VII | i | V7'],
      ['iv | VII7 | III | V7'],
    ),
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, instrumental 8, breakdown 4, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'derecho',
      level({ kick: '7.......7.......' }, 'R-------5-------', { cabasa: '7.557.557.557.55' }),
      level({ kick: '8...8...8...8...' }, 'R---5---R---5---', {
        cabasa: '8.668.668.668.66',
        congaLow: '7...7...7.5.7555',
        congaHigh: '..5...5...5.....',
      }),
      level({ kick: '9...9...9...9...', snare: '............6.66' }, 'R---5---R---5-a-', {
        cabasa: '9.779.779.779.77',
        congaLow: '8...8...8.6.8666',
        cowbell: '7...7...7...7...',
      }),
    ),
    groove(
      'apambichao',
      level({ kick: '7...............' }, 'R-----5---------', { cabasa: '6.5.6.556.5.6.55' }),
      level({ kick: '8.......8.......' }, 'R-----5-R---5---', {
        cabasa: '7.6.7.667.6.7.66',
        congaLow: '7.....7.7...6.6.',
      }),
      level({ kick: '9...7...9...7...' }, 'R--5--R-R--5--a-', {
        cabasa: '8.7.8.778.7.8.77',
        congaLow: '8.....8.8..78.7.',
        cowbell: '8.6.8.6.8.6.8.6.',
      }),
    ),
  ],
  percussion: 'latin-percussion',
  drums: { instruments: ['acoustic-kit'], entersAt: 0.4, ...mix(-5, 0, 0.06) },
  bass: { instruments: ['electric-bass', 'synth-bass'], entersAt: 0.3, ...mix(1) },
  ensemble: [
    part('piano', { entersAt: 0 }, mix(-4, 0.3, 0.1), octaves(64, '0.12.1.20.12.1.2'), octaves(64, '0.121.230.121.23')),
    part(
      'saxophone',
      { entersAt: 0.45, chance: 0.9 },
      mix(-6, -0.25, 0.14),
      riff(64, '1.35.31.1.35.31.'),
      riff(64, '1353135313531353'),
    ),
    part('brass', { entersAt: 0.65, chance: 0.8 }, mix(-6, 0.1, 0.14), chords(66, '8-..8-..8-8-....')),
    part('accordion', { entersAt: 0.3, chance: 0.6 }, mix(-7, 0.45, 0.12), riff(67, '5.3.1.3.5.3.1.3.')),
  ],
  melody: { leads: ['trumpet', 'saxophone', 'accordion'], syncopation: 0.45 },
  drummer: { hands: 'human', learnedFrom: 'latin', learnedShare: 0 },
  colour: 0.25,
})
