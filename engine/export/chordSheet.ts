import type { Chord, Key, Score, Section, SungLine } from '../score.ts'
import { chordSymbol } from '../composer/harmony/parseProgression.ts'

const BARS_A_ROW = 4

function keyName(key: Key): string {
  const tonic = chordSymbol({ root: key.tonic, quality: 'maj' }, key)
  return `${tonic} ${key.mode}`
}

function barRows(section: Section, chords: readonly Chord[], barBeats: number): string[] {
  const bars: string[] = []
  for (let beat = section.startBeat; beat < section.startBeat + section.lengthBeats - 1e-6; beat += barBeats) {
    const inside = chords.filter(({ startBeat }) => startBeat > beat - 1e-6 && startBeat < beat + barBeats - 1e-6)
    bars.push(inside.length === 0 ? '%' : inside.map(({ symbol }) => symbol).join(' '))
  }
  const rows: string[] = []
  for (let i = 0; i < bars.length; i += BARS_A_ROW) rows.push(`| ${bars.slice(i, i + BARS_A_ROW).join(' | ')} |`)
  return rows
}

// The chords stand above the words they begin on.
function lineRows(line: SungLine, chords: readonly Chord[]): string[] {
  let above = ''
  let words = ''
  let last: Chord | undefined
  for (const word of line.words) {
    const first = word.syllables[0]
    const end = word.syllables.at(-1)
    if (first && end) {
      const until = end.startBeat + end.lengthBeats / 2
      const chord = chords.findLast(({ startBeat }) => startBeat <= until)
      if (chord && chord !== last) {
        above = `${above.padEnd(words.length)}${chord.symbol} `
        words = words.padEnd(above.length - chord.symbol.length - 1)
        last = chord
      }
    }
    words += `${word.text} `
  }
  return [above.trimEnd(), words.trimEnd()]
}

// A song on paper: key, tempo, and for each section its chords by bar and its words under their chords.
export function chordSheet(score: Score): string {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const head = `${keyName(score.key)}, ${score.tempoBpm} bpm, ${score.meter.beats}/${score.meter.unit}`
  const sections = score.sections.map((section, index) => {
    const sung = (score.voice?.lines ?? []).filter((line) => line.section === index)
    const rows = sung.flatMap((line) => lineRows(line, score.chords))
    return [`[${section.label}]`, ...barRows(section, score.chords, barBeats), ...rows].join('\n')
  })
  return `${[score.title, head].join('\n')}\n\n${sections.join('\n\n')}\n`
}
