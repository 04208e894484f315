import { deepHouse } from './deepHouse.ts'
import { arpeggio, chords, derive, groove, level, mix, pad, part } from '../notation.ts'

export const twoStep = derive(deepHouse, {
  name: '2-step',
  tempoBpm: [128, 138],
  swing: 0.42,
  swingUnit: 16,
  modes: [
    ['minor', 7],
    ['major', 2],
  ],
  grooves: [
    groove(
      'two step',
      level({ kick: '8.........7.....', closedHat: '..5...5...5...5.' }, 'R--.......R---..'),
      level(
        { kick: '9.........8.....', snare: '....8.......8...', closedHat: '..6.5.6...65..6.', rim: '.......4.4.....4' },
        'R--...R...R--.5.',
      ),
      level(
        {
          kick: '9......6..9..6..',
          snare: '....9.......9...',
          closedHat: '6.7.56.7.6.7567.',
          openHat: '..............6.',
          rim: '...5...5.5.....5',
        },
        'R--.R.R...R-75a.',
      ),
    ),
    groove(
      'skip',
      level({ kick: '8..6............', shaker: '4545454545454545' }, 'R--R........5---'),
      level({ kick: '9..7......7.....', clap: '....8.......8...', closedHat: '5.65.56.5.65.56.' }, 'R--R......R--.R.'),
      level(
        { kick: '9..7...6..9.....', clap: '....9.......9..4', closedHat: '6.76.67.6.76.67.', rim: '......5....5...5' },
        'R--R..8...R-.75.',
      ),
    ),
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.28, ...mix(-1, 0, 0.08) },
  bass: { instruments: ['sub-bass', 'reese-bass'], entersAt: 0.3, ...mix(1) },
  ensemble: [
    part(
      'organ',
      { entersAt: 0.3 },
      mix(-7, 0.2, 0.16, 0.12),
      chords(64, '..7-..7...7-....'),
      chords(64, '7..7..7-..7..7-.'),
    ),
    part('warm-pad', { entersAt: 0, chance: 0.9 }, mix(-9, 0, 0.34), pad(60)),
    part('vocal-chop', { entersAt: 0.5, chance: 0.7 }, mix(-9, -0.35, 0.28, 0.3), arpeggio(70, '..2..1..0..2....')),
    part('vibraphone', { entersAt: 0.4, chance: 0.5 }, mix(-10, 0.4, 0.26, 0.2), arpeggio(72, '0..2..1...3..2..')),
    part('strings', { entersAt: 0.7, chance: 0.5 }, mix(-10, -0.2, 0.34), pad(68)),
  ],
  melody: { leads: ['vocal-chop', 'bell', 'saw-lead'], syncopation: 0.65 },
  drummer: { hands: 'machine' },
  colour: 0.4,
})
