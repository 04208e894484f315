import type { Genre } from '../genre.ts'
import { form, groove, guide, level, mix, pad, part, riff, stride, arpeggio } from '../notation.ts'

const THREE_BEAT_MOTIFS = [
  'x...x...x...x...',
  'x.......x...x...',
  'x.....x.x...x...',
  'x...x.x.x...x...',
  'x...x...x.x.x...',
]

export const waltz: Genre = {
  name: 'waltz',
  tempoBpm: [100, 190],
  swing: 0,
  swingUnit: 8,
  meters: [[{ beats: 3, unit: 4 }, 1]],
  modes: [
    ['major', 7],
    ['minor', 4],
  ],
  progressions: {
    major: {
      verse: ['I | I | V7 | V7 | V7 | V7 | I | I', 'I | vi | ii | V7', 'I | I | IV | IV | V7 | V7 | I | V7'],
      chorus: ['IV | IV | I | I | V7 | V7 | I | I', 'I | III7 | vi | II7 | V7 | V7 | I | V7', 'ii | V7 | I | VI7'],
      bridge: ['vi | vi | III7 | III7 | II7 | II7 | V7 | V7', 'iv | I | iv | V7'],
    },
    minor: {
      verse: ['i | i | V7 | V7 | V7 | V7 | i | i', 'i | iv | V7 | i', 'i | VI | iiø | V7'],
      chorus: ['III | III | VII7 | VII7 | III | III | V7 | V7', 'iv | i | V7 | i', 'VI | VII | III | V7'],
      bridge: ['VI | VI | III | III | iv | iv | V7 | V7', 'iv | VII | III | V7'],
    },
  },
  form: form('intro 8, verse 16, chorus 16, verse 16, bridge 16, chorus 16, verse 16, chorus 16, outro 8'),
  grooves: [
    groove(
      'march in between',
      level({}, 'R-------5-------'),
      level({}, 'R---5---R---5---'),
      level({}, 'R---5---R---5---'),
    ),
  ],
  waltzGrooves: [
    groove(
      'ballroom',
      level({}, 'R-----------'),
      level({ kick: '5...........', pedalHat: '....4...4...' }, 'R---........'),
      level({ kick: '6...........', snare: '....4...4...', ride: '5...........' }, 'R---....5---'),
    ),
    groove(
      'viennese',
      level({ kick: '4...........' }, 'R---........'),
      level({ kick: '5...........', snare: '...4....4...' }, 'R---........'),
      level({ kick: '7...........', snare: '...5....5...', crash: '4........... ............' }, 'R---....5-a-'),
    ),
  ],
  fills: [{ fromStep: 8, drums: { snare: '........4.5.6.7.' } }],
  drums: { instruments: ['brush-kit'], entersAt: 0.5, ...mix(-7, 0, 0.3) },
  bass: { instruments: ['upright-bass'], entersAt: 0.15, ...mix(0, 0, 0.12) },
  ensemble: [
    part('strings', { entersAt: 0 }, mix(-5, -0.2, 0.35), stride(62, 'L...6-..6-..'), stride(64, 'L...7-..7-..')),
    part(
      'piano',
      { entersAt: 0.35, chance: 0.7 },
      mix(-7, 0.25, 0.28),
      stride(60, 'L---6-..5-..'),
      arpeggio(60, '0.1.2.3.2.1.'),
    ),
    part('harp', { entersAt: 0.3, chance: 0.8 }, mix(-7, 0.4, 0.35), arpeggio(62, '0.1.2.3.4.3.')),
    part('flute', { entersAt: 0.55, chance: 0.7 }, mix(-8, 0.2, 0.35), guide(78), riff(78, '5.6.8...6...')),
    part('brass', { entersAt: 0.78, chance: 0.7 }, mix(-8, 0.3, 0.35), pad(60)),
    part('accordion', { entersAt: 0.2, leavesAt: 0.6, chance: 0.35 }, mix(-9, -0.3, 0.25), stride(64, 'L...6...6...')),
  ],
  melody: {
    motifs: THREE_BEAT_MOTIFS,
    syncopation: 0,
    barsPerLine: 4,
    notesPerPhrase: [5, 8],
    leads: ['violin', 'clarinet', 'flute', 'accordion'],
  },
  leadMix: mix(-1.5, 0.1, 0.34),
  voiceMix: { gainDb: 2, reverb: 0.3, delay: 0 },
  keyLift: 'welcome',
  backing: 'choir',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.6,
}
