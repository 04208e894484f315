import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { FOUR_FOUR, form, groove, level, part, mix, pad, arpeggio, chords } from '../notation.ts'

export const synthwave: Genre = {
  name: 'synthwave',
  tempoBpm: [80, 122],
  swing: 0,
  swingUnit: 8,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 7],
    ['major', 2],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | vi | IV | V', 'vi | IV | I | V', 'I | V | ii | IV'],
      chorus: ['IV | V | iii | vi', 'IV | V | I | vi', 'I | V | vi | IV'],
      bridge: ['ii | vi | IV | V', 'vi | V | IV | IV'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | i | VI | VII', 'i | VII | VI | VI', 'i | III | VI | iv'],
      preChorus: ['iv | v | VI | VII', 'VI | VI | VII | VII'],
      chorus: ['VI | VII | i | III', 'VI | VII | v | i', 'i | VI | III | VII', 'III | VII | i | VI'],
      bridge: ['iv | VI | i | VII', 'VI | iv | VII | V', 'iv | v | VI | VII'],
    },
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, chorus 8, solo 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'night drive',
      level({ kick: '8...8...8...8...', closedHat: '..4...4...4...4.' }, 'R.R.R.R.R.R.R.R.'),
      level({ kick: '9.......9.......', snare: '....9.......9...', closedHat: '6.5.6.5.6.5.6.5.' }, 'R.RRR.RRR.RRR.RR'),
      level(
        {
          kick: '9...9...9...9...',
          snare: '....9.......9...',
          closedHat: '7575757575757575',
          openHat: '..............6.',
        },
        'RRRRRRRRRRRRRR88',
      ),
    ),
    groove(
      'outrun',
      level({ kick: '8.......8.......', snare: '....6.......6...' }, 'R-..R-..R-..R-..'),
      level({ kick: '9.....7.9.......', snare: '....9.......9...', closedHat: '6.6.6.6.6.6.6.6.' }, 'R.8.R.8.R.8.R.8.'),
      level(
        {
          kick: '9.....7.9.7.....',
          snare: '....9.......9...',
          clap: '....7.......7...',
          closedHat: '7.7.7.7.7.7.7.7.',
          tambourine: '..5...5...5...5.',
        },
        'R.8.R.8.R.8.5.a.',
      ),
    ),
  ],
  fills: [
    {
      fromStep: 8,
      drums: {
        highTom: '........8.8.....',
        midTom: '...........88...',
        lowTom: '.............898',
        kick: '........8...8...',
      },
    },
    { fromStep: 12, drums: { snare: '............7888' } },
    {
      fromStep: 4,
      drums: {
        highTom: '....88..........',
        midTom: '......8.88......',
        lowTom: '..........8.8888',
        kick: '....8...8...8...',
      },
    },
  ],
  drums: { instruments: ['909-kit', '808-kit'], entersAt: 0.34, gainDb: 0.5, pan: 0, reverb: 0.16, delay: 0 },
  bass: { instruments: ['synth-bass'], entersAt: 0.34, gainDb: 0, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part('warm-pad', { entersAt: 0 }, mix(-7, 0, 0.35), pad(62)),
    part(
      'pluck',
      { entersAt: 0.3, chance: 0.95 },
      mix(-7, 0.3, 0.22, 0.3),
      arpeggio(67, '0.1.2.1.0.1.2.1.'),
      arpeggio(69, '0123012301230123'),
    ),
    part('saw-lead', { entersAt: 0.72, chance: 0.7 }, mix(-9, -0.3, 0.25, 0.15), chords(64, '8---------7-----')),
    part('electric-piano', { entersAt: 0.4, chance: 0.45 }, mix(-7, -0.25, 0.22, 0.1), chords(63, '7-----6---------')),
    part('bell', { entersAt: 0.6, chance: 0.4 }, mix(-12, 0.45, 0.35, 0.35), arpeggio(79, '2.....1.....0...')),
    part('string-machine', { entersAt: 0.55, chance: 0.35 }, mix(-9, -0.45, 0.2, 0.3), pad(67)),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.35,
    barsPerLine: 2,
    notesPerPhrase: [5, 9],
    leads: ['saw-lead', 'square-lead', 'saxophone', 'bell'],
  },
  leadMix: mix(-1.5, 0.05, 0.3, 0.3),
  voiceMix: { gainDb: 2, reverb: 0.3, delay: 0.2 },
  keyLift: 'welcome',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.2,
}
