import type { RecordedSide, Recording } from './recording.ts'
import type { SampleSource } from './sampleSource.ts'

// All that a song with a grand piano plays from is some 15 MB; what was rendered of it is kept elsewhere.
const MOST_BYTES = 24 * 1024 * 1024
const SHORTEST_FRAMES = 16_384

export type SampleStore = {
  /** A side's samples, at least up to that frame or to its end, with its loop's end blended. */
  get: (recording: Recording, side: RecordedSide, untilFrame: number) => Int16Array
}

type Entry = { samples: Int16Array; isWhole: boolean }

/** Keeps what was unpacked last; what was let go is unpacked again to the same samples. */
export function createSampleStore(source: SampleSource): SampleStore {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function unpack(recording: Recording, side: RecordedSide, untilFrame: number): Entry {
    const channels = source.decode(side, Math.max(SHORTEST_FRAMES, untilFrame))
    const samples = channels.length > 1 ? mixChannels(channels) : channels[0]
    blendLoop(samples, side, recording.blendFrames)
    const last = side.loop?.[1] ?? recording.endFrame
    return { samples, isWhole: samples.length >= last || samples.length < untilFrame }
  }

  return {
    get(recording, side, untilFrame) {
      const key = `${side.file}/${side.fromByte}`
      let entry = entries.get(key)
      entries.delete(key)
      if (!entry || (!entry.isWhole && entry.samples.length < untilFrame)) {
        bytes -= entry?.samples.byteLength ?? 0
        entry = unpack(recording, side, untilFrame)
        bytes += entry.samples.byteLength
      }
      entries.set(key, entry)
      for (const [oldest, { samples }] of entries) {
        if (bytes <= MOST_BYTES || oldest === key) break
        entries.delete(oldest)
        bytes -= samples.byteLength
      }
      return entry.samples
    },
  }
}

function mixChannels(channels: readonly Int16Array[]): Int16Array {
  return channels[0].map((_, i) => channels.reduce((sum, channel) => sum + channel[i], 0) / channels.length)
}

/** Also when only part of it is there yet: a frame must not depend on how much was unpacked. */
function blendLoop(samples: Int16Array, { loop }: RecordedSide, frames: number): void {
  if (!loop || frames === 0) return
  const [from, to] = loop
  const first = to - frames
  for (let i = Math.max(0, first); i < Math.min(samples.length, to); i++) {
    const share = (i - first) / frames
    samples[i] = Math.round(samples[i] * (1 - share) + samples[i - to + from] * share)
  }
}
