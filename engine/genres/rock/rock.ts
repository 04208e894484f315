import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, power, arpeggio, strum, pad, chords } from '../notation.ts'

export const rock: Genre = {
  name: 'rock',
  tempoBpm: [84, 164],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 4],
    ['minor', 4],
    ['mixolydian', 3],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | IV | I | V', 'I | V | IV | IV', 'I | I | IV | V', 'I | vi | IV | V'],
      preChorus: ['IV | IV | V | V', 'vi | IV | V | V'],
      chorus: ['I | V | vi | IV', 'I | IV | V | IV', 'IV | I | V | V', 'I | V | IV | IV'],
      bridge: ['vi | V | IV | V', 'vi | IV | vi | V', 'ii | IV | V | V'],
    },
    minor: {
      verse: ['i | i | VI | VII', 'i | VII | VI | VII', 'i | III | VII | IV', 'i | VII | i | VII'],
      preChorus: ['iv | VI | VII | VII', 'VI | VI | VII | VII'],
      chorus: ['i | VI | III | VII', 'VI | VII | i | i', 'i | III | VI | VII', 'III | VII | i | VI'],
      bridge: ['iv | VI | iv | V', 'VI | VII | VI | V', 'iv | III | VII | VII'],
    },
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, solo 8, bridge 4, chorus 8, outro 4'),
  grooves: [
    groove(
      'driving eighths',
      level({ kick: '8.......8.......', snare: '....6.......6...', closedHat: '7.5.7.5.7.5.7.5.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.......9.7.....', snare: '....9.......9...', closedHat: '8.6.8.6.8.6.8.6.' }, 'R-R-R-R-R-R-R-R-'),
      level(
        {
          kick: '9.....7.9.7.....',
          snare: '....9.......9...',
          crash: '7.......5.......',
          ride: '8.6.8.6.8.6.8.6.',
        },
        'R-R-R-R-R-R-5-a-',
      ),
    ),
    groove(
      'half open',
      level({ kick: '8.........6.....', snare: '....7.......7...', closedHat: '7...6...7...6...' }, 'R---------R-----'),
      level({ kick: '9..6....7.7.....', snare: '....9.......9...', closedHat: '8.5.8.5.8.5.8.5.' }, 'R--R----R-R---5-'),
      level({ kick: '9..7..7.9.7.....', snare: '....9.......9..4', openHat: '8...8...8...8...' }, 'R--R--R-R-R-5-a-'),
    ),
    groove(
      'tom drive',
      level({ kick: '8...8...8...8...', lowTom: '6.6.6.6.6.6.6.6.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.....7.9.......', snare: '....9.......9...', closedHat: '8.6.8.6.8.6.8.6.' }, 'R-R-R-R-R-R-R-5-'),
      level(
        {
          kick: '9.7...7.9.7...7.',
          snare: '....9.......9...',
          openHat: '8...7...8...7...',
          tambourine: '..5...5...5...5.',
        },
        'R-R-R-R-R-R-R-a-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........8888....', lowTom: '............8899', kick: '........7...7...' } },
    {
      fromStep: 0,
      drums: {
        kick: '9...8...8...8...',
        snare: '8..8..8.........',
        highTom: '.........88.....',
        midTom: '...........8....',
        lowTom: '............9999',
      },
    },
    { fromStep: 12, drums: { snare: '............8999', kick: '............8...' } },
  ],
  drums: { instruments: ['rock-kit', 'acoustic-kit'], entersAt: 0.25, gainDb: 0.5, pan: 0, reverb: 0.1, delay: 0 },
  bass: { instruments: ['pick-bass', 'electric-bass'], entersAt: 0.25, gainDb: -0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0.3 },
      mix(-4, -0.55, 0.08),
      power(48, '8-------8-------'),
      power(48, '8.7.7.7.8.7.7.7.'),
      power(50, '9---8-8-9---8-8-'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.66, chance: 0.9 },
      mix(-5, 0.55, 0.08),
      power(53, '9-------8-----8-'),
      power(53, '9---------8---8-'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0, leavesAt: 0.62, chance: 0.8 },
      mix(-6, 0.35, 0.18, 0.12),
      arpeggio(60, '0.2.1.2.3.2.1.2.'),
      strum(60, '8---6---7-6-6-6-'),
    ),
    part('organ', { entersAt: 0.55, chance: 0.5 }, mix(-10, 0.25, 0.15), pad(64)),
    part('piano', { entersAt: 0.6, chance: 0.25 }, mix(-8, 0.2, 0.12), chords(64, '8-6-8-6-8-6-8-6-')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x...x.x...x.x.x.', 'x.x.x..x..x.x...'],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [6, 10],
    leads: ['distorted-guitar', 'clean-guitar', 'organ'],
  },
  leadMix: mix(-1.5, 0.1, 0.2, 0.2),
  voiceMix: { gainDb: 2.5, reverb: 0.15, delay: 0.1 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'rock' },
  setting: 'band',
  colour: 0.3,
}
