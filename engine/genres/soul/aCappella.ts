import { gospel } from './gospel.ts'
import { chords, derive, form, FOUR_FOUR, groove, level, mix, pad, part, progressions, riff } from '../notation.ts'

const quiet = { clap: '................' }

export const aCappella = derive(gospel, {
  name: 'a cappella',
  tempoBpm: [66, 124],
  swing: 0,
  meters: FOUR_FOUR,
  progressions: {
    major: progressions(
      ['I | vi | IV | V', 'I | IV | I | V', 'I | iii | IV | iv'],
      ['IV | V | iii | vi', 'I | V | vi | IV'],
      ['ii | V | iii | VI7', 'vi | IV | ii | V'],
    ),
    minor: progressions(
      ['i | VII | VI | V', 'i | iv | i | V'],
      ['VI | VII | i | i', 'iv | VII | III | VI'],
      ['iv | V | VI | V'],
    ),
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'voices',
      level(quiet, 'R-------R-------'),
      level(quiet, 'R-----R-R-------'),
      level(quiet, 'R-----R-R---5---'),
    ),
  ],
  fills: [{ fromStep: 12, drums: { clap: '............5.6.' } }],
  drums: { instruments: ['acoustic-kit'], entersAt: 2, ...mix(-12) },
  bass: { instruments: ['upright-bass'], entersAt: 2, ...mix(-12) },
  percussion: 'palmas',
  ensemble: [
    part('choir-ooh', { entersAt: 0 }, mix(-3, -0.3, 0.3), pad(60), chords(60, '7-----6-7-------')),
    part('choir-pad', { entersAt: 0.3, chance: 0.95 }, mix(-5, 0.3, 0.34), pad(65), chords(65, '..7-..6-..7-..6-')),
    part(
      'choir-ooh',
      { entersAt: 0.35, chance: 0.8 },
      mix(-4, 0, 0.24),
      riff(48, '1---..5-1---..5-'),
      riff(48, '1-1-..5-8-8-..5-'),
    ),
    part('vocal-chop', { entersAt: 0.6, chance: 0.5 }, mix(-10, 0.45, 0.3), chords(69, '..6...6...6...6.')),
  ],
  melody: { leads: ['choir-ooh', 'vocal-chop'], syncopation: 0.3 },
  backing: 'choir',
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.4,
})
