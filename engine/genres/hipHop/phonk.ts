import { trap } from './trap.ts'
import { derive, groove, level, mix, pad, part, riff } from '../notation.ts'

export const phonk = derive(trap, {
  name: 'phonk',
  tempoBpm: [126, 154],
  modes: [
    ['phrygian', 5],
    ['minor', 5],
  ],
  grooves: [
    groove(
      'drift',
      level({ kick: '8.......8.......', closedHat: '..5...5...5...5.' }, 'R-------R-------'),
      level({ kick: '9..9..9.9..9..9.', clap: '....8.......8...', closedHat: '7.6.7.6.7.6.7.6.' }, 'R--R--R-R--R--R-'),
      level(
        {
          kick: '9..9..9.9..9.99.',
          clap: '....9.......9...',
          closedHat: '7667766776677667',
          cowbell: '8..8..8.8..8..8.',
        },
        'R--R--R-8--R-R8-',
      ),
    ),
    groove(
      'memphis',
      level({ kick: '8.....6.........', rim: '....5.......5...' }, 'R-----R---------'),
      level({ kick: '9.....8..8......', snare: '....8.......8...', closedHat: '6666666666666666' }, 'R-----R--R------'),
      level(
        {
          kick: '9..7..9..9..7...',
          snare: '....9.......9...',
          closedHat: '7676767676767676',
          cowbell: '7.7..7.77.7..7..',
        },
        'R--R--R--R-R----',
      ),
    ),
  ],
  drums: { instruments: ['808-kit'], entersAt: 0.3, ...mix(1, 0, 0.06) },
  bass: { instruments: ['808-bass'], entersAt: 0.3, ...mix(2) },
  ensemble: [
    part('bell', { entersAt: 0 }, mix(-3, 0.1, 0.22, 0.15), riff(72, '1..1..3.1..5..4.'), riff(72, '1.13.1.51.13.1.7')),
    part('dark-pad', { entersAt: 0, chance: 0.9 }, mix(-9, 0, 0.4), pad(54)),
    part('choir-pad', { entersAt: 0.3, chance: 0.6 }, mix(-10, -0.2, 0.44), pad(60)),
    part('vocal-chop', { entersAt: 0.45, chance: 0.7 }, mix(-8, 0.35, 0.3, 0.3), riff(66, '1.......3...1...')),
    part('square-lead', { entersAt: 0.7, chance: 0.4 }, mix(-10, -0.35, 0.2), riff(66, '1.1.1.1.3.3.1.1.')),
  ],
  melody: { leads: ['bell', 'vocal-chop', 'square-lead'], syncopation: 0.5 },
  crackles: true,
  colour: 0.05,
})
