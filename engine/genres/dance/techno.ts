import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, mix, pad, part, riff, FOUR_FOUR, form, groove, level } from '../notation.ts'

export const techno: Genre = {
  name: 'techno',
  tempoBpm: [124, 146],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['phrygian', 3],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I5 | I5 | I5 | I5'],
      chorus: ['I | I | vi | vi', 'I | I | V | V'],
      bridge: ['vi | vi | IV | IV'],
    },
    minor: {
      verse: ['i | i | i | i', 'i | i | i | VII', 'i | i | VI | VI'],
      chorus: ['i | i | VI | VI', 'i | i | iv | iv', 'i | VI | i | VII', 'i | i | III | VII'],
      bridge: ['VI | VI | VII | VII', 'iv | iv | VI | VI'],
    },
  },
  form: form('intro 8, verse 16, breakdown 8, drop 16, verse 8, breakdown 8, drop 16, outro 8'),
  grooves: [
    groove(
      'rolling',
      level({ kick: '9...9...9...9...', closedHat: '4464446444644464' }, '..RR..RR..RR..RR'),
      level({ kick: '9...9...9...9...', closedHat: '5575557555755575', clap: '....6.......6...' }, '..RR..RR..RR..RR'),
      level(
        {
          kick: '9...9...9...9...',
          openHat: '..8...8...8...8.',
          closedHat: '6566656665666566',
          clap: '....8.......8...',
          rim: '...5..5....5..5.',
        },
        '..RR..RR..RR.RRR',
        { shaker: '5454545454545454' },
      ),
    ),
    groove(
      'hypnotic',
      level({ kick: '9...9...9...9...', closedHat: '4464446444644464' }, '..R-..R-..R-..R-'),
      level({ kick: '9...9...9...9...', closedHat: '5575557555755575', rim: '...6.....6..6...' }, '..R-..R-..R-..R-'),
      level(
        {
          kick: '9...9...9...9...',
          closedHat: '6575657565756575',
          ride: '6.6.6.6.6.6.6.6.',
          rim: '...7.....7..7...',
          snare: '....7.......7...',
        },
        '..R-..R-..R-.RR-',
        { congaLow: '.....5....5...5.', shaker: '4444444444444444' },
      ),
    ),
  ],
  fills: [
    { fromStep: 0, drums: { kick: '9...9...9...9...', snare: '4444555566667789' } },
    { fromStep: 12, drums: { snare: '............6789' } },
    { fromStep: 8, drums: { closedHat: '........67676767' } },
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.2, gainDb: 2.5, pan: 0, reverb: 0.06, delay: 0 },
  bass: { instruments: ['sub-bass'], entersAt: 0.2, gainDb: 0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'acid-bass',
      { entersAt: 0.4, chance: 0.85 },
      mix(-7, 0.15, 0.12, 0.2),
      riff(48, '1..1..8.1..1..3.'),
      riff(48, '1.118.1.3.118.12'),
    ),
    part(
      'pluck',
      { entersAt: 0.3 },
      mix(-8, -0.35, 0.3, 0.4),
      arpeggio(57, '0..0..0...0..0..'),
      arpeggio(58, '0.00.00.0.00.01.'),
    ),
    part(
      'stab',
      { entersAt: 0.45, chance: 0.9 },
      mix(-8, 0.35, 0.35, 0.45),
      riff(60, '......1......... ...1......1.....'),
    ),
    part('dark-pad', { entersAt: 0, leavesAt: 0.9 }, mix(-10, 0, 0.4), pad(53)),
  ],
  melody: {
    motifs: SYNCOPATED_MOTIFS,
    syncopation: 0.6,
    barsPerLine: 2,
    notesPerPhrase: [4, 7],
    leads: ['square-lead', 'pluck', 'stab'],
  },
  leadMix: mix(-7, 0, 0.25, 0.35),
  voiceMix: { gainDb: 2, reverb: 0.25, delay: 0.28 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.05,
}
