// Sound that came back from another engine, put where it belongs. In and out: interleaved stereo floats at 48 kHz in files.
import { closeSync, openSync, writeSync } from 'node:fs'
import { readFloats } from '../media/sound/floatFile.ts'
import { openSound, type Sound, type Stereo } from '../media/sound/sound.ts'
import { blocksOf } from './blocksOf.ts'
import { frameAt } from './editSound.ts'

const JOIN_FRAMES = 1920
const FADE_IN_FRAMES = 240
const COMPARED_SECONDS = 2.5
// More would not be a difference of level but another sound.
const MOST_GAIN = 2
const SILENT_POWER = 1e-7

/** An engine paints only roughly between its seconds: outside of them every sample is the song's own. */
export function spliceSection(
  { madePath, songPath, outPath }: { madePath: string; songPath: string; outPath: string },
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
): void {
  const song = openSound(songPath)
  const [from, to] = [frameAt(startSeconds), Math.min(frameAt(endSeconds), song.totalFrames)]
  const gain = gainBetween(song, madePath, { fromFrame: from, offsetFrames: 0 })
  const join = Math.max(1, Math.min(JOIN_FRAMES, Math.floor((to - from) / 2)))
  const file = openSync(outPath, 'w')
  for (const block of blocksOf(song, 0, from)) write(file, block)
  let at = 0
  let reached = from
  for (const { left, right } of readFloats(madePath)) {
    const [first, last] = [Math.max(from, at), Math.min(to, at + left.length)]
    if (last > first) {
      const old = song.read(first, last - first)
      const part = { left: old.left.slice(), right: old.right.slice() }
      for (let i = 0; i < last - first; i++) {
        const place = first + i
        const share = Math.min(1, (place - from) / join, (to - place) / join)
        part.left[i] = (left[place - at] ?? 0) * gain * share + (old.left[i] ?? 0) * (1 - share)
        part.right[i] = (right[place - at] ?? 0) * gain * share + (old.right[i] ?? 0) * (1 - share)
      }
      write(file, part)
      reached = last
    }
    at += left.length
  }
  // What came back may be shorter than asked for.
  for (const block of blocksOf(song, reached)) write(file, block)
  closeSync(file)
}

/** What follows the join, at the level of the song it continues. `offsetSeconds`: where what was sent begins in the song. */
export function keepContinuation(
  { madePath, songPath, outPath }: { madePath: string; songPath: string; outPath: string },
  { joinSeconds, offsetSeconds }: { joinSeconds: number; offsetSeconds: number },
): void {
  const song = openSound(songPath)
  const offsetFrames = frameAt(offsetSeconds)
  const join = frameAt(joinSeconds) - offsetFrames
  const gain = gainBetween(song, madePath, { fromFrame: frameAt(joinSeconds), offsetFrames })
  const file = openSync(outPath, 'w')
  let at = 0
  for (const { left, right } of readFloats(madePath)) {
    const skipped = Math.min(left.length, Math.max(0, join - at))
    const part = { left: left.slice(skipped), right: right.slice(skipped) }
    for (let i = 0; i < part.left.length; i++) {
      const share = Math.min(1, (at + skipped + i - join) / FADE_IN_FRAMES) * gain
      part.left[i] = (part.left[i] ?? 0) * share
      part.right[i] = (part.right[i] ?? 0) * share
    }
    write(file, part)
    at += left.length
  }
  closeSync(file)
}

// The seconds before the join are the song once more: how loud they came back tells how loud the rest must be.
function gainBetween(song: Sound, madePath: string, join: { fromFrame: number; offsetFrames: number }): number {
  const frames = Math.min(frameAt(COMPARED_SECONDS), join.fromFrame - join.offsetFrames)
  if (frames <= 0) return 1
  const start = join.fromFrame - frames
  const before = powerOf(song.read(start, frames))
  let again = 0
  let at = join.offsetFrames
  for (const { left, right } of readFloats(madePath)) {
    const [first, last] = [Math.max(start, at) - at, Math.min(join.fromFrame, at + left.length) - at]
    if (last > first) again += powerOf({ left: left.subarray(first, last), right: right.subarray(first, last) })
    at += left.length
    if (at >= join.fromFrame) break
  }
  if (before < SILENT_POWER || again < SILENT_POWER) return 1
  return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, Math.sqrt(before / again)))
}

function powerOf({ left, right }: Stereo): number {
  let sum = 0
  for (let i = 0; i < left.length; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2
  return sum
}

function write(file: number, { left, right }: Stereo): void {
  const samples = new Float32Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = left[i] ?? 0
    samples[2 * i + 1] = right[i] ?? 0
  }
  writeSync(file, new Uint8Array(samples.buffer))
}
