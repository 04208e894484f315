import type { Genre } from '../genre.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, groove, guide, level, mix, pad, part, riff } from '../notation.ts'

// A small classical ensemble around a piano with Alberti basses and clear cadences; no drums.
export const classical: Genre = {
  name: 'classical',
  tempoBpm: [56, 144],
  swing: 0,
  swingUnit: 8,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 3, unit: 4 }, 3],
    [{ beats: 6, unit: 8 }, 2],
  ],
  modes: [
    ['major', 6],
    ['minor', 4],
  ],
  progressions: {
    major: {
      verse: [
        'I | V7/7 | I | IV V7',
        'I | IV | V7 | I',
        'I | vi | ii | V7 | I | IV | I V7 | I',
        'I I | ii V7 | I vi | ii V7',
      ],
      chorus: ['IV | I | V7 | I', 'V7 | I | II7 | V | V7 | I | ii V7 | I', 'I | III7 | vi | IV | I | V7 | I | I'],
      bridge: ['vi | III7 | vi | II7 | V | V | V7 | V7', 'V | V | II7 | V', 'iv | I | iv | V7'],
    },
    minor: {
      verse: ['i | V7 | i | iv V7', 'i | iv | V7 | i', 'i | VI | iiø | V7', 'i | iio | V7 | i | VI | iv | V7 | i'],
      chorus: ['III | VII | i | V7', 'iv | i | V7 | i', 'VI | III | iiø | V7'],
      bridge: ['III | VII7 | III | V7', 'VI | VI | bII | V7', 'iv | VII | III | V7'],
    },
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, bridge 16, verse 8, chorus 8, outro 8'),
  grooves: [
    groove('no drums', level({}, 'R---------------'), level({}, 'R-------5-------'), level({}, 'R---5---R---5---')),
  ],
  waltzGrooves: [groove('minuet', level({}, 'R-----------'), level({}, 'R-------5---'), level({}, 'R---3---5---'))],
  compoundGrooves: [
    groove('siciliano', level({}, 'R-----------'), level({}, 'R-----5-----'), level({}, 'R---3-5---3-')),
  ],
  fills: [{ fromStep: 14, drums: {} }],
  drums: { instruments: ['orchestral-percussion'], entersAt: 1.1, ...mix(-8, 0, 0.4) },
  bass: { instruments: ['upright-bass'], entersAt: 0.15, ...mix(-1.5, 0.05, 0.2) },
  ensemble: [
    part(
      'piano',
      { entersAt: 0 },
      mix(-3, 0, 0.3),
      arpeggio(50, '0.2.1.2.0.2.1.2.'),
      arpeggio(52, '0212021202120212'),
      chords(60, '7-..6-..7-..6-..'),
    ),
    part(
      'strings',
      { entersAt: 0.4 },
      mix(-5, -0.25, 0.35),
      pad(62),
      chords(62, '7-..6-..6-..6-..'),
      chords(64, '7.5.6.5.7.5.6.5.'),
    ),
    part('violin', { entersAt: 0.5, chance: 0.85 }, mix(-9, -0.4, 0.35), guide(74), riff(74, '1.2.3.4.5---3---')),
    part('flute', { entersAt: 0.66, chance: 0.6 }, mix(-11, 0.3, 0.35), guide(78), riff(77, '8.7.6.5.3---2---')),
    part('harp', { entersAt: 0.6, chance: 0.35 }, mix(-9, 0.4, 0.35), arpeggio(64, '0.1.2.3.4.3.2.1.')),
    part('french-horn', { entersAt: 0.86, chance: 0.35 }, mix(-10, 0.2, 0.35), chords(58, '7-------6-------')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, 'x.....x.x...x...', 'x...x.x.x.x.x.x.', 'x.x.x.x.x.......'],
    syncopation: 0,
    barsPerLine: 2,
    notesPerPhrase: [7, 12],
    leads: ['violin', 'piano', 'oboe', 'cello', 'clarinet'],
  },
  leadMix: mix(-2.5, 0.05, 0.35),
  voiceMix: { gainDb: 2, reverb: 0.36, delay: 0 },
  keyLift: 'never',
  backing: 'choir',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.6,
}
