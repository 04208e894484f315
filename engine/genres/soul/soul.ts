import { neoSoul } from './neoSoul.ts'
import { chords, derive, form, groove, guide, level, mix, part, progressions, strum } from '../notation.ts'

export const soul = derive(neoSoul, {
  name: 'soul',
  tempoBpm: [72, 124],
  swing: 0.1,
  meters: [
    [{ beats: 4, unit: 4 }, 8],
    [{ beats: 12, unit: 8 }, 2],
  ],
  modes: [
    ['major', 7],
    ['minor', 4],
  ],
  progressions: {
    major: progressions(
      ['I | vi | ii | V', 'I | iii | IV | V', 'I | I7 | IV | iv', 'I | IV | I | V7'],
      ['I | vi | IV | V7', 'IV | iii | ii | V', 'vi | ii | V7 | I'],
      ['iii | VI7 | ii | V7', 'IV | iv | I | VI7', 'bVI | bVII | I | V7'],
    ),
    minor: progressions(
      ['i | iv | i | V7', 'i | VII | VI | V7'],
      ['iv | VII | III | VI', 'i | VI | iv | V7'],
      ['VI | iv | iiø | V7'],
    ),
  },
  form: form('intro 4, verse 8, chorus 8, verse 8, chorus 8, bridge 8, chorus 8, chorus 8, outro 8'),
  grooves: [
    groove(
      'backbeat soul',
      level({ kick: '7.......7.......', rim: '....6.......6...', closedHat: '5.4.5.4.5.4.5.4.' }, 'R-------R---5---'),
      level(
        {
          kick: '9.....6.9.......',
          snare: '....8.......8...',
          closedHat: '6.5.6.5.6.5.6.5.',
          tambourine: '....5.......5...',
        },
        'R--.R-5-8--.5-3-',
      ),
      level(
        {
          kick: '9..6..6.9.6.....',
          snare: '....9.......9..3',
          closedHat: '7.6.7.6.7.6.7.6.',
          tambourine: '6.5.7.5.6.5.7.5.',
        },
        'R-R-3-5-6-5-3-a-',
      ),
    ),
    groove(
      'four snares',
      level({ kick: '7.......7.......', tambourine: '....5.......5...' }, 'R---5---R---5---'),
      level(
        { kick: '8...6...8...6...', snare: '7...7...7...7...', tambourine: '....6.......6...' },
        'R-R-..5-8-8-..5-',
      ),
      level(
        { kick: '9...7.6.9...7.6.', snare: '8...8...8...8.4.', tambourine: '5.7.5.7.5.7.5.7.' },
        'R-R-3-5-8-8-6-5-',
      ),
    ),
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.3, ...mix(-1, 0, 0.12) },
  bass: { instruments: ['electric-bass'], entersAt: 0.3, ...mix(1) },
  ensemble: [
    part('organ', { entersAt: 0 }, mix(-6, 0.3, 0.16), chords(62, '7---------------'), chords(63, '7-----6-7-----6-')),
    part('brass', { entersAt: 0.55, chance: 0.95 }, mix(-5, -0.25, 0.16), guide(62), chords(64, '8-..8-......8-..')),
    part('clean-guitar', { entersAt: 0.3, chance: 0.85 }, mix(-8, 0.5, 0.12), strum(64, '....7.......7...')),
    part('piano', { entersAt: 0.2, chance: 0.7 }, mix(-7, -0.4, 0.14), chords(62, '6-6-6-6-6-6-6-6-')),
    part('strings', { entersAt: 0.65, chance: 0.6 }, mix(-8, 0.1, 0.3), guide(70)),
  ],
  melody: { leads: ['saxophone', 'trumpet', 'organ', 'clean-guitar'], syncopation: 0.45 },
  backing: 'choir',
  keyLift: 'welcome',
  laidBackMs: 5,
  drummer: { hands: 'human', learnedFrom: 'soul' },
  setting: 'band',
  colour: 0.5,
})
