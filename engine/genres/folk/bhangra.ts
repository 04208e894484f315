import { indianClassical } from './indianClassical.ts'
import { dancehall } from '../caribbean/dancehall.ts'
import { arpeggio, derive, form, FOUR_FOUR, groove, level, mix, part, progressions, riff } from '../notation.ts'

export const bhangra = derive(dancehall, {
  name: 'bhangra',
  tempoBpm: [88, 116],
  swing: 0.62,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 4],
    ['mixolydian', 4],
    ['dorian', 2],
  ],
  progressions: {
    major: progressions(
      ['I | I | bVII | I', 'I | I | IV | I'],
      ['I | bVII | IV | I', 'I | IV | bVII | I'],
      ['IV | IV | bVII | bVII'],
    ),
    minor: progressions(
      ['i | i | VII | i', 'i | i | i | VII'],
      ['i | VII | VI | VII', 'i | VI | VII | i'],
      ['VI | VI | VII | VII'],
    ),
  },
  form: form('intro 4, chorus 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'chaal',
      level({ kick: '8...............' }, 'R-------R-------', {
        congaLow: '7..5....7..5....',
        congaHigh: '..4.5.4...4.5.4.',
      }),
      level({ kick: '9.....6.9.......', clap: '....7.......7...' }, 'R--R----R--R--5-', {
        congaLow: '8..6..8.8..6....',
        congaHigh: '.54.55.4.54.55.4',
      }),
      level({ kick: '9..6..7.9..6..7.', clap: '....8.......8...', openHat: '..5...5...5...5.' }, 'R--R--R-8--R--5-', {
        congaLow: '9..7..9.9..7..8.',
        congaHigh: '.65.66.5.65.66.5',
      }),
    ),
    groove(
      'dhol roll',
      level({ kick: '7.......7.......' }, 'R---------------', { congaLow: '6...6...6...6...' }),
      level({ kick: '9...6...9...6...', closedHat: '5.5.5.5.5.5.5.5.' }, 'R---R---R---5---', {
        congaLow: '8.5.8.5.8.5.8.5.',
        congaHigh: '.5.5.5.5.5.5.5.5',
      }),
      level({ kick: '9...8...9...8...', clap: '....9.......9...' }, 'R-R-5-R-R-R-5-a-', {
        congaLow: '9.7.9.7.9.7.9.7.',
        congaHigh: '.6.6.6.6.6.6.667',
      }),
    ),
  ],
  percussion: 'tabla',
  drums: { instruments: ['808-kit', '909-kit'], entersAt: 0.35, ...mix(-2, 0, 0.08) },
  bass: { instruments: ['synth-bass', '808-bass'], entersAt: 0.36, ...mix(-1) },
  ensemble: [
    part('sitar', { entersAt: 0 }, mix(-5, 0.3, 0.2), riff(62, '1...5..3..1.....'), riff(62, '1.1.5..3..4.3.1.')),
    part('tanpura', { entersAt: 0, chance: 0.6 }, mix(-10, -0.2, 0.3), indianClassical.ensemble[0].playing[0]),
    part('square-lead', { entersAt: 0.6, chance: 0.6 }, mix(-11, -0.35, 0.2, 0.2), riff(74, '8.8.7.5.8.8.7.5.')),
    part('strings', { entersAt: 0.55, chance: 0.6 }, mix(-9, 0.1, 0.26), riff(67, '1---....5---4-3-')),
    part('pluck', { entersAt: 0.5, chance: 0.4 }, mix(-11, 0.45, 0.2), arpeggio(72, '0.0.1.0.2.0.1.0.')),
  ],
  melody: { leads: ['bansuri', 'sitar', 'saw-lead'], syncopation: 0.4 },
  backing: 'choir',
  drummer: { hands: 'sampled' },
  setting: 'latin',
  colour: 0.08,
})
