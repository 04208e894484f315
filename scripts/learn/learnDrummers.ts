// Learns how drummers play and writes engine/genres/material/learnedDrummers.ts: node scripts/learn/learnDrummers.ts FOLDER
// From the Groove MIDI Dataset (Google Magenta, CC BY 4.0). No performance is kept: bars that are the same groove are
// averaged into how often and how hard each place is struck, takes into how early or late each place is.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrumVoice } from '../../engine/genres/drumVoice.ts'
import { root, runTool } from '../checks.ts'
import { mean, median } from '../judge/statistics.ts'
import { clusterBars } from './clusterBars.ts'
import { DRUM_FAMILIES, DRUMS, type DrumFamily } from './drumFamilies.ts'
import { readCorpus, type DrumTake } from './readCorpus.ts'

const GROOVES = 16
const MOST_CLUSTERS = 60
const BARS_A_CLUSTER = 10
const FEWEST_BARS = 5
const FEWEST_HITS = 60
const LATEST_MS = 16
const RAREST = 0.12
const MOST_BARS_OF_A_TAKE = 60
const GROUPS = { kick: ['kick'], snare: ['snare', 'rim'], cymbal: ['closedHat', 'openHat', 'pedalHat', 'ride'] }
const WEIGHTS: Partial<Record<DrumVoice, number>> = {
  kick: 1.2,
  snare: 1.2,
  closedHat: 0.6,
  ride: 0.6,
  openHat: 0.5,
  rim: 0.9,
}

type Hit = { bar: number; step: number; voice: DrumVoice; velocity: number; offsetMs: number }

// Triplets are written on the first three sixteenths of a beat, as swung eighths are throughout the genres.
function readHits({ bpm, hits }: DrumTake, triplets: boolean): Hit[] {
  const stepMs = 15_000 / bpm
  return hits.map(([at, drum, velocity, offset]) => {
    const time = at + offset / 100
    const voice = DRUMS[drum]
    if (!triplets)
      return { bar: Math.floor(at / 16), step: at % 16, voice, velocity, offsetMs: (offset / 100) * stepMs }
    const third = Math.round((time * 3) / 4)
    const step = Math.floor(third / 3) * 4 + (third % 3)
    return { bar: Math.floor(step / 16), step: step % 16, voice, velocity, offsetMs: (time - (third * 4) / 3) * stepMs }
  })
}

function vectorOf(hits: readonly Hit[]): Float64Array {
  const vector = new Float64Array(DRUMS.length * 16)
  for (const { voice, step, velocity } of hits)
    vector[DRUMS.indexOf(voice) * 16 + step] = (WEIGHTS[voice] ?? 0.3) * (voice === 'snare' && velocity < 50 ? 0.4 : 1)
  return vector
}

function barsOf(hits: readonly Hit[]): Hit[][] {
  const bars = new Map<number, Hit[]>()
  for (const hit of hits) bars.set(hit.bar, [...(bars.get(hit.bar) ?? []), hit])
  return [...bars.values()].filter((bar) => bar.length > 3).slice(0, MOST_BARS_OF_A_TAKE)
}

const digit = (share: number): string => String(Math.max(1, Math.min(9, Math.round(share * 9))))

function rowsOf(bars: readonly Hit[][]): Record<string, [force: string, chance: string]> {
  const rows: Record<string, [string, string]> = {}
  for (const voice of new Set(DRUMS)) {
    const slots = Array.from({ length: 16 }, (_, step) =>
      bars.flatMap((bar) => bar.find((hit) => hit.voice === voice && hit.step === step)?.velocity ?? []),
    )
    const chances = slots.map((slot) => slot.length / bars.length)
    if (voice === 'crash' || Math.max(...chances) < 0.3) continue
    const write = (value: (step: number) => number): string =>
      chances.map((chance, step) => (chance < RAREST ? '.' : digit(value(step)))).join('')
    rows[voice] = [write((step) => median(slots[step]) / 118), write((step) => chances[step])]
  }
  return rows
}

// How undecided the bars of a cluster are: a clear groove has places that are struck always or never.
function blur(rows: ReturnType<typeof rowsOf>): number {
  return mean(
    Object.values(rows).flatMap(([, chances]) =>
      Array.from(chances)
        .filter((chance) => chance !== '.')
        .map((chance) => (Number(chance) / 9) * (1 - Number(chance) / 9)),
    ),
  )
}

const isSure = (row: readonly string[] | undefined): boolean => row !== undefined && /[6-9]/.test(row[1])

function isGroove(rows: ReturnType<typeof rowsOf>, must: DrumFamily['must']): boolean {
  if (must === 'downbeat' && !/^[4-9]/.test(rows['kick']?.[1] ?? '')) return false
  if (must === 'ride' && !isSure(rows['ride'])) return false
  const cymbal = ['closedHat', 'ride', 'openHat', 'pedalHat', 'lowTom'].some((voice) => isSure(rows[voice]))
  return isSure(rows['kick']) && (isSure(rows['snare']) || isSure(rows['rim'])) && cymbal
}

function groovesOf(takes: readonly Hit[][], must: DrumFamily['must']): ReturnType<typeof rowsOf>[] {
  const bars = takes.flatMap(barsOf)
  const count = Math.min(MOST_CLUSTERS, Math.ceil(bars.length / BARS_A_CLUSTER))
  const owners = clusterBars(bars.map(vectorOf), count)
  return Array.from({ length: count }, (_, c) => bars.filter((__, i) => owners[i] === c))
    .filter((cluster) => cluster.length >= FEWEST_BARS)
    .map(rowsOf)
    .filter((rows) => isGroove(rows, must))
    .sort((a, b) => blur(a) - blur(b))
    .slice(0, GROOVES)
}

// Against the take's own middle: a drummer who is early throughout is not early at all.
function feelOf(takes: readonly Hit[][]): Record<keyof typeof GROUPS, string> {
  const centred = takes.flatMap((hits) => {
    const middle = median(hits.map(({ offsetMs }) => offsetMs))
    return hits.map((hit) => ({ ...hit, offsetMs: hit.offsetMs - middle }))
  })
  const write = (voices: readonly string[]): string =>
    Array.from({ length: 16 }, (_, step) => {
      const here = centred.filter((hit) => hit.step === step && voices.includes(hit.voice) && hit.velocity > 30)
      if (here.length < FEWEST_HITS) return 0
      return Math.round(Math.max(-LATEST_MS, Math.min(LATEST_MS, median(here.map(({ offsetMs }) => offsetMs)))))
    }).join(' ')
  return { kick: write(GROUPS.kick), snare: write(GROUPS.snare), cymbal: write(GROUPS.cymbal) }
}

function spreadsOf(takes: readonly Hit[][]): { spreadMs: number; velocitySpread: number } {
  const slots = takes.flatMap((hits) => [...Map.groupBy(hits, ({ voice, step }) => `${voice} ${step}`).values()])
  const full = slots.filter((slot) => slot.length >= 6)
  const around = (values: number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
  return {
    spreadMs: Math.round(median(full.map((slot) => around(slot.map(({ offsetMs }) => offsetMs)))) * 10) / 10,
    velocitySpread: Math.round(median(full.map((slot) => around(slot.map(({ velocity }) => velocity)))) * 10) / 10,
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds groove?')
const corpus = readCorpus<DrumTake>(folder, 'groove').filter(({ meter }) => meter[0] === 4 && meter[1] === 4)
const families = DRUM_FAMILIES.map(({ name, styles, triplets = false, must }) => {
  const takes = corpus
    .filter(({ beat, style, hits }) => beat === 'beat' && hits.length >= 40 && styles.test(style))
    .map((take) => readHits(take, triplets))
  const grooves = groovesOf(takes, must).map((rows, i) => ({ name: `${name} ${i + 1}`, rows }))
  process.stdout.write(`${name}: ${takes.length} takes, ${grooves.length} grooves\n`)
  return [name, { takes: takes.length, ...spreadsOf(takes), feelMs: feelOf(takes), grooves }] as const
})
const file = join(root, 'engine/genres/material/learnedDrummers.ts')
writeFileSync(
  file,
  `// Written by scripts/learn/learnDrummers.ts; do not edit. Learned from the Groove MIDI Dataset, Copyright Google LLC
// (Magenta), CC BY 4.0, https://magenta.tensorflow.org/datasets/groove: averages over many bars and takes.
import type { LearnedDrummer } from './drummer.ts'

export const LEARNED_DRUMMERS = ${JSON.stringify(Object.fromEntries(families), null, 1)} satisfies Record<string, LearnedDrummer>
`,
)
await runTool(['oxfmt', file], { show: false })
