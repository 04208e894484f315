// Measures every recording the band plays from and writes bankData.ts and hitData.ts in engine/instruments/sampled: where
// it lies, where it begins, loops and ends, which pitch it has and what brings it to one loudness. Some minutes; with
// --hits only the drums. Run it after changing scripts/samples, and then calibrate.ts: node scripts/calibrate/calibrateSamples.ts
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '../../engine/instruments/sampled/recording.ts'
import type { SampleSource } from '../../engine/instruments/sampled/sampleSource.ts'
import { openSamples, pathOfSample } from '../../providers/music/samples/openSamples.ts'
import { root } from '../checks.ts'
import { findHits, measureHit } from '../samples/hits.ts'
import { findTakes } from '../samples/findTakes.ts'
import { measureTake } from '../samples/measureTake.ts'
import { SAMPLE_SETS } from '../samples/sampleSets.ts'

const FOLDER = join(root, 'engine/instruments/sampled')
const FAR_CENTS = 35

await writeHits()
if (!process.argv.includes('--hits')) await writeBank()

async function open(names: readonly string[]): Promise<SampleSource> {
  const files = Object.fromEntries(names.map((file) => [file, { bytes: statSync(pathOfSample(file)).size }]))
  const samples = await openSamples({ files })
  if (!samples) throw new Error('the sample packages are not installed')
  return samples
}

function hashesOf(names: readonly string[]): string {
  const lines = names.map((file) => {
    const bytes = readFileSync(pathOfSample(file))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return `  '${file}': {\n    bytes: ${bytes.length},\n    sha256: '${sha256}',\n  },`
  })
  return lines.join('\n')
}

async function writeHits(): Promise<void> {
  const hits = findHits((path) => statSync(path).size)
  const names = [...new Set(hits.map((hit) => hit.file))]
  const samples = await open(names)
  writeFileSync(
    join(FOLDER, 'hitData.ts'),
    `// Written by scripts/calibrate/calibrateSamples.ts, not by hand.

export const HIT_FILES: Readonly<Record<string, { bytes: number; sha256: string }>> = {
${hashesOf(names)}
}

/** One stroke each: file, first byte, bytes, rate, start, end. */
export const SAMPLE_HITS = {
${hits.map((hit) => measureHit(samples, hit)).join('\n')}
} as const satisfies Readonly<Record<string, string>>

export type HitName = keyof typeof SAMPLE_HITS
`,
  )
}

async function writeBank(): Promise<void> {
  const takes = SAMPLE_SETS.map((source) => ({ source, takes: findTakes(source) }))
  const names = [...new Set(takes.flatMap((set) => set.takes.flatMap((take) => take.sides.map((side) => side.file))))]
  const samples = await open(names)
  const rows = takes.map(({ source, takes: found }) => {
    const recordings = found.map((take) => {
      const recording = measureTake(samples, take, source)
      const cents = 100 * (recording.pitch - take.pitch)
      if (Math.abs(cents) > FAR_CENTS)
        process.stdout.write(`${source.set} ${take.name}: ${Math.round(cents)} cents off\n`)
      return recording
    })
    return `  '${source.set}': [\n${recordings.map((recording) => `    '${rowOf(recording, names)}',`).join('\n')}\n  ],`
  })
  writeFileSync(
    join(FOLDER, 'bankData.ts'),
    `// Written by scripts/calibrate/calibrateSamples.ts, not by hand.

/** The files the band plays from, as they were measured. */
export const BANK_FILES: Readonly<Record<string, { bytes: number; sha256: string }>> = {
  ${hashesOf(names)}
}

/** A recording a line: file, first byte, bytes and loop of each side | rate, start, end, blend, pitch, gain, layer. */
export const SAMPLE_BANK = {
  ${rows.join('\n')}
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SampleSet = keyof typeof SAMPLE_BANK
  `,
  )
}

function rowOf(recording: Recording, names: readonly string[]): string {
  const { sides, rate, startFrame, endFrame, blendFrames, pitch, gainDb, layer } = recording
  const packed = sides.map((side) =>
    [names.indexOf(side.file), side.fromByte, side.bytes, ...(side.loop ?? [0, 0])].join(' '),
  )
  return `${packed.join(' / ')} | ${[rate, startFrame, endFrame, blendFrames, pitch, gainDb, layer].join(' ')}`
}
