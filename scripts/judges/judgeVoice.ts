// How many words of each singer two independent recognisers understand, on lines the voice was never tuned with, and how
// the voice sounds: `npm run judge:voice`. --tuning takes the tuning lines and shows what was heard, --band listens to
// finished songs instead, --styles=rock,jazz picks songs, or without --band sets the tunes, --singers=Clara,alto picks,
// --manner=belted has them sung so, --lines=8 takes only the first lines, --whisper asks whisper-base alone, --sound
// nobody, --json prints data.
import type { Manner } from '../../engine/score.ts'
import { SPEAKER_SINGERS } from '../../engine/voice/singing/singers.ts'
import { TRAINED_SINGERS } from '../../engine/voice/trained/trainedSingers.ts'
import { findWhisper, openWhisper, type WhisperEar } from '../judge/ears/whisperEar.ts'
import { countHeardWords, findRecogniser, plainWords, recogniseLines } from './judgeRecogniser.ts'
import { singWithBand } from './judgeBand.ts'
import { singLines, type WhoSings } from './judgeSinging.ts'
import type { SoundFacts } from './judgeSound.ts'
import { HELD_OUT_LINES, TUNING_LINES } from './voiceLines.ts'

export type VoiceVerdict = {
  singer: string
  whisper?: number
  plain?: number
  // The middle of how far notes lie from the score.
  cents: number
  // The middle of how alike neighbouring periods are: 1 is all tone, 0 all breath.
  tone: number
  // 2 to 5, 5 to 8 and 12 to 16 kHz against the whole line.
  presenceDb: number
  trebleDb: number
  airDb: number
  cpuSecondsASungSecond: number
}

const MANNERS: readonly Manner[] = ['breathy', 'whispered', 'belted']

type Ears = { whisper: WhisperEar | undefined; hasPocketsphinx: boolean }
type Judging = Omit<WhoSings, 'singer'> & {
  onlyWhisper?: boolean
  onlySound?: boolean
  tell?: ((text: string) => void) | undefined
}

function rateOf(texts: string[], heard: string[]): number {
  const sung = texts.map(plainWords)
  const hits = sung.reduce((sum, words, i) => sum + countHeardWords(words, plainWords(heard[i] ?? '')), 0)
  return hits / sung.reduce((sum, words) => sum + words.length, 0)
}

function soundOf(sounds: SoundFacts[]): Pick<VoiceVerdict, 'cents' | 'tone' | 'presenceDb' | 'trebleDb' | 'airDb'> {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
  const sum = (pick: (facts: SoundFacts) => number) => sounds.reduce((total, facts) => total + pick(facts), 0)
  const power = sum((facts) => facts.power)
  return {
    cents: middle(sounds.flatMap((facts) => facts.cents.map(Math.abs))),
    tone: middle(sounds.flatMap((facts) => facts.tone)),
    presenceDb: 10 * Math.log10(sum((facts) => facts.presencePower) / power),
    trebleDb: 10 * Math.log10(sum((facts) => facts.treblePower) / power),
    airDb: 10 * Math.log10(sum((facts) => facts.airPower) / power),
  }
}

async function judgeSinger(singer: string, lines: string[], ears: Ears, judging: Judging): Promise<VoiceVerdict> {
  const { texts, alone, sounds, seconds, cpuMs } = singLines({ ...judging, singer }, lines)
  const heard = await ears.whisper?.hear(alone)
  const plain = ears.hasPocketsphinx ? await recogniseLines(alone) : undefined
  texts.forEach((text, i) => judging.tell?.(`${singer} | ${text} | ${heard?.[i] ?? ''} | ${plain?.[i] ?? ''}`))
  return {
    singer,
    ...(heard && { whisper: rateOf(texts, heard) }),
    ...(plain && { plain: rateOf(texts, plain) }),
    ...soundOf(sounds),
    cpuSecondsASungSecond: cpuMs / 1000 / seconds,
  }
}

async function openEars({ onlyWhisper, onlySound }: Judging): Promise<Ears> {
  return {
    whisper: !onlySound && findWhisper() ? await openWhisper() : undefined,
    hasPocketsphinx: !onlySound && !onlyWhisper && findRecogniser(),
  }
}

// All of it takes half an hour: what is known already is told beside.
function tellProgress(verdicts: readonly object[]): void {
  process.stderr.write(`${JSON.stringify(verdicts.at(-1))}\n`)
}

export async function judgeVoice(
  lines: string[],
  singers: readonly string[],
  judging: Judging = {},
): Promise<VoiceVerdict[]> {
  const ears = await openEars(judging)
  const verdicts: VoiceVerdict[] = []
  for (const singer of singers) {
    verdicts.push(await judgeSinger(singer, lines, ears, judging))
    tellProgress(verdicts)
  }
  return verdicts
}

export type BandVerdict = {
  style: string
  singer: string
  whisper?: number
  plain?: number
  // Voice against band, root mean square while somebody sings.
  aboveBandDb: number
  words: number
}

async function judgeThroughBand(lines: string[], judging: Judging): Promise<BandVerdict[]> {
  const ears = await openEars(judging)
  const verdicts: BandVerdict[] = []
  for await (const { style, singer, texts, lines: sung, aboveBandDb } of singWithBand(lines, judging.styles)) {
    const heard = await ears.whisper?.hear(sung)
    const plain = ears.hasPocketsphinx ? await recogniseLines(sung) : undefined
    texts.forEach((text, i) => judging.tell?.(`${style} ${singer} | ${text} | ${heard?.[i] ?? ''}`))
    verdicts.push({
      style,
      singer,
      ...(heard && { whisper: rateOf(texts, heard) }),
      ...(plain && { plain: rateOf(texts, plain) }),
      aboveBandDb,
      words: texts.reduce((sum, text) => sum + plainWords(text).length, 0),
    })
    tellProgress(verdicts)
  }
  return verdicts
}

const percent = (rate?: number): string => (rate === undefined ? '–' : `${(rate * 100).toFixed(1)}%`)
const say = (cells: string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`)

function printBand(verdicts: BandVerdict[]): void {
  const heads = ['genre', 'singer', 'whisper-base', 'pocketsphinx', 'voice against band']
  say(heads)
  say(heads.map(() => '---'))
  for (const { style, singer, whisper, plain, aboveBandDb } of verdicts)
    say([style, singer, percent(whisper), percent(plain), `${aboveBandDb.toFixed(1)} dB`])
  const words = verdicts.reduce((sum, verdict) => sum + verdict.words, 0)
  const mean = (pick: (verdict: BandVerdict) => number | undefined) =>
    verdicts.some((verdict) => pick(verdict) === undefined)
      ? undefined
      : verdicts.reduce((sum, verdict) => sum + (pick(verdict) ?? 0) * verdict.words, 0) / words
  say([`all ${words} words`, '', percent(mean(({ whisper }) => whisper)), percent(mean(({ plain }) => plain)), ''])
}

const HEADS = [
  'singer',
  'whisper-base',
  'pocketsphinx',
  'cents',
  'tone',
  '2–5 kHz',
  '5–8 kHz',
  '12–16 kHz',
  'CPU-s a sung second',
]

function print(verdicts: VoiceVerdict[]): void {
  say(HEADS)
  say(HEADS.map(() => '---'))
  for (const verdict of verdicts) {
    const { singer, whisper, plain } = verdict
    const rates = [whisper, plain].map(percent)
    const levels = [verdict.presenceDb, verdict.trebleDb, verdict.airDb].map((level) => `${level.toFixed(1)} dB`)
    say([
      singer,
      ...rates,
      verdict.cents.toFixed(1),
      verdict.tone.toFixed(2),
      ...levels,
      verdict.cpuSecondsASungSecond.toFixed(3),
    ])
  }
}

if (import.meta.main) {
  const flags = process.argv.slice(2)
  const valueOf = (name: string) => flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3)
  const singers = valueOf('singers')?.split(',') ?? [...TRAINED_SINGERS, ...SPEAKER_SINGERS].map(({ name }) => name)
  if (!findRecogniser()) {
    process.stdout.write('pocketsphinx is not installed (Debian: pocketsphinx, pocketsphinx-en-us): it is not asked\n')
  }
  if (!findWhisper()) {
    process.stdout.write('whisper-base is not installed (npm install --prefix scripts/judge/ears): it is not asked\n')
  }
  const tuning = flags.includes('--tuning')
  const tell = tuning ? (text: string) => void process.stdout.write(`${text}\n`) : undefined
  const lines = (tuning ? TUNING_LINES : HELD_OUT_LINES).slice(0, Number(valueOf('lines') ?? Infinity))
  const styles = valueOf('styles')?.split(',')
  const manner = MANNERS.find((name) => name === valueOf('manner'))
  const only = { onlyWhisper: flags.includes('--whisper'), onlySound: flags.includes('--sound') }
  const judging = { ...only, tell, manner, styles }
  const asJson = flags.includes('--json')
  const tellAll = <T>(verdicts: T[], print: (verdicts: T[]) => void): void =>
    asJson ? void process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`) : print(verdicts)
  if (flags.includes('--band')) tellAll(await judgeThroughBand(lines, judging), printBand)
  else tellAll(await judgeVoice(lines, singers, judging), print)
}
