import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { form, FOUR_FOUR, groove, level, mix, part, power, riff } from '../notation.ts'

export const punk: Genre = {
  name: 'punk',
  tempoBpm: [156, 204],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 7],
    ['minor', 2],
    ['mixolydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I5 | I5 | IV5 | V5', 'I5 | V5 | IV5 | IV5', 'I5 IV5 | V5 | I5 IV5 | V5', 'I5 | IV5 | I5 | V5'],
      preChorus: ['IV5 | IV5 | V5 | V5', 'vi5 | IV5 | V5 | V5'],
      chorus: ['I5 | V5 | vi5 | IV5', 'IV5 | V5 | I5 | vi5', 'I5 | IV5 | V5 | IV5', 'IV5 | I5 | V5 | V5'],
      bridge: ['vi5 | vi5 | IV5 | V5', 'ii5 | IV5 | ii5 | V5'],
    },
    minor: {
      verse: ['i5 | VI5 | VII5 | i5', 'i5 | i5 | VII5 | VI5', 'i5 | III5 | VII5 | iv5'],
      chorus: ['VI5 | VII5 | i5 | III5', 'i5 | VI5 | III5 | VII5'],
      bridge: ['iv5 | iv5 | VI5 | VII5', 'VI5 | VI5 | VII5 | VII5'],
    },
  },
  form: form(
    'intro 8, verse 16, chorus 16, verse 16, chorus 16, breakdown 8, bridge 16, solo 8, chorus 16, chorus 16, outro 8',
  ),
  grooves: [
    groove(
      'punk two-beat',
      level({ kick: '8...8...8...8...', lowTom: '6.6.6.6.6.6.6.6.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9...9...9...9...', snare: '..8...8...8...8.', closedHat: '8.7.8.7.8.7.8.7.' }, 'R-R-R-R-R-R-R-R-'),
      level(
        { kick: '9..89...9..89...', snare: '..9...9...9...9.', crash: '6...............', openHat: '8...8...8...8...' },
        'R-R-R-R-R-R-5-a-',
      ),
    ),
    groove(
      'surf of eighths',
      level({ kick: '8.......8.......', closedHat: '7.7.7.7.7.7.7.7.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.....8.9.......', snare: '....9.......9...', openHat: '8.8.8.8.8.8.8.8.' }, 'R-R-R-R-R-R-R-R-'),
      level(
        { kick: '9.....9.9.9.....', snare: '....9.......9...', ride: '9.8.9.8.9.8.9.8.', crash: '7...............' },
        'R-R-R-R-8-8-5-5-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........99999999', kick: '........8...8...' } },
    { fromStep: 0, drums: { snare: '8.8.8.8.9.9.9999', kick: '9...9...9...9...' } },
    { fromStep: 12, drums: { snare: '............9999', crash: '..............8.' } },
  ],
  drums: { instruments: ['rock-kit'], entersAt: 0.2, ...mix(1, 0, 0.06) },
  bass: { instruments: ['pick-bass'], entersAt: 0.2, ...mix(-4, 0, 0) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0 },
      mix(-2, -0.6, 0.05),
      power(47, '9.8.8.8.9.8.8.8.'),
      power(48, '9-8-9-8-9-8-9-8-'),
      power(50, '9-9-9-9-9-9-9-9-'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.66 },
      mix(-4, 0.6, 0.05),
      power(52, '9-------9-------'),
      power(52, '9---9---9---9-9-'),
    ),
    part('distorted-guitar', { entersAt: 0.8, chance: 0.8 }, mix(-8, 0.2, 0.1), riff(64, '5-5-6-5-3-3-2-1-')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x...x...x...x...', 'x.x.x.x.x.x.x.x.'],
    syncopation: 0.15,
    barsPerLine: 2,
    notesPerPhrase: [6, 9],
    leads: ['distorted-guitar'],
  },
  leadMix: mix(-1.5, 0.15, 0.08),
  voiceMix: { gainDb: 2.5, reverb: 0.06, delay: 0 },
  keyLift: 'welcome',
  backing: 'double',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'punk' },
  setting: 'band',
  colour: 0.08,
}
