import { indie } from './indie.ts'
import { SPACIOUS_MOTIFS, STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { chords, derive, groove, level, mix, pad, part, power, progressions, strum } from '../notation.ts'

export const shoegaze = derive(indie, {
  name: 'shoegaze',
  tempoBpm: [78, 128],
  modes: [
    ['major', 6],
    ['lydian', 2],
    ['minor', 3],
  ],
  progressions: {
    major: progressions(
      ['Imaj7 | IVmaj7 | Imaj7 | IVmaj7', 'I | iii | IV | IV', 'vi | IV | I | Isus2'],
      ['IVmaj7 | I | V | vi', 'I | V | IV | iv', 'IV | vi | I | V'],
      ['ii | IV | ii | V', 'vi | vi | IV | IV'],
    ),
    minor: progressions(
      ['i | VI | i | VI', 'i | III | VII | VI'],
      ['VI | III | VII | i', 'III | VII | VI | VI'],
      ['iv | VI | iv | VII'],
    ),
  },
  grooves: [
    groove(
      'haze',
      level({ kick: '8.......8.......', closedHat: '5.4.5.4.5.4.5.4.' }, 'R---------------'),
      level({ kick: '9.....6.9.......', snare: '....8.......8...', ride: '7.5.7.5.7.5.7.5.' }, 'R-R-R-R-R-R-R-R-'),
      level({ kick: '9.6...6.9.6...6.', snare: '....9.......9..5', crash: '7...6...7...6...' }, 'R-R-R-R-5-5-5-5-'),
    ),
    groove(
      'baggy',
      level({ kick: '7.........6.....', shaker: '5454545454545454' }, 'R-------R-------'),
      level(
        { kick: '9.6.......96....', snare: '....8..3.3..8...', tambourine: '6.5.6.5.6.5.6.5.' },
        'R-R---R---R-5---',
      ),
      level({ kick: '9.6..6....96..6.', snare: '....9..4.4..9.4.', openHat: '7.7.7.7.7.7.7.7.' }, 'R-R-R-R-R-R-5-a-'),
    ),
  ],
  drums: { instruments: ['acoustic-kit', 'rock-kit'], entersAt: 0.3, ...mix(-3, 0, 0.3) },
  bass: { instruments: ['pick-bass', 'electric-bass'], entersAt: 0.34, ...mix(-1) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0.4 },
      mix(-3, -0.45, 0.5, 0.2),
      power(52, '8---------------'),
      strum(56, '8-8-8-8-8-8-8-8-'),
    ),
    part('overdriven-guitar', { entersAt: 0.6, chance: 0.9 }, mix(-4, 0.45, 0.55, 0.3), strum(62, '7-6-7-6-7-6-7-6-')),
    part('glass-pad', { entersAt: 0, chance: 0.9 }, mix(-7, 0.1, 0.55), pad(68)),
    part(
      'clean-guitar',
      { entersAt: 0, leavesAt: 0.8, chance: 0.8 },
      mix(-7, 0.3, 0.5, 0.4),
      chords(64, '7---------6-----'),
    ),
    part('string-machine', { entersAt: 0.5, chance: 0.5 }, mix(-9, -0.1, 0.5), pad(64)),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, ...STRAIGHT_MOTIFS],
    syncopation: 0.15,
    leads: ['overdriven-guitar', 'clean-guitar', 'glass-pad'],
  },
  leadMix: mix(-3, 0.1, 0.5, 0.3),
  voiceMix: { gainDb: 0, reverb: 0.45, delay: 0.2 },
  colour: 0.25,
})
