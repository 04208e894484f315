import { aCappella } from './aCappella.ts'
import { chords, derive, form, mix, pad, part, progressions, riff } from '../notation.ts'
import { SWUNG_MOTIFS } from '../material/motifs.ts'

export const barbershop = derive(aCappella, {
  name: 'barbershop',
  tempoBpm: [76, 128],
  swing: 0.7,
  swingUnit: 8,
  modes: [['major', 1]],
  progressions: {
    major: progressions(
      ['I | VI7 | II7 | V7', 'I I7 | IV iv | I VI7 | II7 V7', 'I | III7 | VI7 | II7'],
      ['IV | iv | I | VI7 II7', 'II7 | V7 | I | VI7'],
      ['III7 | III7 | VI7 | VI7', 'II7 | II7 | V7 | V7'],
    ),
    minor: progressions(['i | iv | V7 | i'], ['iv | i | II7 | V7'], ['VI | II7 | V7 | V7']),
  },
  form: form('intro 2, verse 8, verse 8, bridge 8, verse 8, chorus 8, chorus 8, outro 4'),
  ensemble: [
    part('choir-ooh', { entersAt: 0 }, mix(-3, -0.25, 0.18), pad(62), chords(62, '7---6---7---6---')),
    part('choir-ooh', { entersAt: 0.1 }, mix(-3, 0.25, 0.18), pad(57), chords(57, '7---6---7---6---')),
    part('choir-pad', { entersAt: 0.3, chance: 0.6 }, mix(-6, 0, 0.2), riff(50, '1---5---3---5---')),
  ],
  melody: { motifs: SWUNG_MOTIFS, syncopation: 0.2, leads: ['choir-ooh'] },
  leadMix: mix(-1, 0.1, 0.14),
  colour: 0.8,
})
