import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, groove, guide, level, mix, part, riff, stride, strum } from '../notation.ts'

export const country: Genre = {
  name: 'country',
  tempoBpm: [76, 152],
  swing: 0.12,
  swingUnit: 16,
  meters: [
    [{ beats: 4, unit: 4 }, 9],
    [{ beats: 3, unit: 4 }, 1],
  ],
  modes: [
    ['major', 9],
    ['mixolydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | IV | V | I', 'I | I | IV | I | I | I | V | V', 'I | V/7 | IV | I', 'I | IV | I | V7'],
      preChorus: ['IV | I | II7 | V7', 'ii | IV | V | V7'],
      chorus: ['IV | I | V | I', 'I | IV | I | V | I | IV | V | I', 'I | I7 | IV | V7', 'IV | V | I | vi'],
      bridge: ['vi | II7 | IV | V7', 'IV | IV | I | VI7 | II7 | II7 | V7 | V7', 'vi | V | IV | V7'],
    },
    minor: {
      verse: ['i | VII | VI | V7', 'i | iv | i | V7'],
      chorus: ['III | VII | i | V7', 'VI | VII | i | i'],
      bridge: ['iv | i | iv | V7'],
    },
  },
  form: form(
    'intro 4, verse 8, verse 8, chorus 8, instrumental 4, verse 8, chorus 8, solo 8, bridge 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'train beat',
      level({ kick: '6...6...6...6...', snare: '2242224222422242' }, 'R-------d-------'),
      level({ kick: '7.......7.......', snare: '3373337333733373' }, 'R---....d---....'),
      level(
        { kick: '8...7...8...7...', snare: '4484448444844484', tambourine: '....5.......5...' },
        'R---..d-R---d-a-',
      ),
    ),
    groove(
      'two step',
      level({ kick: '7.......7.......', rim: '....5.......5...', closedHat: '5...5...5...5...' }, 'R-------5-------'),
      level({ kick: '8.......8.......', snare: '....8.......8...', closedHat: '6.5.6.5.6.5.6.5.' }, 'R---....5---....'),
      level(
        {
          kick: '9.......9.7.....',
          snare: '....9.......9...',
          closedHat: '8.6.8.6.8.6.8.6.',
          openHat: '..............5.',
        },
        'R---3---5---6-a-',
      ),
    ),
  ],
  waltzGrooves: [
    groove(
      'country waltz',
      level({ kick: '6...........', rim: '....4...4...' }, 'R-----------'),
      level({ kick: '7...........', snare: '....5...5...', closedHat: '5...5...5...' }, 'R-------d---'),
      level({ kick: '8...........', snare: '....7...7...', tambourine: '....5...5...' }, 'R---3---5-a-'),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { snare: '............5678' } },
    { fromStep: 8, drums: { snare: '........6.667.78', kick: '........7...7...' } },
  ],
  drums: { instruments: ['acoustic-kit', 'brush-kit'], entersAt: 0.35, ...mix(-2, 0, 0.1) },
  bass: { instruments: ['electric-bass', 'upright-bass'], entersAt: 0.32, ...mix(-0.5, 0, 0.02) },
  ensemble: [
    part(
      'acoustic-guitar',
      { entersAt: 0 },
      mix(-3, -0.35, 0.1),
      arpeggio(57, '0.2.1.2.0.2.1.3.'),
      stride(60, 'L...6---l...6---'),
      strum(60, '7-..8-56..568-56'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0.42, chance: 0.95 },
      mix(-6, 0.45, 0.12, 0.08),
      riff(62, '....5.6.8.......'),
      riff(62, '1.2.3.5.6.5.3.2. 1...............'),
    ),
    part('fiddle', { entersAt: 0.5, chance: 0.75 }, mix(-7, 0.2, 0.2), guide(74), riff(74, '5---6---8---6-5-')),
    part(
      'honky-tonk-piano',
      { entersAt: 0.55, chance: 0.5 },
      mix(-8, 0.3, 0.1),
      stride(64, 'L...6-..l...6-..'),
      chords(66, '8.6.8.6.8.6.8.6.'),
    ),
    part('steel-guitar', { entersAt: 0.35, chance: 0.75 }, mix(-8, 0.3, 0.3), guide(69)),
    part('banjo', { entersAt: 0.6, chance: 0.5 }, mix(-9, -0.5, 0.1), arpeggio(64, '0213021302130213')),
    part('organ', { entersAt: 0.7, chance: 0.4 }, mix(-12, -0.2, 0.15), guide(67)),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x.x.x...x.x.x.x.', 'x...x.xxx...x...'],
    syncopation: 0.2,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['clean-guitar', 'fiddle', 'steel-guitar', 'harmonica'],
  },
  leadMix: mix(-1, 0.2, 0.16, 0.08),
  voiceMix: { gainDb: 2.5, reverb: 0.14, delay: 0.06 },
  keyLift: 'welcome',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'country' },
  setting: 'acoustic',
  colour: 0.3,
}
