import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, chords, arpeggio, pad } from '../notation.ts'

export const loFi: Genre = {
  name: 'lo-fi',
  tempoBpm: [64, 92],
  swing: 0.5,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['major', 5],
    ['minor', 4],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: [
        'IVmaj7 | iii7 | ii7 | Imaj7',
        'ii9 | V7 | Imaj9 | vi7',
        'Imaj7 | iii7 | IVmaj7 | V7',
        'Imaj9 | vi9 | ii9 | V9',
      ],
      chorus: ['IVmaj9 | V7 | iii7 | vi7', 'Imaj7 | vi7 | ii7 | V7', 'IVmaj7 | iv6 | Imaj7 | vi7'],
      bridge: ['vi7 | V7 | IVmaj7 | IVmaj7', 'ii7 | iii7 | IVmaj7 | V7'],
    },
    minor: {
      verse: ['i9 | iv9 | i9 | VImaj7', 'i7 | VImaj7 | IIImaj7 | VII', 'VImaj7 | v7 | i9 | i9'],
      chorus: ['VImaj7 | VII | v7 | i7', 'iv9 | VII7 | IIImaj7 | VImaj7', 'i7 | iv7 | VImaj7 | v7'],
      bridge: ['iv7 | v7 | VImaj7 | VImaj7', 'VImaj7 | IIImaj7 | iv7 | v7'],
    },
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, breakdown 4, chorus 8, verse 8, outro 4'),
  grooves: [
    groove(
      'dusty',
      level({ kick: '7.........5.....', rim: '....5.......5...', closedHat: '4...4...4...4...' }, 'R---------5-----'),
      level({ kick: '8......5..6.....', snare: '....6.......6...', closedHat: '5.4.5.4.5.4.5.43' }, 'R------R--5-----'),
      level(
        {
          kick: '8..5...5..7.....',
          snare: '....7.......7..2',
          closedHat: '6.4.6.446.4.6.44',
          openHat: '......4.........',
        },
        'R--R---R--5---a-',
      ),
    ),
    groove(
      'sleepy',
      level({ kick: '7...............', snare: '........4.......', shaker: '4.3.4.3.4.3.4.3.' }, 'R-------------5-'),
      level({ kick: '8.....5.........', snare: '....6.......6...', closedHat: '5..45..45..45..4' }, 'R-----R-----5---'),
      level(
        {
          kick: '8.....6...6.....',
          snare: '....7.......7...',
          closedHat: '6..56..56..56..5',
          shaker: '3333333333333333',
        },
        'R-----R---5--7--',
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { snare: '.............3.5', kick: '............6...' } },
    { fromStep: 14, drums: {} },
    { fromStep: 8, drums: { kick: '........6..5....', rim: '............4.55' } },
  ],
  drums: { instruments: ['lofi-kit'], entersAt: 0.28, gainDb: -1, pan: 0, reverb: 0.06, delay: 0 },
  bass: {
    instruments: ['electric-bass', 'upright-bass', 'sub-bass'],
    entersAt: 0.32,
    gainDb: 0,
    pan: 0,
    reverb: 0,
    delay: 0,
  },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0, chance: 0.85 },
      mix(-3, -0.2, 0.18, 0.06),
      chords(61, '6-------5-------'),
      chords(62, '6-------..5----- 6-----5---......'),
      chords(62, '7--..6----..5---'),
    ),
    part(
      'clean-guitar',
      { entersAt: 0.4, chance: 0.55 },
      mix(-8, 0.35, 0.2, 0.15),
      arpeggio(66, '....0.2...1.3...'),
      arpeggio(66, '0..2..1.3..2....'),
    ),
    part('warm-pad', { entersAt: 0.2, chance: 0.8 }, mix(-12, 0, 0.3), pad(60)),
    part('vibraphone', { entersAt: 0.55, chance: 0.4 }, mix(-12, -0.35, 0.3, 0.25), arpeggio(77, '2.......3.....1.')),
    part('felt-piano', { entersAt: 0.3, chance: 0.35 }, mix(-7, 0.2, 0.22), arpeggio(68, '......3.2...1...')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SPACIOUS_MOTIFS],
    syncopation: 0.45,
    barsPerLine: 2,
    notesPerPhrase: [4, 7],
    leads: ['piano', 'electric-piano', 'clean-guitar', 'flute', 'bell', 'saxophone'],
  },
  leadMix: mix(-2, 0.1, 0.26, 0.15),
  voiceMix: { gainDb: 2, reverb: 0.2, delay: 0.1 },
  keyLift: 'never',
  crackles: true,
  laidBackMs: 10,
  drummer: { hands: 'sampled', learnedFrom: 'hiphop' },
  setting: 'urban',
  colour: 0.5,
}
