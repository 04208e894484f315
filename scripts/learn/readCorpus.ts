import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const MOST_BYTES = 1 << 30

/** The objects of `name.jsonl.xz` in a folder of symbolic music. */
export function readCorpus<Item>(folder: string, name: string): Item[] {
  const text = execFileSync('xz', ['-dc', join(folder, `${name}.jsonl.xz`)], { maxBuffer: MOST_BYTES }).toString()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Item)
}

export type LeadSheet = {
  L: number[]
  // [bar, position, length, pitch, …] in sixteenths.
  melody: [number, number, number, number][]
  // [bar, position, root, quality]; keys are C major or A minor.
  chords: [number, number, number, string][]
}

export type DrumTake = {
  style: string
  bpm: number
  beat: 'beat' | 'fill'
  meter: [number, number]
  // [sixteenth, drum, velocity, offset in hundredths of a sixteenth].
  hits: [number, number, number, number][]
}
