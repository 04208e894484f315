import { secondsPerBeat, type Note, type Part, type Score } from '../../score.ts'

const TOGETHER_SECONDS = 0.03
const LONGEST_SECONDS = 0.32
// Where a song is loudest only the fastest strokes are muted, the others ring.
const LONGEST_LOUD_SECONDS = 0.16
const HIGHEST_PITCH = 57
const ACCENT = 0.93
const LOUD = new Set(['chorus', 'drop', 'solo'])

/** Strokes that repeat the one before them, low and fast: the picking hand rests on the strings. */
export function findChugs(score: Score, part: Part): Set<Note> {
  const chugs = new Set<Note>()
  if (part.bus !== 'guitar') return chugs
  const beatSeconds = secondsPerBeat(score)
  const strokes = strokesOf(part.notes, TOGETHER_SECONDS / beatSeconds)
  for (const [i, stroke] of strokes.entries()) {
    const [last, next] = [strokes[i - 1], strokes[i + 1]]
    if (!last || lowest(last) !== lowest(stroke) || lowest(stroke) > HIGHEST_PITCH) continue
    const beat = stroke[0].startBeat
    const section = score.sections.findLast(({ startBeat }) => startBeat <= beat + 0.1)
    const longest = section && LOUD.has(section.kind) ? LONGEST_LOUD_SECONDS : LONGEST_SECONDS
    const isFast =
      (beat - last[0].startBeat) * beatSeconds <= longest &&
      (next ? next[0].startBeat - beat : stroke[0].lengthBeats) * beatSeconds <= longest
    if (isFast && stroke.every(({ velocity }) => velocity < ACCENT)) for (const note of stroke) chugs.add(note)
  }
  return chugs
}

function strokesOf(notes: readonly Note[], togetherBeats: number): Note[][] {
  const strokes: Note[][] = []
  for (const note of [...notes].sort((a, b) => a.startBeat - b.startBeat)) {
    const stroke = strokes.at(-1)
    if (stroke && note.startBeat - stroke[0].startBeat <= togetherBeats) stroke.push(note)
    else strokes.push([note])
  }
  return strokes
}

function lowest(stroke: readonly Note[]): number {
  return Math.min(...stroke.map(({ pitch }) => pitch))
}
