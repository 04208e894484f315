import { metal } from './metal.ts'
import { derive, groove, level, mix, pad, part, power, riff } from '../notation.ts'

export const djent = derive(metal, {
  name: 'djent',
  tempoBpm: [96, 140],
  modes: [
    ['phrygian', 5],
    ['minor', 5],
  ],
  grooves: [
    groove(
      'polymeter',
      level({ kick: '9..9..9..9......', closedHat: '6...6...6...6...' }, 'R--R--R--R------'),
      level({ kick: '9..9..9..9..9.9.', snare: '........9.......', crash: '7...7...7...7...' }, 'R..R..R..R..R.R.'),
      level(
        { kick: '9.99.99.99.9.99.', snare: '........9.......', crash: '8...8...8...8...', openHat: '..5...5...5...5.' },
        'R.RR.RR.RR.R.RR.',
      ),
    ),
    groove(
      'stutter',
      level({ kick: '8.....8...8.....', ride: '6...6...6...6...' }, 'R-----R---R-----'),
      level({ kick: '99.9..99..9.9...', snare: '........9.......', ride: '7...7...7...7...' }, 'RR.R..RR..R.R...'),
      level({ kick: '99.99.99.9.99.9.', snare: '....9.......9...', crash: '8...8...8...8...' }, 'RR.RR.RR.R.RR.R.'),
    ),
  ],
  drums: { instruments: ['rock-kit'], entersAt: 0.3, ...mix(2, 0, 0.06) },
  bass: { instruments: ['pick-bass', 'reese-bass'], entersAt: 0.34, ...mix(1) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0.45 },
      mix(-1, -0.6, 0.04),
      power(40, '9..9..9..9..9.9.'),
      power(40, '9.99.99.99.9.99.'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.45 },
      mix(-1, 0.6, 0.04),
      power(40, '9..9..9..9..9.9.'),
      riff(40, '1.11.11.11.1.12.'),
    ),
    part('glass-pad', { entersAt: 0, chance: 0.9 }, mix(-9, 0, 0.5), pad(72)),
    part(
      'clean-guitar',
      { entersAt: 0, leavesAt: 0.6, chance: 0.8 },
      mix(-6, 0.3, 0.4, 0.35),
      riff(64, '1..5..8..9..8..5'),
    ),
    part('saw-lead', { entersAt: 0.75, chance: 0.4 }, mix(-11, -0.2, 0.3, 0.3), riff(76, '5.......3.......')),
  ],
  melody: { leads: ['overdriven-guitar', 'saw-lead'], syncopation: 0.5 },
  drummer: { hands: 'sampled' },
  colour: 0.1,
})
