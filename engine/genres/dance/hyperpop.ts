import { kPop } from '../pop/kPop.ts'
import { arpeggio, chords, derive, form, groove, level, mix, pad, part, riff } from '../notation.ts'

export const hyperpop = derive(kPop, {
  name: 'hyperpop',
  tempoBpm: [136, 176],
  modes: [
    ['major', 6],
    ['minor', 4],
  ],
  form: form('intro 4, verse 8, chorus 8, drop 8, verse 8, chorus 8, breakdown 4, drop 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'glitch',
      level({ kick: '8.....8.........', clap: '........6.......' }, 'R-----R---------'),
      level({ kick: '9..9..9...9.....', clap: '....8.......8...', closedHat: '7.77.7.77.77.777' }, 'R--R--R---R-----'),
      level(
        {
          kick: '9..9..9.9..9..99',
          snare: '....9.......9.99',
          closedHat: '7777.7777.777777',
          crash: '6.......6.......',
        },
        'R--R--R-R--R--8-',
      ),
    ),
    groove(
      'sugar rush',
      level({ kick: '8...8...8...8...' }, 'R-..R-..R-..R-..'),
      level({ kick: '9...9...9...9...', clap: '....8.......8...', openHat: '..7...7...7...7.' }, '..R...R...R...R.'),
      level(
        {
          kick: '9...9...9...9.99',
          clap: '....9.......9...',
          openHat: '..8...8...8...8.',
          closedHat: '7777777777777777',
        },
        '.RRR.RRR.RRR.R8R',
      ),
    ),
  ],
  drums: { instruments: ['808-kit', '909-kit'], entersAt: 0.3, ...mix(1, 0, 0.05) },
  bass: { instruments: ['808-bass', 'reese-bass'], entersAt: 0.35, ...mix(2) },
  ensemble: [
    part(
      'supersaw',
      { entersAt: 0.55 },
      mix(-3, 0.1, 0.18),
      chords(66, '9-9-..9-9-..9-9-'),
      chords(66, '9-999-9-9-999-9-'),
    ),
    part(
      'bell',
      { entersAt: 0, chance: 0.9 },
      mix(-6, 0.35, 0.24, 0.2),
      arpeggio(79, '0.2.1.3.0.2.1.3.'),
      arpeggio(79, '0213021302130213'),
    ),
    part('vocal-chop', { entersAt: 0.4, chance: 0.8 }, mix(-7, -0.35, 0.22, 0.2), riff(72, '1.15.1.81.15.1.6')),
    part('chip-pulse', { entersAt: 0.6, chance: 0.6 }, mix(-10, 0.45, 0.14), arpeggio(74, '0123012301230123')),
    part('glass-pad', { entersAt: 0, leavesAt: 0.7, chance: 0.7 }, mix(-9, 0, 0.36), pad(70)),
  ],
  melody: { leads: ['vocal-chop', 'supersaw', 'chip-pulse'], syncopation: 0.5 },
  voiceMix: { gainDb: 2, reverb: 0.14, delay: 0.16 },
  keyLift: 'welcome',
  builds: 'risers',
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.2,
})
