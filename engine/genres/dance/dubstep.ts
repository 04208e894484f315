import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const dubstep: Genre = {
  name: 'dubstep',
  tempoBpm: [136, 150],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['phrygian', 4],
  ],
  progressions: {
    major: { verse: ['vi | IV | I | V'], chorus: ['I5 | I5 | bVI5 | bVII5'], bridge: ['vi | vi | IV | IV'] },
    minor: {
      verse: ['i | VI | III | VII', 'i | i | VI | iv', 'VI | VII | i | i'],
      preChorus: ['VI | VI | VII | VII', 'iv | iv | V | V'],
      chorus: ['i5 | i5 | VI5 | VII5', 'i5 | i5 | i5 | bII5', 'i5 | III5 | VI5 | i5'],
      bridge: ['VI | v | iv | iv', 'iv | VI | i | VII'],
    },
    phrygian: {
      verse: ['i | bII | i | VII', 'i | i | VI | bII'],
      chorus: ['i5 | i5 | bII5 | i5', 'i5 | bII5 | VII5 | i5'],
      bridge: ['bII | bII | i | i'],
    },
  },
  form: form('intro 8, verse 16, pre-chorus 8, drop 16, breakdown 8, verse 8, pre-chorus 8, drop 16, drop 8, outro 8'),
  grooves: [
    groove(
      'half-time wobble',
      level({ rim: '........5.......', closedHat: '4...4...4...4...' }, 'R---------------'),
      level({ kick: '9.........6.....', snare: '........8.......', closedHat: '6...6.6.6...6.6.' }, 'R-R-RRR-R-RRR---'),
      level(
        {
          kick: '9.....8......8..',
          snare: '........9.......',
          clap: '........8.......',
          closedHat: '7..7..7.7..7..77',
          crash: '6...............',
        },
        'R.RR..8.R.R.RRR.',
      ),
    ),
    groove(
      'stutter',
      level({ kick: '7...............', snare: '........6.......' }, 'R-------R-------'),
      level({ kick: '9..7......7.....', snare: '........9.......', closedHat: '6.6.6.6.6.6.6.66' }, 'R--R--R---R-8---'),
      level(
        {
          kick: '9..9......9..9..',
          snare: '........9......6',
          clap: '........8.......',
          ride: '7...7...7...7...',
          openHat: '......6.......6.',
        },
        'RRR.RRR.8..R.R.a',
      ),
    ),
  ],
  fills: [
    { fromStep: 0, drums: { snare: '4.4.5.5.66667788' } },
    { fromStep: 8, drums: {} },
    { fromStep: 12, drums: { snare: '............8888' } },
  ],
  drums: { instruments: ['909-kit', '808-kit'], entersAt: 0.3, ...mix(1.5, 0, 0.1) },
  bass: { instruments: ['wobble-bass'], entersAt: 0.4, ...mix(3, 0, 0) },
  ensemble: [
    part('warm-pad', { entersAt: 0, leavesAt: 0.85 }, mix(-6, 0, 0.5), pad(60)),
    part(
      'piano',
      { entersAt: 0.1, leavesAt: 0.75, chance: 0.8 },
      mix(-5, -0.2, 0.4, 0.2),
      arpeggio(62, '0...2...1...3...'),
    ),
    part(
      'saw-lead',
      { entersAt: 0.8 },
      mix(-4, 0.15, 0.1),
      riff(50, '1.11..8.1.1.5.3. 1.11..7.5.5.3.2.'),
      riff(50, '11.11.8.11.1.753 1.111.8.7.5.3.21'),
    ),
    part('square-lead', { entersAt: 0.84 }, mix(-6, -0.25, 0.12, 0.1), riff(57, '....8.7.....5.55 ....8.7...53..22')),
    part('strings', { entersAt: 0.3, leavesAt: 0.82, chance: 0.7 }, mix(-8, 0.1, 0.45), pad(67)),
    part(
      'bell',
      { entersAt: 0.2, leavesAt: 0.8, chance: 0.6 },
      mix(-11, 0.4, 0.5, 0.4),
      arpeggio(79, '2.....1...3.....'),
    ),
    part('supersaw', { entersAt: 0.88, chance: 0.5 }, mix(-8, 0, 0.2), chords(58, '9-------....9---')),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.35,
    barsPerLine: 2,
    notesPerPhrase: [4, 8],
    leads: ['saw-lead', 'square-lead', 'bell'],
  },
  leadMix: mix(-2, 0.1, 0.3, 0.3),
  voiceMix: { gainDb: 2, reverb: 0.34, delay: 0.22 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'electronic',
  colour: 0.1,
}
