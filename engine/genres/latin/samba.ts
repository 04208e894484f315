import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, guide, level, mix, part, riff, strum } from '../notation.ts'

export const samba: Genre = {
  name: 'samba',
  tempoBpm: [88, 116],
  swing: 0.12,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['major', 7],
    ['minor', 4],
  ],
  progressions: {
    major: {
      verse: ['I6 | VI7 | ii7 | V7', 'I6 | I6 | ii7 | V7', 'I6 VI7 | ii7 V7 | I6 VI7 | ii7 V7'],
      chorus: ['IV6 | iv6 | I6 VI7 | ii7 V7', 'ii7 | V7 | I6 | VI7', 'I6 | I7 | IV6 | iv6 V7'],
      bridge: ['vi7 | II7 | ii7 | V7', 'iii7 | VI7 | ii7 | V7'],
    },
    minor: {
      verse: ['i6 | iv7 | V7 | i6', 'i6 | VI7 | iiø V7 | i6', 'i6 | i6 | iiø | V7'],
      chorus: ['iv7 | VII7 | IIImaj7 | V7', 'iv7 | i6 | iiø V7 | i6'],
      bridge: ['VImaj7 | V7 | iv7 | V7', 'iv7 | iv7 | i6 | V7'],
    },
  },
  form: form(
    'intro 8, verse 8, verse 8, chorus 8, instrumental 8, verse 8, chorus 8, breakdown 4, chorus 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'partido alto',
      level({ rim: '..5..5....5..5..' }, 'R-----d-R-----d-', { shaker: '5334533453345334' }),
      level({ kick: '5..68..65..68..6', rim: '.5.5..5..5.5..5.' }, 'R..dR..dR..dR..d', {
        shaker: '6445644564456445',
        tambourine: '..5...55..5...5.',
        congaLow: '....7.......7...',
      }),
      level({ kick: '6..79..76..79..7', snare: '4.355.344.355.34' }, 'R..dR..dR..5R.da', {
        shaker: '7446744674467446',
        tambourine: '5.7.57.55.7.57.5',
        cowbell: '6.6..6.66.6.6..6',
        congaLow: '....8.......8...',
      }),
    ),
    groove(
      'batucada',
      level({ lowTom: '....6.......7...' }, 'R---d---R---d---', { tambourine: '5335533553355335' }),
      level({ lowTom: '4...7...4...8...', snare: '4334433443344334' }, 'R---R..dR---R..d', {
        cowbell: '7.5.7..57.5.7..5',
        shaker: '6446644664466446',
      }),
      level({ lowTom: '5...8...5...9.66', snare: '6336633663366336', kick: '7...9...7...9...' }, 'R..RR..dR..RR..d', {
        cowbell: '8.6.8..68.6.8..6',
        tambourine: '7447744774477447',
      }),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........6767.788', lowTom: '........7...8...' } },
    { fromStep: 0, drums: { snare: '7..7..7...7.7.7.', lowTom: '8...8...8...8...' } },
    { fromStep: 12, drums: { snare: '............7788' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.3, ...mix(-2, 0, 0.1) },
  bass: { instruments: ['electric-bass', 'upright-bass'], entersAt: 0.3, ...mix(0, 0, 0) },
  percussion: 'samba-percussion',
  ensemble: [
    part(
      'nylon-guitar',
      { entersAt: 0 },
      mix(-3, -0.3, 0.12),
      chords(60, '7-..6-.6..6-.6..'),
      strum(61, '7.56.6.57.56.6.5'),
    ),
    part('nylon-guitar', { entersAt: 0.5, chance: 0.7 }, mix(-8, 0.45, 0.12), arpeggio(69, '0.12.1.20.12.1.2')),
    part('piano', { entersAt: 0.45, chance: 0.5 }, mix(-8, 0.25, 0.14), chords(64, '6-..6.6-..6-6.6-')),
    part(
      'brass',
      { entersAt: 0.74, chance: 0.7 },
      mix(-8, 0.35, 0.16),
      chords(65, '7-.7..7-......7- ................'),
    ),
    part('flute', { entersAt: 0.55, chance: 0.6 }, mix(-9, 0.15, 0.2), guide(77), riff(76, '5.6.5.3...5.6.8.')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.7,
    barsPerLine: 2,
    notesPerPhrase: [8, 12],
    leads: ['flute', 'trumpet', 'nylon-guitar', 'saxophone'],
  },
  leadMix: mix(-1, 0.1, 0.16),
  voiceMix: { gainDb: 2, reverb: 0.14, delay: 0 },
  keyLift: 'welcome',
  backing: 'choir',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'brazilian' },
  setting: 'latin',
  colour: 0.5,
}
