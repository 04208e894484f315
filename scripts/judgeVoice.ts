// How many words of each singer two independent recognisers understand, on lines the voice was never tuned with, and how
// the voice sounds: `npm run judge:voice`. --tuning takes the tuning lines and shows what was heard, --band also listens
// through the band, --json prints data, --singers=Clara,alto picks, --lines=8 takes only the first ones,
// --whisper asks whisper-base alone.
import { SPEAKER_SINGERS } from '../engine/voice/singers.ts'
import { TRAINED_SINGERS } from '../engine/voice/trainedSingers.ts'
import { findWhisper, openWhisper, type WhisperEar } from './judge/ears/whisperEar.ts'
import { countHeardWords, findRecogniser, plainWords, recogniseLines } from './judgeRecogniser.ts'
import { singLines } from './judgeSinging.ts'
import type { SoundFacts } from './judgeSound.ts'
import { HELD_OUT_LINES, TUNING_LINES } from './voiceLines.ts'

export type VoiceVerdict = {
  singer: string
  whisper?: number
  whisperWithBand?: number
  plain?: number
  compensated?: number
  withBand?: number
  // The middle of how far notes lie from the score.
  cents: number
  // 5 to 8 and 12 to 16 kHz against the whole line.
  trebleDb: number
  airDb: number
  cpuSecondsASungSecond: number
}

type Ears = { whisper: WhisperEar | undefined; hasPocketsphinx: boolean }
type Judging = { band: boolean; onlyWhisper?: boolean; tell?: ((text: string) => void) | undefined }

function rateOf(texts: string[], heard: string[]): number {
  const sung = texts.map(plainWords)
  const hits = sung.reduce((sum, words, i) => sum + countHeardWords(words, plainWords(heard[i] ?? '')), 0)
  return hits / sung.reduce((sum, words) => sum + words.length, 0)
}

function soundOf(sounds: SoundFacts[]): Pick<VoiceVerdict, 'cents' | 'trebleDb' | 'airDb'> {
  const cents = sounds.flatMap((facts) => facts.cents.map(Math.abs)).sort((a, b) => a - b)
  const sum = (pick: (facts: SoundFacts) => number) => sounds.reduce((total, facts) => total + pick(facts), 0)
  const power = sum((facts) => facts.power)
  return {
    cents: cents[Math.floor(cents.length / 2)] ?? NaN,
    trebleDb: 10 * Math.log10(sum((facts) => facts.treblePower) / power),
    airDb: 10 * Math.log10(sum((facts) => facts.airPower) / power),
  }
}

async function judgeSinger(singer: string, lines: string[], ears: Ears, judging: Judging): Promise<VoiceVerdict> {
  const { band, tell } = judging
  const { texts, alone, withBand, sounds, seconds, cpuMs } = singLines(singer, lines, { band })
  const heard = await ears.whisper?.hear(alone)
  const [plain, compensated] = ears.hasPocketsphinx
    ? await Promise.all([recogniseLines(alone, 'plain'), recogniseLines(alone, 'compensated')])
    : []
  texts.forEach((text, i) => tell?.(`${singer} | ${text} | ${heard?.[i] ?? ''} | ${plain?.[i] ?? ''}`))
  return {
    singer,
    ...(heard && { whisper: rateOf(texts, heard) }),
    ...(plain && { plain: rateOf(texts, plain) }),
    ...(compensated && { compensated: rateOf(texts, compensated) }),
    ...(band && ears.whisper && { whisperWithBand: rateOf(texts, await ears.whisper.hear(withBand)) }),
    ...(band && ears.hasPocketsphinx && { withBand: rateOf(texts, await recogniseLines(withBand, 'plain')) }),
    ...soundOf(sounds),
    cpuSecondsASungSecond: cpuMs / 1000 / seconds,
  }
}

export async function judgeVoice(
  lines: string[],
  singers: readonly string[],
  judging: Judging = { band: false },
): Promise<VoiceVerdict[]> {
  const ears = {
    whisper: findWhisper() ? await openWhisper() : undefined,
    hasPocketsphinx: !judging.onlyWhisper && findRecogniser(),
  }
  const verdicts: VoiceVerdict[] = []
  for (const singer of singers) verdicts.push(await judgeSinger(singer, lines, ears, judging))
  return verdicts
}

const HEADS = [
  'singer',
  'whisper-base',
  'pocketsphinx',
  'with -frate 60',
  'band, whisper-base',
  'band, pocketsphinx',
  'cents',
  '5–8 kHz',
  '12–16 kHz',
  'CPU-s a sung second',
]

function print(verdicts: VoiceVerdict[]): void {
  const percent = (rate?: number) => (rate === undefined ? '–' : `${(rate * 100).toFixed(1)}%`)
  const say = (cells: string[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`)
  say(HEADS)
  say(HEADS.map(() => '---'))
  for (const verdict of verdicts) {
    const { singer, whisper, plain, compensated, whisperWithBand, withBand } = verdict
    const rates = [whisper, plain, compensated, whisperWithBand, withBand].map(percent)
    const levels = [verdict.trebleDb, verdict.airDb].map((level) => `${level.toFixed(1)} dB`)
    say([singer, ...rates, verdict.cents.toFixed(1), ...levels, verdict.cpuSecondsASungSecond.toFixed(3)])
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
  const verdicts = await judgeVoice(lines, singers, {
    band: flags.includes('--band'),
    onlyWhisper: flags.includes('--whisper'),
    tell,
  })
  if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`)
  else print(verdicts)
}
