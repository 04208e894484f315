import type { Desk } from '../../audio/kernels/createDesk.ts'
import { cos, dbToGain, sin } from '../../audio/math.ts'
import { getInstrument } from '../../instruments/getInstrument.ts'
import type { SampleSource } from '../../instruments/sampled/sampleSource.ts'
import { isOpenlyMixed, type Part, type Score } from '../../score.ts'
import { createAmp } from './createAmp.ts'
import { createFader } from '../createFader.ts'
import type { PartPlayer } from './createPartPlayer.ts'
import { angleOf } from './placeNotes.ts'
import { WINDOW_FRAMES } from '../master/windowFrames.ts'

/** A part whose instrument has an amplifier: notes ─► amp ─► the part's level and place. Others play as they are. */
export function playThroughAmp(
  desk: Desk,
  part: Part,
  player: PartPlayer,
  { score, samples, sampleRate }: { score: Score; samples?: SampleSource | undefined; sampleRate: number },
): PartPlayer['play'] {
  const { amp } = getInstrument(part.instrument, samples)
  if (!amp) return player.play
  const run = createAmp(desk, amp, WINDOW_FRAMES, sampleRate)
  const notes = desk.stereoRow(WINDOW_FRAMES)
  const gain = dbToGain(part.gainDb) * Math.SQRT2
  const [leftGain, rightGain] = [gain * cos(angleOf(part.pan)), gain * sin(angleOf(part.pan))]
  const ride = isOpenlyMixed(score) ? createFader(desk, part, score, sampleRate) : undefined
  let wasSounding = false
  return (target, startFrame) => {
    notes.left.fill(0)
    notes.right.fill(0)
    const sounds = player.play(notes, startFrame)
    // One more window, in which filters and capacitor come to rest.
    if (!sounds && !wasSounding) return false
    wasSounding = sounds
    run(notes)
    ride?.(notes, startFrame)
    desk.kernels.addGained(target.left.byteOffset, notes.left.byteOffset, leftGain, WINDOW_FRAMES)
    desk.kernels.addGained(target.right.byteOffset, notes.right.byteOffset, rightGain, WINDOW_FRAMES)
    return true
  }
}
