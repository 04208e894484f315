import type { Random } from '@arioso/words'
import type { BackingPart, Chord, SungLine, SungSyllable } from '../../score.ts'
import { isLowVoice, secondSinger, type SingerName } from '../ensemble/chooseSinger.ts'
import type { Draft } from '../draft.ts'
import type { PlannedSection } from '../form/planForm.ts'
import { chordPitchClasses, pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import type { SongFrame } from '../songFrame.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

const SMALLEST_INTERVAL = 3
const LARGEST_INTERVAL = 9
const ECHO_GAP_BEATS = 1.5
const SHORTEST_ECHO_SECONDS = 0.22

function withoutBends(syllable: SungSyllable): SungSyllable {
  const { text, startBeat, lengthBeats, pitch, velocity } = syllable
  return { text, startBeat, lengthBeats, pitch, velocity }
}

function mapSyllables(line: SungLine, change: (syllable: SungSyllable) => SungSyllable): SungLine {
  return { ...line, words: line.words.map((word) => ({ ...word, syllables: word.syllables.map(change) })) }
}

// A third or a sixth from the tune: in the scale, and in the chord where the note is long.
function harmonise(syllable: SungSyllable, chord: Chord, scale: ReadonlySet<number>, above: boolean): SungSyllable {
  const tones = new Set(chordPitchClasses(chord))
  const isLong = syllable.lengthBeats >= 0.75
  let best = syllable.pitch + (above ? 4 : -3)
  let bestCost = Infinity
  for (let interval = SMALLEST_INTERVAL; interval <= LARGEST_INTERVAL; interval++) {
    const pitch = syllable.pitch + (above ? interval : -interval)
    const tone = pitchClass(pitch)
    if (!scale.has(tone) && !tones.has(tone)) continue
    const isThirdOrSixth = interval === 3 || interval === 4 || interval === 8 || interval === 9
    const cost = (isThirdOrSixth ? 0 : 2) + (tones.has(tone) ? 0 : isLong ? 3 : 0.8) + interval * 0.25
    if (cost < bestCost) {
      best = pitch
      bestCost = cost
    }
  }
  return { ...withoutBends(syllable), pitch: best, velocity: syllable.velocity * 0.85 }
}

function inChorus(line: SungLine, sections: readonly PlannedSection[]): boolean {
  const { kind } = sections[line.section]
  return (kind === 'chorus' || kind === 'drop' || kind === 'pre-chorus') && line.delivery !== 'spoken'
}

// The last word of a line again, in the gap before the next one: an ad-lib of the last chorus.
function echo(line: SungLine, next: SungLine | undefined, endBeat: number, frame: SongFrame): SungLine[] {
  const word = line.words.at(-1)
  const last = word?.syllables.at(-1)
  if (!word || !last) return []
  const from = last.startBeat + last.lengthBeats + 0.25
  const to = next?.words[0]?.syllables[0]?.startBeat ?? endBeat
  const start = Math.ceil(from * 2) / 2
  const each = (Math.min(to, start + word.syllables.length) - start - 0.25) / word.syllables.length
  const secondsPerBeat = frame.stepSeconds * 4
  if (to - from < ECHO_GAP_BEATS || each * secondsPerBeat < SHORTEST_ECHO_SECONDS) return []
  const syllables = word.syllables.map((syllable, i) => ({
    ...withoutBends(syllable),
    startBeat: start + i * each,
    lengthBeats: each,
    velocity: syllable.velocity * 0.8,
  }))
  return [{ text: word.text, section: line.section, words: [{ text: word.text, syllables }] }]
}

export function writeBacking(
  lines: readonly SungLine[],
  draft: Draft,
  singer: SingerName,
  random: Random,
): BackingPart[] {
  const { sections, chords, frame } = draft
  const chorus = lines.filter((line) => inChorus(line, sections))
  const kind = frame.genre.backing ?? 'harmony'
  const above = isLowVoice(singer)
  const harmonyOf = (line: SungLine, isAbove: boolean): SungLine => {
    const { lift } = sections[line.section]
    const scale = scalePitchClasses({ tonic: pitchClass(frame.key.tonic + lift), mode: frame.key.mode })
    return mapSyllables(line, (syllable) =>
      harmonise(syllable, chordAt(chords, syllable.startBeat + 0.01), scale, isAbove),
    )
  }
  const harmony = chorus.map((line) => harmonyOf(line, above))
  const otherSide = kind === 'choir' ? chorus.map((line) => harmonyOf(line, !above)) : []
  const doubled = kind === 'double' ? lines.filter((line, i) => line.delivery === 'spoken' && i % 2 === 1) : []
  const along = [...doubled, ...writeAdLibs(lines, draft, random)].sort(byStart)
  const parts: BackingPart[] = [
    {
      kind: kind === 'choir' ? 'choir' : 'harmony',
      singer: secondSinger(singer),
      gainDb: -7,
      pan: -0.35,
      lines: harmony,
    },
    { kind: 'choir', singer, gainDb: -8, pan: 0.35, lines: otherSide },
    { kind: 'double', singer, gainDb: -9, pan: 0.3, lines: along },
  ]
  return parts.filter((part) => part.lines.length > 0)
}

function writeAdLibs(lines: readonly SungLine[], { sections, frame }: Draft, random: Random): SungLine[] {
  const lastChorus = sections.findLastIndex((section) => section.kind === 'chorus' && section.lines.length > 0)
  return lines.flatMap((line, i) => {
    if (line.section !== lastChorus || !random.chance(0.6)) return []
    const { startBar, bars } = sections[line.section]
    return echo(line, lines[i + 1], (startBar + bars) * frame.barBeats, frame)
  })
}

function byStart(a: SungLine, b: SungLine): number {
  return (a.words[0]?.syllables[0]?.startBeat ?? 0) - (b.words[0]?.syllables[0]?.startBeat ?? 0)
}
