import { log } from '../../../audio/math.ts'
import { finalCost, movingCost, standingCost, TURN_COST, type PitchRequest } from '../pitchRules.ts'
import { chordPitchClasses, pitchClass } from '../../harmony/scales.ts'
import type { SongFrame } from '../../songFrame.ts'
import { noteColumns, type LastPitches, type UnpitchedNote } from './phraseFeatures.ts'
import { INTERVALS, LOWEST_INTERVAL, phraseNetwork, type PhraseMemory } from './phraseNetwork.ts'

/** What the tune did before this phrase: what the network remembers of it, and its last pitches. */
export type PhrasePast = { memory: PhraseMemory; pitches: LastPitches }
export type Proposal = { pitches: number[]; past: PhrasePast }

type Draft = { pitches: number[]; memory: PhraseMemory; cost: number; direction: number }

// As many drafts are sung, the rules choose among them.
const DRAFTS = 6
// 1 draws as the network learned; bold songs like what is unlikely, plain ones do not.
const TEMPERATURE = { usual: 1, bold: 0.45 }
// What the rules weigh while a draft is made.
const RULES_WEIGHT = 1.2
// An interval wider than an octave is known to no one.
const UNKNOWN_LOG = -9
const REST_STEPS = 2
const STEPS_BETWEEN_DRAFTS = 1000
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
function singablePitches({ low, high, scale, notes }: PitchRequest, i: number): number[] {
  const tones = new Set([...scale, ...chordPitchClasses(notes[i].chord)])
  const pitches: number[] = []
  for (let pitch = low; pitch <= high; pitch++) if (tones.has(pitchClass(pitch))) pitches.push(pitch)
  return pitches
}

function chanceOf(chances: Float64Array, interval: number): number {
  const index = interval - LOWEST_INTERVAL
  return index < 0 || index >= INTERVALS ? UNKNOWN_LOG : chances[index]
}

// Luck that makes the likeliest of chances plus luck a fair draw (Gumbel 1954).
const fairLuck = (share: number): number => -log(TINY - log(share + TINY))

/**
 * Several lines drawn from what the network finds likely, and of them the one that the rules find best: near the contour,
 * chord tones where it counts, ending where the phrase should, true to its motif.
 */
export function proposePitches(request: PitchRequest, frame: SongFrame, past: PhrasePast | undefined): Proposal {
  const network = phraseNetwork()
  const notes = unpitched(request, past !== undefined)
  const setting = { frame, middle: (request.low + request.high) / 2, isArtSong: isArtSong(frame) }
  const none = new Float64Array(INTERVALS)
  const temperature = TEMPERATURE.usual + TEMPERATURE.bold * (request.boldness ?? 0)

  function choose(
    draft: Draft,
    i: number,
    costs: readonly { pitch: number; cost: number }[],
    chances: Float64Array,
    k: number,
  ): Draft {
    const last = draft.pitches.at(-1) ?? past?.pitches.last
    const inChord = new Set(chordPitchClasses(request.notes[i].chord))
    const wasInChord =
      i > 0 && last !== undefined && chordPitchClasses(request.notes[i - 1].chord).includes(pitchClass(last))
    let best = { pitch: 0, cost: 0 }
    let highest = -Infinity
    for (const { pitch, cost: standing } of costs) {
      const chance = last === undefined ? 0 : chanceOf(chances, pitch - last) / temperature
      const luck = fairLuck(request.taste(request.notes[i].step + (k + 1) * STEPS_BETWEEN_DRAFTS, pitch))
      const direction = Math.sign(pitch - (last ?? pitch))
      const turns = direction * draft.direction < 0 ? TURN_COST : 0
      const moving =
        i === 0 || last === undefined
          ? 0
          : movingCost(last, pitch, wasInChord, inChord.has(pitchClass(pitch)), request.boldness ?? 0)
      const cost = standing + moving + turns
      const value = chance - cost * RULES_WEIGHT + luck
      if (value > highest) {
        highest = value
        best = { pitch, cost }
      }
    }
    const direction = Math.sign(best.pitch - (last ?? best.pitch)) || draft.direction
    return { ...draft, pitches: [...draft.pitches, best.pitch], cost: draft.cost + best.cost, direction }
  }

  let drafts = Array.from({ length: DRAFTS }, (): Draft => ({
    pitches: [],
    memory: past?.memory ?? network.start(),
    cost: 0,
    direction: 0,
  }))
  for (let i = 0; i < notes.length; i++) {
    const isLast = i === notes.length - 1
    const costs = singablePitches(request, i).map((pitch) => ({
      pitch,
      cost: standingCost(request.notes[i], pitch, request) + (isLast ? finalCost(pitch, request) : 0),
    }))
    const isFirst = i === 0 && !past
    // Nothing came before the first note of a song: it is its own past.
    const begun = isFirst ? drafts.map((draft, k) => choose(draft, i, costs, none, k)) : drafts
    const heard = network.step(
      begun.map(({ pitches, memory }) => {
        const last = pitches.at(-1) ?? past?.pitches.last ?? 0
        const before = isFirst
          ? undefined
          : pitches.length > 0
            ? (pitches.at(-2) ?? past?.pitches.last)
            : past?.pitches.before
        return { memory, columns: noteColumns(notes[i], { last, before }, setting) }
      }),
    )
    drafts = begun.map((draft, k) => {
      const { memory, chances } = heard[k]
      return isFirst ? { ...draft, memory } : { ...choose(draft, i, costs, chances, k), memory }
    })
  }
  const { pitches, memory } = drafts.reduce((one, other) => (other.cost < one.cost ? other : one))
  const last = pitches.at(-1) ?? setting.middle
  return { pitches, past: { memory, pitches: { last, before: pitches.at(-2) } } }
}
