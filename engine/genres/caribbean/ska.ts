import { reggae } from './reggae.ts'
import { chords, derive, form, FOUR_FOUR, groove, level, mix, part, progressions, riff } from '../notation.ts'

export const ska = derive(reggae, {
  name: 'ska',
  tempoBpm: [128, 180],
  swing: 0,
  meters: FOUR_FOUR,
  modes: [
    ['major', 8],
    ['minor', 3],
  ],
  progressions: {
    major: progressions(
      ['I | vi | ii | V', 'I | IV | V | I', 'I | I | IV | V'],
      ['IV | V | I | vi', 'I | V | IV | V', 'I | VI7 | ii | V7'],
      ['ii | V | iii | vi', 'IV | iv | I | V'],
    ),
    minor: progressions(
      ['i | iv | i | V7', 'i | VII | VI | V'],
      ['iv | i | V7 | i', 'VI | VII | i | V7'],
      ['iv | VII | III | V7'],
    ),
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, solo 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'skank',
      level({ kick: '7.......7.......', closedHat: '..6...6...6...6.' }, 'R---3---5---3---'),
      level({ kick: '5...8...5...8...', snare: '....7.......7...', closedHat: '..7...7...7...7.' }, 'R---3---5---6---'),
      level(
        { kick: '6...9...6...9...', snare: '....9.......9..4', openHat: '..7...7...7...7.', crash: '4...............' },
        'R-8-3-5-6-5-3-a-',
      ),
    ),
    groove(
      'two tone',
      level({ kick: '7...............', rim: '....6.......6...' }, 'R-R-3-3-5-5-3-3-'),
      level({ kick: '8.....6.8.......', snare: '....8.......8...', closedHat: '6.6.6.6.6.6.6.6.' }, 'R-R-3-3-5-5-6-5-'),
      level({ kick: '9.....6.9.6.....', snare: '....9.......9.55', closedHat: '8.8.8.8.8.8.8.8.' }, 'R-8-5-3-R-3-5-a-'),
    ),
  ],
  drums: { instruments: ['acoustic-kit', 'rock-kit'], entersAt: 0.3, ...mix(0, 0, 0.08) },
  bass: { instruments: ['electric-bass', 'pick-bass'], entersAt: 0.3, ...mix(1) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0 },
      mix(-4, -0.4, 0.1),
      chords(66, '..7...7...7...7.'),
      chords(66, '..8...8...8...8.'),
    ),
    part('organ', { entersAt: 0.35, chance: 0.8 }, mix(-7, 0.35, 0.12), chords(64, '..6.5.6.5.6.5.6.')),
    part(
      'brass',
      { entersAt: 0.5, chance: 0.95 },
      mix(-5, 0.15, 0.14),
      chords(65, '8-..8-..........'),
      riff(65, '1.1.3.5...5.3.1.'),
    ),
    part('trombone', { entersAt: 0.7, chance: 0.6 }, mix(-8, -0.2, 0.14), riff(55, '1...3...5...3...')),
    part('piano', { entersAt: 0.4, chance: 0.4 }, mix(-9, 0.2, 0.1), chords(67, '..6...6...6...6.')),
  ],
  melody: { leads: ['saxophone', 'trumpet', 'trombone'], syncopation: 0.3 },
  articulation: 0.7,
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'punk', learnedShare: 0 },
  colour: 0.25,
})
