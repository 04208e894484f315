import { isCompound } from '../composer/songFrame.ts'
import { GENRES } from '../genres/genreList.ts'
import type { Note, Score, SungLine } from '../score.ts'
import { mapSyllables } from './moveScore.ts'

/** Beats as they were written before the song's swing moved them; the inverse of `swingBeat`. */
export function createStraightener(score: Score): (beat: number) => number {
  const { swing, meter } = score
  const unit = GENRES.find(({ name }) => name === score.genre)?.swingUnit ?? 8
  if (swing === 0 || isCompound(meter)) return (beat) => beat
  const pair = unit === 8 ? 1 : 0.5
  const middle = 0.5 + swing / 6
  return (beat) => {
    const index = Math.floor(beat / pair + 1e-9)
    const place = beat / pair - index
    const straight = place <= middle ? (place / middle) * 0.5 : 0.5 + ((place - middle) / (1 - middle)) * 0.5
    return (index + straight) * pair
  }
}

export function straightenLines(lines: readonly SungLine[], straight: (beat: number) => number): SungLine[] {
  return lines.map((line) =>
    mapSyllables(line, (syllable) => {
      const startBeat = straight(syllable.startBeat)
      const { bends } = syllable
      return {
        ...syllable,
        startBeat,
        lengthBeats: straight(syllable.startBeat + syllable.lengthBeats) - startBeat,
        ...(bends && { bends: bends.map((bend) => ({ ...bend, atBeat: straight(bend.atBeat) })) }),
      }
    }),
  )
}

export function straightenNotes(notes: readonly Note[], straight: (beat: number) => number): Note[] {
  return notes.map((note) => {
    const startBeat = straight(note.startBeat)
    return { ...note, startBeat, lengthBeats: straight(note.startBeat + note.lengthBeats) - startBeat }
  })
}
