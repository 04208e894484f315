import type { Random } from '@arioso/words'
import { rangeOf, secondSinger, sexOf, type SingerName } from '../composer/ensemble/chooseSinger.ts'
import type { BackingPart, Score, SungLine } from '../score.ts'
import { bestShift } from '../transform/recast.ts'
import { transposeLines } from '../transform/transpose.ts'
import { isUnderstood, TRAINED_SINGERS } from '../voice/trained/trainedSingers.ts'
import { transposeBand } from './transposeBand.ts'

// Somebody of the other sex is the plainer change, so they come up twice as often.
const LIKELIER = 2

/** Somebody else sings the same tune, and the band moves into the key in which it lies well for them. */
export function changeSinger(score: Score, random: Random): Score {
  const { voice } = score
  if (!voice || voice.lines.length === 0) return score
  const beside = singersBeside(score)
  const singer = random.pick(candidates(voice.singer, beside))
  const own = voice.lines.filter((line) => line.singer === undefined)
  const shift = bestShift(own.length > 0 ? own : voice.lines, singer)
  const bandShift = nearestShift(shift)
  const moveLine = (line: SungLine): SungLine[] =>
    transposeLines([line], line.singer === undefined ? shift : octaveFor(line, bandShift, line.singer))
  return {
    ...transposeBand(score, bandShift),
    voice: { ...voice, singer, lines: voice.lines.flatMap(moveLine) },
    ...(score.backing && {
      backing: score.backing.map((part) => recastBacking(part, { from: voice.singer, to: singer, shift, bandShift })),
    }),
  }
}

function singersBeside({ voice, backing = [] }: Score): SingerName[] {
  const lines = voice?.lines.flatMap((line) => line.singer ?? []) ?? []
  const behind = backing.map(({ singer }) => singer)
  return [...new Set([...lines, ...behind])].filter((name) => name !== voice?.singer)
}

// A duet stays one: whoever has a partner of the other sex is replaced by somebody of their own.
function candidates(old: SingerName, beside: readonly SingerName[]): SingerName[] {
  const hasPartner = beside.some((name) => sexOf(name) !== sexOf(old))
  const others = TRAINED_SINGERS.filter(
    (singer) => singer.name !== old && !singer.onlyAsked && isUnderstood(singer) && !beside.includes(singer.name),
  )
  const alike = others.filter(({ sex }) => sex === sexOf(old)).map(({ name }) => name)
  const unlike = others.filter(({ sex }) => sex !== sexOf(old)).map(({ name }) => name)
  const willing = hasPartner ? alike : [...Array.from({ length: LIKELIER }, () => unlike).flat(), ...alike]
  return willing.length > 0 ? willing : [...alike, ...unlike]
}

type Recast = { from: SingerName; to: SingerName; shift: number; bandShift: number }

// Voices behind the lead keep their distance from it.
function recastBacking(part: BackingPart, { from, to, shift, bandShift }: Recast): BackingPart {
  const isLead = part.singer === from
  const follows = isLead || part.singer === secondSinger(from)
  const singer = isLead ? to : follows ? secondSinger(to) : part.singer
  return { ...part, singer, lines: transposeLines(part.lines, follows ? shift : bandShift) }
}

function nearestShift(semitones: number): number {
  return ((((semitones + 5) % 12) + 12) % 12) - 5
}

function octaveFor(line: SungLine, shift: number, singer: SingerName): number {
  const pitches = line.words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch))
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / Math.max(1, pitches.length)
  const { low, high } = rangeOf(singer)
  return shift + 12 * Math.round(((low + high) / 2 - middle - shift) / 12)
}
