import { pop } from './pop.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import {
  arpeggio,
  chords,
  derive,
  form,
  groove,
  guide,
  level,
  mix,
  pad,
  part,
  progressions,
  stride,
} from '../notation.ts'

export const musical = derive(pop, {
  name: 'musical',
  tempoBpm: [76, 148],
  meters: [
    [{ beats: 4, unit: 4 }, 7],
    [{ beats: 3, unit: 4 }, 2],
    [{ beats: 6, unit: 8 }, 1],
  ],
  progressions: {
    major: progressions(
      ['I | vi | ii | V7', 'I | I/7 | vi | IV', 'Imaj7 | III7 | vi | II7', 'I | iii | IV | V7'],
      ['IV | V | iii | vi', 'I | V/7 | vi | IV', 'IV | iv | I | VI7'],
      ['bVI | bVII | I | I', 'iii | VI7 | ii | V7', 'vi | II7 | ii | V7'],
    ),
    minor: progressions(
      ['i | V7/7 | III | IV', 'i | VI | iiø | V7'],
      ['VI | VII | III | V7', 'iv | VII | III | VI'],
      ['VI | bII | iv | V7'],
    ),
  },
  form: form(
    'intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, bridge 8, instrumental 4, chorus 8, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'show tune',
      level({ closedHat: '....4.......4...' }, 'R-------5-------'),
      level({ kick: '7.......7.......', snare: '....6.......6...', closedHat: '6.4.6.4.6.4.6.4.' }, 'R---5---R---5---'),
      level(
        { kick: '8...6...8...6...', snare: '....8..3....8.55', ride: '7.5.7.5.7.5.7.5.', crash: '4...............' },
        'R---5---8---5-a-',
      ),
    ),
    groove(
      'anthem',
      level({ lowTom: '................' }, 'R---------------'),
      level({ kick: '8.......8.6.....', snare: '....7.......7...', closedHat: '6...6...6...6...' }, 'R-------R---5---'),
      level(
        { kick: '9.....6.9.6.....', snare: '....9.......9.67', crash: '6.......6.......', midTom: '..............7.' },
        'R---R---R-R-5-a-',
      ),
    ),
  ],
  drums: { instruments: ['acoustic-kit', 'brush-kit'], entersAt: 0.42, ...mix(-3, 0, 0.16) },
  bass: { instruments: ['upright-bass', 'electric-bass'], entersAt: 0.4, ...mix(-2) },
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-3, 0.15, 0.2),
      arpeggio(62, '0.1.2.1.3.1.2.1.'),
      stride(60, 'L...7...l...7...'),
      chords(63, '8---6---7---6---'),
    ),
    part('strings', { entersAt: 0.35, chance: 0.95 }, mix(-6, -0.2, 0.34), guide(68), pad(66)),
    part('brass', { entersAt: 0.7, chance: 0.85 }, mix(-6, 0.3, 0.24), guide(62), chords(64, '8---....8-8-8---')),
    part('flute', { entersAt: 0.45, chance: 0.5 }, mix(-9, 0.4, 0.28), guide(76)),
    part('harp', { entersAt: 0.2, leavesAt: 0.7, chance: 0.5 }, mix(-9, -0.4, 0.3), arpeggio(67, '0.1.2.3.2.1.2.1.')),
    part('timpani', { entersAt: 0.8, chance: 0.5 }, mix(-9, 0, 0.3), stride(50, 'L-------........')),
  ],
  melody: { motifs: STRAIGHT_MOTIFS, syncopation: 0.15, leads: ['violin', 'clarinet', 'trumpet', 'flute'] },
  leadMix: mix(-2, 0.1, 0.3),
  voiceMix: { gainDb: 3, reverb: 0.24, delay: 0 },
  backing: 'choir',
  keyLift: 'habit',
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.5,
})
