import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, pad, arpeggio, chords } from '../notation.ts'

export const ambient: Genre = {
  name: 'ambient',
  tempoBpm: [50, 84],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['major', 4],
    ['lydian', 3],
    ['minor', 3],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['Imaj9 | Imaj9 | IVmaj9 | IVmaj9', 'I | V/7 | vi7 | IVmaj7', 'Imaj7 | Imaj7 | iii7 | IVmaj7'],
      chorus: ['IVmaj7 | vi7 | Imaj7 | V', 'vi7 | IVmaj7 | Imaj7 | Imaj7', 'IVmaj9 | IVmaj9 | Imaj9 | vi7'],
      bridge: ['ii7 | ii7 | IVmaj7 | IVmaj7', 'vi7 | iii7 | IVmaj7 | IVmaj7'],
    },
    minor: {
      verse: ['i9 | i9 | VImaj7 | VImaj7', 'i7 | IIImaj7 | VImaj7 | VImaj7', 'i | v7 | VImaj7 | iv7'],
      chorus: ['VImaj7 | VII | i7 | i7', 'IIImaj7 | VII | VImaj7 | VImaj7', 'iv9 | iv9 | i9 | VII'],
      bridge: ['iv7 | iv7 | VImaj7 | VImaj7', 'VII | VII | VImaj7 | VImaj7'],
    },
  },
  form: form('intro 8, verse 8, chorus 8, bridge 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'slow breath',
      level({}, 'R---------------'),
      level({ kick: '5...............', shaker: '..2...2...2...2.' }, 'R---------------'),
      level({ kick: '6.........4.....', rim: '............4...', shaker: '3.2.3.2.3.2.3.2.' }, 'R-----------5---'),
    ),
  ],
  fills: [{ fromStep: 14, drums: {} }],
  // Only when a kit is asked for.
  drums: { instruments: ['lofi-kit', '808-kit'], entersAt: 1.1, gainDb: -8, pan: 0, reverb: 0.35, delay: 0.1 },
  bass: { instruments: ['sub-bass'], entersAt: 0.3, gainDb: -3, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part('warm-pad', { entersAt: 0 }, mix(-7, 0, 0.55, 0.1), pad(60), pad(65)),
    part('glass-pad', { entersAt: 0.4, chance: 0.85 }, mix(-6, 0.15, 0.6), pad(76)),
    part('strings', { entersAt: 0.6, chance: 0.6 }, mix(-7, -0.15, 0.55), pad(73)),
    part(
      'bell',
      { entersAt: 0.35, chance: 0.7 },
      mix(-8.5, 0.4, 0.6, 0.45),
      arpeggio(79, '2............... ......1.....3...'),
      arpeggio(79, '2.....1.....3...'),
    ),
    part(
      'harp',
      { entersAt: 0.45, chance: 0.5 },
      mix(-8, -0.4, 0.5, 0.25),
      arpeggio(64, '0.1.2.3.........'),
      arpeggio(64, '0.1.2.3.4.3.2.1.'),
    ),
    part(
      'felt-piano',
      { entersAt: 0.15, chance: 0.6 },
      mix(-7, 0.2, 0.5, 0.25),
      chords(60, '5--------------- ................'),
      arpeggio(62, '0...2...3...1...'),
    ),
  ],
  melody: {
    motifs: SPACIOUS_MOTIFS,
    syncopation: 0.1,
    barsPerLine: 2,
    notesPerPhrase: [2, 4],
    leads: ['piano', 'bell', 'flute', 'violin', 'electric-piano'],
  },
  leadMix: mix(-5, 0.1, 0.6, 0.4),
  voiceMix: { gainDb: 1, reverb: 0.5, delay: 0.25 },
  keyLift: 'never',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.15,
}
