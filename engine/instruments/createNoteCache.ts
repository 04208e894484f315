import type { Instrument, NoteToPlay, PlayedNote } from './instrument.ts'

export type NoteCache = {
  /** The sound of a note, at least `seconds` long or until it has died away. */
  get: (instrument: Instrument, note: WantedNote, use?: NoteUse) => PlayedNote
}

export type WantedNote = Omit<NoteToPlay, 'sampleRate'>

/** Where in the song it is used, and where the same is used next. */
export type NoteUse = { frame: number; nextFrame: number }

/** What sounds alike: notes of one instrument with equal names are one rendering, as long as the longest of them. */
export function nameOfNote(instrument: Instrument, note: Omit<WantedNote, 'seconds'>): string {
  const { pitch, velocity, variant } = note
  return `${pitch}/${layerOf(instrument, velocity)}/${variant % instrument.variants}`
}

function layerOf({ velocityLayers }: Instrument, velocity: number): number {
  return Math.min(velocityLayers - 1, Math.floor(velocity * velocityLayers))
}

type Entry = { note: PlayedNote; seconds: number; bytes: number; nextFrame: number }

const SHORTEST_SECONDS = 0.35
const UNKNOWN_USE: NoteUse = { frame: 0, nextFrame: Infinity }

/**
 * Each (instrument, pitch, velocity layer, take) is rendered once and kept, and rendered again longer when a longer
 * note comes. Since a longer note begins exactly like a shorter one, what was evicted makes no difference to the sound.
 */
export function createNoteCache(sampleRate: number, mostBytes: number): NoteCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  // What is needed last goes first: a song's chords come round and round, and what was used longest ago is often next.
  // A place that has passed belongs to a song of before.
  function makeRoom(frame: number): void {
    while (bytes > mostBytes) {
      let [last, latest] = ['', -1]
      for (const [key, { nextFrame }] of entries) {
        const wanted = nextFrame < frame ? Infinity : nextFrame
        if (wanted > latest) [last, latest] = [key, wanted]
      }
      bytes -= entries.get(last)?.bytes ?? 0
      entries.delete(last)
    }
  }

  return {
    get(instrument, wanted, { frame, nextFrame } = UNKNOWN_USE) {
      const { pitch, velocity, variant, seconds } = wanted
      const key = `${instrument.name}/${instrument.band ?? ''}/${nameOfNote(instrument, wanted)}`
      const longest = instrument.soundsFor(pitch)
      const known = entries.get(key)
      if (known && known.seconds >= Math.min(seconds, longest)) {
        entries.delete(key)
        entries.set(key, { ...known, nextFrame })
        return known.note
      }
      const length = instrument.rings ? longest : Math.min(longest, Math.max(SHORTEST_SECONDS, seconds))
      const note = instrument.play({
        pitch,
        velocity: (layerOf(instrument, velocity) + 0.5) / instrument.velocityLayers,
        seconds: length,
        sampleRate,
        variant: variant % instrument.variants,
      })
      const size = note.left.byteLength * (note.left === note.right ? 1 : 2)
      bytes += size - (known?.bytes ?? 0)
      entries.delete(key)
      entries.set(key, { note, seconds: length, bytes: size, nextFrame })
      makeRoom(frame)
      return note
    },
  }
}
