import { ACOUSTIC, BRUSH, ROCK } from './acousticKits.ts'
import type { DrumVoice, Kit } from './drumVoice.ts'
import { EFFECTS } from './effects.ts'
import { CHIP, EIGHT_O_EIGHT, NINE_O_NINE } from './machineKits.ts'
import { BREAK, LOFI } from './treatedKits.ts'
import { AFRICAN, BODHRAN, CAJON, LATIN, ORCHESTRAL, PALMAS, SAMBA, SHAKERS, TABLA, TAIKO } from './worldPercussion.ts'

export const KITS = {
  'acoustic-kit': ACOUSTIC,
  'rock-kit': ROCK,
  'brush-kit': BRUSH,
  '808-kit': EIGHT_O_EIGHT,
  '909-kit': NINE_O_NINE,
  'lofi-kit': LOFI,
  'break-kit': BREAK,
  'chip-kit': CHIP,
  percussion: { ...ACOUSTIC, 42: ACOUSTIC[69] },
  'latin-percussion': LATIN,
  'samba-percussion': SAMBA,
  'african-percussion': AFRICAN,
  'orchestral-percussion': ORCHESTRAL,
  tabla: TABLA,
  taiko: TAIKO,
  shakers: SHAKERS,
  cajon: CAJON,
  palmas: PALMAS,
  bodhran: BODHRAN,
  effects: EFFECTS,
} as const satisfies Record<string, Kit>

// What other General MIDI drums are played on.
const STAND_INS: Record<number, number> = {
  35: 36,
  40: 38,
  41: 45,
  43: 45,
  45: 64,
  47: 64,
  48: 50,
  50: 63,
  52: 49,
  53: 51,
  55: 49,
  57: 49,
  58: 73,
  59: 51,
  78: 62,
  79: 64,
  80: 81,
}
const LAST_RESORT: readonly number[] = [37, 40]

export function drumOf(kit: Kit, pitch: number): DrumVoice {
  for (const candidate of [pitch, STAND_INS[pitch] ?? pitch, ...LAST_RESORT]) {
    if (candidate in kit) return kit[candidate]
  }
  throw new Error(`no drum stands in for pitch ${pitch}`)
}
