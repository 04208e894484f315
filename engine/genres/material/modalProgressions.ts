import type { Mode } from '../../score.ts'
import type { Progressions } from '../genre.ts'

// What every genre plays when a mode is asked for that it does not write itself.
// Numerals count from the major scale in major-like modes and from the natural minor scale in minor-like ones.
export const MODAL_PROGRESSIONS: Partial<Record<Mode, Progressions>> = {
  dorian: {
    verse: ['i7 | IV7 | i7 | IV7', 'i7 | ii7 | i7 | IV', 'i | v7 | IV | i'],
    chorus: ['III | IV | i | VII', 'i | VII | IV | i', 'i7 | III | IV | IV'],
    bridge: ['VII | IV | VII | IV', 'v7 | IV | v7 | VII'],
  },
  mixolydian: {
    verse: ['I | bVII | IV | I', 'I | v7 | I | bVII', 'I | I | bVII | IV'],
    chorus: ['I | bVII | IV | IV', 'IV | bVII | I | I', 'I | IV | bVII | I'],
    bridge: ['bVII | IV | bVII | IV', 'ii7 | v7 | bVII | bVII'],
  },
  phrygian: {
    verse: ['i | bII | i | bII', 'i | bII | VII | i', 'i | i | bII | VII'],
    chorus: ['i | bII | III | bII', 'VI | VII | i | bII', 'i | VII | bII | i'],
    bridge: ['iv | VI | bII | bII', 'III | bII | iv | bII'],
  },
  lydian: {
    verse: ['I | II | I | II', 'Imaj7 | II | vi7 | II', 'I | II | vi | I'],
    chorus: ['I | iii | II | I', 'vi | I | II | II', 'I | V | II | I'],
    bridge: ['vi7 | iii7 | II | II', 'iii | II | iii | V'],
  },
}
