import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, guide, level, mix, pad, part, riff } from '../notation.ts'

// The log drum (a gliding bass) speaks between sparse kicks; shakers carry the time.
export const amapiano: Genre = {
  name: 'amapiano',
  tempoBpm: [108, 118],
  swing: 0.25,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 7],
    ['dorian', 3],
  ],
  progressions: {
    major: {
      verse: ['Imaj9 | vi7 | ii9 | V7'],
      chorus: ['IVmaj7 | iii7 | vi7 | V7'],
      bridge: ['ii9 | ii9 | iii7 | iii7'],
    },
    minor: {
      verse: ['i9 | i9 | iv9 | iv9', 'i9 | VImaj7 | iv9 | v7', 'VImaj7 | v7 | i9 | i9'],
      chorus: ['VImaj7 | VII | i9 | v7', 'iv9 | v7 | i9 | i9', 'i9 | v7 | VImaj7 | iv9'],
      bridge: ['iv9 | iv9 | v7 | v7', 'VImaj7 | VImaj7 | VImaj7 | v7'],
    },
    dorian: {
      verse: ['i9 | i9 | IV9 | IV9', 'i9 | ii7 | i9 | IV9'],
      chorus: ['i9 | IV9 | VII | i9', 'IV9 | IV9 | i9 | v7'],
      bridge: ['v7 | v7 | IV9 | IV9'],
    },
  },
  form: form('intro 16, verse 8, chorus 8, drop 16, breakdown 8, verse 8, chorus 8, drop 16, outro 8'),
  grooves: [
    groove(
      'log drum',
      level({ rim: '......4.......4.' }, '................', { shaker: '5355535553555355' }),
      level({ kick: '7...7...7...7...', rim: '...5..5....5..5.', closedHat: '..4...4...4...4.' }, 'R--R....5-..R--.', {
        shaker: '6456645664566456',
      }),
      level(
        { kick: '8...8...8...8...', clap: '....6.......6...', rim: '...6..6..6.6..6.', openHat: '..5...5...5...5.' },
        'R..R..8.R.5.R..a',
        { shaker: '6456645664566456', congaHigh: '..5..5....5..5..', congaLow: '......6.......66' },
      ),
    ),
    groove(
      'kick off the beat',
      level({}, 'R---------------', { shaker: '5355535553555355', woodblock: '......5....5....' }),
      level({ kick: '7.....6...6.....', rim: '....5..5....5...' }, '...R--R-..5-..R-', {
        shaker: '6456645664566456',
        woodblock: '..5..5....5..5..',
      }),
      level({ kick: '8.....7...7..7..', snare: '....5..4....5..4', clap: '............6...' }, '.R.R..8-..5.R.7.', {
        shaker: '7457745774577457',
        woodblock: '..6..6....6..6..',
        congaLow: '..............6.',
      }),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { rim: '............6.66' } },
    { fromStep: 8, drums: { snare: '........5.556.67' } },
    { fromStep: 8, drums: {} },
  ],
  drums: { instruments: ['909-kit', '808-kit'], entersAt: 0.25, ...mix(-1, 0, 0.1) },
  bass: { instruments: ['log-drum'], entersAt: 0.4, ...mix(2.5, 0, 0.04) },
  percussion: 'shakers',
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-4, -0.35, 0.25, 0.1),
      chords(62, '7-----..6-----..'),
      chords(63, '..7-..7-..7-..7-'),
    ),
    part(
      'piano',
      { entersAt: 0.4, chance: 0.9 },
      mix(-6, 0.3, 0.2),
      chords(65, '7..7..7...7..7..'),
      riff(67, '5..3..5..6..5...'),
    ),
    part('warm-pad', { entersAt: 0.1 }, mix(-9, 0, 0.4), pad(60)),
    part('flute', { entersAt: 0.6, chance: 0.5 }, mix(-11, 0.3, 0.35, 0.25), guide(76)),
    part('marimba', { entersAt: 0.72, chance: 0.6 }, mix(-10, 0.45, 0.2, 0.15), riff(72, '1..5..3..1..5.6.')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, '...x..x...x.x...', 'x..x......x.....'],
    syncopation: 0.55,
    barsPerLine: 2,
    notesPerPhrase: [5, 8],
    leads: ['saxophone', 'flute', 'piano', 'marimba'],
  },
  leadMix: mix(-2, 0.1, 0.3, 0.2),
  voiceMix: { gainDb: 2, reverb: 0.22, delay: 0.16 },
  keyLift: 'never',
  laidBackMs: 4,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.3,
}
