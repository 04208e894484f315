// How well the form of a recording is heard, on songs whose score is known, beside a plain layout of eight bars each:
// `node bench/compareForms.ts [genre …]`, every genre without one. Borders count within a bar.
import { createRateHalver } from '../engine/audio/halveRate.ts'
import type { HeardSection } from '../engine/analyse/heard.ts'
import { composeSong } from '../engine/composer/composeSong.ts'
import { GENRES } from '../engine/genres/genreList.ts'
import { hearSong, renderSong, secondsPerBeat, type Score } from '../engine/index.ts'

type Span = { startSeconds: number; endSeconds: number; name: string }

const SAMPLE_RATE = 48_000
const FIRST_SEED = 9000
const EVERY_SECONDS = 0.5
const BARS_EACH = 8

function renderMono(score: Score): Float32Array {
  const { totalFrames, blocks } = renderSong(score, { sampleRate: SAMPLE_RATE })
  const halve = createRateHalver()
  const mono = new Float32Array(Math.ceil(totalFrames / 2))
  let filled = 0
  for (const { left, right } of blocks()) {
    const half = halve(left, right)
    mono.set(half.subarray(0, mono.length - filled), filled)
    filled += half.length
  }
  return mono
}

function bordersFound(truth: readonly Span[], found: readonly Span[], toleranceSeconds: number): number {
  const open = truth.slice(1).map(({ startSeconds }) => startSeconds)
  const wanted = open.length
  const hits = found.slice(1).filter(({ startSeconds }) => {
    const at = open.findIndex((border) => Math.abs(border - startSeconds) <= toleranceSeconds)
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  }).length
  return (2 * hits) / Math.max(1, wanted + found.length - 1)
}

// Of all pairs of moments: how often both, truth and listener, call them the same music.
function pairsAgreed(truth: readonly Span[], found: readonly Span[], endSeconds: number): number {
  const at = (spans: readonly Span[], seconds: number) => spans.findLast(({ startSeconds }) => startSeconds <= seconds)
  const moments = Array.from({ length: Math.floor(endSeconds / EVERY_SECONDS) }, (_, i) => i * EVERY_SECONDS)
  const names = moments.map((seconds) => [at(truth, seconds)?.name, at(found, seconds)?.name] as const)
  let [both, either] = [0, 0]
  names.forEach(([one, heardOne], i) => {
    for (const [other, heardOther] of names.slice(0, i)) {
      const votes = Number(one === other) + Number(heardOne === heardOther)
      either += votes
      if (votes === 2) both += 2
    }
  })
  return both / Math.max(1, either)
}

function measure(genre: string, seed: number) {
  const order = { seed, title: 'x', style: genre, lyrics: '', instrumental: true, lengthSeconds: 90 }
  const score = composeSong(order)
  const heard = hearSong(renderMono(score), SAMPLE_RATE / 2)
  const beat = secondsPerBeat(score)
  const truth = score.sections.map(({ kind, startBeat, lengthBeats }) => ({
    startSeconds: startBeat * beat,
    endSeconds: (startBeat + lengthBeats) * beat,
    name: kind,
  }))
  const named = heard.sections.map((section: HeardSection) => ({ ...section, name: String(section.group) }))
  const plain = heard.chordsPerBar
    .filter((_, bar) => bar % BARS_EACH === 0)
    .map((bar, i) => ({ ...bar, startSeconds: i === 0 ? 0 : bar.startSeconds, name: String(i % 2) }))
  const barSeconds = (beat * score.meter.beats * 4) / score.meter.unit
  const rate = (found: Span[]) => ({
    borders: bordersFound(truth, found, barSeconds),
    pairs: pairsAgreed(truth, found, score.lengthBeats * beat),
  })
  return { heard: rate(named), plain: rate(plain) }
}

const asked = process.argv.slice(2)
const genres = asked.length > 0 ? asked : GENRES.map(({ name }) => name)
const rows = genres.map((genre, i) => {
  const row = measure(genre, FIRST_SEED + i)
  console.log(
    genre,
    JSON.stringify(row, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)),
  )
  return row
})
const average = (read: (row: (typeof rows)[number]) => number): string =>
  (rows.reduce((sum, row) => sum + read(row), 0) / rows.length).toFixed(3)
console.log(
  `borders: heard ${average(({ heard }) => heard.borders)}, every eight bars ${average(({ plain }) => plain.borders)}`,
)
console.log(
  `same music: heard ${average(({ heard }) => heard.pairs)}, every eight bars ${average(({ plain }) => plain.pairs)}`,
)
