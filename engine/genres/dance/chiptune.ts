import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, form, FOUR_FOUR, groove, level, mix, part, riff } from '../notation.ts'

export const chiptune: Genre = {
  name: 'chiptune',
  tempoBpm: [112, 176],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['major', 5],
    ['minor', 4],
    ['lydian', 1],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | V | vi | iii | IV | I | IV | V', 'I | bVII | IV | I', 'I | vi | ii | V', 'I | III | IV | iv'],
      chorus: ['IV | V | iii | vi', 'bVI | bVII | I | I', 'I | V/7 | vi | V | IV | I | ii | V'],
      bridge: ['bVI | bVII | bVI | bVII', 'vi | III | IV | V'],
    },
    minor: {
      verse: ['i | VII | VI | V', 'i | i | VI | VII', 'i | III | iv | V'],
      chorus: ['VI | VII | i | i', 'iv | VII | III | VI | iio | V | i | i', 'i | VI | III | VII'],
      bridge: ['VI | VI | VII | V', 'iv | bII | V | V'],
    },
  },
  form: form(
    'intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, breakdown 4, chorus 8, verse 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'noise channel',
      level({ closedHat: '5.5.5.5.5.5.5.5.' }, 'R.R.5.R.R.R.5.R.'),
      level({ kick: '8...8...8...8...', snare: '....7.......7...', closedHat: '..5...5...5...5.' }, 'R.8.R.8.R.8.5.8.'),
      level({ kick: '9..78...9..78...', snare: '....8.......8.66', closedHat: '6.666.666.666.66' }, 'R8R8R8R85858R8R8'),
    ),
    groove(
      'boss fight',
      level({ kick: '7.7.7.7.7.7.7.7.' }, 'RRRRRRRRRRRRRRRR'),
      level({ kick: '8..8..8.8..8..8.', snare: '....8.......8...', closedHat: '6666666666666666' }, 'R.RR.RR.R.RR.5.7'),
      level({ kick: '9..9..9.9..9..9.', snare: '....9..6....9.66', openHat: '..6...6...6...6.' }, 'RR8RRR8RRR8R5578'),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........88888888' } },
    { fromStep: 12, drums: { snare: '............8.8.', kick: '.............8.8' } },
    { fromStep: 0, drums: { snare: '6.6.7.7.8.8.9999', kick: '8...8...8...8...' } },
  ],
  drums: { instruments: ['chip-kit'], entersAt: 0.3, ...mix(-5, 0, 0.04) },
  bass: { instruments: ['chip-triangle'], entersAt: 0.25, ...mix(2, 0, 0) },
  ensemble: [
    part(
      'chip-pulse',
      { entersAt: 0 },
      mix(-7, 0.75, 0.04, 0.12),
      arpeggio(72, '0121012101210121'),
      arpeggio(74, '0123210301232103'),
    ),
    part(
      'chip-pulse',
      { entersAt: 0.2 },
      mix(-7, -0.75, 0.04, 0.1),
      riff(67, '1.3.5.3.1.3.5.8.'),
      riff(69, '8.5.3.5.6.5.3.2.'),
    ),
    part('pluck', { entersAt: 0.66, chance: 0.8 }, mix(-10, 0.1, 0.06, 0.15), arpeggio(79, '2..1..0.2..1..0.')),
    part('bell', { entersAt: 0.8, chance: 0.4 }, mix(-12, 0.2, 0.1, 0.1), riff(84, '8.......5.......')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [8, 14],
    leads: ['chip-pulse', 'pluck'],
  },
  leadMix: mix(-2, 0.15, 0.06, 0.16),
  voiceMix: { gainDb: 0.5, reverb: 0.08, delay: 0.1 },
  keyLift: 'welcome',
  articulation: 0.7,
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.3,
}
