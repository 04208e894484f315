import { log } from '../../../audio/math.ts'
import {
  finalCost,
  mayPass,
  movingCost,
  passingCost,
  peakCost,
  standingCost,
  TURN_COST,
  type PitchRequest,
} from '../pitchRules.ts'
import { chordPitchClasses, pitchClass } from '../../harmony/scales.ts'
import type { SongFrame } from '../../songFrame.ts'
import { noteColumns, type LastPitches, type UnpitchedNote } from './phraseFeatures.ts'
import { INTERVALS, LOWEST_INTERVAL, phraseNetwork, type PhraseMemory } from './phraseNetwork.ts'

/** What the tune did before this phrase: what the network remembers of it, and its last pitches. */
export type PhrasePast = { memory: PhraseMemory; pitches: LastPitches }
export type Proposal = { pitches: number[]; past: PhrasePast }

type Sketch = { pitches: number[]; memory: PhraseMemory; cost: number; direction: number }

// As many sketches are sung, the rules choose among them.
const SKETCHES = 6
// 1 draws as the network learned, less what it finds likely: a hummed tune surprises seldom. Bold songs dare more.
const TEMPERATURE = { usual: 0.6, bold: 0.35 }
// What the rules weigh while a sketch is made.
const RULES_WEIGHT = 0.8
// An interval wider than an octave is known to no one.
const UNKNOWN_LOG = -9
// A tone sung three times and more in a row is a drone and no tune.
const DRONE_COST = 0.9
const REST_STEPS = 2
const STEPS_BETWEEN_SKETCHES = 1000
const TINY = 1e-9
// Lead sheets for most; songs with piano for what is written out.
const isArtSong = ({ genre }: SongFrame): boolean => genre.setting === 'orchestral'

function unpitched({ notes }: PitchRequest, follows: boolean): UnpitchedNote[] {
  return notes.map((note, i) => {
    const last = notes[i - 1]
    return {
      step: note.step,
      lengthSteps: note.lengthSteps,
      chord: note.chord,
      nextChord: notes[i + 1]?.chord ?? note.chord,
      restsBefore: last ? note.step - last.step - last.lengthSteps >= REST_STEPS : follows,
      sinceBreath: i,
      untilBreath: notes.length - 1 - i,
    }
  })
}

// The scale, and where a chord leaves it the chord's own tones.
function singablePitches(request: PitchRequest, i: number): number[] {
  const { low, high, scale, notes, settled } = request
  const known = settled?.get(i)
  if (known !== undefined) return [known]
  const tones = new Set([...scale, ...chordPitchClasses(notes[i].chord)])
  const passes = mayPass(i, request)
  const pitches: number[] = []
  for (let pitch = low; pitch <= high; pitch++) if (passes || tones.has(pitchClass(pitch))) pitches.push(pitch)
  return pitches
}

function chanceOf(chances: Float64Array, interval: number): number {
  const index = interval - LOWEST_INTERVAL
  return index < 0 || index >= INTERVALS ? UNKNOWN_LOG : chances[index]
}

// Luck that makes the likeliest of chances plus luck a fair draw (Gumbel 1954).
const fairLuck = (share: number): number => -log(TINY - log(share + TINY))

function sungBefore(
  { pitches }: Sketch,
  past: PhrasePast | undefined,
): { last: number | undefined; before: number | undefined } {
  const before = pitches.length > 0 ? (pitches.at(-2) ?? past?.pitches.last) : past?.pitches.before
  return { last: pitches.at(-1) ?? past?.pitches.last, before }
}

// One note of the phrase: what each pitch costs where it stands, and how the rules and luck see it from any sketch.
type NoteChoice = { i: number; costs: readonly { pitch: number; cost: number }[] }

function createChooser(request: PitchRequest, past: PhrasePast | undefined) {
  const { notes, taste, boldness = 0, stayCost = 0, turnCost = 0, turns: known } = request
  const temperature = TEMPERATURE.usual + TEMPERATURE.bold * boldness
  return ({ i, costs }: NoteChoice, sketch: Sketch, k: number, chances: Float64Array): Sketch => {
    const { last, before } = sungBefore(sketch, past)
    const inChord = new Set(chordPitchClasses(notes[i].chord))
    const wasInChord = i > 0 && last !== undefined && chordPitchClasses(notes[i - 1].chord).includes(pitchClass(last))
    let best = { pitch: 0, cost: 0 }
    let highest = -Infinity
    for (const { pitch, cost: standing } of costs) {
      const chance = last === undefined ? 0 : chanceOf(chances, pitch - last) / temperature
      const luck = fairLuck(taste(notes[i].step + (k + 1) * STEPS_BETWEEN_SKETCHES, pitch))
      const direction = Math.sign(pitch - (last ?? pitch))
      const turns = direction * sketch.direction < 0 ? TURN_COST + turnCost : 0
      const moves = i > 0 && last !== undefined
      const moving = moves ? movingCost(last, pitch, wasInChord && inChord.has(pitchClass(pitch)), boldness) : 0
      const stays = moves && pitch === last ? stayCost + (last === before ? DRONE_COST : 0) : 0
      const liked = known && last !== undefined && before !== undefined ? known.liking(last - before, pitch - last) : 0
      const cost = standing + moving + turns + stays - liked + passingCost(i, last, pitch, request)
      const value = chance - cost * RULES_WEIGHT + luck
      if (value > highest) {
        highest = value
        best = { pitch, cost }
      }
    }
    const direction = Math.sign(best.pitch - (last ?? best.pitch)) || sketch.direction
    return { ...sketch, pitches: [...sketch.pitches, best.pitch], cost: sketch.cost + best.cost, direction }
  }
}

function standingCosts(request: PitchRequest, i: number): NoteChoice['costs'] {
  const isLast = i === request.notes.length - 1
  return singablePitches(request, i).map((pitch) => ({
    pitch,
    cost:
      standingCost(request.notes[i], pitch, request) +
      peakCost(i, pitch, request) +
      (isLast ? finalCost(pitch, request) : 0),
  }))
}

function lastPitches(sketch: Sketch, past: PhrasePast | undefined): LastPitches {
  const { last = 0, before } = sungBefore(sketch, past)
  return { last, before }
}

/**
 * Several lines drawn from what the network finds likely, and of them the one that the rules find best: near the contour,
 * chord tones where it counts, ending where the phrase should, true to its motif.
 */
export function proposePitches(request: PitchRequest, frame: SongFrame, past: PhrasePast | undefined): Proposal {
  const network = phraseNetwork()
  const notes = unpitched(request, past !== undefined)
  const setting = { frame, middle: (request.low + request.high) / 2, isArtSong: isArtSong(frame) }
  const none = new Float64Array(INTERVALS)
  const choose = createChooser(request, past)
  const memory = past?.memory ?? network.start()
  let sketches = Array.from({ length: SKETCHES }, (): Sketch => ({ pitches: [], memory, cost: 0, direction: 0 }))
  for (let i = 0; i < notes.length; i++) {
    const choice = { i, costs: standingCosts(request, i) }
    const isFirst = i === 0 && !past
    // Nothing came before the first note of a song: it is its own past.
    const begun = isFirst ? sketches.map((sketch, k) => choose(choice, sketch, k, none)) : sketches
    const heard = network.step(
      begun.map((sketch) => ({
        memory: sketch.memory,
        columns: noteColumns(notes[i], lastPitches(sketch, past), setting),
      })),
    )
    sketches = begun.map((sketch, k) => ({
      ...(isFirst ? sketch : choose(choice, sketch, k, heard[k].chances)),
      memory: heard[k].memory,
    }))
  }
  const best = sketches.reduce((one, other) => (other.cost < one.cost ? other : one))
  const last = best.pitches.at(-1) ?? setting.middle
  return { pitches: best.pitches, past: { memory: best.memory, pitches: { last, before: best.pitches.at(-2) } } }
}
