import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, guide, level, mix, part, riff } from '../notation.ts'

export const boomBap: Genre = {
  name: 'boom bap',
  tempoBpm: [82, 102],
  swing: 0.5,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 5],
    ['dorian', 5],
  ],
  progressions: {
    major: { verse: ['Imaj7 | vi7 | ii7 | V7'], chorus: ['IVmaj7 | iii7 | ii7 | V7'], bridge: ['ii7 | V7 | ii7 | V7'] },
    minor: {
      verse: ['i7 | iv7 | i7 | iv7', 'i7 | i7 | iiø | V7', 'i9 | VImaj7 | i9 | V7', 'i7 VImaj7 | V7 | i7 VImaj7 | V7'],
      chorus: ['iv7 | VII7 | IIImaj7 | V7', 'VImaj7 | V7 | i7 | i7', 'i7 | v7 | VImaj7 | V7'],
      bridge: ['iv7 | iv7 | V7 | V7', 'VImaj7 | VImaj7 | V7 | V7'],
    },
    dorian: {
      verse: ['i7 | IV7 | i7 | IV7', 'i9 | ii7 | i9 | ii7'],
      chorus: ['i7 | ii7 | III | IV7', 'IV7 | IV7 | i7 | i7'],
      bridge: ['v7 | IV7 | v7 | IV7'],
    },
  },
  form: form('intro 4, verse 16, chorus 8, verse 16, chorus 8, instrumental 4, verse 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'dusty break',
      level({ kick: '8.....5...7.....', snare: '....7.......7...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R-----R---5-----'),
      level(
        {
          kick: '9.6....6..8.....',
          snare: '....9..2.2..9...',
          closedHat: '7.5.7.5.7.5.7.5.',
          openHat: '..............4.',
        },
        'R-R----R--5---7-',
      ),
      level(
        {
          kick: '9.6....6..8..6..',
          snare: '....9..3.3..9..2',
          closedHat: '8.6.8.6.8.6.8.6.',
          ride: '......4.......4.',
        },
        'R-R----R--5-7-8-',
      ),
    ),
    groove(
      'head nod',
      level({ kick: '8..........6....', snare: '....7.......7...', closedHat: '5...5...5...5...' }, 'R----------R----'),
      level({ kick: '9..6.....6.7....', snare: '....9.......9.2.', closedHat: '7.567.567.567.56' }, 'R--R-----R-5----'),
      level(
        {
          kick: '9..6....67.7...6',
          snare: '....9..2....9.3.',
          closedHat: '8.668.668.668.66',
          tambourine: '....5.......5...',
        },
        'R--R----RR-5--7-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { kick: '........8..8....', snare: '..........7..788' } },
    { fromStep: 12, drums: {} },
    { fromStep: 12, drums: { snare: '............7.77' } },
  ],
  drums: { instruments: ['break-kit', 'lofi-kit'], entersAt: 0.3, ...mix(2, 0, 0.05) },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.36, ...mix(1, 0, 0) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-4, -0.4, 0.16),
      chords(61, '7-----..........'),
      chords(62, '7-..6---..6-....'),
    ),
    part(
      'piano',
      { entersAt: 0.3, chance: 0.7 },
      mix(-5, 0.4, 0.14),
      arpeggio(65, '0.2..1.3..2.....'),
      riff(67, '5.3..1..5.3..2..'),
    ),
    part(
      'brass',
      { entersAt: 0.7, chance: 0.55 },
      mix(-8, 0.35, 0.14),
      chords(64, '7-..7---........ ................'),
    ),
    part(
      'flute',
      { entersAt: 0.45, chance: 0.45 },
      mix(-9, 0.3, 0.2, 0.12),
      riff(74, '........8-7-5--- ................'),
    ),
    part('strings', { entersAt: 0.62, chance: 0.5 }, mix(-10, 0, 0.2), guide(69)),
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.6,
    barsPerLine: 1,
    notesPerPhrase: [5, 9],
    leads: ['saxophone', 'trumpet', 'piano', 'flute'],
  },
  leadMix: mix(-3, 0.15, 0.14, 0.1),
  voiceMix: { gainDb: 3.5, reverb: 0.06, delay: 0.05 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  laidBackMs: 9,
  drummer: { hands: 'sampled', learnedFrom: 'hiphop' },
  setting: 'urban',
  colour: 0.35,
}
