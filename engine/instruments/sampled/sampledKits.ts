import type { Kit } from '../drums/drumVoice.ts'
import { HAND_PERCUSSION } from '../drums/handPercussion.ts'
import { KITS } from '../drums/kits.ts'
import type { SampleStore } from './createSampleStore.ts'
import { recordedDrum, type Strokes } from './recordedDrum.ts'

export type SampledKitName =
  | 'acoustic-kit'
  | 'rock-kit'
  | 'brush-kit'
  | 'percussion'
  | 'latin-percussion'
  | 'samba-percussion'
  | 'orchestral-percussion'
  | 'tabla'

type Drums = Readonly<Record<number, Strokes>>

const HANDS: Drums = {
  54: { hard: 'Tambourine' },
  56: { hard: 'Cow Bell' },
  60: { hard: 'Bongo Rim' },
  61: { hard: 'Low Bongo' },
  62: { hard: 'Closed Slap' },
  63: { hard: 'High Conga' },
  64: { hard: 'Low Tumba' },
  65: { hard: 'High Timbale' },
  66: { hard: 'Low Timbale' },
  67: { hard: 'High Agogo' },
  68: { hard: 'Low Agogo' },
  69: { hard: 'Cabasa' },
  70: { hard: 'Maracas' },
  73: { hard: 'Guiro Down' },
  74: { hard: 'Guiro Up' },
  75: { hard: 'Clave' },
  76: { hard: 'High Woodblock' },
  77: { hard: 'Low Woodblock' },
  81: { hard: 'Triangle', longestSeconds: 1.6 },
  82: { hard: 'Small Shaker' },
  83: { hard: 'Sleigh Bells' },
}

const STUDIO: Drums = {
  36: { soft: 'drum_bass_soft', hard: 'drum_bass_hard' },
  37: { hard: 'Rim Tap' },
  38: { soft: 'drum_snare_soft', hard: 'drum_snare_hard' },
  39: { hard: 'Clap' },
  42: { hard: 'drum_cymbal_closed' },
  44: { hard: 'drum_cymbal_pedal' },
  45: { soft: 'drum_tom_lo_soft', hard: 'drum_tom_lo_hard' },
  46: { hard: 'drum_cymbal_open', longestSeconds: 1.4 },
  47: { soft: 'drum_tom_mid_soft', hard: 'drum_tom_mid_hard' },
  49: { hard: 'Crsh 1' },
  50: { soft: 'drum_tom_hi_soft', hard: 'drum_tom_hi_hard' },
  51: { hard: 'Ride1', longestSeconds: 2 },
}

const POWER: Drums = {
  ...STUDIO,
  36: { hard: 'drum_bass_hard', semitones: -1 },
  38: { hard: 'Power Snare 1' },
  42: { hard: 'Hi-Hat Closed' },
  44: { hard: 'Hi-Hat Foot' },
  45: { hard: 'Tom Low' },
  46: { hard: 'Hi-Hat Half-Open', longestSeconds: 1.4 },
  47: { hard: 'Tom Med' },
  50: { hard: 'Tom Hi' },
}

const BRUSHES: Drums = {
  ...STUDIO,
  36: { soft: 'drum_bass_soft', hard: 'Std Kick 7' },
  38: { hard: 'Brush Snr 1' },
  39: { hard: 'Brush Snr 2' },
  42: { hard: 'Hi-Hat Closed' },
  44: { hard: 'Hi-Hat Foot' },
}

const TABLA: Drums = {
  36: { soft: 'tabla_ghe3', hard: 'tabla_ghe1' },
  37: { hard: 'tabla_te1' },
  38: { hard: 'tabla_na' },
  39: { hard: 'tabla_ke1' },
  42: { soft: 'tabla_te2', hard: 'tabla_te1' },
  44: { hard: 'tabla_te2' },
  45: { hard: 'tabla_ghe5' },
  46: { hard: 'tabla_tun1' },
  47: { hard: 'tabla_tun2' },
  49: { soft: 'tabla_na_s', hard: 'tabla_na_o' },
  50: { hard: 'tabla_re' },
  63: { hard: 'tabla_dhec' },
  64: { hard: 'tabla_ghe3' },
}

const ORCHESTRA: Drums = {
  36: { hard: 'Orch Bass Drum' },
  38: { hard: 'Orch Snare' },
  49: { hard: 'Orchcrash' },
}

const RECORDED: Readonly<Record<SampledKitName, Drums>> = {
  'acoustic-kit': STUDIO,
  'rock-kit': POWER,
  'brush-kit': BRUSHES,
  percussion: {},
  'latin-percussion': {},
  'samba-percussion': {},
  'orchestral-percussion': ORCHESTRA,
  tabla: TABLA,
}

export function isSampledKit(name: string): name is SampledKitName {
  return Object.hasOwn(RECORDED, name)
}

export function strokesOf(name: SampledKitName): Drums {
  const kit: Kit = KITS[name]
  const hands = Object.entries(HANDS).filter(([pitch]) => kit[Number(pitch)] === HAND_PERCUSSION[Number(pitch)])
  return { ...Object.fromEntries(hands), ...RECORDED[name] }
}

/** The kit with every drum that was recorded; the rest stays as it is. */
export function sampledKit(name: SampledKitName, store: SampleStore): Kit {
  const kit: Kit = KITS[name]
  const drums = Object.entries(strokesOf(name)).map(([pitch, strokes]) => {
    const drum = recordedDrum(strokes, kit[Number(pitch)], store)
    return [pitch, drum] as const
  })
  return { ...kit, ...Object.fromEntries(drums) }
}
