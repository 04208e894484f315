import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

// Many short sections that contrast, a pre-chorus that climbs, and a chorus that hits with a riff.
export const kPop: Genre = {
  name: 'k-pop',
  tempoBpm: [92, 144],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['major', 5],
  ],
  progressions: {
    major: {
      verse: ['I | I | vi | vi', 'IVmaj7 | iii7 | ii7 | Imaj7', 'Imaj7 | III7 | vi7 | I7'],
      preChorus: ['ii7 | iii7 | IV | V', 'IV | V | vi | bVII', 'IV | III7 | vi | II7'],
      chorus: ['IV | V | iii | vi', 'IVmaj7 | V | III7 | vi7', 'I | III7 | vi | IV', 'vi | V | IV | V'],
      bridge: ['bVI | bVII | I | V', 'ii7 | V | iii7 | VI7', 'vi | iii | IV | III7'],
    },
    minor: {
      verse: ['i | i | i | VI', 'i | i | bII | i', 'i | iv | i | v'],
      preChorus: ['VI | VII | i | III', 'iv | v | VI | VII', 'iv | VII | III | V'],
      chorus: ['VI | VII | i | V', 'i | VI | III | V', 'VI | VII | v | i', 'iv | VII | III | VI'],
      bridge: ['VI | III | iv | V', 'iv | i | VI | V'],
    },
  },
  form: form(
    'intro 4, verse 8, pre-chorus 8, chorus 8, drop 4, verse 8, pre-chorus 8, chorus 8, bridge 8, breakdown 4, chorus 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'switch up',
      level({ kick: '8.....6.........', clap: '........5.......', closedHat: '5...5...5...5...' }, 'R-----R---------'),
      level(
        { kick: '9..7....8.......', clap: '....8.......8...', closedHat: '6.5.6.556.5.6.5.', rim: '......4...4.....' },
        'R..R....R...5...',
      ),
      level(
        {
          kick: '9...9...9...9..7',
          clap: '....9.......9...',
          snare: '....6.......6.44',
          closedHat: '7.777.777.777.77',
          openHat: '..6...6...6...6.',
        },
        'R.RR..R.8.RR..5.',
      ),
    ),
    groove(
      'moombah pop',
      level({ kick: '7...7...7...7...', rim: '...4..4....4..4.' }, 'R--R--R-........'),
      level({ kick: '8...8...8...8...', snare: '...6..6....6..6.', closedHat: '5.5.5.5.5.5.5.5.' }, 'R--R--R-R--R--5-'),
      level(
        {
          kick: '9...9...9...9...',
          clap: '...8..8....8..8.',
          snare: '....7.......7...',
          closedHat: '6666666666666666',
        },
        'R--R--8-R--R--5a',
      ),
    ),
    groove(
      'city lights',
      level({ kick: '8...8...8...8...' }, 'R---------------'),
      level({ kick: '9...9...9...9...', clap: '....7.......7...', openHat: '..5...5...5...5.' }, 'R.R8..R.R.R8..5.'),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....9.......9...',
          openHat: '..7...7...7...7.',
          closedHat: '6.6.6.6.6.6.6666',
          tambourine: '....5.......5...',
        },
        'R.8R.8R.R.8R.857',
      ),
    ),
  ],
  fills: [
    { fromStep: 0, drums: { snare: '4.4.5.5.66667789', kick: '8...8...8...8...' } },
    { fromStep: 8, drums: {} },
    { fromStep: 12, drums: { clap: '............8.88' } },
    { fromStep: 8, drums: { lowTom: '........8..8..8.', kick: '........9..9..9.' } },
  ],
  drums: { instruments: ['909-kit', '808-kit'], entersAt: 0.3, ...mix(1, 0, 0.06) },
  bass: { instruments: ['synth-bass', 'sub-bass'], entersAt: 0.36, ...mix(1, 0, 0) },
  ensemble: [
    part(
      'supersaw',
      { entersAt: 0.72 },
      mix(-6, 0.2, 0.16, 0.12),
      riff(69, '1.1.3.1.5.1.3.2. 1.1.3.1.6.5.3...'),
      riff(72, '8.8.7.5.8.8.7.5. 6.6.5.3.5.3.2.1.'),
    ),
    part(
      'pluck',
      { entersAt: 0.2 },
      mix(-6, 0.35, 0.2, 0.2),
      riff(72, '5..3..5...1..3..'),
      arpeggio(72, '0.21.021.0.21.02'),
    ),
    part(
      'electric-piano',
      { entersAt: 0, leavesAt: 0.78, chance: 0.7 },
      mix(-6, -0.2, 0.18),
      chords(62, '7---------6-....'),
      chords(62, '7..7..6...6.....'),
    ),
    part('warm-pad', { entersAt: 0.4 }, mix(-8, 0, 0.35), pad(63)),
    part('clean-guitar', { entersAt: 0.44, chance: 0.6 }, mix(-9, -0.45, 0.12), chords(67, '..7.7..7..7.7...')),
    part('strings', { entersAt: 0.6, chance: 0.6 }, mix(-8, 0, 0.3), pad(69)),
    part('synth-brass', { entersAt: 0.84, chance: 0.55 }, mix(-8, 0.3, 0.14), chords(65, '8-..8.8-..8-....')),
    part('bell', { entersAt: 0.55, chance: 0.5 }, mix(-11, 0.4, 0.25, 0.2), arpeggio(81, '2...1.....3.....')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, ...SIXTEENTH_MOTIFS],
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [8, 12],
    leads: ['saw-lead', 'pluck', 'vocal-chop', 'square-lead'],
  },
  leadMix: mix(-2, 0.1, 0.2, 0.2),
  voiceMix: { gainDb: 3, reverb: 0.16, delay: 0.14 },
  keyLift: 'habit',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'sampled', learnedFrom: 'pop' },
  setting: 'band',
  colour: 0.45,
}
