import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, groove, level, mix, pad, part, riff } from '../notation.ts'

// Trailer music: ostinato strings, low brass, war drums, one idea that grows until the end.
export const cinematic: Genre = {
  name: 'cinematic',
  tempoBpm: [66, 150],
  swing: 0,
  swingUnit: 16,
  meters: [
    [{ beats: 4, unit: 4 }, 5],
    [{ beats: 6, unit: 8 }, 2],
  ],
  modes: [
    ['minor', 8],
    ['phrygian', 1],
    ['dorian', 1],
  ],
  progressions: {
    major: {
      verse: ['I | V | vi | IV'],
      chorus: ['I | bVI | bVII | I', 'IV | I | V | vi'],
      bridge: ['bVI | bVI | bVII | bVII'],
    },
    minor: {
      verse: ['i | i | VI | VI', 'i | VI | i | VI', 'i | i | VI | VII', 'i | v | VI | iv'],
      preChorus: ['iv | iv | VI | V', 'VI | VII | VI | VII'],
      chorus: ['i | VI | III | VII', 'VI | VII | i | III', 'i | III | VII | IV', 'VI | iv | i | V'],
      bridge: ['iv | VI | bII | V', 'VI | III | iv | V', 'i | VI | i | VI'],
    },
  },
  form: form(
    'intro 8, verse 8, verse 8, pre-chorus 8, chorus 8, breakdown 8, pre-chorus 8, chorus 16, chorus 8, outro 4',
  ),
  grooves: [
    groove(
      'war drums',
      level({ lowTom: '7...............' }, 'R---------------'),
      level({ kick: '8.......6..6....', lowTom: '8..5..5.7..5..55' }, 'R-------R-------'),
      level(
        { kick: '9.....7.9..7..7.', lowTom: '9.669.669.669.66', midTom: '....7.......7.77', crash: '6...............' },
        'R---R---R---R---',
      ),
    ),
    groove(
      'heartbeat',
      level({ kick: '6..5............' }, 'R---------------'),
      level({ kick: '8..7....8..7....', midTom: '..4.6.4...4.6.55' }, 'R--R----R--R----'),
      level(
        { kick: '9..8....9..8....', lowTom: '9...8.8.9...8.88', snare: '4444644444446446', crash: '7...............' },
        'R--R--R-R--R--R-',
      ),
    ),
  ],
  compoundGrooves: [
    groove(
      'marching six',
      level({ lowTom: '7...........' }, 'R-----------'),
      level({ kick: '8.....6.....', lowTom: '8.5.5.8.5.5.' }, 'R-----R-----'),
      level(
        { kick: '9...7.9...7.', lowTom: '9.6.6.9.6.6.', snare: '6.446.6.446.', crash: '6...........' },
        'R---R-R---R-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { lowTom: '........7.7.8899', snare: '............6789' } },
    { fromStep: 0, drums: { snare: '3344455566777899' } },
    { fromStep: 8, drums: {} },
  ],
  drums: { instruments: ['taiko', 'orchestral-percussion'], entersAt: 0.4, ...mix(0, 0, 0.35) },
  bass: { instruments: ['sub-bass', 'upright-bass'], entersAt: 0.3, ...mix(-0.5, 0, 0.06) },
  ensemble: [
    part('strings', { entersAt: 0 }, mix(-3, -0.2, 0.4), pad(55), pad(60)),
    part(
      'staccato-strings',
      { entersAt: 0.36 },
      mix(-3, 0.2, 0.35),
      riff(50, '1.1.5.1.6.1.5.1. 1.1.5.1.3.1.2.1.'),
      riff(57, '1.15.1.61.15.1.3 1.15.1.61.53.2.1'),
    ),
    part(
      'piano',
      { entersAt: 0, leavesAt: 0.75 },
      mix(-5, 0.1, 0.45, 0.2),
      chords(60, '6---------------'),
      arpeggio(64, '0...2...1...2...'),
    ),
    part(
      'brass',
      { entersAt: 0.55 },
      mix(-4, 0.2, 0.35),
      pad(50),
      chords(55, '9-------8-------'),
      chords(58, '9-----8-9---8---'),
    ),
    part('choir-pad', { entersAt: 0.62 }, mix(-5, 0, 0.5), pad(64)),
    part('violin', { entersAt: 0.7, chance: 0.8 }, mix(-7, -0.3, 0.4), riff(76, '5-------6---5--- 3-------2---1---')),
    part('warm-pad', { entersAt: 0, chance: 0.8 }, mix(-10, 0, 0.5), pad(48)),
    part(
      'bell',
      { entersAt: 0.1, leavesAt: 0.6, chance: 0.5 },
      mix(-11, 0.4, 0.55, 0.4),
      arpeggio(79, '2.......1.......'),
    ),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, 'x.......x...x.x.', 'x...x...x.......'],
    syncopation: 0.1,
    barsPerLine: 2,
    notesPerPhrase: [3, 6],
    leads: ['french-horn', 'cello', 'violin', 'brass'],
  },
  leadMix: mix(-1, 0, 0.42, 0.1),
  voiceMix: { gainDb: 1.5, reverb: 0.42, delay: 0.12 },
  keyLift: 'welcome',
  backing: 'choir',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'human' },
  setting: 'orchestral',
  colour: 0.4,
}
