import { trance } from './trance.ts'
import { chords, derive, form, groove, level, mix, pad, part, riff } from '../notation.ts'

export const hardstyle = derive(trance, {
  name: 'hardstyle',
  tempoBpm: [148, 160],
  modes: [['minor', 1]],
  form: form('intro 8, verse 8, breakdown 8, drop 16, verse 8, breakdown 8, drop 16, outro 8'),
  grooves: [
    groove(
      'reverse bass',
      level({ kick: '9...9...9...9...' }, '..R-..R-..R-..R-'),
      level({ kick: '9...9...9...9...', clap: '....6.......6...', openHat: '..6...6...6...6.' }, '..RR..RR..RR..RR'),
      level(
        { kick: '9...9...9...9...', clap: '....9.......9...', openHat: '..8...8...8...8.', ride: '6...6...6...6...' },
        '.RRR.RRR.RRR.RRR',
      ),
    ),
    groove(
      'raw',
      level({ kick: '9...9...9.......' }, '..R-..R---------'),
      level({ kick: '9...9...9...9.66', clap: '....7.......7...' }, '..R-..R-..R-..R-'),
      level({ kick: '9..89..89..89.88', clap: '....9.......9...', closedHat: '7.7.7.7.7.7.7.7.' }, '.R.R.R.R.R.R.R.R'),
    ),
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.35, ...mix(2, 0, 0.04) },
  bass: { instruments: ['acid-bass', 'reese-bass'], entersAt: 0.4, ...mix(1) },
  ensemble: [
    part(
      'supersaw',
      { entersAt: 0.5 },
      mix(-3, 0.1, 0.24, 0.15),
      chords(64, '8--8--8-8--8--8-'),
      chords(66, '9-9-9--9--9-9-9-'),
    ),
    part('saw-lead', { entersAt: 0.7, chance: 0.9 }, mix(-6, -0.2, 0.24, 0.2), riff(74, '1.1.3.1.5.5.4.3.')),
    part('dark-pad', { entersAt: 0, leavesAt: 0.7 }, mix(-7, 0, 0.4), pad(58)),
    part('choir-pad', { entersAt: 0, leavesAt: 0.75, chance: 0.6 }, mix(-8, 0.2, 0.44), pad(64)),
    part('piano', { entersAt: 0, leavesAt: 0.5, chance: 0.6 }, mix(-7, -0.2, 0.3), chords(62, '7-------6---5---')),
  ],
  melody: { leads: ['saw-lead', 'square-lead', 'supersaw'] },
  colour: 0.05,
})
