import type { Chord, Note } from '../score.ts'
import { DRUM_PITCHES } from './writeDrums.ts'
import { lowestRoot } from './writeBass.ts'
import type { SongFrame } from './songFrame.ts'
import { voiceChord } from './voiceLeading.ts'

export type EndingPlayer = { family: 'kit' | 'percussion' | 'bass' | 'harmony'; low: number; register: number }

// The last bar: everyone lands on the tonic and lets it ring.
export function writeEnding(player: EndingPlayer, chords: readonly Chord[], frame: SongFrame): Note[] {
  const last = chords[chords.length - 1]
  const { startBeat } = last
  const lengthBeats = frame.barBeats
  switch (player.family) {
    case 'kit':
      return [
        { startBeat, lengthBeats: 1, pitch: DRUM_PITCHES.kick, velocity: 0.85 },
        { startBeat, lengthBeats, pitch: DRUM_PITCHES.crash, velocity: 0.66 },
      ]
    case 'percussion':
      return []
    case 'bass':
      return [{ startBeat, lengthBeats, pitch: lowestRoot(last.root, player.low), velocity: 0.82 }]
    case 'harmony':
      return voiceChord(last, player.register).map((pitch) => ({ startBeat, lengthBeats, pitch, velocity: 0.68 }))
  }
}
