import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const trap: Genre = {
  name: 'trap',
  tempoBpm: [124, 160],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 7],
    ['phrygian', 3],
  ],
  progressions: {
    major: { verse: ['I | I | vi | vi'], chorus: ['IV | V | vi | vi'], bridge: ['ii | ii | vi | vi'] },
    minor: {
      verse: ['i | i | VI | VI', 'i | i | i | V', 'i | i | iv | VI', 'i | VI | i | VI'],
      chorus: ['i | VI | III | VII', 'VI | VI | i | i', 'i | i | VI | v'],
      bridge: ['VI | VI | v | v', 'iv | iv | i | i'],
    },
    phrygian: {
      verse: ['i | i | bII | bII', 'i | i | i | bII', 'i | bII | i | VII'],
      chorus: ['i | bII | VI | bII', 'VI | VI | bII | i'],
      bridge: ['bII | bII | i | i'],
    },
  },
  form: form('intro 8, chorus 16, verse 16, chorus 16, verse 16, breakdown 8, chorus 16, outro 8'),
  grooves: [
    groove(
      'rolling hats',
      level({ kick: '9...............', clap: '........7.......', closedHat: '5.5.5.5.5.5.5.5.' }, 'R---------------'),
      level(
        {
          kick: '9.....7.....7... 9..7......7.....',
          clap: '........9.......',
          closedHat: '7.5.7.5.7.5.7555 7.5.7.557.5.7.5.',
        },
        'R-----R-----R--- R--R------R-----',
      ),
      level(
        {
          kick: '9.....8..8..8... 9..8......8...8.',
          clap: '........9.......',
          snare: '........7......5',
          closedHat: '7575757577777575 7.777.7.75757777',
          openHat: '......6......... ..............6.',
        },
        'R-----R--8--R--- R--R------7---a-',
      ),
    ),
    groove(
      'sparse and mean',
      level({ clap: '........7.......', closedHat: '6...6...6...6...' }, 'R-------......R-'),
      level(
        { kick: '9..........8.... 9.........8..8..', clap: '........9.......', closedHat: '7...7.7.7...7777' },
        'R----------R---- R---------R--R--',
      ),
      level(
        {
          kick: '9..8.......8..8. 9..8......8..8..',
          clap: '........9.......',
          closedHat: '7.7.77.77.7.7777 7.7.77.777777777',
          rim: '...5......5.....',
        },
        'R--R-------8--R- R--R------5--R--',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { closedHat: '........77777777', clap: '........8.......' } },
    { fromStep: 12, drums: {} },
    { fromStep: 12, drums: { snare: '............6789' } },
  ],
  drums: { instruments: ['808-kit'], entersAt: 0.3, ...mix(1, 0, 0.06) },
  bass: { instruments: ['808-bass'], entersAt: 0.34, ...mix(-0.5, 0, 0) },
  ensemble: [
    part(
      'bell',
      { entersAt: 0 },
      mix(-5, 0.4, 0.35, 0.25),
      riff(76, '5...3...1.....2. 1...............'),
      riff(76, '8..7..5...3..2.. 1.....2...3.....'),
    ),
    part(
      'piano',
      { entersAt: 0.3, chance: 0.6 },
      mix(-7, -0.45, 0.3),
      arpeggio(60, '0.....1.....2... 0.....2.....1...'),
    ),
    part('choir-pad', { entersAt: 0.45, chance: 0.6 }, mix(-8, 0, 0.4), pad(60)),
    part(
      'strings',
      { entersAt: 0.66, chance: 0.55 },
      mix(-9, 0.35, 0.35),
      chords(66, '7-------........ 7-------6-------'),
    ),
    part(
      'flute',
      { entersAt: 0.4, chance: 0.4 },
      mix(-9, 0.35, 0.35, 0.3),
      riff(76, '5-----6---5---3- ................'),
    ),
    part('pluck', { entersAt: 0.7, chance: 0.4 }, mix(-11, -0.4, 0.25, 0.25), arpeggio(72, '0.2.1.2.0.2.1.2.')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, 'x..x..x..x..x...', 'x.....x.....x...'],
    syncopation: 0.4,
    barsPerLine: 2,
    notesPerPhrase: [5, 8],
    leads: ['bell', 'flute', 'square-lead', 'piano'],
  },
  leadMix: mix(-4, 0.15, 0.35, 0.3),
  voiceMix: { gainDb: 3.5, reverb: 0.14, delay: 0.16 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  builds: 'sweeps',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'urban',
  colour: 0.15,
}
