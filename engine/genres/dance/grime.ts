import type { Genre } from '../genre.ts'
import { SIXTEENTH_MOTIFS } from '../material/motifs.ts'
import { chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const grime: Genre = {
  name: 'grime',
  tempoBpm: [136, 144],
  swing: 0.15,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['phrygian', 5],
    ['minor', 5],
  ],
  progressions: {
    major: { verse: ['I5 | I5 | bII5 | I5'], chorus: ['I5 | bVI5 | bVII5 | I5'], bridge: ['bII5 | bII5 | I5 | I5'] },
    minor: {
      verse: ['i5 | i5 | i5 | i5', 'i5 | i5 | VI5 | v5', 'i5 | i5 | bII5 | i5'],
      chorus: ['i5 | i5 | VI5 | VII5', 'VI5 | VI5 | i5 | i5'],
      bridge: ['bII5 | bII5 | i5 | i5'],
    },
    phrygian: {
      verse: ['i5 | i5 | bII5 | i5', 'i5 | i5 | i5 | bII5'],
      chorus: ['i5 | bII5 | i5 | VII5', 'VI5 | bII5 | i5 | i5'],
      bridge: ['bII5 | bII5 | VII5 | i5'],
    },
  },
  form: form('intro 8, verse 16, chorus 8, verse 16, chorus 8, drop 8, breakdown 8, verse 16, chorus 16, outro 4'),
  grooves: [
    groove(
      'eski click',
      level({ rim: '6..6....6..6....' }, 'R.....R.........'),
      level(
        { kick: '9.....8...8.....', clap: '....8.......8...', rim: '...5..5....5..5.', closedHat: '6.6...6.6.6...6.' },
        'R.R...R...8.....',
      ),
      level(
        {
          kick: '9..8..8...8..8..',
          clap: '....9.......9...',
          snare: '..............55',
          closedHat: '7.7.7.777.7.7.77',
          rim: '.5.5......5.5...',
        },
        'R.R..8R...8.7.5.',
      ),
    ),
    groove(
      'two step bounce',
      level({ kick: '8.........7.....', clap: '....6.......6...' }, 'R---....R-......'),
      level({ kick: '9.........8.....', clap: '....8.......8...', closedHat: '..7...7...7...77' }, 'R-..R-..8-R-....'),
      level(
        {
          kick: '9.....8...8...8.',
          clap: '....9.......9...',
          closedHat: '5.7.5.7.5.7.5777',
          openHat: '......6.......6.',
        },
        'R-R.8-R.R-8.5-a.',
      ),
    ),
  ],
  fills: [
    { fromStep: 12, drums: { clap: '............8.88' } },
    { fromStep: 8, drums: {} },
    { fromStep: 8, drums: { snare: '........7.7.7777' } },
  ],
  drums: { instruments: ['909-kit', '808-kit'], entersAt: 0.3, ...mix(1.5, 0, 0.05) },
  bass: { instruments: ['reese-bass', 'synth-bass'], entersAt: 0.3, ...mix(1.5, 0, 0) },
  ensemble: [
    part(
      'square-lead',
      { entersAt: 0 },
      mix(-6, 0.4, 0.14, 0.1),
      riff(57, '1.1.2.1.....1.3. 1.1.2.1.5...3.2.'),
      riff(60, '1.1.5.1.6.5.1.2. 1.1.5.1.3.2.1...'),
    ),
    part('pizzicato', { entersAt: 0.2 }, mix(-6, -0.45, 0.16), chords(67, '8.8...8.........')),
    part('strings', { entersAt: 0.2 }, mix(-11, 0, 0.3), pad(62)),
    part('pluck', { entersAt: 0.6, chance: 0.7 }, mix(-9, 0.4, 0.15, 0.15), riff(72, '8...7...5...3.2.')),
    part('synth-brass', { entersAt: 0.78, chance: 0.6 }, mix(-9, 0.25, 0.1), chords(60, '9-..9-..9---....')),
  ],
  melody: {
    motifs: SIXTEENTH_MOTIFS,
    syncopation: 0.5,
    barsPerLine: 2,
    notesPerPhrase: [6, 10],
    leads: ['square-lead', 'pluck', 'saw-lead'],
  },
  leadMix: mix(-3, 0.1, 0.12, 0.12),
  voiceMix: { gainDb: 2.5, reverb: 0.1, delay: 0.1 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  articulation: 0.75,
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'urban',
  colour: 0.1,
}
