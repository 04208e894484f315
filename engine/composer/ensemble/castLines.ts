// Who sings which line where a song is for more than one: a duet takes turns by section and meets in the chorus, call and
// response takes turns by line, a choir sings everything along.
import type { SingingWish } from '@arioso/words'
import type { BackingPart, SungLine } from '../../score.ts'
import { TRAINED_SINGERS } from '../../voice/trained/trainedSingers.ts'
import { rangeOf, sexOf, secondSinger, type SingerName } from './chooseSinger.ts'

export type CastLines = { lines: SungLine[]; backing: BackingPart[] }

const CHOIR_DB = -5
const TOGETHER_DB = -4
const APART = 0.25

// Duets are sung by a woman and a man.
function partnerOf(name: SingerName): SingerName {
  const others = TRAINED_SINGERS.filter((singer) => singer.sex !== sexOf(name) && !singer.onlyAsked)
  const at = TRAINED_SINGERS.findIndex((singer) => singer.name === name)
  return others[Math.max(0, at) % others.length]?.name ?? name
}

// The same tune in the octave where the other is at home.
function inReachOf(line: SungLine, singer: SingerName): SungLine {
  const pitches = line.words.flatMap(({ syllables }) => syllables.map(({ pitch }) => pitch))
  const { low, high } = rangeOf(singer)
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / Math.max(1, pitches.length)
  const shift = 12 * Math.round(((low + high) / 2 - middle) / 12)
  return {
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((syllable) => ({
        ...syllable,
        pitch: syllable.pitch + shift,
        ...(syllable.bends && { bends: syllable.bends.map((bend) => ({ ...bend, pitch: bend.pitch + shift })) }),
      })),
    })),
  }
}

const sungBy = (line: SungLine, singer: SingerName): SungLine => ({ ...inReachOf(line, singer), singer })

function duet(lines: SungLine[], lead: SingerName, kindOf: (section: number) => string): CastLines {
  const partner = partnerOf(lead)
  const isTogether = ({ section }: SungLine) => kindOf(section) === 'chorus'
  const turns = [...new Set(lines.filter((line) => !isTogether(line)).map(({ section }) => section))]
  const isPartners = (line: SungLine) => !isTogether(line) && turns.indexOf(line.section) % 2 === 1
  const together = lines.filter(isTogether).map((line) => inReachOf(line, partner))
  return {
    lines: lines.map((line) => (isPartners(line) ? sungBy(line, partner) : line)),
    backing:
      together.length === 0
        ? []
        : [{ kind: 'double', singer: partner, gainDb: TOGETHER_DB, pan: APART, lines: together }],
  }
}

export function castLines(
  lines: SungLine[],
  lead: SingerName,
  singing: readonly SingingWish[],
  kindOf: (section: number) => string,
): CastLines {
  if (lines.length === 0) return { lines, backing: [] }
  if (singing.includes('duet')) return duet(lines, lead, kindOf)
  if (singing.includes('answered')) {
    const partner = singing.includes('choir') ? secondSinger(lead) : partnerOf(lead)
    return { lines: lines.map((line, i) => (i % 2 === 1 ? sungBy(line, partner) : line)), backing: [] }
  }
  if (!singing.includes('choir')) return { lines, backing: [] }
  const along = [secondSinger(lead), partnerOf(lead)]
  return {
    lines,
    backing: along.map((singer, i) => ({
      kind: 'choir',
      singer,
      gainDb: CHOIR_DB,
      pan: i === 0 ? -APART * 2 : APART * 2,
      lines: lines.map((line) => inReachOf(line, singer)),
    })),
  }
}
