// How many words of each singer an independent recogniser understands, on lines the voice was never tuned with:
// `npm run judge:voice`. --tuning takes the tuning lines and shows what was heard, --band also listens through the band,
// --json prints data, --singers=baritone,alto picks.
import { createSpeaker } from '../engine/voice/createSpeaker.ts'
import { findSinger, SINGER_NAMES } from '../engine/voice/singers.ts'
import { countHeardWords, findRecogniser, plainWords, recogniseLines } from './judgeRecogniser.ts'
import { singLines, speaker } from './judgeSinging.ts'
import { HELD_OUT_LINES, TUNING_LINES } from './voiceLines.ts'

export type VoiceVerdict = {
  singer: string
  spoken: number
  plain: number
  compensated: number
  withBand?: number
  cpuMsPerSungSecond: number
}

type Judging = { band: boolean; tell?: ((text: string) => void) | undefined }

function rateOf(texts: string[], heard: string[]): number {
  const sung = texts.map(plainWords)
  const hits = sung.reduce((sum, words, i) => sum + countHeardWords(words, plainWords(heard[i] ?? '')), 0)
  return hits / sung.reduce((sum, words) => sum + words.length, 0)
}

async function judgeSinger(singer: string, lines: string[], { band, tell }: Judging): Promise<VoiceVerdict> {
  const { texts, alone, withBand, seconds, cpuMs } = singLines(singer, lines, { band })
  const speeches = createSpeaker(speaker).speakLines(lines, { ...findSinger(singer).voice, durationStretch: 1.1 })
  const said = speeches.map(({ samples }) => samples)
  const [plain, compensated] = await Promise.all([recogniseLines(alone, 'plain'), recogniseLines(alone, 'compensated')])
  texts.forEach((text, i) => tell?.(`${singer} | ${text} | ${plain[i]} | ${compensated[i]}`))
  return {
    singer,
    spoken: rateOf(lines, await recogniseLines(said, 'plain')),
    plain: rateOf(texts, plain),
    compensated: rateOf(texts, compensated),
    ...(band && { withBand: rateOf(texts, await recogniseLines(withBand, 'plain')) }),
    cpuMsPerSungSecond: cpuMs / seconds,
  }
}

// Two recognisers at once, whatever the machine: more would only wait for each other on a small one.
export async function judgeVoice(
  lines: string[],
  singers: readonly string[],
  judging: Judging = { band: false },
): Promise<VoiceVerdict[]> {
  const verdicts: VoiceVerdict[] = []
  for (const singer of singers) verdicts.push(await judgeSinger(singer, lines, judging))
  return verdicts
}

function print(verdicts: VoiceVerdict[]): void {
  const percent = (rate?: number) => (rate === undefined ? '–' : `${(rate * 100).toFixed(1)}%`)
  const say = (cells: string[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`)
  say(['singer', 'words heard', 'with -frate 60', 'through the band', 'spoken by flite', 'CPU ms a sung second'])
  say(['---', '---', '---', '---', '---', '---'])
  for (const { singer, plain, compensated, withBand, spoken, cpuMsPerSungSecond } of verdicts) {
    say([singer, ...[plain, compensated, withBand, spoken].map(percent), cpuMsPerSungSecond.toFixed(1)])
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
    const judging = { band: flags.includes('--band'), tell }
    const verdicts = await judgeVoice(tuning ? TUNING_LINES : HELD_OUT_LINES, singers, judging)
    if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`)
    else print(verdicts)
  }
}
