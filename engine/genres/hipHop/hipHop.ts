import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, chords, arpeggio, pad } from '../notation.ts'

export const hipHop: Genre = {
  name: 'hip hop',
  tempoBpm: [76, 104],
  swing: 0.3,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 7],
    ['dorian', 2],
    ['phrygian', 1],
  ],
  progressions: {
    major: {
      verse: ['Imaj7 | vi7 | Imaj7 | vi7', 'ii7 | Imaj7 | ii7 | V7'],
      chorus: ['IVmaj7 | iii7 | ii7 | V7', 'I | V | vi | IV'],
      bridge: ['vi7 | IVmaj7 | vi7 | IVmaj7'],
    },
    minor: {
      verse: ['i7 | i7 | VImaj7 | VImaj7', 'i | i | iv | i', 'i7 | VImaj7 | i7 | v7', 'i | VI | i | VII'],
      chorus: ['VI | VII | i | i', 'i | VI | III | VII', 'iv7 | i7 | VImaj7 | v7', 'VImaj7 | v7 | i7 | i7'],
      bridge: ['iv | VI | i | VII', 'VI | VI | VII | VII'],
    },
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 4, chorus 8, outro 4'),
  grooves: [
    groove(
      'boom bap',
      level({ kick: '8.........7.....', snare: '....7.......7...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R---------R-----'),
      level({ kick: '9......69.7.....', snare: '....9.......9...', closedHat: '7.5.7.5.7.5.7.55' }, 'R------RR-R-----'),
      level(
        {
          kick: '9..6...69.7..6..',
          snare: '....9..2....9..3',
          closedHat: '8.6.8.668.6.8.66',
          openHat: '..............5.',
        },
        'R--R---RR-5--R--',
      ),
    ),
    groove(
      'trap',
      level({ kick: '9.......6.......', clap: '........7.......', closedHat: '6...5...6...5...' }, 'R-------R-------'),
      level(
        {
          kick: '9..6..........6.',
          snare: '........9.......',
          clap: '........7.......',
          closedHat: '7.5.7.5.7.5.7555',
        },
        'R--R----------R-',
      ),
      level(
        {
          kick: '9..7...6..7...6.',
          snare: '........9.......',
          clap: '........8.......',
          closedHat: '7575755575757777',
          openHat: '......5.........',
        },
        'R--R---R--8---a-',
      ),
    ),
    groove(
      'laid back',
      level({ kick: '8.....6.........', snare: '....6.......6...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R-----R---------'),
      level({ kick: '9.....7..7......', snare: '....8.......8...', closedHat: '7.557.557.557.55' }, 'R-----R--R----5-'),
      level(
        {
          kick: '9.....7..7....6.',
          snare: '....9.......9.3.',
          closedHat: '7.667.667.667.66',
          tambourine: '....5.......5...',
        },
        'R-----R--R-5--a-',
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { snare: '............7.78', kick: '............8...' } },
    { fromStep: 8, drums: { kick: '........8.......', closedHat: '........77778888', clap: '............8...' } },
    { fromStep: 14, drums: {} },
  ],
  drums: { instruments: ['808-kit', 'break-kit'], entersAt: 0.3, gainDb: 1, pan: 0, reverb: 0.05, delay: 0 },
  bass: { instruments: ['sub-bass'], entersAt: 0.4, gainDb: 1, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0, chance: 0.7 },
      mix(-4, -0.4, 0.16, 0.08),
      chords(62, '7---------------'),
      chords(62, '7-----..6---....'),
    ),
    part(
      'bell',
      { entersAt: 0.35, chance: 0.8 },
      mix(-9, 0.45, 0.25, 0.25),
      arpeggio(76, '2.....1...0.....'),
      arpeggio(76, '2..1..0..1..2...'),
    ),
    part(
      'piano',
      { entersAt: 0.3, chance: 0.6 },
      mix(-6, 0.45, 0.16),
      arpeggio(64, '0..1..2...1..2..'),
      chords(62, '8-..8-..7-..7---'),
    ),
    part('strings', { entersAt: 0.66, chance: 0.6 }, mix(-9, 0, 0.25), pad(65)),
    part('choir-pad', { entersAt: 0.75, chance: 0.35 }, mix(-11, 0.1, 0.3), pad(66)),
    part('pluck', { entersAt: 0.62, chance: 0.4 }, mix(-10, -0.4, 0.18, 0.2), arpeggio(70, '0.21..0.21.0.2..')),
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.65,
    barsPerLine: 1,
    notesPerPhrase: [5, 8],
    leads: ['bell', 'square-lead', 'piano', 'flute', 'pluck'],
  },
  leadMix: mix(-3, 0.1, 0.2, 0.2),
  voiceMix: { gainDb: 3, reverb: 0.1, delay: 0.1 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  laidBackMs: 7,
  drummer: { hands: 'sampled', learnedFrom: 'hiphop' },
  setting: 'urban',
  colour: 0.3,
}
