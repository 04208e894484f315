import { BANK_FILES, SAMPLE_BANK, type SampleSet } from './bankData.ts'
import { HIT_FILES, SAMPLE_HITS, type HitName } from './hitData.ts'
import type { PackedSound } from './sampleSource.ts'

/** One channel of a recording; a held note goes round between the loop's ends, if it has one. */
export type RecordedSide = PackedSound & { loop: readonly [from: number, to: number] | undefined }

/** One recorded note. Frames are its own, at its own rate; it may begin before its first frame, in silence. */
export type Recording = {
  sides: readonly RecordedSide[]
  rate: number
  startFrame: number
  endFrame: number
  /** So many frames before the loop's end are blended with those before its beginning; a loop made for it needs none. */
  blendFrames: number
  /** The pitch it really has, in semitones, and the gain that brings it to one loudness with all others. */
  pitch: number
  gainDb: number
  /** 0 is played softly, 1 hard, where both were recorded. */
  layer: number
}

/** Every file the band plays from. */
export const SAMPLE_FILES = { ...BANK_FILES, ...HIT_FILES }

const FILE_NAMES = Object.keys(BANK_FILES)

export function recordingsOf(set: SampleSet): readonly Recording[] {
  return SAMPLE_BANK[set].map(toRecording)
}

/** A drum's stroke, which has no pitch and no level of its own. */
export function hitRecording(name: HitName): Recording {
  const [file, ...numbers] = SAMPLE_HITS[name].split(' ')
  const [fromByte, bytes, rate, startFrame, endFrame] = numbers.map(Number)
  const sides = [{ file, packing: packingOf(file), fromByte, bytes, loop: undefined }]
  return { sides, rate, startFrame, endFrame, blendFrames: 0, pitch: 0, gainDb: 0, layer: 0 }
}

/** A line of bankData.ts. */
function toRecording(line: string): Recording {
  const [sides, shared] = line.split(' | ')
  const [rate, startFrame, endFrame, blendFrames, pitch, gainDb, layer] = shared.split(' ').map(Number)
  return { sides: sides.split(' / ').map(toSide), rate, startFrame, endFrame, blendFrames, pitch, gainDb, layer }
}

function toSide(text: string): RecordedSide {
  const [file, fromByte, bytes, loopFrom, loopTo] = text.split(' ').map(Number)
  const name = FILE_NAMES[file]
  return { file: name, packing: packingOf(name), fromByte, bytes, loop: loopTo > 0 ? [loopFrom, loopTo] : undefined }
}

function packingOf(file: string): PackedSound['packing'] {
  if (file.endsWith('.mp3')) return 'mp3'
  return file.endsWith('.flac') ? 'flac' : 'vorbis'
}
