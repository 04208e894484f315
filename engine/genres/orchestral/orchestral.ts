import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, STRAIGHT_MOTIFS } from '../material/motifs.ts'
import { form, groove, level, part, mix, pad, chords, arpeggio, guide } from '../notation.ts'

export const orchestral: Genre = {
  name: 'orchestral',
  tempoBpm: [56, 132],
  swing: 0,
  swingUnit: 8,
  meters: [
    [{ beats: 4, unit: 4 }, 6],
    [{ beats: 3, unit: 4 }, 2],
    [{ beats: 6, unit: 8 }, 1],
  ],
  modes: [
    ['minor', 5],
    ['major', 4],
    ['dorian', 1],
    ['lydian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | V/7 | vi | iii | IV | I/3 | ii | V', 'I | IV | I | V', 'I | vi | IV | V', 'I | iii | IV | V'],
      chorus: ['I | V | vi | IV', 'IV | V | iii | vi | IV | I/3 | ii | V', 'I | IV | vi | V', 'vi | IV | I | V'],
      bridge: ['vi | iii | IV | I | ii | vi | V | V', 'bVI | bVII | I | I', 'ii | V | iii | vi'],
    },
    minor: {
      verse: ['i | VI | iv | V', 'i | VII | VI | V', 'i | iv | VII | III | VI | iv | V | V', 'i | v | VI | III'],
      chorus: ['i | VI | III | VII', 'VI | VII | i | III | VI | iv | V | V', 'i | III | VII | iv', 'VI | III | iv | V'],
      bridge: ['VI | III | iv | i | VI | iv | V | V', 'III | VII | VI | V', 'iv | i | VI | V'],
    },
  },
  form: form('intro 8, verse 8, chorus 8, verse 8, bridge 8, chorus 8, chorus 8, outro 4'),
  grooves: [
    groove(
      'cinematic toms',
      level({}, 'R---------------'),
      level({ lowTom: '7.....5.6.......', kick: '6...............' }, 'R-------R-------'),
      level({ kick: '9.....7.8.......', lowTom: '9..6..7.8..6.66.', snare: '........5.....33' }, 'R---R---R---R-a-'),
    ),
    groove(
      'march',
      level({}, 'R-------5-------'),
      level({ snare: '5..35.3.5..35.33', kick: '6.......6.......' }, 'R---5---R---5---'),
      level({ snare: '7..57.5.7..57.55', kick: '9.......8.......', lowTom: '8.......7...6...' }, 'R---5---R---5-a-'),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { lowTom: '........66778899', kick: '........8...8...' } },
    { fromStep: 8, drums: { snare: '........33445678' } },
  ],
  drums: { instruments: ['orchestral-percussion'], entersAt: 0.55, gainDb: -3, pan: 0, reverb: 0.4, delay: 0 },
  bass: { instruments: ['upright-bass'], entersAt: 0.35, gainDb: -1, pan: 0.15, reverb: 0.2, delay: 0 },
  ensemble: [
    part('strings', { entersAt: 0 }, mix(-2, -0.2, 0.4), pad(60), pad(64), chords(65, '8-6-7-6-8-6-7-6-')),
    part(
      'strings',
      { entersAt: 0.55, chance: 0.85 },
      mix(-6, 0.25, 0.35),
      arpeggio(55, '0.1.2.1.0.1.2.1.'),
      arpeggio(57, '0010201000102010'),
    ),
    part('brass', { entersAt: 0.66, chance: 0.95 }, mix(-3, 0.2, 0.4), pad(57), chords(58, '9-------8---8---')),
    part(
      'harp',
      { entersAt: 0.15, leavesAt: 0.75, chance: 0.75 },
      mix(-6, -0.4, 0.4),
      arpeggio(62, '0...1...2...3...'),
      arpeggio(64, '0.1.2.3.4.3.2.1.'),
    ),
    part('choir-pad', { entersAt: 0.74, chance: 0.75 }, mix(-6, 0, 0.5), pad(65)),
    part('flute', { entersAt: 0.4, leavesAt: 0.85, chance: 0.5 }, mix(-9, 0.15, 0.4), guide(77)),
    part('piano', { entersAt: 0.2, leavesAt: 0.7, chance: 0.45 }, mix(-6, 0.3, 0.3), arpeggio(60, '0.1.2.1.3.1.2.1.')),
    part('bell', { entersAt: 0.78, chance: 0.35 }, mix(-13, 0.4, 0.4), arpeggio(79, '2...1...3...1...')),
  ],
  melody: {
    motifs: [...STRAIGHT_MOTIFS, ...SPACIOUS_MOTIFS],
    syncopation: 0.05,
    barsPerLine: 2,
    notesPerPhrase: [5, 8],
    leads: ['violin', 'oboe', 'french-horn', 'cello', 'flute'],
  },
  leadMix: mix(0, 0, 0.4),
  voiceMix: { gainDb: 2, reverb: 0.4, delay: 0 },
  keyLift: 'welcome',
  backing: 'choir',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.5,
}
