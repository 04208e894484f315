import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, guide, level, mix, part, riff } from '../notation.ts'

export const disco: Genre = {
  name: 'disco',
  tempoBpm: [108, 130],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 5],
    ['dorian', 3],
    ['major', 4],
  ],
  progressions: {
    major: {
      verse: ['Imaj7 | vi7 | ii7 | V7', 'Imaj7 | iii7 | IVmaj7 | V', 'ii7 | V7 | ii7 | V7'],
      preChorus: ['IVmaj7 | iii7 | ii7 | V7', 'ii7 | iii7 | IVmaj7 | V7'],
      chorus: ['I | vi7 | IV | V', 'IVmaj7 | V7 | iii7 | vi7', 'vi7 | ii7 | V7 | Imaj7'],
      bridge: ['iii7 | vi7 | ii7 | V7', 'IV | IV | V7 | V7'],
    },
    minor: {
      verse: ['i7 | i7 | iv7 | iv7', 'i7 | VII | VI | VII', 'i7 | iv7 | VII | IIImaj7'],
      preChorus: ['iv7 | VI | VII | V7', 'VI | VI | V7 | V7'],
      chorus: ['i7 | iv7 | VII | III', 'iv7 | VII | IIImaj7 | VImaj7 | iiø | V7 | i7 | V7', 'VI | VII | i7 | i7'],
      bridge: ['VImaj7 | v7 | VImaj7 | V7', 'iv7 | iv7 | V7 | V7'],
    },
    dorian: {
      verse: ['i7 | IV7 | i7 | IV7', 'i7 | i7 | IV | IV'],
      chorus: ['i7 | IV7 | VII | v7', 'VII | IV | i7 | i7'],
      bridge: ['v7 | v7 | IV7 | IV7'],
    },
  },
  form: form(
    'intro 8, verse 8, pre-chorus 8, chorus 8, verse 8, pre-chorus 8, chorus 8, breakdown 8, instrumental 8, chorus 8, chorus 8, outro 8',
  ),
  grooves: [
    groove(
      'four and open hat',
      level({ kick: '8...8...8...8...', closedHat: '5.5.5.5.5.5.5.5.' }, 'R-8-R-8-R-8-R-8-'),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....8.......8...',
          openHat: '..7...7...7...7.',
          closedHat: '5...5...5...5...',
        },
        'R-8-R-8-R-8-R-8-',
        { tambourine: '4.4.4.4.4.4.4.4.' },
      ),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....9.......9...',
          clap: '....7.......7...',
          openHat: '..8...8...8...8.',
          closedHat: '6.6.6.6.6.6.6.66',
        },
        'R.8.R.8.5.8.7.8.',
        { tambourine: '5454545454545454', congaHigh: '..5..5....5..5..', congaLow: '......6.......6.' },
      ),
    ),
    groove(
      'string of pearls',
      level({ kick: '8...8...8...8...', rim: '....5.......5...' }, 'R---R--5R---8-5-'),
      level({ kick: '9...9...9...9...', snare: '....8.......8..3', closedHat: '7.576.577.576.57' }, 'R--RR-5-8--R5-6-'),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....9..3....9..3',
          openHat: '..8...8...8...8.',
          cowbell: '6...6...6...6...',
        },
        'R-R8R-5-8-R85-a-',
        { tambourine: '..6...6...6...6.' },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { kick: '9...9...9...9...', snare: '........7.777788' } },
    {
      fromStep: 8,
      drums: {
        highTom: '........77......',
        midTom: '..........77....',
        lowTom: '............7788',
        kick: '........8...8...',
      },
    },
    { fromStep: 12, drums: { snare: '............7788', kick: '............9...' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.25, ...mix(0, 0, 0.08) },
  bass: { instruments: ['electric-bass', 'slap-bass'], entersAt: 0.25, ...mix(1.5, 0, 0) },
  ensemble: [
    part(
      'funk-guitar',
      { entersAt: 0.2 },
      mix(-5, -0.5, 0.1),
      chords(67, '..7.7...7.7.7...'),
      chords(67, '7.776.777.776.77'),
    ),
    part(
      'strings',
      { entersAt: 0.4 },
      mix(-5, 0.15, 0.3),
      guide(72),
      riff(74, '5---------6-8--- 5---------3-2---'),
      riff(76, '8-7-6-5-6-7-8--- 8-7-6-5-3-2-1---'),
    ),
    part(
      'electric-piano',
      { entersAt: 0 },
      mix(-6, 0.3, 0.14),
      chords(62, '7-----..6-......'),
      chords(63, '..7-..7-..7-..7-'),
    ),
    part('brass', { entersAt: 0.7, chance: 0.85 }, mix(-7, 0.4, 0.16), chords(66, '8-..8.8---...... ................')),
    part('piano', { entersAt: 0.75, chance: 0.6 }, mix(-8, -0.2, 0.14), chords(67, '8..8..8.8..8..8.')),
  ],
  melody: {
    motifs: SYNCOPATED_MOTIFS,
    syncopation: 0.45,
    barsPerLine: 2,
    notesPerPhrase: [7, 11],
    leads: ['strings', 'saxophone', 'saw-lead', 'trumpet'],
  },
  leadMix: mix(-2, 0.1, 0.24, 0.1),
  voiceMix: { gainDb: 2.5, reverb: 0.18, delay: 0.08 },
  keyLift: 'welcome',
  builds: 'sweeps',
  laidBackMs: 0,
  drummer: { hands: 'human', learnedFrom: 'disco' },
  setting: 'band',
  colour: 0.4,
}
