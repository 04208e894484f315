import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, form, groove, guide, level, mix, pad, part, riff, strum } from '../notation.ts'

export const celtic: Genre = {
  name: 'celtic',
  tempoBpm: [92, 150],
  swing: 0,
  swingUnit: 16,
  meters: [
    [{ beats: 6, unit: 8 }, 5],
    [{ beats: 4, unit: 4 }, 4],
    [{ beats: 3, unit: 4 }, 1],
  ],
  modes: [
    ['dorian', 4],
    ['mixolydian', 3],
    ['major', 4],
  ],
  progressions: {
    major: {
      verse: ['I | I | IV | V', 'I | V | vi | IV | I | V | IV | I', 'I | ii | IV | V', 'I | IV | I | V'],
      chorus: ['vi | IV | I | V', 'I | V | ii | V | I | V | IV | I', 'IV | I | V | I'],
      bridge: ['vi | vi | IV | V', 'ii | vi | IV | V'],
    },
    minor: {
      verse: ['i | VII | i | VII', 'i | VII | VI | VII', 'i | i | III | VII'],
      chorus: ['III | VII | i | VII', 'VI | VII | i | i'],
      bridge: ['VI | III | VII | i'],
    },
    dorian: {
      verse: ['i | i | VII | VII', 'i | VII | i | VII', 'i | IV | VII | i', 'i | VII | i | v'],
      chorus: ['III | VII | i | VII', 'i | VII | IV | i', 'VII | VII | i | i'],
      bridge: ['IV | VII | i | i', 'III | IV | VII | VII'],
    },
    mixolydian: {
      verse: ['I | I | bVII | bVII', 'I | bVII | I | bVII', 'I | IV | bVII | I'],
      chorus: ['IV | I | bVII | I', 'I | bVII | IV | I'],
      bridge: ['bVII | IV | bVII | I', 'ii | bVII | IV | I'],
    },
  },
  form: form('intro 8, verse 8, verse 8, chorus 16, verse 8, chorus 16, instrumental 16, bridge 8, chorus 16, outro 8'),
  grooves: [
    groove(
      'reel',
      level({ lowTom: '6.......4.......' }, 'R---------------', { shaker: '4.2.4.2.4.2.4.2.' }),
      level({ kick: '7.......7.......', lowTom: '..4.5.4...4.5.44' }, 'R-------5-------', {
        tambourine: '....5.......5...',
      }),
      level({ kick: '8...6...8...6...', lowTom: '6.446.446.446.44' }, 'R---5---R---5---', {
        tambourine: '5.4.6.4.5.4.6.4.',
      }),
    ),
  ],
  compoundGrooves: [
    groove(
      'jig',
      level({ lowTom: '5...........' }, 'R-----------', { shaker: '4.2.2.4.2.2.' }),
      level({ kick: '7...........', lowTom: '6.3.4.6.3.4.' }, 'R-----5-----', { tambourine: '......5.....' }),
      level({ kick: '8.....6.....', lowTom: '7.4.5.7.4.5.' }, 'R---5-R---5-', { tambourine: '5.3.3.6.3.3.' }),
    ),
  ],
  waltzGrooves: [
    groove(
      'slow air',
      level({}, 'R-----------'),
      level({ kick: '5...........', lowTom: '........4...' }, 'R-----------'),
      level({ kick: '7...........', lowTom: '....4...5.4.' }, 'R-------5---', { tambourine: '....4...4...' }),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { lowTom: '........6.667.78' } },
    { fromStep: 12, drums: { lowTom: '............6677' } },
  ],
  drums: { instruments: ['bodhran'], entersAt: 0.45, ...mix(-3, 0, 0.2) },
  bass: { instruments: ['upright-bass'], entersAt: 0.5, ...mix(-2, 0, 0.06) },
  ensemble: [
    part(
      'acoustic-guitar',
      { entersAt: 0 },
      mix(-4, -0.35, 0.16),
      arpeggio(57, '0.2.1.3.2.1.0.2.'),
      strum(59, '8-5-6-5-7-5-6-5-'),
      strum(59, '8-658-658-658-65'),
    ),
    part('harp', { entersAt: 0.15, chance: 0.7 }, mix(-6, 0.4, 0.3), arpeggio(64, '0.1.2.3.4.3.2.1.')),
    part('fiddle', { entersAt: 0.5, chance: 0.9 }, mix(-6, 0.25, 0.25), guide(74), riff(72, '1.3.5.3.6.5.3.2.')),
    part('tin-whistle', { entersAt: 0.62, chance: 0.85 }, mix(-8, 0.1, 0.3), riff(76, '5.6.8.6.5.3.2.1.')),
    part('accordion', { entersAt: 0.3, chance: 0.55 }, mix(-13, 0, 0.25), pad(57)),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x.x.x.x.x.x.x.x.', 'x..xx.x.x..xx.x.'],
    syncopation: 0.05,
    barsPerLine: 2,
    notesPerPhrase: [9, 14],
    leads: ['tin-whistle', 'fiddle', 'harp'],
  },
  leadMix: mix(0, 0.1, 0.3),
  voiceMix: { gainDb: 2, reverb: 0.26, delay: 0 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'acoustic',
  colour: 0.1,
}
