import type { Genre } from '../genre.ts'
import { SPACIOUS_MOTIFS, SYNCOPATED_MOTIFS } from '../material/motifs.ts'
import { arpeggio, chords, form, FOUR_FOUR, groove, level, mix, pad, part, riff } from '../notation.ts'

export const drumAndBass: Genre = {
  name: 'drum and bass',
  tempoBpm: [166, 180],
  swing: 0,
  swingUnit: 16,
  meters: FOUR_FOUR,
  modes: [
    ['minor', 8],
    ['dorian', 2],
  ],
  progressions: {
    major: { verse: ['I | I | vi | vi'], chorus: ['IV | IV | vi | V'], bridge: ['ii | ii | IV | IV'] },
    minor: {
      verse: ['i9 | i9 | VImaj7 | VImaj7', 'i | i | iv | iv', 'i7 | i7 | IIImaj7 | VII'],
      preChorus: ['iv7 | iv7 | VI | VII'],
      chorus: ['i | VI | iv | VII', 'VI | VI | VII | i', 'i | III | VI | VII', 'iv | VI | i | VII'],
      bridge: ['VI | VI | v | v', 'iv9 | iv9 | i9 | i9'],
    },
  },
  form: form('intro 16, verse 16, pre-chorus 8, drop 32, breakdown 16, verse 8, pre-chorus 8, drop 32, outro 16'),
  grooves: [
    groove(
      'two step',
      level({ closedHat: '6.3.6.3.6.3.6.3.', rim: '....6.......6...' }, 'R---------------'),
      level({ kick: '9.........8.....', snare: '....9.......9...', closedHat: '8.5.8.5.8.5.8.5.' }, 'R-----..R---R-5-'),
      level(
        {
          kick: '9.........8.....',
          snare: '....9..3.3..9..3',
          closedHat: '8.5.8.5.8.5.8.55',
          ride: '8...8...8...8...',
        },
        'R---R-8-R---7-5-',
      ),
    ),
    groove(
      'chopped break',
      level({ kick: '7.........6.....', closedHat: '7.4.7.4.7.4.7.4.', rim: '....6.......6...' }, 'R-------R-------'),
      level(
        { kick: '9.8.......88....', snare: '....9..5.5..9..5 ....9..5.5....9.', closedHat: '9.5.9.5.9.5.9.5.' },
        'R-R-----R-R-8---',
      ),
      level(
        {
          kick: '9.8.......88.... 9.8......8..8...',
          snare: '....9..6.6..9..6 ....9..6.6....9.',
          ride: '9.5.9.5.9.5.9.5.',
          openHat: '..............6.',
        },
        'R-R-..8-R-R-7-5-',
      ),
    ),
  ],
  fills: [
    { fromStep: 8, drums: { snare: '........9.79.799', kick: '........9...8...' } },
    { fromStep: 0, drums: { snare: '9..9..9.9..9.999', kick: '9.8.....9.8.....' } },
    { fromStep: 12, drums: {} },
  ],
  drums: { instruments: ['break-kit'], entersAt: 0.25, ...mix(2.5, 0, 0.06) },
  bass: { instruments: ['reese-bass', 'sub-bass'], entersAt: 0.42, ...mix(2, 0, 0) },
  ensemble: [
    part('warm-pad', { entersAt: 0 }, mix(-6, 0, 0.5, 0.15), pad(60)),
    part(
      'electric-piano',
      { entersAt: 0.15, chance: 0.8 },
      mix(-9, 0.2, 0.35, 0.3),
      chords(64, '7-------........ 6-------........'),
    ),
    part(
      'reese-bass',
      { entersAt: 0.78, chance: 0.7 },
      mix(-8, 0, 0.05),
      riff(43, '1...1.3.1...5... 1...1.7.5...3...'),
    ),
    part('pluck', { entersAt: 0.5, chance: 0.75 }, mix(-12, 0.4, 0.35, 0.4), arpeggio(74, '0...2...1...3...')),
    part('strings', { entersAt: 0.6, chance: 0.6 }, mix(-9, -0.1, 0.45), pad(68)),
    part('choir-pad', { entersAt: 0.2, leavesAt: 0.55, chance: 0.6 }, mix(-9, 0, 0.55), pad(64)),
  ],
  melody: {
    motifs: [...SPACIOUS_MOTIFS, ...SYNCOPATED_MOTIFS],
    syncopation: 0.35,
    barsPerLine: 4,
    notesPerPhrase: [4, 8],
    leads: ['saw-lead', 'electric-piano', 'flute', 'square-lead'],
  },
  leadMix: mix(-3, 0.1, 0.35, 0.35),
  voiceMix: { gainDb: 2, reverb: 0.35, delay: 0.25 },
  keyLift: 'never',
  builds: 'risers',
  laidBackMs: 0,
  drummer: { hands: 'sampled' },
  setting: 'electronic',
  colour: 0.15,
}
