import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const deepHouse: Genre = {
  name: 'deep house',
  tempoBpm: [114, 126],
  swing: 0.3,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['dorian', 5],
  ],
  progressions: {
    major: {
      verse: ['Imaj9 | Imaj9 | ii9 | ii9'],
      chorus: ['IVmaj9 | iii7 | ii9 | ii9'],
      bridge: ['vi9 | vi9 | ii9 | ii9'],
    },
    minor: {
      verse: ['i9 | i9 | i9 | VImaj7', 'i9 | iv9 | i9 | iv9', 'i9 | i9 | v7 | v7'],
      chorus: ['i9 | v7 | iv9 | iv9', 'VImaj7 | v7 | i9 | i9', 'iv9 | iv9 | i9 | v7'],
      bridge: ['VImaj7 | VImaj7 | v7 | v7'],
    },
    dorian: {
      verse: ['i9 | i9 | IV9 | IV9', 'i9 | ii7 | i9 | ii7'],
      chorus: ['i9 | IV9 | i9 | v7', 'VIImaj7 | VIImaj7 | i9 | i9'],
      bridge: ['IV9 | IV9 | v7 | v7'],
    },
  },
  form: form('intro 16, verse 16, breakdown 8, drop 16, verse 8, breakdown 8, drop 16, outro 16'),
  grooves: [
    groove(
      'soft four',
      level({ kick: '7...7...7...7...' }, '................', { shaker: '3.4.3.4.3.4.3.4.' }),
      level({ kick: '8...8...8...8...', rim: '...4......4..4..', openHat: '..5...5...5...5.' }, 'R--.....R-.7..8.', {
        shaker: '4353435343534353',
      }),
      level(
        { kick: '9...9...9...9...', clap: '....6.......6...', openHat: '..6...6...6...6.', rim: '...5..5...5..5..' },
        'R--.R...R-.7..8-',
        {
          shaker: '5454545454545454',
          congaLow: '......5...5.....',
        },
      ),
    ),
    groove(
      'garage shuffle',
      level({ kick: '7...7...7...7...', closedHat: '..3...3...3...3.' }, 'R-------........'),
      level({ kick: '8...8...8...8...', clap: '....5.......5...', closedHat: '..6..45...6..45.' }, '..R-..R-..5-..7-', {
        shaker: '3434343434343434',
      }),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....7.......7..3',
          closedHat: '..7.457...7.457.',
          snare: '.......3.3.....3',
        },
        '..R-.R8-..5-.7R-',
        {
          shaker: '5353535353535353',
        },
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { clap: '............5.55', kick: '............8...' } },
    { fromStep: 12, drums: {} },
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.2, ...mix(0, 0, 0.08) },
  bass: { instruments: ['sub-bass', 'synth-bass'], entersAt: 0.4, ...mix(1.5, 0, 0) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0.1 },
      mix(-4, -0.35, 0.3, 0.22),
      chords(61, '..7-..........6-'),
      chords(62, '..7-..6-...6-...'),
    ),
    part('warm-pad', { entersAt: 0 }, mix(-6, 0, 0.45, 0.1), pad(60)),
    part('stab', { entersAt: 0.5, chance: 0.75 }, mix(-8, 0.3, 0.2, 0.15), chords(64, '...7..7....7....')),
    part(
      'saxophone',
      { entersAt: 0.62, chance: 0.35 },
      mix(-9, 0.2, 0.4, 0.3),
      riff(67, '5-----6-5---3--- ................'),
    ),
    part('marimba', { entersAt: 0.7, chance: 0.5 }, mix(-11, 0.45, 0.3, 0.3), riff(74, '1..5..3...1..5..')),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [4, 7],
    leads: ['saxophone', 'electric-piano', 'bell'],
  },
  leadMix: mix(-4, 0.1, 0.4, 0.35),
  voiceMix: { gainDb: 1.5, reverb: 0.34, delay: 0.25 },
  keyLift: 'never',
  laidBackMs: 2,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.35,
}
