import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, groove, guide, level, mix, pad, part } from '../notation.ts'

export const rhythmAndBlues: Genre = {
  name: 'r&b',
  tempoBpm: [60, 100],
  swing: 0.22,
  swingUnit: 16,
  meters: [
    [{ beats: 4, unit: 4 }, 8],
    [{ beats: 6, unit: 8 }, 1],
  ],
  modes: [
    ['minor', 5],
    ['major', 5],
  ],
  progressions: {
    major: {
      verse: ['IVmaj7 | iii7 | vi7 | V', 'Imaj7 | vi7 | ii9 | V9', 'IVmaj9 | V | iii7 | vi7', 'ii9 | V9 | Imaj9 | vi7'],
      preChorus: ['ii7 | iii7 | IVmaj7 | V9', 'vi7 | V | IVmaj7 | iii7'],
      chorus: ['IVmaj7 | V | iii7 | vi7', 'vi7 | iii7 | IVmaj7 | V9', 'Imaj7 | iii7 | IVmaj7 | iv6'],
      bridge: ['ii9 | iii7 | IVmaj7 | III7', 'bVImaj7 | bVII | Imaj7 | Imaj7'],
    },
    minor: {
      verse: ['i9 | iv9 | VImaj7 | v7', 'VImaj7 | v7 | i9 | i9', 'iv9 | v7 | i9 | IIImaj7'],
      preChorus: ['iv9 | v7 | VImaj7 | V7', 'VImaj7 | VImaj7 | VII | V7'],
      chorus: ['VImaj7 | VII | v7 | i9', 'iv9 | VII | IIImaj7 | VImaj7', 'i9 | v7 | VImaj7 | iv9'],
      bridge: ['VImaj7 | v7 | iv9 | V7', 'iv9 | iv9 | VImaj7 | V7'],
    },
  },
  form: form('intro 4, verse 8, pre-chorus 4, chorus 8, verse 8, pre-chorus 4, chorus 8, bridge 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'slow jam',
      level({ kick: '7.........5.....', rim: '....5.......5...', closedHat: '4...4...4...4...' }, 'R---------5-----'),
      level({ kick: '8......6..7.....', snare: '....7.......7...', closedHat: '7.4.7.447.4.7.4.' }, 'R------R--5-----'),
      level(
        {
          kick: '8..6...6..7..6..',
          snare: '....8.......8..2',
          clap: '....6.......6...',
          closedHat: '6.5.6.556.5.6555',
        },
        'R--R---R--5-7-8-',
      ),
    ),
    groove(
      'snap and sub',
      level({ kick: '8...............', clap: '............4...' }, 'R---------------'),
      level({ kick: '9.....6.8.......', clap: '....9.......9...', closedHat: '7.4.7.4.7.4.7.44' }, 'R-----R---------'),
      level(
        {
          kick: '9.....7.8......5',
          clap: '....9.......9...',
          closedHat: '7.4.7.4.7.4.7.55',
          openHat: '..........4.....',
          rim: '...4......4.....',
        },
        'R-----R-R-----5-',
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { closedHat: '............5567', clap: '............7...' } },
    { fromStep: 8, drums: { kick: '........8.......', snare: '............5.67' } },
    { fromStep: 14, drums: {} },
  ],
  drums: { instruments: ['808-kit', '909-kit'], entersAt: 0.32, ...mix(-0.5, 0, 0.1) },
  bass: { instruments: ['sub-bass', '808-bass', 'electric-bass'], entersAt: 0.36, ...mix(-3.5, 0, 0) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-5.5, -0.4, 0.2, 0.06),
      chords(61, '6---------------'),
      chords(62, '6-------5---5---'),
      chords(63, '6---5-..6---5-5-'),
    ),
    part('warm-pad', { entersAt: 0.3, chance: 0.9 }, mix(-9, 0, 0.4), pad(62)),
    part(
      'clean-guitar',
      { entersAt: 0.42, chance: 0.7 },
      mix(-8, 0.4, 0.2, 0.14),
      arpeggio(67, '2.....3...1..... ......2...3.1...'),
    ),
    part('bell', { entersAt: 0.6, chance: 0.45 }, mix(-12, 0.35, 0.35, 0.25), arpeggio(79, '3...2.....1.....')),
    part('strings', { entersAt: 0.74, chance: 0.6 }, mix(-9, 0.3, 0.35), pad(67)),
    part('organ', { entersAt: 0.8, chance: 0.3 }, mix(-12, 0.2, 0.2), guide(67)),
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.6,
    barsPerLine: 1,
    notesPerPhrase: [7, 11],
    leads: ['electric-piano', 'clean-guitar', 'saxophone', 'bell'],
  },
  leadMix: mix(-3, 0.15, 0.3, 0.2),
  voiceMix: { gainDb: 2.5, reverb: 0.24, delay: 0.16 },
  keyLift: 'welcome',
  builds: 'sweeps',
  laidBackMs: 6,
  drummer: { hands: 'human', learnedFrom: 'soul' },
  setting: 'urban',
  colour: 0.55,
}
