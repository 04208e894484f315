import type { Note } from '../../score.ts'

// Notes of a chord begin within this time.
const TOGETHER_SECONDS = 0.06
const LONGEST_GAP_SECONDS = 0.09
const LONGEST_OVERLAP_SECONDS = 0.3
const WIDEST_SEMITONES = 12
// An accent is tongued or bowed anew, and so is every fifth note: a bow and a breath end.
const ACCENT = 0.08
const MOST_SLURRED = 4

/** In a line of single notes: which note goes on from which, without a new attack. */
export function findSlurs(notes: readonly Note[], beatSeconds: number): Map<Note, Note> {
  const slurs = new Map<Note, Note>()
  const line = [...notes].sort((a, b) => a.startBeat - b.startBeat)
  const endOf = (note: Note): number => (note.startBeat + note.lengthBeats) * beatSeconds
  let slurred = 0
  let endedBefore = -Infinity
  for (const [i, note] of line.entries()) {
    const [last, next] = [line[i - 1], line[i + 1]]
    const start = note.startBeat * beatSeconds
    if (!last) continue
    const isAlone =
      start - last.startBeat * beatSeconds > TOGETHER_SECONDS &&
      endedBefore < last.startBeat * beatSeconds + TOGETHER_SECONDS &&
      (!next || next.startBeat * beatSeconds - start > TOGETHER_SECONDS)
    const overlap = endOf(last) - start
    const goesOn =
      isAlone &&
      overlap > -LONGEST_GAP_SECONDS &&
      overlap < LONGEST_OVERLAP_SECONDS &&
      note.pitch !== last.pitch &&
      Math.abs(note.pitch - last.pitch) <= WIDEST_SEMITONES &&
      note.velocity <= last.velocity + ACCENT &&
      slurred < MOST_SLURRED
    slurred = goesOn ? slurred + 1 : 0
    if (goesOn) slurs.set(note, last)
    endedBefore = Math.max(endedBefore, endOf(last))
  }
  return slurs
}
