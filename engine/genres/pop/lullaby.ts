import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, form, groove, guide, level, mix, pad, part } from '../notation.ts'

export const lullaby: Genre = {
  name: 'lullaby',
  tempoBpm: [54, 90],
  swing: 0,
  swingUnit: 8,
  meters: [
    [{ beats: 3, unit: 4 }, 5],
    [{ beats: 6, unit: 8 }, 4],
    [{ beats: 4, unit: 4 }, 2],
  ],
  modes: [
    ['major', 9],
    ['lydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | I | V | V | V7 | V7 | I | I', 'I | IV | I | V', 'I | vi | IV | V', 'I | iii | IV | I'],
      chorus: ['IV | I | V | I', 'IV | I | ii V | I', 'vi | IV | I | V'],
      bridge: ['vi | iii | IV | V', 'IV | iv | I | V'],
    },
    minor: {
      verse: ['i | iv | i | v', 'i | VI | III | VII'],
      chorus: ['VI | III | iv | i', 'III | VII | i | i'],
      bridge: ['iv | i | VI | VII'],
    },
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, outro 8'),
  grooves: [
    groove('cradle', level({}, 'R---------------'), level({}, 'R---------------'), level({}, 'R-------5-------')),
  ],
  waltzGrooves: [groove('rocking', level({}, 'R-----------'), level({}, 'R-----------'), level({}, 'R-------5---'))],
  compoundGrooves: [
    groove('berceuse', level({}, 'R-----------'), level({}, 'R-----------'), level({}, 'R-----5-----')),
  ],
  fills: [{ fromStep: 14, drums: {} }],
  drums: { instruments: ['brush-kit'], entersAt: 1.1, ...mix(-9, 0, 0.3) },
  bass: { instruments: ['upright-bass'], entersAt: 0.1, ...mix(-0.5, 0, 0.12) },
  ensemble: [
    part(
      'music-box',
      { entersAt: 0 },
      mix(-8, 0.2, 0.25, 0.1),
      arpeggio(86, '0...2...1...2...'),
      arpeggio(86, '0.1.2.3.2.1.2.1.'),
    ),
    part(
      'harp',
      { entersAt: 0 },
      mix(-7, -0.2, 0.24),
      arpeggio(55, '0...1...2...3...'),
      arpeggio(55, '0.1.2.3.2.1.2.1.'),
    ),
    part('warm-pad', { entersAt: 0.2, chance: 0.7 }, mix(-13, 0, 0.3), pad(60)),
    part('strings', { entersAt: 0.5, chance: 0.7 }, mix(-11, 0.1, 0.3), guide(67)),
    part('acoustic-guitar', { entersAt: 0.3, chance: 0.5 }, mix(-8, 0.2, 0.2), arpeggio(57, '0.2.1.2.3.2.1.2.')),
    part('felt-piano', { entersAt: 0.25, chance: 0.4 }, mix(-8, 0, 0.25), arpeggio(60, '0...2...3...2...')),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, STRAIGHT_MOTIFS[3], 'x...x...x...x...'],
    syncopation: 0,
    barsPerLine: 2,
    notesPerPhrase: [4, 6],
    leads: ['glockenspiel', 'flute', 'harp', 'felt-piano'],
  },
  leadMix: mix(-6.5, 0, 0.26, 0.08),
  voiceMix: { gainDb: 2, reverb: 0.32, delay: 0 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.25,
}
