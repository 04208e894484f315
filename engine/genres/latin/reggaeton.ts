import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const reggaeton: Genre = {
  name: 'reggaeton',
  tempoBpm: [82, 106],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 8],
    ['phrygian', 1],
    ['major', 1],
  ],
  progressions: {
    major: {
      verse: ['vi | IV | I | V', 'I | V | vi | IV'],
      chorus: ['IV | V | vi | I', 'vi | IV | I | V'],
      bridge: ['ii | ii | IV | V'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | i | VI | VII', 'i | iv | VI | V', 'iv | i | VII | III'],
      chorus: ['VI | VII | i | i', 'i | VI | III | VII', 'VI | III | VII | i', 'iv | VII | i | VI'],
      bridge: ['iv | VI | i | V', 'VI | VI | VII | VII'],
    },
  },
  form: form(
    'intro 4, chorus 8, verse 8, pre-chorus 4, chorus 8, verse 8, pre-chorus 4, chorus 8, breakdown 4, chorus 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'dembow',
      level({ kick: '8...8...8...8...' }, 'R-------R-------', { shaker: '3.3.3.3.3.3.3.3.' }),
      level({ kick: '9...8...9...8...', snare: '...7..7....7..7.', closedHat: '..4...4...4...4.' }, 'R--R--R-R--R--R-'),
      level(
        {
          kick: '9...9...9...9...',
          snare: '...9..9....9..9.',
          clap: '...6..6....6..6.',
          closedHat: '5.6.5.6.5.6.5.66',
        },
        'R--R--R-R--R--5-',
        { shaker: '5454545454545454' },
      ),
    ),
    groove(
      'perreo',
      level({ kick: '8...8...8...8...', rim: '...5..5....5..5.' }, 'R-----R-----R---'),
      level(
        { kick: '9...8...9...8...', snare: '...8..7....8..7.', rim: '......5.......5.', shaker: '4.5.4.5.4.5.4.5.' },
        'R-----R-R-----R-',
      ),
      level(
        {
          kick: '9...9...9..79...',
          snare: '...9..8....9..88',
          closedHat: '6.6.6.666.6.6666',
          openHat: '..............6.',
        },
        'R..R..R.R..R..8.',
        { congaHigh: '......5.......5.', congaLow: '..............6.' },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7.7.7777', kick: '........9.......' } },
    { fromStep: 12, drums: { snare: '............8888' } },
    { fromStep: 8, drums: {} },
  ],
  drums: { instruments: ['808-kit', '909-kit'], entersAt: 0.3, ...mix(0, 0, 0.06) },
  bass: { instruments: ['808-bass', 'sub-bass'], entersAt: 0.36, ...mix(-2.5, 0, 0) },
  ensemble: [
    part(
      'pluck',
      { entersAt: 0 },
      mix(-3, 0.5, 0.24, 0.2),
      riff(69, '5..3..1.5..3..2.'),
      arpeggio(69, '2..1..0.2..1..3.'),
    ),
    part('nylon-guitar', { entersAt: 0.2, chance: 0.6 }, mix(-5, -0.55, 0.2), arpeggio(60, '0..2..1.3..2..1.')),
    part('warm-pad', { entersAt: 0.4, chance: 0.8 }, mix(-8, 0, 0.35), pad(62)),
    part('bell', { entersAt: 0.66, chance: 0.6 }, mix(-10, -0.5, 0.3, 0.25), riff(76, '8.....7...5.....')),
    part('brass', { entersAt: 0.84, chance: 0.35 }, mix(-9, -0.45, 0.2), chords(64, '8..8..8-........')),
    part('piano', { entersAt: 0.3, leavesAt: 0.75, chance: 0.5 }, mix(-7, -0.4, 0.24), chords(62, '7-----6-........')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, 'x..x..x.x..x..x.', '..x..x.x..x..x..'],
    syncopation: 0.6,
    barsPerLine: 1,
    notesPerPhrase: [6, 10],
    leads: ['pluck', 'bell', 'flute', 'saw-lead'],
  },
  leadMix: mix(-3, 0.2, 0.25, 0.25),
  voiceMix: { gainDb: 3, reverb: 0.14, delay: 0.14 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'urban',
  colour: 0.12,
}
