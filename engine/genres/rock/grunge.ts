import { rock } from './rock.ts'
import { arpeggio, derive, groove, level, mix, part, power, progressions, riff } from '../notation.ts'

export const grunge = derive(rock, {
  name: 'grunge',
  tempoBpm: [84, 140],
  modes: [
    ['minor', 7],
    ['dorian', 2],
    ['mixolydian', 2],
  ],
  progressions: {
    major: progressions(
      ['I5 | bIII5 | IV5 | I5', 'I5 | bVI5 | IV5 | bVII5'],
      ['I5 | IV5 | bIII5 | bVI5', 'I5 | bVII5 | IV5 | I5'],
      ['bVI5 | bVII5 | I5 | I5'],
    ),
    minor: progressions(
      ['i5 | III5 | VI5 | IV5', 'i5 | i5 | VI5 | VII5', 'i5 | bV5 | iv5 | i5'],
      ['i5 | iv5 | III5 | VI5', 'VI5 | VII5 | i5 | III5', 'i5 | VII5 | iv5 | VI5'],
      ['VI5 | III5 | VII5 | IV5', 'iv5 | bV5 | iv5 | i5'],
    ),
  },
  grooves: [
    groove(
      'quiet loud',
      level({ kick: '7.....5.7.......', rim: '....6.......6...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.6...6.9.6.....', snare: '....8.......8...', closedHat: '7.6.7.6.7.6.7.6.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.8..88.9.8..88.', snare: '....9.......9...', crash: '8...8...8...8...' }, 'R-R-R-R-R-R-7-a-'),
    ),
    groove(
      'sludge',
      level({ kick: '8...............', snare: '........6.......', ride: '6...6...6...6...' }, 'R---------------'),
      level({ kick: '9......6..6.....', snare: '........8.......', openHat: '7...7...7...7...' }, 'R------R--R-----'),
      level({ kick: '9..6...6..6..6..', snare: '........9.......', crash: '8...7...8...7...' }, 'R--R---R--R-7---'),
    ),
  ],
  drums: { instruments: ['rock-kit'], entersAt: 0.28, ...mix(1, 0, 0.12) },
  bass: { instruments: ['pick-bass'], entersAt: 0.3, ...mix(0) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0.6 },
      mix(-2, -0.5, 0.1),
      power(46, '9-8.9-8.9-8.9-8.'),
      power(46, '9--9--9-9-9.9-9-'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.62, chance: 0.9 },
      mix(-3, 0.5, 0.1),
      power(46, '9-------9---8-8-'),
      riff(48, '1.1.3.1.1.1.7.8.'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0, leavesAt: 0.62 },
      mix(-4, 0.25, 0.2, 0.1),
      arpeggio(57, '0.1.2.1.0.1.3.1.'),
      arpeggio(57, '0.12.1.20.12.1.2'),
    ),
    part('cello', { entersAt: 0.4, leavesAt: 0.75, chance: 0.3 }, mix(-10, -0.2, 0.3), riff(45, '1-------5-------')),
  ],
  melody: { leads: ['overdriven-guitar', 'distorted-guitar'], syncopation: 0.3 },
  colour: 0.2,
})
