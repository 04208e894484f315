import { waltz } from '../folk/waltz.ts'
import { folk } from '../folk/folk.ts'
import { chords, derive, form, groove, guide, level, mix, part, progressions, stride } from '../notation.ts'

export const chanson = derive(folk, {
  name: 'chanson',
  tempoBpm: [82, 140],
  swing: 0.1,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 3, unit: 4 }, 3],
  ],
  progressions: {
    major: progressions(
      ['I | vi | ii | V7', 'I | I | ii | V7', 'Imaj7 | VI7 | ii7 | V7'],
      ['IV | iv | I | VI7', 'ii | V7 | I | VI7', 'I | III7 | vi | II7'],
      ['iii | VI7 | ii | V7', 'vi | II7 | ii | V7'],
    ),
    minor: progressions(
      ['i | iv | V7 | i', 'i | VI | iiø | V7', 'i | i/7 | VI | V7'],
      ['iv | VII7 | III | V7', 'iv | i | V7 | i'],
      ['VI | iv | iiø | V7'],
    ),
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, verse 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'brushes',
      level({ closedHat: '....4.......4...' }, 'R-------5-------'),
      level({ kick: '5.......5.......', snare: '....4.......4...', closedHat: '5...5.3.5...5.3.' }, 'R---5---R---5---'),
      level({ kick: '6.......6.......', snare: '..3.6..3..3.6..3', ride: '6...7.4.6...7.4.' }, 'R---5---8---a---'),
    ),
    groove(
      'java',
      level({ rim: '....4.......4...' }, 'R-------5-------'),
      level({ kick: '6.......6.......', rim: '....5.......5...', shaker: '4.4.4.4.4.4.4.4.' }, 'R---3---5---3---'),
      level({ kick: '7.......7.......', snare: '....6.......6.3.', closedHat: '6.4.6.4.6.4.6.4.' }, 'R---3---5---a---'),
    ),
  ],
  ...(waltz.waltzGrooves && { waltzGrooves: waltz.waltzGrooves }),
  drums: { instruments: ['brush-kit'], entersAt: 0.4, ...mix(-6, 0, 0.1) },
  bass: { instruments: ['upright-bass'], entersAt: 0.3, ...mix(-2, 0, 0.05) },
  ensemble: [
    part('piano', { entersAt: 0 }, mix(-4, 0.2, 0.16), chords(61, '6-------5-------'), stride(59, 'L...6...l...6...')),
    part('accordion', { entersAt: 0.3, chance: 0.9 }, mix(-7, -0.3, 0.2), guide(68), chords(65, '..6-..5-..6-..5-')),
    part('nylon-guitar', { entersAt: 0.35, chance: 0.6 }, mix(-8, 0.4, 0.14), chords(60, '....6-......6-..')),
    part('strings', { entersAt: 0.6, chance: 0.6 }, mix(-9, 0, 0.36), guide(69)),
  ],
  melody: { leads: ['accordion', 'clarinet', 'violin', 'muted-trumpet'], syncopation: 0.2 },
  voiceMix: { gainDb: 3, reverb: 0.16, delay: 0 },
  drummer: { hands: 'human', learnedFrom: 'jazz', learnedShare: 0 },
  setting: 'acoustic',
  colour: 0.6,
})
