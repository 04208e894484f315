import { disco } from '../dance/disco.ts'
import { chords, derive, form, groove, guide, level, mix, pad, part, progressions, riff, strum } from '../notation.ts'

export const cityPop = derive(disco, {
  name: 'city pop',
  tempoBpm: [92, 120],
  swing: 0.12,
  swingUnit: 16,
  modes: [
    ['major', 7],
    ['minor', 4],
  ],
  progressions: {
    major: progressions(
      ['IVmaj7 | III7 | vi7 | I7', 'Imaj7 | vi7 | ii7 | V7', 'ii9 | V9 | Imaj9 | vi7'],
      ['IVmaj7 | V7 | iii7 | vi7', 'IVmaj7 | III7 | vi7 | v7 I7', 'ii7 | V7 | iii7 | VI7'],
      ['bVImaj7 | bVII7 | Imaj7 | Imaj7', 'iii7 | VI7 | ii7 | V7'],
    ),
    minor: progressions(
      ['VImaj7 | V7 | i7 | III7', 'i9 | iv9 | VII9 | IIImaj7'],
      ['VImaj7 | VII | i7 | i7', 'iv7 | VII7 | IIImaj7 | V7'],
      ['iiø | V7 | i7 | VImaj7'],
    ),
  },
  form: form('intro 8, verse 8, verse 8, chorus 8, instrumental 4, verse 8, chorus 8, solo 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'night drive',
      level({ kick: '8.......8.......', rim: '....6.......6...', closedHat: '6.4.6.4.6.4.6.4.' }, 'R-----R-R-----5-'),
      level({ kick: '9......69.......', snare: '....8.......8...', closedHat: '7456745674567456' }, 'R--R..8-R--R.57-'),
      level(
        {
          kick: '9..6...69..6....',
          snare: '....9..3.3..9..3',
          closedHat: '8567856785678567',
          openHat: '......6.......6.',
        },
        'R.8R..8.R.8R.57a',
      ),
    ),
    groove(
      'harbour light',
      level({ kick: '8...8...8...8...', closedHat: '..5...5...5...5.' }, 'R---R---R---5---'),
      level({ kick: '9...8...9...8...', snare: '....8.......8...', closedHat: '6.7.6.7.6.7.6.7.' }, 'R.8.R.8.R.8.5.7.'),
      level(
        {
          kick: '9...8.6.9...8...',
          snare: '....9.......9.44',
          openHat: '..7...7...7...7.',
          tambourine: '6.6.6.6.6.6.6.6.',
        },
        'R.8.R.8.5.8.R.7a',
      ),
    ),
  ],
  drums: { instruments: ['acoustic-kit', '909-kit'], entersAt: 0.3, ...mix(-1, 0, 0.1) },
  bass: { instruments: ['slap-bass', 'electric-bass'], entersAt: 0.32, ...mix(1) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-4, 0.2, 0.18),
      chords(62, '7---....6---....'),
      chords(63, '7..6..7-..6..7-.'),
    ),
    part(
      'funk-guitar',
      { entersAt: 0.4, chance: 0.9 },
      mix(-8, -0.45, 0.1),
      strum(66, '..6..65...6..65.'),
      strum(66, '6.65.66.6.65.66.'),
    ),
    part('string-machine', { entersAt: 0.45, chance: 0.7 }, mix(-9, 0, 0.3), guide(70), pad(67)),
    part('brass', { entersAt: 0.7, chance: 0.7 }, mix(-7, 0.3, 0.16), chords(65, '8-.8......8-....')),
    part('bell', { entersAt: 0.55, chance: 0.5 }, mix(-12, 0.45, 0.28, 0.2), riff(76, '5...3...1.......')),
  ],
  melody: { leads: ['saxophone', 'clean-guitar', 'flute', 'synth-brass'], syncopation: 0.5 },
  builds: 'sweeps',
  drummer: { hands: 'human', learnedFrom: 'funk', learnedShare: 0.35 },
  colour: 0.55,
})
