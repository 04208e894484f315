import { renderSong, type Score } from '../../engine/index.ts'

export const SAMPLE_RATE = 48_000

export type Sound = { left: Float32Array; right: Float32Array }

export function renderWhole(score: Score, speaker: Uint8Array<ArrayBuffer>): Sound {
  const song = renderSong(score, { sampleRate: SAMPLE_RATE, speaker })
  const sound = { left: new Float32Array(song.totalFrames), right: new Float32Array(song.totalFrames) }
  for (const block of song.blocks()) {
    sound.left.set(block.left, block.startFrame)
    sound.right.set(block.right, block.startFrame)
  }
  return sound
}

export function middleOf({ left, right }: Sound): Float32Array<ArrayBuffer> {
  return Float32Array.from(left, (x, i) => 0.5 * (x + right[i]))
}

type Stems = { struck: Score; pitched: Score; voice: Score }

// A bowed or blown note, or a pad, has no moment at which it begins.
const STRUCK_BUSES: ReadonlySet<string> = new Set(['drums', 'percussion', 'bass', 'keys', 'guitar'])

/** The same song without singer and room: what is struck or plucked, what has a pitch; and the singer alone. */
export function stemsOf(score: Score): Stems {
  const { voice: _voice, ...rest } = withoutBacking(score)
  const pitched = score.parts.filter((part) => part.bus !== 'drums' && part.bus !== 'percussion')
  return {
    struck: { ...rest, parts: dry(score.parts.filter((part) => STRUCK_BUSES.has(part.bus))) },
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
