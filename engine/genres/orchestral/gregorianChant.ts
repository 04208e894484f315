import { ambient } from '../dance/ambient.ts'
import { SPACIOUS_MOTIFS, STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { derive, form, mix, pad, part, progressions, riff } from '../notation.ts'

export const gregorianChant = derive(ambient, {
  name: 'gregorian chant',
  tempoBpm: [54, 76],
  modes: [
    ['dorian', 4],
    ['phrygian', 2],
    ['mixolydian', 3],
    ['minor', 2],
  ],
  progressions: {
    major: progressions(['I5 | I5 | bVII5 | I5'], ['I5 | IV5 | bVII5 | I5'], ['IV5 | IV5 | I5 | I5']),
    minor: progressions(
      ['i5 | i5 | VII5 | i5', 'i5 | i5 | i5 | VII5'],
      ['i5 | IV5 | VII5 | i5'],
      ['VII5 | VII5 | i5 | i5'],
    ),
    dorian: progressions(
      ['i5 | i5 | VII5 | i5', 'i5 | IV5 | i5 | i5'],
      ['IV5 | i5 | VII5 | i5'],
      ['VII5 | IV5 | i5 | i5'],
    ),
    phrygian: progressions(['i5 | i5 | bvii5 | i5'], ['i5 | II5 | i5 | i5'], ['bvii5 | II5 | i5 | i5']),
    mixolydian: progressions(['I5 | I5 | bVII5 | I5'], ['IV5 | I5 | bVII5 | I5'], ['bVII5 | IV5 | I5 | I5']),
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, outro 4'),
  drums: { instruments: ['acoustic-kit'], entersAt: 2, ...mix(-12) },
  bass: { instruments: ['upright-bass'], entersAt: 2, ...mix(-12) },
  ensemble: [
    part('choir-pad', { entersAt: 0 }, mix(-4, -0.2, 0.6), pad(55)),
    part('choir-ooh', { entersAt: 0.2, chance: 0.9 }, mix(-6, 0.2, 0.6), pad(50)),
    part('church-organ', { entersAt: 0.45, chance: 0.4 }, mix(-13, 0, 0.6), pad(48)),
    part('choir-ooh', { entersAt: 0.35, chance: 0.6 }, mix(-7, 0.35, 0.6), riff(55, '1---2---3---2---')),
  ],
  melody: { motifs: [...SPACIOUS_MOTIFS, ...STRAIGHT_MOTIFS], syncopation: 0, leads: ['choir-ooh', 'choir-pad'] },
  leadMix: mix(-1, 0, 0.6),
  voiceMix: { gainDb: 2, reverb: 0.6, delay: 0 },
  backing: 'choir',
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0,
})
