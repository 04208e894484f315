import {
  createNoteCache,
  createSinger,
  durationSeconds,
  renderSong,
  type NoteCache,
  type SampleSource,
  type Score,
  type Singer,
  type SungAudio,
  type TrainedVoices,
} from '../../engine/index.ts'
import { readVoices } from '../../providers/music/readVoices.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'

export const SAMPLE_RATE = 48_000

export type Sound = { left: Float32Array; right: Float32Array }

/** Where songs are rendered: notes are kept from song to song and stem to stem. */
export type Studio = {
  speaker: Uint8Array<ArrayBuffer>
  trained: TrainedVoices
  samples: SampleSource | undefined
  notes: NoteCache
}

const NOTE_CACHE_BYTES = 256 * 1024 * 1024

export async function openStudio(): Promise<Studio> {
  const [voices, samples] = await Promise.all([readVoices(), openSamples()])
  return { ...voices, samples, notes: createNoteCache(SAMPLE_RATE, NOTE_CACHE_BYTES) }
}

export function renderWhole(score: Score, studio: Studio, singer?: Singer): Sound {
  return renderOpening(score, studio, Infinity, singer)
}

/** The song's first seconds, as they sound in the whole. */
export function renderOpening(score: Score, studio: Studio, seconds: number, singer?: Singer): Sound {
  const frames = Math.min(Math.round(durationSeconds(score) * SAMPLE_RATE), seconds * SAMPLE_RATE)
  const song = renderSong(score, {
    sampleRate: SAMPLE_RATE,
    ...studio,
    singer,
    span: { fromFrame: 0, toFrame: frames, leadInFrames: 0 },
  })
  const sound = { left: new Float32Array(frames), right: new Float32Array(frames) }
  for (const block of song.blocks()) {
    sound.left.set(block.left, block.startFrame)
    sound.right.set(block.right, block.startFrame)
  }
  return sound
}

/** Sings every line once, for the song and for its voice alone: the lead's lines are counted first. */
export function hireSinger(score: Score, { speaker, trained }: Studio): Singer | undefined {
  if (!score.voice || score.voice.lines.length === 0) return undefined
  const singer = createSinger({ speaker, trained, score, sampleRate: SAMPLE_RATE })
  const sung = new Map<number, SungAudio>()
  return {
    lineCount: singer.lineCount,
    renderLine(index) {
      const line = sung.get(index) ?? singer.renderLine(index)
      sung.set(index, line)
      return line
    },
  }
}

export function openingOf({ left, right }: Sound, seconds: number): Sound {
  const frames = seconds * SAMPLE_RATE
  return { left: left.subarray(0, frames), right: right.subarray(0, frames) }
}

export function middleOf({ left, right }: Sound): Float32Array<ArrayBuffer> {
  const middle = new Float32Array(left.length)
  for (let i = 0; i < left.length; i++) middle[i] = 0.5 * (left[i] + right[i])
  return middle
}

type Stems = { struck: Score; pitched: Score; voice: Score }

// A bowed or blown note, or a pad, has no moment at which it begins.
const STRUCK_BUSES: ReadonlySet<string> = new Set(['drums', 'percussion', 'bass', 'keys', 'guitar'])

// Risers, sweeps and a record's dust sound between the notes: nobody strikes them.
const UNSTRUCK = 'effects'

/** The same song without singer and room: what is struck or plucked, what has a pitch; and the singer alone. */
export function stemsOf(score: Score): Stems {
  const { voice: _voice, ...rest } = withoutBacking(score)
  const pitched = score.parts.filter((part) => part.bus !== 'drums' && part.bus !== 'percussion')
  return {
    struck: {
      ...rest,
      parts: dry(score.parts.filter((part) => STRUCK_BUSES.has(part.bus) && part.instrument !== UNSTRUCK)),
    },
    pitched: { ...rest, parts: dry(pitched) },
    voice: {
      ...withoutBacking(score),
      parts: [],
      ...(score.voice && { voice: { ...score.voice, reverb: 0, delay: 0 } }),
    },
  }
}

function dry(parts: Score['parts']): Score['parts'] {
  return parts.map((part) => ({ ...part, reverb: 0, delay: 0 }))
}

function withoutBacking(score: Score): Score {
  const alone = { ...score }
  Reflect.deleteProperty(alone, 'backing')
  return alone
}
