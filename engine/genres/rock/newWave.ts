import { synthwave } from '../dance/synthwave.ts'
import { indie } from './indie.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, derive, form, groove, level, mix, pad, part, riff } from '../notation.ts'

export const newWave = derive(synthwave, {
  name: 'new wave',
  tempoBpm: [112, 156],
  modes: [
    ['minor', 5],
    ['major', 5],
  ],
  progressions: indie.progressions,
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, instrumental 8, bridge 4, chorus 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'motorik',
      level({ kick: '8...8...8...8...', closedHat: '5.5.5.5.5.5.5.5.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9...9...9...9...', snare: '....8.......8...', closedHat: '6.6.6.6.6.6.6.6.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9...9.6.9...9...', snare: '....9.......9.6.', closedHat: '7676767676767676' }, 'R-R-8-R-R-R-8-a-'),
    ),
    groove(
      'angular',
      level({ kick: '8.....8.........', rim: '....6.......6...' }, 'R-.R-.R-.R-.R-R-'),
      level({ kick: '9.....9.6.......', snare: '....8.......8...', openHat: '..6...6...6...6.' }, 'R-8-R-8-R-8-R-8-'),
      level(
        {
          kick: '9..6..9.6..6....',
          snare: '....9.......9...',
          openHat: '..7...7...7...7.',
          tambourine: '6.6.6.6.6.6.6.6.',
        },
        'R-8-R-8-5-8-7-8-',
      ),
    ),
  ],
  drums: { instruments: ['acoustic-kit', '909-kit'], entersAt: 0.3, ...mix(0, 0, 0.14) },
  bass: { instruments: ['pick-bass', 'synth-bass'], entersAt: 0.32, ...mix(1) },
  ensemble: [
    part(
      'clean-guitar',
      { entersAt: 0.3 },
      mix(-5, -0.45, 0.2, 0.2),
      riff(64, '1.1.1.5.3.3.3.1.'),
      chords(66, '7.7..7.77.7..7.7'),
    ),
    part('string-machine', { entersAt: 0, chance: 0.95 }, mix(-6, 0.1, 0.3), pad(64)),
    part('square-lead', { entersAt: 0.6, chance: 0.7 }, mix(-9, 0.4, 0.22, 0.2), riff(76, '5...3...5.6.5.3.')),
    part('synth-brass', { entersAt: 0.75, chance: 0.4 }, mix(-9, -0.2, 0.2), chords(64, '8---......8-8---')),
    part('pluck', { entersAt: 0.45, chance: 0.5 }, mix(-10, 0.3, 0.2, 0.15), arpeggio(72, '0.0.1.1.2.2.1.1.')),
  ],
  melody: { motifs: STRAIGHT_MOTIFS, syncopation: 0.2, leads: ['square-lead', 'saxophone', 'clean-guitar'] },
  drummer: { hands: 'human', learnedFrom: 'rock', learnedShare: 0.3 },
  setting: 'band',
  colour: 0.25,
})
