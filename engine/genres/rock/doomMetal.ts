import { metal } from './metal.ts'
import { SPACIOUS_MOTIFS } from '../material/motifs.ts'
import { derive, groove, level, mix, pad, part, power, riff } from '../notation.ts'

export const doomMetal = derive(metal, {
  name: 'doom metal',
  tempoBpm: [48, 78],
  modes: [
    ['minor', 6],
    ['phrygian', 4],
  ],
  grooves: [
    groove(
      'dirge',
      level({ kick: '8...............', closedHat: '4...4...4...4...' }, 'R---------------'),
      level({ kick: '9.....6.........', snare: '........8.......', ride: '6...6...6...6...' }, 'R-----R---------'),
      level({ kick: '9.....7...6.....', snare: '........9.....6.', crash: '8.......7.......' }, 'R-----R---R-7---'),
    ),
    groove(
      'crawl',
      level({ lowTom: '6.......6...5...' }, 'R-------R-------'),
      level({ kick: '9.......6.6.....', snare: '....7.......7...', openHat: '6...6...6...6...' }, 'R-------R-R-----'),
      level({ kick: '9...6...9.6.....', snare: '....9.......9..6', crash: '8...7...8...7...' }, 'R---R---R-R-5---'),
    ),
  ],
  drums: { instruments: ['rock-kit'], entersAt: 0.3, ...mix(1, 0, 0.2) },
  bass: { instruments: ['pick-bass'], entersAt: 0.25, ...mix(1) },
  ensemble: [
    part(
      'distorted-guitar',
      { entersAt: 0.25 },
      mix(-1, -0.5, 0.14),
      power(42, '9---------------'),
      power(42, '9-----8---8-8---'),
    ),
    part(
      'distorted-guitar',
      { entersAt: 0.5, chance: 0.9 },
      mix(-2, 0.5, 0.14),
      power(42, '9-------8-------'),
      riff(42, '1---..2-1---..7-'),
    ),
    part('church-organ', { entersAt: 0, chance: 0.6 }, mix(-9, 0, 0.5), pad(55)),
    part('choir-pad', { entersAt: 0.6, chance: 0.4 }, mix(-10, 0.1, 0.5), pad(60)),
  ],
  melody: {
    motifs: SPACIOUS_MOTIFS,
    barsPerLine: 2,
    notesPerPhrase: [4, 7],
    leads: ['overdriven-guitar', 'distorted-guitar'],
  },
  drummer: { hands: 'human', learnedFrom: 'halftime', learnedShare: 0 },
  colour: 0.15,
})
