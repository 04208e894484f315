import type { InstrumentName } from '@arioso/words'
import type { Meter, SectionKind } from '../score.ts'
import type {
  DrumPattern,
  FormStep,
  Genre,
  Groove,
  GrooveLevel,
  MixHint,
  PartTemplate,
  Playing,
  Progressions,
} from './genre.ts'

// Short words to write a genre with.

export const FOUR_FOUR: [Meter, number][] = [[{ beats: 4, unit: 4 }, 1]]

export function mix(gainDb: number, pan = 0, reverb = 0.1, delay = 0): MixHint {
  return { gainDb, pan, reverb, delay }
}

// 'intro 4, verse 8' is a form: kinds with their bars.
export function form(text: string): FormStep[] {
  return text.split(', ').map((step) => {
    const [kind, bars] = step.split(' ')
    return { kind: kind as SectionKind, bars: Number(bars) }
  })
}

export function level(drums: DrumPattern, bass: string, percussion?: DrumPattern): GrooveLevel {
  return { drums, bass, ...(percussion && { percussion }) }
}

export function groove(name: string, low: GrooveLevel, mid: GrooveLevel, high: GrooveLevel): Groove {
  return { name, low, mid, high }
}

type Presence = { entersAt: number; leavesAt?: number; chance?: number }

export function part(
  instrument: InstrumentName,
  { entersAt, leavesAt, chance = 1 }: Presence,
  mixHint: MixHint,
  ...playing: Playing[]
): PartTemplate {
  return { instrument, entersAt, ...(leavesAt !== undefined && { leavesAt }), chance, ...mixHint, playing }
}

export const pad = (register: number): Playing => ({ how: 'pad', register })
export const guide = (register: number): Playing => ({ how: 'guide', register })
export const chords = (register: number, pattern: string): Playing => ({ how: 'chords', register, pattern })
export const strum = (register: number, pattern: string): Playing => ({ how: 'strum', register, pattern })
export const power = (register: number, pattern: string): Playing => ({ how: 'power', register, pattern })
export const arpeggio = (register: number, pattern: string): Playing => ({ how: 'arpeggio', register, pattern })
export const octaves = (register: number, pattern: string): Playing => ({ how: 'octaves', register, pattern })
export const riff = (register: number, pattern: string): Playing => ({ how: 'riff', register, pattern })
export const stride = (register: number, pattern: string): Playing => ({ how: 'stride', register, pattern })

export const progressions = (verse: string[], chorus: string[], bridge: string[]): Progressions => ({
  verse,
  chorus,
  bridge,
})

type Changes = Partial<Omit<Genre, 'melody'>> & { name: string; melody?: Partial<Genre['melody']> }

/** A genre that is another one but for what is written here. */
export function derive(base: Genre, { melody, ...changes }: Changes): Genre {
  return { ...base, ...changes, melody: { ...base.melody, ...melody } }
}
