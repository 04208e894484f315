import type { Instrument, PlayedNote } from './instrument.ts'

export type NoteCache = {
  /** The sound of a note, at least `seconds` long or until it has died away. */
  get: (instrument: Instrument, pitch: number, velocity: number, variant: number, seconds: number) => PlayedNote
}

type Entry = { note: PlayedNote; seconds: number; bytes: number }

const SHORTEST_SECONDS = 0.35
// A little more than asked for, so that humanised lengths do not render the note again.
const SPARE = 1.12

/**
 * Each (instrument, pitch, velocity layer, take) is rendered once and kept, and rendered again longer when a longer
 * note comes. Since a longer note begins exactly like a shorter one, what was evicted makes no difference to the sound.
 */
export function createNoteCache(sampleRate: number, mostBytes: number): NoteCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= mostBytes) return
      entries.delete(key)
      bytes -= entry.bytes
    }
  }

  return {
    get(instrument, pitch, velocity, variant, seconds) {
      const layer = Math.min(instrument.velocityLayers - 1, Math.floor(velocity * instrument.velocityLayers))
      const take = variant % instrument.variants
      const key = `${instrument.name}/${instrument.isSampled ? 'sampled/' : ''}${pitch}/${layer}/${take}`
      const longest = instrument.soundsFor(pitch)
      const known = entries.get(key)
      if (known && known.seconds >= Math.min(seconds, longest)) {
        entries.delete(key)
        entries.set(key, known)
        return known.note
      }
      const length = instrument.rings ? longest : Math.min(longest, Math.max(SHORTEST_SECONDS, seconds * SPARE))
      const note = instrument.play({
        pitch,
        velocity: (layer + 0.5) / instrument.velocityLayers,
        seconds: length,
        sampleRate,
        variant: take,
      })
      const size = note.left.byteLength * (note.left === note.right ? 1 : 2)
      bytes += size - (known?.bytes ?? 0)
      entries.delete(key)
      entries.set(key, { note, seconds: length, bytes: size })
      makeRoom()
      return note
    },
  }
}
