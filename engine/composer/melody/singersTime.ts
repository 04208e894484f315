import type { Chord } from '../../score.ts'
import type { Draft } from '../draft.ts'
import type { SongFrame } from '../songFrame.ts'
import type { MelodyNote } from './writeMelody.ts'

// Below 75 beats a minute a voice moves twice as fast as the band: words held for half a second are not understood.
const SLOW_STEP_SECONDS = 0.2

type Placed = { startBar: number; bars: number; returnsAfterBars?: number | undefined }

export type SingersTime = {
  frame: SongFrame
  chords: readonly Chord[]
  enter: <Phrase extends Placed>(phrase: Phrase) => Phrase
  leave: (notes: MelodyNote[]) => MelodyNote[]
}

/** The song as the singer counts it: in a slow one each written bar is two bars. */
export function singersTime({ frame, chords }: Draft): SingersTime {
  if (frame.stepSeconds < SLOW_STEP_SECONDS) {
    return { frame, chords, enter: (phrase) => phrase, leave: (notes) => notes }
  }
  return {
    frame: { ...frame, tempoBpm: frame.tempoBpm * 2, stepSeconds: frame.stepSeconds / 2, heldSteps: frame.barSteps },
    chords: chords.map((chord) => ({
      ...chord,
      startBeat: chord.startBeat * 2,
      lengthBeats: chord.lengthBeats * 2,
    })),
    enter: (phrase) => ({
      ...phrase,
      startBar: phrase.startBar * 2,
      bars: phrase.bars * 2,
      ...(phrase.returnsAfterBars !== undefined && { returnsAfterBars: phrase.returnsAfterBars * 2 }),
    }),
    leave: (notes) =>
      notes.map((note) => ({ ...note, startBeat: note.startBeat / 2, lengthBeats: note.lengthBeats / 2 })),
  }
}
