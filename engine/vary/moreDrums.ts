import type { Random } from '@arioso/words'
import { chooseGroove } from '../composer/rhythm/chooseGroove.ts'
import { DRUM_PITCHES } from '../composer/rhythm/drumPitches.ts'
import { createPerformance, performNotes } from '../composer/perform/perform.ts'
import { phraseDynamics } from '../composer/perform/phraseDynamics.ts'
import { createFrame, isCompound, STEP_BEATS, type SongFrame } from '../composer/songFrame.ts'
import { writeDrums } from '../composer/rhythm/writeDrums.ts'
import { GENRES } from '../genres/genreList.ts'
import type { Genre } from '../genres/genre.ts'
import type { Note, Part, Score } from '../score.ts'
import { onWholeBars } from '../transform/coverScore.ts'
import { sectionsOf } from '../transform/bars/sectionsOf.ts'
import { fillRests } from './fillRests.ts'
import { isDrumming } from './isDrumming.ts'

const LOUDER_DB = 2
const LAYER_MIX = { gainDb: -7, pan: 0.3, reverb: 0.15, delay: 0 }
const QUIETEST_ENERGY = 0.35
const BACKBEAT_ENERGY = 0.5

/** Louder drums that rest nowhere but before a stop, and a shaker and tambourine beside them. Who had no drums gets the genre's. */
export function moreDrums(source: Score, random: Random): Score {
  const score = onWholeBars(source)
  const frame = frameOf(score)
  const kit = score.parts.some(({ bus }) => bus === 'drums') ? [] : writeKit(score, frame, random.fork('kit'))
  const parts = [...kit, ...score.parts].map((part) => {
    if (!isDrumming(part)) return part
    const notes = part.bus === 'drums' ? fillRests(score, part.notes) : part.notes
    return { ...part, gainDb: part.gainDb + LOUDER_DB, notes }
  })
  return { ...score, parts: [...parts, ...writeLayer(score, frame, random.fork('layer'))] }
}

function frameOf({ genre: name, key, meter, tempoBpm, swing }: Score): SongFrame {
  return createFrame({ genre: findGenre(name), key, meter, tempoBpm, swing })
}

function findGenre(name: string): Genre {
  return GENRES.find((genre) => genre.name === name) ?? findGenre('pop')
}

function writeKit(score: Score, frame: SongFrame, random: Random): Part[] {
  const own = strokes(score, frame, random)
  // A genre without a drummer asks the next room.
  return own.length > 0 ? own : strokes(score, { ...frame, genre: findGenre('pop') }, random)
}

function strokes(score: Score, frame: SongFrame, random: Random): Part[] {
  const { instruments, ...player } = frame.genre.drums
  const instrument = instruments[0]
  if (instrument === undefined) return []
  const sections = sectionsOf(score, [])
  const groove = chooseGroove(frame, random.fork('groove'))
  const written = writeDrums({ sections, frame }, groove, { ...player, instrument, entersAt: 0 }, random.fork('drums'))
  const notes = performed({ bus: 'drums', notes: written }, score, frame, random)
  const { gainDb, pan, reverb, delay } = player
  return notes.length === 0 ? [] : [{ name: 'Drums', bus: 'drums', instrument, gainDb, pan, reverb, delay, notes }]
}

function writeLayer(score: Score, frame: SongFrame, random: Random): Part[] {
  const hasPercussion = score.parts.some((part) => part.bus === 'percussion' && isDrumming(part))
  const bars = Math.floor(score.lengthBeats / frame.barBeats + 1e-3) - 1
  const written = Array.from({ length: Math.max(0, bars) }, (_, bar) => barOfLayer(bar, score, frame)).flat()
  const notes = performed({ bus: 'percussion', notes: written }, score, frame, random)
  const name = hasPercussion ? 'Shaker and tambourine' : 'Percussion'
  return notes.length === 0 ? [] : [{ name, bus: 'percussion', instrument: 'percussion', ...LAYER_MIX, notes }]
}

function barOfLayer(bar: number, { sections }: Score, frame: SongFrame): Note[] {
  const start = bar * frame.barBeats
  const energy = sections.findLast(({ startBeat }) => startBeat <= start + 1e-3)?.energy ?? 0
  if (energy < QUIETEST_ENERGY) return []
  const each = energy >= BACKBEAT_ENERGY && frame.tempoBpm < 120 ? STEP_BEATS : 2 * STEP_BEATS
  const count = Math.floor(frame.barBeats / each + 1e-6)
  const shaker = Array.from({ length: count }, (_, i) => {
    const isOnBeat = (i * each) % 1 === 0
    return struck(start + i * each, DRUM_PITCHES.shaker, isOnBeat ? 0.5 : i % 2 === 0 ? 0.42 : 0.3)
  })
  const isBackbeat = energy >= BACKBEAT_ENERGY && !isCompound(frame.meter) && frame.meter.beats === 4
  const tambourine = isBackbeat ? [1, 3].map((beat) => struck(start + beat, DRUM_PITCHES.tambourine, 0.6)) : []
  return [...shaker, ...tambourine]
}

function struck(startBeat: number, pitch: number, velocity: number): Note {
  return { startBeat, lengthBeats: STEP_BEATS, pitch, velocity }
}

type Written = { bus: 'drums' | 'percussion'; notes: readonly Note[] }

function performed({ bus, notes }: Written, score: Score, frame: SongFrame, random: Random): Note[] {
  const dynamics = phraseDynamics(sectionsOf(score, []), frame)
  const performance = createPerformance(frame, frame.genre.drummer.hands, dynamics, random.fork('feel'))
  return performNotes(notes, bus, performance, random.fork('perform'))
}
