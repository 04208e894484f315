import { orchestral } from './orchestral.ts'
import { chords, derive, form, groove, guide, level, mix, part, progressions, riff } from '../notation.ts'
import { STRAIGHT_MOTIFS } from '../material/motifs.ts'

export const marchingBand = derive(orchestral, {
  name: 'marching band',
  tempoBpm: [104, 132],
  meters: [
    [{ beats: 4, unit: 4 }, 8],
    [{ beats: 6, unit: 8 }, 2],
  ],
  modes: [
    ['major', 9],
    ['minor', 1],
  ],
  progressions: {
    major: progressions(
      ['I | I | V7 | V7', 'I | IV | V7 | I', 'I | vi | ii | V7'],
      ['IV | I | V7 | I', 'I | V | vi II7 | V', 'IV | I | II7 | V7'],
      ['vi | III7 | vi | II7', 'IV | bVII | I | V7'],
    ),
    minor: progressions(['i | i | V7 | i'], ['VI | III | V7 | i'], ['iv | VII | III | V7']),
  },
  form: form('intro 4, verse 8, verse 8, chorus 8, verse 8, chorus 8, breakdown 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'street beat',
      level({ kick: '7.......7.......', snare: '3...3...3...3.3.' }, 'R-------5-------'),
      level({ kick: '9.......9.......', snare: '6.3.6.336.3.6333', crash: '....5.......5...' }, 'R---5---R---5---'),
      level(
        { kick: '9...6...9...6...', snare: '8.447.448.447444', crash: '6...6...6...6...', midTom: '......5.......5.' },
        'R---5---8---5-a-',
      ),
    ),
    groove(
      'cadence',
      level({ snare: '5..3..5.3...5...' }, 'R---------------'),
      level({ kick: '9.....7.9...7...', snare: '6.346.346.346666', lowTom: '..6...6...6...6.' }, 'R-----5-R---5---'),
      level(
        {
          kick: '9..7..8.9..7..8.',
          snare: '8445844584458888',
          highTom: '..7..7....7..7..',
          lowTom: '....7..7....7..7',
          crash: '7.......7.......',
        },
        'R-----5-8---a---',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........67677888', highTom: '........7.......', lowTom: '............8...' } },
    { fromStep: 12, drums: { snare: '............6789' } },
  ],
  drums: { instruments: ['acoustic-kit'], entersAt: 0.15, ...mix(0, 0, 0.2) },
  bass: { instruments: ['tuba'], entersAt: 0.25, ...mix(1, 0, 0.14) },
  ensemble: [
    part(
      'brass',
      { entersAt: 0.2 },
      mix(-3, -0.25, 0.22),
      chords(62, '8...7...8...7...'),
      chords(63, '8-8-8---8-8-8---'),
    ),
    part('trumpet', { entersAt: 0.45, chance: 0.95 }, mix(-5, 0.25, 0.22), guide(69), riff(67, '1.1.3.5...5.3.1.')),
    part('french-horn', { entersAt: 0.35, chance: 0.7 }, mix(-8, -0.4, 0.26), chords(58, '..7...7...7...7.')),
    part('glockenspiel', { entersAt: 0.6, chance: 0.6 }, mix(-12, 0.4, 0.26), riff(79, '1...3...5...3...')),
    part('clarinet', { entersAt: 0.4, chance: 0.6 }, mix(-9, 0.4, 0.22), guide(70)),
    part('trombone', { entersAt: 0.55, chance: 0.7 }, mix(-7, -0.15, 0.2), riff(52, '1---....5---....')),
  ],
  melody: { motifs: STRAIGHT_MOTIFS, syncopation: 0.05, leads: ['trumpet', 'clarinet', 'french-horn'] },
  articulation: 0.8,
  keyLift: 'welcome',
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.3,
})
