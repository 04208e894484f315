import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, chords, pad } from '../notation.ts'

export const bossaNova: Genre = {
  name: 'bossa nova',
  tempoBpm: [104, 148],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 7],
    ['minor', 3],
  ],
  progressions: {
    major: {
      verse: [
        'Imaj7 | Imaj7 | II7 | II7 | ii7 | V7 | Imaj7 | V7',
        'Imaj9 | vi7 | ii9 | V7',
        'Imaj7 | IVmaj7 | iii7 | VI7 | ii7 | V7 | Imaj7 | V7',
      ],
      chorus: [
        'IVmaj7 | iv6 | iii7 | VI7 | ii7 | V7 | Imaj7 | Imaj7',
        'ii7 | V7 | Imaj7 | vi7',
        'iii7 | vi7 | ii7 | V7',
      ],
      bridge: ['vi7 | II7 | ii7 | V7', 'iv7 | VII7 | iii7 | VI7 | ii7 | V7 | Imaj7 | V7'],
    },
    minor: {
      verse: ['i9 | iv7 | iiø V7 | i6', 'i7 | VII7 | VImaj7 | V7', 'i6 | iiø | V7 | i6'],
      chorus: ['iv7 | VII7 | IIImaj7 | VImaj7 | iiø | V7 | i7 | i7', 'VImaj7 | V7 | i7 | i7'],
      bridge: ['iv7 | VII7 | IIImaj7 | VImaj7', 'VImaj7 | iv7 | iiø | V7'],
    },
  },
  form: form('intro 4, verse 16, chorus 8, verse 16, solo 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'bossa clave',
      level(
        { kick: '5.....5.5.....5.', rim: '5.....5.....5... ....5.....5.....', shaker: '4.3.4.3.4.3.4.3.' },
        'R-----5-5-----R-',
      ),
      level(
        { kick: '6.....6.6.....6.', rim: '6.....6.....6... ....6.....6.....', closedHat: '5.4.5.4.5.4.5.4.' },
        'R-----5-5-----R-',
        { shaker: '4343434343434343' },
      ),
      level(
        { kick: '7.....6.7.....6.', rim: '7.....7.....7... ....7.....7.....', ride: '6.4.6.4.6.4.6.4.' },
        'R-----5-5-----a-',
        { shaker: '5353535353535353', congaHigh: '......4.......4.', congaLow: '............5...' },
      ),
    ),
    groove(
      'soft samba',
      level({ rim: '..5...5...5.5...', shaker: '4.3.4.3.4.3.4.3.' }, 'R-------5-------'),
      level({ kick: '6.....5.6.....5.', rim: '..6...6...6.6...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R-----R-5-----5-'),
      level({ kick: '6.....6.6.....6.', rim: '..7...7...7.7...', closedHat: '6466646664666466' }, 'R-----R-5-----a-', {
        tambourine: '4.334.334.334.33',
      }),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { rim: '............5.6.', snare: '..............45' } },
    { fromStep: 8, drums: { rim: '........6..6..6.', kick: '........5.....5.' } },
  ],
  drums: { instruments: ['brush-kit'], entersAt: 0.38, gainDb: -3, pan: 0.1, reverb: 0.12, delay: 0 },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.25, gainDb: 0, pan: 0, reverb: 0.04, delay: 0 },
  ensemble: [
    part(
      'nylon-guitar',
      { entersAt: 0 },
      mix(-3, -0.45, 0.14),
      chords(63, '6--.6--...6-..6-'),
      chords(63, '7-..7-..7-7-..7- ..7-..7-7-..7-..'),
    ),
    part(
      'electric-piano',
      { entersAt: 0.5, chance: 0.55 },
      mix(-7, 0.5, 0.18),
      chords(65, '......6---------'),
      chords(65, '..6-....6---..6-'),
    ),
    part('strings', { entersAt: 0.7, chance: 0.4 }, mix(-10, 0.1, 0.32), pad(68)),
  ],
  melody: {
    motifs: SYNCOPATED_MOTIFS,
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [6, 9],
    leads: ['flute', 'saxophone', 'nylon-guitar', 'piano', 'marimba'],
  },
  leadMix: mix(-1, 0.2, 0.24),
  voiceMix: { gainDb: 2, reverb: 0.16, delay: 0 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'brazilian', learnedShare: 0 },
  setting: 'jazz',
  colour: 0.6,
}
