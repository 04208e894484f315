import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, level, mix, part, riff } from '../notation.ts'

export const afrobeat: Genre = {
  name: 'afrobeat',
  tempoBpm: [94, 126],
  swing: 0.1,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['dorian', 5],
    ['minor', 3],
    ['mixolydian', 3],
  ],
  progressions: {
    major: { verse: ['I | IV | I | V'], chorus: ['I | IV | V | IV'], bridge: ['vi | IV | vi | V'] },
    minor: {
      verse: ['i7 | i7 | iv7 | iv7', 'i7 | VII | i7 | VII'],
      chorus: ['i7 | iv7 | VII | III', 'VI | VII | i7 | i7'],
      bridge: ['iv7 | iv7 | v7 | v7'],
    },
    dorian: {
      verse: ['i7 | i7 | IV7 | IV7', 'i7 | IV7 | i7 | IV7', 'i9 | i9 | i9 | IV9'],
      chorus: ['i7 | ii7 | IV7 | i7', 'IV9 | IV9 | i9 | i9'],
      bridge: ['v7 | IV7 | v7 | IV7', 'VII | VII | IV7 | IV7'],
    },
    mixolydian: {
      verse: ['I7 | I7 | bVII | bVII', 'I9 | IV9 | I9 | IV9'],
      chorus: ['IV | bVII | I7 | I7', 'I7 | v7 | IV7 | I7'],
      bridge: ['bVII | bVII | IV | IV'],
    },
  },
  form: form('intro 16, instrumental 8, verse 16, chorus 16, instrumental 8, verse 16, solo 16, chorus 16, outro 4'),
  grooves: [
    groove(
      'open hats and talking snare',
      level({ closedHat: '5.455.455.455.45', rim: '...5..5....5..5.' }, 'R..R..5-........', {
        shaker: '5353535353535353',
      }),
      level(
        {
          kick: '8.....6.8..6....',
          snare: '....5..4.4..5...',
          closedHat: '6.566.566.566.56',
          openHat: '......5.......5.',
        },
        'R..R..5-..R.7.5.',
        { shaker: '5454545454545454', congaLow: '............5.6.' },
      ),
      level(
        {
          kick: '8..7..7.8..7..7.',
          snare: '....7..5.5..7..4',
          closedHat: '7.677.677.677.67',
          openHat: '......7.......7.',
        },
        'R..R..8-..7.5.R.',
        {
          shaker: '6464646464646464',
          cowbell: '7..7..7...7.7...',
          congaHigh: '..5....5..5....5',
          congaLow: '............6.7.',
        },
      ),
    ),
    groove(
      'highlife',
      level({ kick: '6...6...6...6...', rim: '...5...5..5.....' }, 'R---5---R---5---'),
      level({ kick: '7...7...7...7...', rim: '...6..6...6.6...', closedHat: '..6...6...6...6.' }, 'R.R.5-..R.R.6-5-', {
        cowbell: '6.6..66.6..6.6..',
      }),
      level({ kick: '8...8...8...8...', snare: '...7..7...7.7...', openHat: '..6...6...6...6.' }, 'R.R.5-8.R.R.6-5-', {
        cowbell: '7.7..77.7..7.7..',
        congaLow: '......6.......6.',
        shaker: '6464646464646464',
      }),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........6..6.67.', lowTom: '..............7.' } },
    { fromStep: 12, drums: { snare: '............67.7' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.25, ...mix(-1, 0, 0.1) },
  bass: { instruments: ['electric-bass'], entersAt: 0.2, ...mix(1, 0, 0) },
  percussion: 'african-percussion',
  ensemble: [
    part(
      'muted-guitar',
      { entersAt: 0 },
      mix(-4, -0.5, 0.1),
      riff(64, '1.3.5.3.1.3.6.5.'),
      riff(66, '5.3.1..35.3.1.6.'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0.4 },
      mix(-7, 0.5, 0.1),
      chords(66, '..7...7...7...7.'),
      chords(66, '.7.7..7..7.7..7.'),
    ),
    part(
      'brass',
      { entersAt: 0.5 },
      mix(-4, 0.3, 0.16),
      chords(64, '................ 8-8...8---......'),
      riff(62, '1-..1-3-....5-.. 5---3-1-........'),
    ),
    part('electric-piano', { entersAt: 0.35, chance: 0.8 }, mix(-8, 0.2, 0.14), chords(62, '..6-..6...6-..6.')),
    part('organ', { entersAt: 0.66, chance: 0.6 }, mix(-10, -0.2, 0.14), riff(67, '..5...5.3...1...')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, '..x.x..x..x.x...', 'x..x...x..x.....'],
    syncopation: 0.55,
    barsPerLine: 2,
    notesPerPhrase: [6, 10],
    leads: ['saxophone', 'trumpet', 'organ'],
  },
  leadMix: mix(-0.5, 0.1, 0.16),
  voiceMix: { gainDb: 2, reverb: 0.12, delay: 0.05 },
  keyLift: 'never',
  backing: 'choir',
  laidBackMs: 3,
  drummer: { hands: 'human', learnedFrom: 'afrobeat' },
  setting: 'band',
  colour: 0.2,
}
