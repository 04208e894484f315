import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { form, FOUR_FOUR, groove, level, mix, pad, part, power, riff } from '../notation.ts'

export const metal: Genre = {
  name: 'metal',
  tempoBpm: [92, 184],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 5],
    ['phrygian', 4],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I5 | I5 | bVII5 | IV5', 'I5 | bVI5 | bVII5 | I5'],
      chorus: ['I5 | bVI5 | bVII5 | I5', 'bVI5 | bVII5 | I5 | I5'],
      bridge: ['bVI5 | bVI5 | bVII5 | bVII5'],
    },
    minor: {
      verse: ['i5 | i5 | i5 | VI5 VII5', 'i5 | i5 | bII5 | i5', 'i5 | VI5 | i5 | v5', 'i5 | i5 | III5 | bII5'],
      preChorus: ['VI5 | VI5 | VII5 | VII5', 'iv5 | VI5 | bII5 | V5'],
      chorus: ['i5 | VI5 | III5 | VII5', 'VI5 | VII5 | i5 | i5', 'i5 | VII5 | VI5 | V5', 'iv5 | VI5 | i5 | VII5'],
      bridge: ['bII5 | i5 | bII5 | i5', 'i5 | i5 | VI5 | V5', 'iv5 | bII5 | i5 | i5'],
    },
    phrygian: {
      verse: ['i5 | i5 | bII5 | i5', 'i5 | bII5 | i5 | VII5', 'i5 | i5 | i5 | bII5 III5'],
      chorus: ['i5 | VI5 | VII5 | bII5', 'VI5 | VII5 | i5 | i5', 'i5 | III5 | bII5 | i5'],
      bridge: ['bII5 | bII5 | i5 | i5', 'iv5 | III5 | bII5 | i5'],
    },
  },
  form: form(
    'intro 8, verse 8, verse 8, pre-chorus 4, chorus 8, verse 8, pre-chorus 4, chorus 8, breakdown 8, solo 16, chorus 16, outro 8',
  ),
  grooves: [
    groove(
      'double kick',
      level({ kick: '9...8...9...8...', lowTom: '..6...6...6...6.', ride: '6...6...6...6...' }, 'R-----R-R-----R-'),
      level({ kick: '9.889.889.889.88', snare: '....9.......9...', ride: '8...8...8...8...' }, 'R.RRR.RRR.RRR.RR'),
      level(
        { kick: '9898989898989898', snare: '....9.......9...', crash: '8.......7.......', ride: '9.9.9.9.9.9.9.9.' },
        'RRRRRRRRRRRRRRRR',
      ),
    ),
    groove(
      'gallop',
      level({ kick: '9.......9.......', closedHat: '7...7...7...7...' }, 'R---------------'),
      level({ kick: '9.999.999.999.99', snare: '....9.......9...', closedHat: '9...8...9...8...' }, 'R.RRR.RRR.RRR.RR'),
      level(
        { kick: '9.999.999.999.99', snare: '..9...9...9...9.', crash: '7...............', ride: '9...9...9...9...' },
        'R.RRR.RRR.RR5.aa',
      ),
    ),
    groove(
      'half-time crush',
      level({ kick: '9.....8.........', snare: '........7.......', ride: '7...7...7...7...' }, 'R-----R---------'),
      level({ kick: '9..9..9....9....', snare: '........9.......', openHat: '8...8...8...8...' }, 'R..R..R....R....'),
      level({ kick: '9..99.9....9.9..', snare: '........9.......', crash: '9...8...9...8...' }, 'R..RR.R....R.R..'),
    ),
  ],
  fills: [
    {
      fromStep: 0,
      drums: {
        kick: '9999999999999999',
        highTom: '9999............',
        midTom: '....9999........',
        lowTom: '........99999999',
      },
    },
    { fromStep: 8, drums: { snare: '........9.999.99', kick: '........9.999.99' } },
    { fromStep: 12, drums: { lowTom: '............9999', crash: '............8...' } },
  ],
  drums: { instruments: ['rock-kit'], entersAt: 0.2, ...mix(1.5, 0, 0.08) },
  bass: { instruments: ['pick-bass'], entersAt: 0.2, ...mix(0, 0, 0) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0 },
      mix(-2.5, -0.75, 0.04),
      power(43, '9-------........'),
      power(43, '9.8.8.9.8.8.9.8. 9.8.8.9.8.8.9-9-'),
      power(43, '9.889.889.889.88 9.889.889-8-9-8-'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.45 },
      mix(-2.5, 0.75, 0.04),
      power(43, '9.8.8.9.8.8.9.8. 9.8.8.9.8.8.9-9-'),
      power(43, '9.889.889.889.88 9.889.889-8-9-8-'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.6, chance: 0.8 },
      mix(-7, 0.25, 0.12, 0.1),
      riff(57, '1..1..2.1..1..3.'),
      riff(62, '1.3.5.3.8.5.6.5.'),
    ),
    part('choir-pad', { entersAt: 0.86, chance: 0.5 }, mix(-11, 0, 0.35), pad(62)),
    part('tremolo-strings', { entersAt: 0.8, chance: 0.35 }, mix(-11, 0, 0.3), pad(64)),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, 'x.......x.....x.', 'x..x..x..x..x...'],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [7, 12],
    leads: ['distorted-guitar', 'violin'],
  },
  leadMix: mix(-1, 0.1, 0.2, 0.2),
  voiceMix: { gainDb: 3, reverb: 0.12, delay: 0.08 },
  keyLift: 'never',
  backing: 'double',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'rock', learnedShare: 0 },
  setting: 'band',
  colour: 0.2,
}
