import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, mix, pad, part, FOUR_FOUR, form, groove, level } from '../notation.ts'

export const house: Genre = {
  name: 'house',
  tempoBpm: [118, 130],
  swing: 0.18,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['major', 2],
    ['dorian', 2],
  ],
  progressions: {
    major: {
      verse: ['I | I | vi | vi', 'vi7 | IVmaj7 | Imaj7 | V', 'IVmaj7 | V | vi7 | vi7'],
      chorus: ['IV | V | vi | I', 'vi | IV | I | V', 'IVmaj7 | iii7 | vi7 | vi7'],
      bridge: ['ii7 | IVmaj7 | vi7 | V', 'IV | IV | V | V'],
    },
    minor: {
      verse: ['i7 | i7 | VImaj7 | VII', 'i | VII | VI | VII', 'i7 | iv7 | i7 | v7', 'i | i | III | VII'],
      chorus: ['VI | VII | i | III', 'i | VI | III | VII', 'iv7 | VII | i7 | VImaj7', 'VI | i | VII | v'],
      bridge: ['VI | VI | VII | VII', 'iv7 | v7 | VImaj7 | VII'],
    },
  },
  form: form('intro 8, verse 16, breakdown 8, drop 16, verse 8, breakdown 8, drop 16, outro 8'),
  grooves: [
    groove(
      'classic house',
      level({ kick: '9...9...9...9...', openHat: '..7...7...7...7.', clap: '....6.......6...' }, '..R-..R-..R-..R-'),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....8.......8...',
          openHat: '..7...7...7...7.',
          closedHat: '5..45..45..45..4',
        },
        '..R-..R-..R-.8R-',
        { shaker: '4343434343434343' },
      ),
      level(
        {
          kick: '9...9...9...9...',
          clap: '....9.......9...',
          openHat: '..8...8...8...8.',
          closedHat: '6.466.466.466.46',
          ride: '..5...5...5...5.',
        },
        '..R-.RR-..8-.RR-',
        { shaker: '5353535353535353', congaHigh: '...4..4....4..4.', tambourine: '....5.......5...' },
      ),
    ),
    groove(
      'deep',
      level({ kick: '8...8...8...8...', openHat: '..6...6...6...6.', clap: '....6.......6...' }, 'R-----..R-------'),
      level(
        {
          kick: '9...9...9...9...',
          rim: '...5..5....5....',
          clap: '....7.......7...',
          openHat: '..7...7...7...7.',
          closedHat: '5..45..45..45..4',
        },
        'R--R..R---R-..5-',
        { shaker: '4343434343434343' },
      ),
      level(
        {
          kick: '9...9...9...9...',
          rim: '...6..6....6..6.',
          clap: '....8.......8...',
          openHat: '..7...7...7...7.',
        },
        'R--R..R-.RR-..8-',
        { shaker: '5353535353535353', congaLow: '......5.......5.', congaHigh: '...4.......4....' },
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { kick: '........9.......', snare: '........66667788' } },
    { fromStep: 12, drums: { clap: '............7.88', openHat: '..............8.' } },
    { fromStep: 0, drums: { kick: '9...9...........', snare: '5.5.5.5.66667788' } },
  ],
  drums: { instruments: ['909-kit'], entersAt: 0.2, gainDb: 1.5, pan: 0, reverb: 0.05, delay: 0 },
  bass: { instruments: ['synth-bass'], entersAt: 0.34, gainDb: 0.5, pan: 0, reverb: 0, delay: 0 },
  ensemble: [
    part(
      'piano',
      { entersAt: 0.2 },
      mix(-2.5, 0.2, 0.16, 0.08),
      chords(64, '7--7--7---7--7--'),
      chords(65, '8-.8-.8-..8-.8-.'),
    ),
    part('warm-pad', { entersAt: 0, leavesAt: 0.85 }, mix(-9, 0, 0.32), pad(62)),
    part(
      'organ',
      { entersAt: 0.34, chance: 0.8 },
      mix(-6, -0.35, 0.1, 0.1),
      chords(64, '..7-..7-..7-..7-'),
      chords(64, '..7-.7..7-..7-..'),
    ),
    part('vocal-chop', { entersAt: 0.5, chance: 0.7 }, mix(-8, 0.35, 0.2, 0.25), arpeggio(69, '..2..1....2.3...')),
    part('string-machine', { entersAt: 0.55, chance: 0.8 }, mix(-9, 0, 0.3), pad(70)),
  ],
  melody: {
    motifs: SYNCOPATED_MOTIFS,
    syncopation: 0.55,
    barsPerLine: 2,
    notesPerPhrase: [5, 8],
    leads: ['piano', 'electric-piano', 'organ'],
  },
  leadMix: mix(-3, 0, 0.22, 0.28),
  voiceMix: { gainDb: 2, reverb: 0.22, delay: 0.22 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.25,
}
