import { expect, it } from 'vitest'
import { getInstrument } from '../../instruments/getInstrument.ts'
import type { ScheduledNote } from './scheduledNote.ts'
import { planRenderings } from './planRenderings.ts'

const bass = getInstrument('electric-bass')

function note(startFrame: number, pitch: number, seconds: number): ScheduledNote {
  const times = { startFrame, endFrame: startFrame + 100, releaseFrame: startFrame + 50, releaseFrames: 50 }
  return { ...times, pitch, seconds, velocity: 0.7, variant: 0, leftGain: 1, rightGain: 1 }
}

it('a note is rendered as long as the longest that sounds like it, and knows when that comes next', () => {
  const planned = planRenderings([note(0, 40, 0.5), note(100, 43, 1), note(200, 40, 2), note(300, 40, 0.3)], bass)
  expect(planned.map(({ longestSeconds }) => longestSeconds)).toEqual([2, 1, 2, 2])
  expect(planned.map(({ use }) => use)).toEqual([
    { frame: 0, nextFrame: 200 },
    { frame: 100, nextFrame: Infinity },
    { frame: 200, nextFrame: 300 },
    { frame: 300, nextFrame: Infinity },
  ])
})
