import { reggaeton } from '../latin/reggaeton.ts'
import { chords, derive, groove, level, mix, pad, part, progressions, riff } from '../notation.ts'

export const dancehall = derive(reggaeton, {
  name: 'dancehall',
  tempoBpm: [86, 110],
  modes: [
    ['minor', 6],
    ['major', 4],
  ],
  progressions: {
    major: progressions(
      ['I | I | V | V', 'I | IV | I | V', 'I | vi | IV | V'],
      ['I | V | vi | IV', 'vi | IV | I | V'],
      ['ii | IV | V | V'],
    ),
    minor: progressions(
      ['i | i | VII | VII', 'i | VI | i | VII', 'i | i | i | VII'],
      ['i | VI | III | VII', 'VI | VII | i | i'],
      ['iv | iv | VI | VII'],
    ),
  },
  grooves: [
    groove(
      'riddim',
      level({ kick: '8..6..8.........', rim: '......5.........' }, 'R--R--R---------'),
      level({ kick: '9..7..9...6.....', snare: '......8.......8.', closedHat: '5...5...5...5...' }, 'R--R--R...5---..'),
      level(
        {
          kick: '9..8..9...7..6..',
          snare: '......9.......96',
          clap: '......7.......7.',
          closedHat: '6.6.6.6.6.6.6.6.',
        },
        'R--R--R.R.5-..8-',
      ),
    ),
    groove(
      'steppers',
      level({ kick: '8...8...8...8...' }, 'R---....R-5-....'),
      level({ kick: '9...9...9...9...', snare: '...6..6....6..6.', closedHat: '..5...5...5...5.' }, 'R--.R-..R-5-....'),
      level({ kick: '9...9...9...9...', snare: '...8..8....8..8.', openHat: '..6...6...6...6.' }, 'R--.R-8.R-5-.R-.'),
    ),
  ],
  drums: { instruments: ['808-kit', '909-kit'], entersAt: 0.3, ...mix(0, 0, 0.06) },
  bass: { instruments: ['synth-bass', 'sub-bass'], entersAt: 0.3, ...mix(0) },
  ensemble: [
    part(
      'organ',
      { entersAt: 0.2 },
      mix(-6, 0.25, 0.12, 0.15),
      chords(64, '..7...7...7...7.'),
      chords(64, '..7..57...7..57.'),
    ),
    part(
      'synth-brass',
      { entersAt: 0.55, chance: 0.7 },
      mix(-8, -0.3, 0.16),
      chords(64, '8--8--8-........'),
      riff(62, '1..1..3...5.3.1.'),
    ),
    part('warm-pad', { entersAt: 0, chance: 0.7 }, mix(-10, 0, 0.3), pad(60)),
    part('bell', { entersAt: 0.4, chance: 0.5 }, mix(-10, 0.4, 0.26, 0.3), riff(74, '5..3..1.....3...')),
    part('vocal-chop', { entersAt: 0.5, chance: 0.4 }, mix(-10, -0.4, 0.26, 0.3), riff(70, '....5.......3...')),
  ],
  melody: { leads: ['square-lead', 'bell', 'flute'], syncopation: 0.55 },
  drummer: { hands: 'machine' },
  colour: 0.1,
})
