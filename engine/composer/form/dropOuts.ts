import type { Random } from '@arioso/words'
import type { Bus, Note } from '../../score.ts'
import type { Rest } from './arrangeEntries.ts'
import type { PlannedSection } from './planForm.ts'
import type { SongFrame } from '../songFrame.ts'

// How the band makes room before a chorus: all stop for a beat, the low end leaves for a bar, or only the drums fill.
type DropOut = { beats: number; stays: (bus: Bus) => boolean }

const STOP: DropOut = { beats: 1, stays: () => false }
const HALF_BAR_STOP: DropOut = { beats: 2, stays: (bus) => bus === 'drums' }
const NO_LOW_END: DropOut = { beats: 4, stays: (bus) => bus !== 'bass' }
const DRUMS_ALONE: DropOut = { beats: 4, stays: (bus) => bus === 'drums' || bus === 'percussion' || bus === 'pads' }
const KINDS: readonly (readonly [DropOut | undefined, number])[] = [
  [undefined, 4],
  [STOP, 3],
  [HALF_BAR_STOP, 2],
  [NO_LOW_END, 2],
  [DRUMS_ALONE, 1],
]
const A_CAPPELLA_CHANCE = 0.14
const A_CAPPELLA_BARS = 4
const FALSE_ENDING_CHANCE = 0.14
const FALSE_ENDING_BEATS = 2

function beforeLoud(sections: readonly PlannedSection[], frame: SongFrame, random: Random): (Rest & DropOut)[] {
  return sections.flatMap((section, i) => {
    const next = sections[i + 1]
    const isLoud = next?.kind === 'chorus' || next?.kind === 'drop'
    const chosen = random.fork(`drop-out ${i}`).pickWeighted(KINDS)
    if (!isLoud || !chosen || section.bars < 2 || frame.genre.builds === 'risers') return []
    const to = next.startBar * frame.barBeats
    return [{ from: to - Math.min(chosen.beats, frame.barBeats), to, ...chosen }]
  })
}

// The last chorus begins with the singer alone, and the band comes back on its second half.
function aCappella(sections: readonly PlannedSection[], frame: SongFrame, random: Random): (Rest & DropOut)[] {
  const last = sections.findLast(({ kind, lines }) => kind === 'chorus' && lines.length > 1)
  const choruses = sections.filter(({ kind }) => kind === 'chorus').length
  if (!last || choruses < 3 || last.bars < A_CAPPELLA_BARS * 2 || !random.chance(A_CAPPELLA_CHANCE)) return []
  const from = last.startBar * frame.barBeats
  const to = from + A_CAPPELLA_BARS * frame.barBeats
  return [{ from, to, beats: to - from, stays: (bus) => bus === 'choir' || bus === 'percussion' }]
}

// The song stops as if it were over, and then lands.
function falseEnding(sections: readonly PlannedSection[], frame: SongFrame, random: Random): (Rest & DropOut)[] {
  const outro = sections.at(-1)
  if (outro?.kind !== 'outro' || outro.bars < 4 || !random.chance(FALSE_ENDING_CHANCE)) return []
  const to = (outro.startBar + outro.bars - 1) * frame.barBeats
  return [{ from: to - FALSE_ENDING_BEATS, to, ...STOP }]
}

export function chooseDropOuts(
  sections: readonly PlannedSection[],
  frame: SongFrame,
  random: Random,
): (bus: Bus) => Rest[] {
  const chosen = [
    ...beforeLoud(sections, frame, random.fork('before loud')),
    ...aCappella(sections, frame, random.fork('a cappella')),
    ...falseEnding(sections, frame, random.fork('false ending')),
  ]
  return (bus) => chosen.filter(({ stays }) => !stays(bus))
}

export function withRests(notes: readonly Note[], rests: readonly Rest[]): Note[] {
  return notes.flatMap((note) => {
    const rest = rests.find(
      ({ from, to }) => note.startBeat < to - 1e-6 && note.startBeat + note.lengthBeats > from + 1e-6,
    )
    if (!rest) return [note]
    if (note.startBeat < rest.from - 1e-6)
      return withRests([{ ...note, lengthBeats: rest.from - note.startBeat }], rests)
    // What is held over the rest's end begins again there.
    const left = note.startBeat + note.lengthBeats - rest.to
    return left > 0.9 ? withRests([{ ...note, startBeat: rest.to, lengthBeats: left }], rests) : []
  })
}
