import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SPACIOUS_MOTIFS } from '../material/motifs.ts'
import { arpeggio, form, FOUR_FOUR, groove, guide, level, mix, part, riff } from '../notation.ts'

// A drone that never moves, a scale with a character, and a cycle of sixteen beats (tintal) on hand drums: a stroke on every
// beat, the low drum silent in the third quarter.
export const indianClassical: Genre = {
  name: 'indian classical',
  tempoBpm: [60, 140],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['phrygian', 4],
    ['mixolydian', 3],
    ['lydian', 3],
    ['dorian', 2],
  ],
  progressions: {
    major: {
      verse: ['I5 | I5 | I5 | I5'],
      chorus: ['I5 | I5 | I5 | I5', 'Isus2 | I5 | Isus2 | I5'],
      bridge: ['I5 | V5 | I5 | V5'],
    },
    minor: {
      verse: ['i5 | i5 | i5 | i5'],
      chorus: ['i5 | i5 | i5 | i5', 'isus2 | i5 | isus2 | i5'],
      bridge: ['i5 | iv5 | i5 | iv5'],
    },
    phrygian: {
      verse: ['i5 | i5 | i5 | i5'],
      chorus: ['i5 | i5 | bII | i5', 'i5 | i5 | i5 | i5'],
      bridge: ['i5 | i5 | VII5 | i5'],
    },
    mixolydian: { verse: ['I5 | I5 | I5 | I5'], chorus: ['I5 | I5 | bVII5 | I5'], bridge: ['I5 | I5 | IV5 | I5'] },
    lydian: { verse: ['I5 | I5 | I5 | I5'], chorus: ['I5 | II5 | I5 | I5'], bridge: ['I5 | V5 | II5 | I5'] },
    dorian: { verse: ['i5 | i5 | i5 | i5'], chorus: ['i5 | i5 | IV5 | i5'], bridge: ['i5 | VII5 | IV5 | i5'] },
  },
  form: form('intro 16, verse 16, chorus 16, verse 16, solo 16, chorus 16, outro 4'),
  grooves: [
    groove(
      'tintal',
      level({}, 'R---------------'),
      level({}, 'R---------------', {
        congaHigh: '8...7...7...8.4. 8...7...7...8.4. 7...6...6...7.4. 8...7...7...8.5.',
        congaLow: '8...7...7...8... 8...7...7...8... ............7... 8...7...7...8...',
      }),
      level({}, 'R-------R-------', {
        congaHigh: '9.458.458.459.45 9.458.458.459.45 8.457.457.458.45 9.458.4588459.55',
        congaLow: '9...8...8...9... 9...8...8...9... ............8... 9...8...8...9.7.',
        tambourine: '5............... 5............... 4............... 5...............',
      }),
    ),
    groove(
      'keherwa',
      level({}, 'R---------------'),
      level({}, 'R---------------', { congaHigh: '8...7.5.8...7.5.', congaLow: '8.....6.....7...' }),
      level({}, 'R-------R-------', {
        congaHigh: '9.4.8.559.4.8.55',
        congaLow: '9.....7.....8...',
        tambourine: '....5.......5...',
      }),
    ),
  ],
  fills: [{ fromStep: 8, drums: {} }],
  drums: { instruments: ['percussion'], entersAt: 1.1, ...mix(-6, 0, 0.2) },
  bass: { instruments: ['upright-bass'], entersAt: 0, ...mix(3.5, 0, 0.1) },
  percussion: 'tabla',
  ensemble: [
    part('tanpura', { entersAt: 0 }, mix(-3, 0, 0.3, 0.1), arpeggio(50, '1...2...2...0...')),
    part(
      'sitar',
      { entersAt: 0.4 },
      mix(-8.5, -0.3, 0.3, 0.1),
      riff(62, '1.2.3.4.5...4.3. 2.1.....2.3.1...'),
      riff(64, '1.23.4.5.4.32.1. 5.45.6.5.4.3.2.1'),
    ),
    part(
      'violin',
      { entersAt: 0.6, chance: 0.7 },
      mix(-8, 0.3, 0.35),
      guide(69),
      riff(69, '5---4-3-2---3--- 1---------------'),
    ),
    part(
      'bansuri',
      { entersAt: 0.5, chance: 0.6 },
      mix(-8, 0.2, 0.4, 0.15),
      riff(76, '8-----7-6-5----- 5-----4-3-2-1---'),
    ),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [6, 13],
    leads: ['sitar', 'bansuri', 'violin'],
  },
  leadMix: mix(-1.5, 0.05, 0.34, 0.1),
  voiceMix: { gainDb: -1.5, reverb: 0.3, delay: 0.06 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0,
}
