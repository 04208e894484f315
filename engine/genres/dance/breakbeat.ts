import { house } from './house.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, derive, groove, level, mix, pad, part, riff } from '../notation.ts'

export const breakbeat = derive(house, {
  name: 'breakbeat',
  tempoBpm: [122, 142],
  swing: 0.14,
  swingUnit: 16,
  modes: [
    ['minor', 6],
    ['dorian', 4],
  ],
  grooves: [
    groove(
      'broken',
      level({ kick: '8.........8.....', closedHat: '5.5.5.5.5.5.5.5.' }, 'R-------..R-----'),
      level({ kick: '9.6.......96....', snare: '....8..4.4..8..4', closedHat: '7.5.7.5.7.5.7.5.' }, 'R..R......RR..5.'),
      level(
        {
          kick: '9.7...6...97..6.',
          snare: '....9..5.5..9.55',
          closedHat: '8.6.8.6.8.6.8.6.',
          openHat: '......6.......6.',
        },
        'R..R..R...RR.75a',
      ),
    ),
    groove(
      'big beat',
      level({ kick: '8.....6.........', snare: '............6...' }, 'R-----R---------'),
      level({ kick: '9..6..9...6.....', snare: '....9.......9...', closedHat: '6565656565656565' }, 'R.R...R...R.R...'),
      level({ kick: '9..7..9..7..9...', snare: '....9...3...9..6', ride: '8.6.8.6.8.6.8.6.' }, 'R.R.7.R.5.R.7.8.'),
    ),
    groove(
      'electro',
      level({ kick: '9.....9.........', closedHat: '..5...5...5...5.' }, 'R-....R-........'),
      level({ kick: '9.....9...6.....', clap: '....8.......8...', closedHat: '5556555655565556' }, 'R.R...8.R...7.5.'),
      level(
        {
          kick: '9.....9.6.9.....',
          clap: '....9.......9...',
          closedHat: '6667666766676667',
          cowbell: '..5..5....5..5..',
        },
        'R.R.8.8.R.7.5.a.',
      ),
    ),
  ],
  drums: { instruments: ['break-kit'], entersAt: 0.3, ...mix(0, 0, 0.08) },
  bass: { instruments: ['acid-bass', 'synth-bass', 'reese-bass'], entersAt: 0.35, ...mix(-1) },
  ensemble: [
    part(
      'stab',
      { entersAt: 0.45, chance: 0.9 },
      mix(-6, 0.25, 0.18, 0.2),
      chords(64, '..7..7....7.....'),
      chords(64, '7..7..7...7..7..'),
    ),
    part('dark-pad', { entersAt: 0, chance: 0.9 }, mix(-9, 0, 0.36), pad(58)),
    part('clavinet', { entersAt: 0.5, chance: 0.5 }, mix(-9, -0.35, 0.12), riff(60, '1.1.8..7..5.7.8.')),
    part('pluck', { entersAt: 0.35, chance: 0.6 }, mix(-10, 0.4, 0.24, 0.25), arpeggio(72, '0..1..2.0..1..3.')),
    part('brass', { entersAt: 0.75, chance: 0.35 }, mix(-9, -0.2, 0.2), chords(64, '8.8.........8...')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.6,
    leads: ['square-lead', 'vocal-chop', 'clavinet'],
  },
  drummer: { hands: 'sampled', learnedFrom: 'funk' },
  colour: 0.15,
})
