// Whether held vowels waver as people's do: `node scripts/judge/heldVowels.ts`. Jitter and shimmer are mean differences of
// neighbouring periods and of their strengths, against the mean; vibrato is the best sine through the later periods.
import { createSinger } from '../../engine/index.ts'
import { lineToSing, scoreToSing } from '../../engine/voice/singing/scoreToSing.ts'
import { TRAINED_SINGERS, type TrainedCharacter } from '../../engine/voice/trained/trainedSingers.ts'
import { readVoices } from '../../providers/music/readVoices.ts'

const RATE = 48_000
const BEAT_SECONDS = 0.5
const WORDS = ['la', 'far', 'me', 'too']
const NOTE_BEATS = 4
// Seconds into the note: before vibrato, and where it has grown.
const EARLY = { from: 0.12, to: 0.35 }
const LATE = { from: 0.42, to: 0.78 }
const WIDEST = 1.06

type Period = { samples: number; strength: number }

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const wavering = (values: number[]): number =>
  mean(values.slice(1).map((value, i) => Math.abs(value - values[i]))) / mean(values)

// Each period is as long as it takes to look most like itself again.
function periodsOf(samples: Float32Array, from: number, to: number, expected: number): Period[] {
  const length = Math.round(expected)
  const likeness = (at: number, lag: number): number => {
    let [product, here, there] = [0, 1e-12, 1e-12]
    for (let i = at; i < at + length; i++) {
      product += samples[i] * samples[i + lag]
      here += samples[i] * samples[i]
      there += samples[i + lag] * samples[i + lag]
    }
    return product / Math.sqrt(here * there)
  }
  const periods: Period[] = []
  for (let at = from; at + 2 * WIDEST * expected < to;) {
    let best = length
    for (let lag = Math.floor(expected / WIDEST); lag <= expected * WIDEST; lag++)
      if (likeness(at, lag) > likeness(at, best)) best = lag
    const [left, top, right] = [best - 1, best, best + 1].map((lag) => likeness(at, lag))
    const bend = left - 2 * top + right
    const power = mean([...samples.subarray(at, at + best)].map((sample) => sample * sample))
    periods.push({ samples: best + (bend === 0 ? 0 : (0.5 * (left - right)) / bend), strength: Math.sqrt(power) })
    at += best
  }
  return periods
}

function vibratoOf(periods: Period[], expected: number): { hertz: number; cents: number } {
  const cents = periods.map(({ samples }) => 1200 * Math.log2(expected / samples))
  const centre = mean(cents)
  let found = { hertz: 0, cents: 0 }
  for (let hertz = 4.5; hertz <= 7; hertz += 0.1) {
    let [time, real, imaginary] = [0, 0, 0]
    for (const [i, { samples }] of periods.entries()) {
      real += (cents[i] - centre) * Math.cos(2 * Math.PI * hertz * time)
      imaginary += (cents[i] - centre) * Math.sin(2 * Math.PI * hertz * time)
      time += samples / RATE
    }
    const depth = (2 * Math.hypot(real, imaginary)) / periods.length
    if (depth > found.cents) found = { hertz, cents: depth }
  }
  return found
}

const voices = await readVoices()

function judgeHeldVowels({ name, range }: TrainedCharacter): string[] {
  const pitch = Math.round((range.low + range.high) / 2)
  const expected = RATE / (440 * 2 ** ((pitch - 69) / 12))
  const heard = WORDS.map((word) => {
    const line = lineToSing(`Oh ${word}`, [[['Oh', 4, 1, pitch]], [[word, 5, NOTE_BEATS, pitch]]])
    const score = scoreToSing([line], name)
    const { samples, startFrame } = createSinger({ ...voices, score, sampleRate: RATE }).renderLine(0)
    const at = (seconds: number) => Math.round((5 * BEAT_SECONDS + seconds) * RATE) - startFrame
    const [early, late] = [EARLY, LATE].map(({ from, to }) => periodsOf(samples, at(from), at(to), expected))
    return {
      jitter: wavering(early.map((period) => period.samples)),
      shimmer: wavering(early.map((period) => period.strength)),
      vibrato: vibratoOf(late, expected),
    }
  })
  return [
    name,
    `${(100 * middle(heard.map(({ jitter }) => jitter))).toFixed(2)}%`,
    `${(100 * middle(heard.map(({ shimmer }) => shimmer))).toFixed(1)}%`,
    `${middle(heard.map(({ vibrato }) => vibrato.hertz)).toFixed(1)} Hz`,
    `±${middle(heard.map(({ vibrato }) => vibrato.cents)).toFixed(0)} cents`,
  ]
}

const say = (cells: string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`)
say(['singer', 'jitter', 'shimmer', 'vibrato', 'depth'])
say(Array.from({ length: 5 }, () => '---'))
for (const singer of TRAINED_SINGERS) say(judgeHeldVowels(singer))
