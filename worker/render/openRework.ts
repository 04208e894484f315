import type { SongMaking, SongOrder } from '@arioso/providers/music'
import { openSound, type Sound, type Stereo } from '../media/sound/sound.ts'
import { blocksOf } from './blocksOf.ts'
import { frameAt } from './editSound.ts'
import type { OpenedSong, SongBlock } from './openedSong.ts'

type Part = Pick<OpenedSong, 'totalFrames' | 'blocks' | 'isExact'>
type Rework = NonNullable<SongOrder['rework']>

const FADE_IN_FRAMES = 240
const JOIN_FRAMES = 1920
// More would not be a difference of level but another sound.
const MOST_GAIN = 2
const SILENT_POWER = 1e-7

/** Joins what was rendered to the song it belongs to: at its level, and for a section into its place. */
export function openRework(making: SongMaking, rework: Rework, parentPath: string): Part {
  const parent = openSound(parentPath)
  if (rework.kind === 'infill') {
    const [from, to] = [frameAt(rework.fromSeconds), frameAt(rework.toSeconds)]
    const isExact = true
    return {
      totalFrames: parent.totalFrames,
      isExact,
      blocks: splice(parent, making, from, Math.min(to, parent.totalFrames)),
    }
  }
  if (rework.kind === 'opening') {
    const from = frameAt(rework.fromSeconds)
    const totalFrames = making.totalFrames + parent.totalFrames - from
    return { totalFrames, isExact: true, blocks: leadUp(parent, making, from) }
  }
  const atFrame = rework.kind === 'extend' ? frameAt(rework.joinSeconds ?? rework.atSeconds) : 0
  return { totalFrames: making.totalFrames, blocks: goOn(parent, making, atFrame) }
}

async function* goOn(parent: Sound, making: SongMaking, atFrame: number): AsyncGenerator<SongBlock> {
  for await (const { startFrame, left, right } of matchedBlocks(parent, making, atFrame)) {
    for (let i = 0; i < left.length && startFrame + i < FADE_IN_FRAMES; i++) {
      const share = (startFrame + i) / FADE_IN_FRAMES
      left[i] = (left[i] ?? 0) * share
      right[i] = (right[i] ?? 0) * share
    }
    yield { startFrame, left, right }
  }
}

// Both crossings lie inside the section: outside of it every sample is the parent's.
async function* splice(parent: Sound, making: SongMaking, from: number, to: number): AsyncGenerator<SongBlock> {
  yield* blocksOf(parent, 0, from)
  const join = Math.min(JOIN_FRAMES, Math.floor((to - from) / 2))
  let at = from
  for await (const { left, right } of matchedBlocks(parent, making, from)) {
    const frames = Math.min(left.length, to - at)
    if (frames <= 0) continue
    const block = { startFrame: at, left: left.slice(0, frames), right: right.slice(0, frames) }
    const old = parent.read(at, frames)
    for (let i = 0; i < frames; i++) {
      const place = at + i
      const share = Math.min(1, (place - from) / join, (to - place) / join)
      if (share >= 1) continue
      block.left[i] = (block.left[i] ?? 0) * share + (old.left[i] ?? 0) * (1 - share)
      block.right[i] = (block.right[i] ?? 0) * share + (old.right[i] ?? 0) * (1 - share)
    }
    yield block
    at += frames
  }
  yield* blocksOf(parent, at)
}

// The crossing lies in the opening's last moment: from the join on every sample is the parent's. The opening was mixed with
// the whole song in view, so it has the song's level already.
async function* leadUp(parent: Sound, making: SongMaking, from: number): AsyncGenerator<SongBlock> {
  const opening = making.totalFrames
  const join = Math.min(JOIN_FRAMES, opening)
  let at = 0
  for await (const { left, right } of making.blocks) {
    const frames = Math.min(left.length, opening - at)
    const block = { startFrame: at, left: left.slice(0, frames), right: right.slice(0, frames) }
    const old = parent.read(from - opening + at, frames)
    for (let i = 0; i < frames; i++) {
      const share = Math.min(1, (opening - at - i) / join)
      if (share >= 1) continue
      block.left[i] = (block.left[i] ?? 0) * share + (old.left[i] ?? 0) * (1 - share)
      block.right[i] = (block.right[i] ?? 0) * share + (old.right[i] ?? 0) * (1 - share)
    }
    yield block
    at += frames
    if (at >= opening) break
  }
  for (const block of blocksOf(parent, from)) yield { ...block, startFrame: block.startFrame - from + opening }
}

// What comes before the join is the parent played again; how loud it came out this time tells how loud the rest must be.
async function* matchedBlocks(parent: Sound, making: SongMaking, atFrame: number): AsyncGenerator<SongBlock> {
  const { leadInFrames } = making
  // Read while the band still plays.
  const power = { parent: powerOf(parent.read(atFrame - leadInFrames, leadInFrames), leadInFrames), again: 0 }
  let skipped = 0
  let made = 0
  for await (const { left, right } of making.blocks) {
    const lead = Math.min(left.length, leadInFrames - skipped)
    power.again += powerOf({ left, right }, lead)
    skipped += lead
    if (lead === left.length) continue
    const gain = gainOf(power)
    const block = { left: left.slice(lead).map((x) => x * gain), right: right.slice(lead).map((x) => x * gain) }
    yield { startFrame: made, ...block }
    made += block.left.length
  }
}

function gainOf({ parent, again }: { parent: number; again: number }): number {
  if (parent < SILENT_POWER || again < SILENT_POWER) return 1
  return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, Math.sqrt(parent / again)))
}

function powerOf({ left, right }: Stereo, frames: number): number {
  let sum = 0
  for (let i = 0; i < frames; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2
  return sum
}
