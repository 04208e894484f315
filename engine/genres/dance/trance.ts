import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const trance: Genre = {
  name: 'trance',
  tempoBpm: [130, 144],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 8],
    ['major', 2],
  ],
  progressions: {
    major: {
      verse: ['I | V | vi | IV', 'vi | IV | I | V'],
      chorus: ['vi | IV | I | V', 'IV | V | vi | I'],
      bridge: ['ii | IV | vi | V'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | i | VI | VII', 'i | VII | VI | iv'],
      preChorus: ['iv | VI | VII | VII', 'VI | VI | VII | VII'],
      chorus: ['VI | VII | i | III', 'i | VI | III | VII', 'VI | III | VII | i', 'iv | VI | i | VII'],
      bridge: ['VI | VII | i | i', 'iv | VI | III | VII'],
    },
  },
  form: form(
    'intro 16, verse 16, breakdown 16, pre-chorus 8, drop 16, verse 8, breakdown 8, pre-chorus 8, drop 16, outro 8',
  ),
  grooves: [
    groove(
      'rolling offbeat',
      level({ kick: '8...8...8...8...', closedHat: '..4...4...4...4.' }, '..R...R...R...R.'),
      level({ kick: '9...9...9...9...', clap: '....7.......7...', openHat: '..7...7...7...7.' }, '..RR..RR..RR..RR'),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....8.......8...',
          openHat: '..8...8...8...8.',
          closedHat: '6565656565656565',
          ride: '7...7...7...7...',
        },
        '.RRR.RRR.RRR.RR8',
      ),
    ),
    groove(
      'galloping sixteenths',
      level({ kick: '8...8...8...8...' }, 'R---R---R---R---'),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....6.......6...',
          openHat: '..7...7...7...7.',
          closedHat: '5.5.5.5.5.5.5.5.',
        },
        '.RR8.RR8.RR8.RR8',
      ),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....7.......7..4',
          clap: '....8.......8...',
          openHat: '..8...8...8...8.',
          closedHat: '6.6.6.6.6.6.6.66',
        },
        '.R8R.R8R.R8R.R58',
      ),
    ),
  ],
  fills: [
    { fromStep: 0, drums: { snare: '4455556666777789', kick: '9...9...9...9...' } },
    { fromStep: 8, drums: { snare: '........66778899' } },
    { fromStep: 12, drums: {} },
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.34, ...mix(0.5, 0, 0.06) },
  bass: { instruments: ['synth-bass'], entersAt: 0.4, ...mix(0, 0, 0) },
  ensemble: [
    part('warm-pad', { entersAt: 0 }, mix(-5, 0, 0.5, 0.1), pad(62)),
    part(
      'pluck',
      { entersAt: 0.3 },
      mix(-5, 0.3, 0.35, 0.4),
      arpeggio(69, '0.2.1.3.2.1.3.2.'),
      arpeggio(72, '0213021302130213'),
    ),
    part(
      'supersaw',
      { entersAt: 0.7 },
      mix(-6, -0.2, 0.35, 0.25),
      chords(67, '8.8..8.88.8..8.8'),
      chords(69, '8.88.88.8.88.888'),
    ),
    part('saw-lead', { entersAt: 0.8 }, mix(-5, 0.1, 0.35, 0.3), riff(76, '5--5--6-5---3--- 5--5--8-7---5---')),
    part('choir-pad', { entersAt: 0.25, leavesAt: 0.6, chance: 0.8 }, mix(-8, 0, 0.55), pad(67)),
    part('strings', { entersAt: 0.2, leavesAt: 0.66, chance: 0.8 }, mix(-8, 0.15, 0.5), pad(70)),
    part(
      'piano',
      { entersAt: 0.2, leavesAt: 0.6, chance: 0.6 },
      mix(-6, -0.1, 0.4, 0.2),
      arpeggio(64, '0...2...3...2...'),
    ),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.3,
    barsPerLine: 2,
    notesPerPhrase: [5, 9],
    leads: ['saw-lead', 'supersaw', 'pluck'],
  },
  leadMix: mix(-1, 0, 0.4, 0.35),
  voiceMix: { gainDb: 1.5, reverb: 0.42, delay: 0.25 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.15,
}
