import { funk } from '../soul/funk.ts'
import { jazz } from './jazz.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, derive, form, mix, pad, part, riff } from '../notation.ts'

export const fusion = derive(funk, {
  name: 'fusion',
  tempoBpm: [88, 148],
  swing: 0,
  meters: [
    [{ beats: 4, unit: 4 }, 8],
    [{ beats: 7, unit: 8 }, 2],
    [{ beats: 5, unit: 4 }, 1],
  ],
  modes: [
    ['dorian', 5],
    ['mixolydian', 3],
    ['minor', 3],
    ['lydian', 2],
  ],
  progressions: jazz.progressions,
  form: form('intro 8, verse 8, chorus 8, solo 16, verse 8, breakdown 4, solo 16, chorus 8, outro 4'),
  drums: { instruments: ['acoustic-kit', 'rock-kit'], entersAt: 0.3, ...mix(0, 0, 0.1) },
  bass: { instruments: ['electric-bass', 'slap-bass'], entersAt: 0.3, ...mix(0) },
  ensemble: [
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-3, 0.25, 0.16),
      chords(62, '7-------..6-----'),
      chords(63, '7..6..7...6..7..'),
    ),
    part('overdriven-guitar', { entersAt: 0.6, chance: 0.7 }, mix(-8, -0.35, 0.16), riff(55, '1.13.45.7.54.31.')),
    part('synth-brass', { entersAt: 0.7, chance: 0.6 }, mix(-9, 0.1, 0.16), chords(66, '8..8......8..8..')),
    part('clavinet', { entersAt: 0.45, chance: 0.5 }, mix(-9, 0.45, 0.1), chords(62, '6..6.6..6..6.66.')),
    part('glass-pad', { entersAt: 0.1, chance: 0.5 }, mix(-11, -0.1, 0.3), pad(68)),
    part('vibraphone', { entersAt: 0.4, chance: 0.4 }, mix(-10, -0.45, 0.2), riff(70, '5..3..1...7..5..')),
  ],
  melody: {
    motifs: [...SIXTEENTH_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.6,
    notesPerPhrase: [10, 16],
    leads: ['saw-lead', 'saxophone', 'overdriven-guitar', 'flute'],
  },
  drummer: { hands: 'human', learnedFrom: 'fusion', learnedShare: 0.7 },
  setting: 'jazz',
  colour: 0.6,
})
