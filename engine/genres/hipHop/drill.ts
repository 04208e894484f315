import type { Genre } from '../genre.ts'
import { SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, guide, level, mix, pad, part, riff } from '../notation.ts'

// Snares fall on the third and the late fourth beat, hats in groups of three, the bass slides in octaves.
export const drill: Genre = {
  name: 'drill',
  tempoBpm: [136, 150],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 6],
    ['phrygian', 5],
  ],
  progressions: {
    major: { verse: ['I | I | bVI | bVI'], chorus: ['bVI | bVII | I | I'], bridge: ['iv | iv | I | I'] },
    minor: {
      verse: ['i | i | VI | v', 'i | i | iv | V', 'i | VI | iv | V', 'i | i | VI | VI'],
      chorus: ['VI | v | i | i', 'i | VI | iv | v', 'iv | VI | i | V'],
      bridge: ['VI | VI | V | V', 'iv | iv | v | v'],
    },
    phrygian: {
      verse: ['i | i | VI | bII', 'i | bII | i | bII', 'i | i | bII | VII'],
      chorus: ['VI | bII | i | i', 'i | VII | VI | bII'],
      bridge: ['bII | bII | VII | i'],
    },
  },
  form: form('intro 8, verse 16, chorus 16, verse 16, chorus 16, breakdown 4, verse 8, chorus 16, outro 4'),
  grooves: [
    groove(
      'late snare',
      level({ snare: '......6......... ............6...', closedHat: '6..5..5.6..5..5.' }, 'R---------------'),
      level(
        {
          kick: '9.........7..... ...8......7.....',
          snare: '......8......... ............8...',
          closedHat: '7..6..6.7..6..6. 7..6..6.7..67777',
        },
        'R---------R-8--- ...R------R---a-',
      ),
      level(
        {
          kick: '9..8......8..... ...9..8...8..8..',
          snare: '......9......... ............9..5',
          rim: '..........5..... ...5......5.....',
          closedHat: '7..7..7.7..7..77 7..7..7.7.777777',
          openHat: '..............5. ................',
        },
        'R--R--8---R-8-R- ...R--8---5--Ra-',
      ),
    ),
    groove(
      'three against four',
      level({ rim: '...5..5....5..5.', snare: '................ ............6...' }, 'R-------........'),
      level(
        {
          kick: '9.....8......... 9..8............',
          snare: '......8......... ............9...',
          closedHat: '6..6..6..6..6.66',
          rim: '..........5..5..',
        },
        'R-----8-----R--- R--R--------8---',
      ),
      level(
        {
          kick: '9.....8...8..8.. 9..8.....8......',
          snare: '......9......... ............9...',
          closedHat: '7..7..7..7..7777 7..7..7..777.7.7',
          clap: '......6......... ............6...',
        },
        'R--8--R---8--R-- R--8-----R----a-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........7..7..77', closedHat: '........77777777' } },
    { fromStep: 10, drums: {} },
    { fromStep: 12, drums: { snare: '............8..8' } },
  ],
  drums: { instruments: ['808-kit'], entersAt: 0.3, ...mix(-0.5, 0, 0.05) },
  bass: { instruments: ['808-bass'], entersAt: 0.34, ...mix(-6, 0, 0) },
  ensemble: [
    part(
      'felt-piano',
      { entersAt: 0 },
      mix(-3, -0.4, 0.3, 0.1),
      riff(64, '1..3..5.4..3..1. 1..3..6.5..3..2.'),
      riff(66, '5..3..1.2..1..3. 5..6..5.3..2..1.'),
    ),
    part('strings', { entersAt: 0.35, chance: 0.85 }, mix(-5.5, 0.45, 0.3), guide(68), chords(66, '7..7..7.........')),
    part('choir-pad', { entersAt: 0.5, chance: 0.6 }, mix(-9, 0, 0.45), pad(58)),
    part('bell', { entersAt: 0.6, chance: 0.5 }, mix(-11, 0.4, 0.35, 0.3), arpeggio(79, '2..1..0.2..1..0.')),
    part('brass', { entersAt: 0.85, chance: 0.3 }, mix(-10, -0.3, 0.2), chords(58, '8-----..........')),
  ],
  melody: {
    motifs: [...SYNCOPATED_MOTIFS, 'x..x..x.x..x..x.', 'x..x..x.........'],
    syncopation: 0.45,
    barsPerLine: 2,
    notesPerPhrase: [6, 9],
    leads: ['felt-piano', 'cello', 'bell'],
  },
  leadMix: mix(-4, 0.15, 0.3, 0.2),
  voiceMix: { gainDb: 3.5, reverb: 0.1, delay: 0.1 },
  keyLift: 'never',
  rapped: true,
  backing: 'double',
  builds: 'sweeps',
  laidBackMs: 0,
  drummer: { hands: 'machine' },
  setting: 'urban',
  colour: 0.15,
}
