import { draftSong, type DraftedSong } from '@arioso/words/writer'
import { parseLyrics } from '@arioso/words'
import { meterScore } from '../../words/sound/meter.ts'
import { rhymeShare } from '../../words/song/judgeDraft.ts'
import { checkGrammar, type GrammarProblem } from './checkGrammar.ts'

export type Judged = { request: string; song: DraftedSong; lines: string[] }
export type Figures = {
  songs: number
  lines: number
  covered: number
  related: number
  sharedLines: number
  grammarPer100: number
  problems: GrammarProblem[]
  rhyme: number
  meter: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function sungLines(lyrics: string): string[] {
  return [...new Set(parseLyrics(lyrics).flatMap(({ lines }) => lines))]
}

// As the writer's thread does it: a line of its last hundred songs never comes again, whoever asked for them.
const SONGS_REMEMBERED = 100

export function writeAll(requests: readonly string[], firstSeed: number, remembers: boolean): Judged[] {
  const judged: Judged[] = []
  for (const [at, request] of requests.entries()) {
    const avoid = remembers ? judged.slice(-SONGS_REMEMBERED).flatMap(({ lines }) => lines) : []
    const song = draftSong({ seed: firstSeed + at, description: request, instrumental: false, avoid })
    judged.push({ request, song, lines: sungLines(song.lyrics) })
  }
  return judged
}

export function sharedShare(judged: readonly Judged[]): number {
  const counts = new Map<string, number>()
  const all = judged.flatMap(({ lines }) => lines.map((line) => line.toLowerCase()))
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1)
  return all.filter((line) => (counts.get(line) ?? 0) > 1).length / Math.max(1, all.length)
}

// Sections that rhyme nowhere are heard at once, so rhyme is the mean over sections, metre the mean over lines.
export function soundOf(lyrics: readonly string[]): { rhyme: number; meter: number } {
  const sections = lyrics.flatMap((text) => parseLyrics(text)).filter(({ lines }) => lines.length > 1)
  return {
    rhyme: mean(sections.map(({ lines }) => rhymeShare(lines.filter((line) => !line.startsWith('('))))),
    meter: mean(lyrics.flatMap(sungLines).map(meterScore)),
  }
}

export async function measure(judged: readonly Judged[]): Promise<Figures> {
  const all = judged.flatMap(({ lines }) => lines)
  const problems = await checkGrammar(all)
  const verdicts = judged.flatMap(({ song }) => song.verdict ?? [])
  return {
    songs: judged.length,
    lines: all.length,
    covered: mean(verdicts.map(({ covered }) => covered)),
    related: mean(verdicts.map(({ related }) => related)),
    sharedLines: sharedShare(judged),
    grammarPer100: (problems.length / all.length) * 100,
    problems,
    ...soundOf(judged.map(({ song }) => song.lyrics)),
  }
}
