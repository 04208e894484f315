import { collectBlocks, type Window } from './mix/collectBlocks.ts'
import type { MixBus } from './mix/mixer.ts'
import { masterSong } from './mix/master/masterSong.ts'
import type { RenderOptions } from './renderOptions.ts'
import { durationSeconds, type Bus, type Score } from './score.ts'

// In the order in which stems are listed.
const STEM_OF = {
  voice: 'vocals',
  choir: 'backing vocals',
  drums: 'drums',
  bass: 'bass',
  guitar: 'guitar',
  keys: 'keyboard',
  percussion: 'percussion',
  strings: 'strings',
  pads: 'synth',
  lead: 'synth',
  brass: 'brass',
  woodwinds: 'woodwinds',
  fx: 'fx',
  voiceFx: 'fx',
} as const satisfies Record<MixBus, string>
export type StemName = (typeof STEM_OF)[MixBus] | 'instrumental'
const SUNG: ReadonlySet<MixBus> = new Set(['voice', 'choir', 'voiceFx'])

/** 'two': all that is sung, with its room, and all that is played with its. 'twelve': families, the rooms in 'fx'. */
export type StemSplit = 'two' | 'twelve'
type StereoSamples = { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> }
export type StemBlock = { startFrame: number; stems: { name: StemName; samples: StereoSamples }[] }
export type StemRendering = {
  /** The stems this score has, in the order in which every block holds them. */
  names: StemName[]
  totalFrames: number
  sampleRate: number
  blocks: () => Generator<StemBlock>
}

/** Every stem goes through the song's master and gets the song's own gain curve, so that together they are the song. */
export function renderStems(score: Score, options: RenderOptions & { split: StemSplit }): StemRendering {
  const { sampleRate, split } = options
  const totalFrames = Math.round(durationSeconds(score) * sampleRate)
  const stemName = (bus: MixBus): StemName => {
    if (split === 'twelve') return STEM_OF[bus]
    return SUNG.has(bus) ? 'vocals' : 'instrumental'
  }
  const sounding = new Set(busesOf(score).map(stemName))
  const names = [...new Set<StemName>([...Object.values(STEM_OF), 'instrumental'])].filter((name) => sounding.has(name))
  const stemOf = (bus: MixBus): number => names.indexOf(stemName(bus))

  function* stemWindows(): Generator<Window> {
    for (const { startFrame, stems } of masterSong(score, options, { stemCount: names.length, stemOf })) {
      yield { startFrame, rows: stems }
    }
  }

  return {
    names,
    totalFrames,
    sampleRate,
    *blocks() {
      for (const { startFrame, rows } of collectBlocks(stemWindows(), totalFrames, sampleRate)) {
        yield { startFrame, stems: names.map((name, i) => ({ name, samples: rows[i] })) }
      }
    },
  }
}

function busesOf(score: Score): Bus[] {
  const played = score.parts.filter((part) => part.notes.length > 0).map((part) => part.bus)
  return score.voice && score.voice.lines.length > 0 ? [...played, 'voice', 'fx'] : [...played, 'fx']
}
