import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, guide, mix, part, riff, form, groove, level } from '../notation.ts'

export const folk: Genre = {
  name: 'folk',
  tempoBpm: [68, 132],
  swing: 0,
  swingUnit: 8,
  meters: [
    [{ beats: 4, unit: 4 }, 6],
    [{ beats: 3, unit: 4 }, 2],
    [{ beats: 6, unit: 8 }, 1],
  ],
  modes: [
    ['major', 6],
    ['minor', 2],
    ['mixolydian', 1],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: [
        'I | IV | I | V',
        'I | V/7 | vi | IV',
        'I | I | IV | I | vi | IV | I | V',
        'I | iii | IV | I',
        'I | vi | IV | V',
      ],
      chorus: [
        'IV | I | V | vi | IV | I | V | I',
        'IV | V | I | vi',
        'I | IV | I | V | IV | I | V | I',
        'vi | IV | I | V',
      ],
      bridge: ['vi | iii | IV | V', 'ii | V | I | vi', 'IV | iii | ii | V'],
    },
    minor: {
      verse: ['i | VII | i | VII', 'i | III | VII | i', 'i | iv | i | v', 'i | VI | III | VII'],
      chorus: ['III | VII | i | VI', 'VI | VII | i | i', 'III | VII | iv | i'],
      bridge: ['iv | i | VI | VII', 'VI | III | iv | v'],
    },
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, instrumental 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'stomp',
      level({ kick: '6.......6.......' }, 'R-------5-------'),
      level({ kick: '7.......7.......', rim: '....5.......5...', shaker: '5.3.5.3.5.3.5.3.' }, 'R-------5-------'),
      level(
        { kick: '8...7...8...7...', snare: '....6.......6...', tambourine: '..5.6.5...5.6.5.' },
        'R---5---R---5-a-',
      ),
    ),
    groove(
      'campfire',
      level({ shaker: '4.2.4.2.4.2.4.2.' }, 'R---------------'),
      level({ kick: '6.......6.......', rim: '....4.......4...' }, 'R---d---R---d---'),
      level({ kick: '7...5...7...5...', rim: '....5.......5...', tambourine: '....4.......4...' }, 'R---d---R---d-a-'),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { snare: '............4567' } },
    { fromStep: 8, drums: { kick: '........7...7...', tambourine: '........6.6.6666' } },
  ],
  drums: { instruments: ['brush-kit'], entersAt: 0.66, gainDb: -8, pan: 0, reverb: 0.08, delay: 0 },
  bass: {
    instruments: ['upright-bass'],
    entersAt: 0.3,
    gainDb: -2,
    pan: 0,
    reverb: 0.04,
    delay: 0,
  },
  ensemble: [
    part(
      'acoustic-guitar',
      { entersAt: 0 },
      mix(1, -0.2, 0.07),
      arpeggio(57, '0.2.1.3.0.2.1.2.'),
      arpeggio(57, '0.2.1.3.0.213.2.'),
      arpeggio(58, '0.213.2.0.213.2.'),
    ),
    part('acoustic-guitar', { entersAt: 0.6, chance: 0.9 }, mix(-7, 0.35, 0.07), arpeggio(66, '0.1.2.1.3.1.2.1.')),
    part('fiddle', { entersAt: 0.2 }, mix(-8, 0.2, 0.12), guide(72), riff(72, '5---3-2-1---2--- 3---2-1-1-------')),
    part('mandolin', { entersAt: 0.55, chance: 0.6 }, mix(-9, -0.15, 0.08), chords(69, '....6-......6-..')),
    part('harmonica', { entersAt: 0.6, chance: 0.4 }, mix(-10, 0.1, 0.12), guide(74)),
  ],
  melody: {
    motifs: STRAIGHT_MOTIFS,
    syncopation: 0.12,
    barsPerLine: 2,
    notesPerPhrase: [7, 10],
    leads: ['fiddle', 'acoustic-guitar', 'harmonica'],
  },
  leadMix: mix(-5, 0.1, 0.12),
  voiceMix: { gainDb: 1, reverb: 0.1, delay: 0 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'pop' },
  setting: 'acoustic',
  colour: 0.2,
}
