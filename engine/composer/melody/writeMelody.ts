import type { MelodyPhrase } from './melodyPhrase.ts'
import type { Random } from '@arioso/words'
import type { Chord, SectionKind } from '../../score.ts'
import { grates, type NoteToPitch } from './pitchRules.ts'
import { breathSteps, fitSyllables, type HeldSpan } from './fitSyllables.ts'
import type { Draft } from '../draft.ts'
import { finalTones } from './cadence.ts'
import { heldSyllables } from './heldSyllables.ts'
import { createBarRhythms, type BarRhythm } from './rhythms/barRhythms.ts'
import { createRhythmMemory, type RhythmMemory } from './rhythms/rhythmMemory.ts'
import { rememberBars, singInBars } from './rhythms/singInBars.ts'
import { chooseManners, compass, tessitura, type SongManners } from './songManners.ts'
import { createMotif, type PhraseMotif } from './phraseMotif.ts'
import { proposePitches, type PhrasePast } from './phrases/proposePitches.ts'
import { createTurnMemory, type TurnMemory } from './phrases/turnMemory.ts'
import { pitchClass, scalePitchClasses } from '../harmony/scales.ts'
import { metricAccent, STEP_BEATS, type SongFrame } from '../songFrame.ts'
import { chordAt } from '../harmony/writeHarmony.ts'

export type MelodyRange = { low: number; high: number }

export type MelodyNote = {
  startBeat: number
  lengthBeats: number
  pitch: number
  accent: number
  bends?: { atBeat: number; pitch: number }[]
}

// Most syllables as quick as speech, so that words are understood; those that are held stand out.
const NOTE_SECONDS = { short: 0.33, long: 0.37 }
const CLEAR_NOTE_SECONDS = 0.34

const LONG_NOTE_KINDS = new Set<SectionKind>(['chorus', 'drop', 'outro', 'intro', 'breakdown'])

// Where in the singer's range a section lies: the chorus above the verse.
const REGISTER: Record<SectionKind, number> = {
  intro: 0.5,
  verse: 0.26,
  'pre-chorus': 0.48,
  chorus: 0.74,
  bridge: 0.6,
  solo: 0.66,
  breakdown: 0.42,
  drop: 0.66,
  instrumental: 0.56,
  outro: 0.5,
}

// An answer mostly keeps the rhythm of what it answers and changes the pitches.
const SHARED_RHYTHM_CHANCE = 0.9
// How much a phrase likes the places it was sung at before.
const SUNG_BEFORE = 5

type MelodyWriter = { write(phrase: MelodyPhrase): MelodyNote[] }

type SongBars = { rhythms: readonly BarRhythm[]; memory: RhythmMemory; luck: Random }
type Ground = Pick<Draft, 'frame' | 'chords'>

export function createMelodyWriter(ground: Ground, whole: MelodyRange, random: Random): MelodyWriter {
  const manners = chooseManners(ground.frame, random.fork('manners'))
  const range = compass(whole, manners)
  const motifs = new Map<string, PhraseMotif>()
  const rhythms = new Map<string, Map<number, number>>()
  const motifFor = (phrase: MelodyPhrase): PhraseMotif => {
    const name = `${phrase.kind} ${phrase.letter} ${phrase.bars}`
    const known = motifs.get(name)
    if (known) return known
    const center = range.low + (range.high - range.low) * REGISTER[phrase.kind]
    const isHook = phrase.letter === 'H' || phrase.kind === 'chorus'
    const own = random.fork(name)
    const motif = createMotif(ground.frame, { center, bars: phrase.bars, isHook }, own)
    motif.contour = keptApart(motif.contour, phrase.kind, center)
    const rhythmName = `${phrase.kind} ${phrase.bars}`
    const sung = rhythms.get(rhythmName)
    if (sung && own.fork('rhythm').chance(SHARED_RHYTHM_CHANCE)) motif.likedSteps = new Map(sung)
    else rhythms.set(rhythmName, motif.likedSteps)
    motifs.set(name, motif)
    return motif
  }
  let last: PhrasePast | undefined
  const lines = new Map<string, Sketched[]>()
  const bars = {
    rhythms: createBarRhythms(ground.frame, random.fork('bar rhythms')),
    memory: createRhythmMemory(random.fork('rhythm memory')),
    luck: random.fork('bars'),
  }
  const turns = createTurnMemory()
  return {
    write(phrase) {
      const motif = motifFor(phrase)
      // A phrase that returns begins as it did the first time, whatever was sung before it.
      if (!('past' in motif)) motif.past = last
      const echoed = echoOf(phrase, lines)
      const { notes, past, sketch } = writePhrase(phrase, motif, { ...ground, range, echoed, bars, manners, turns })
      if (phrase.name !== undefined) lines.set(phrase.name, sketch)
      last = past
      return notes
    },
  }
}

function noteStepsFor(phrase: MelodyPhrase, frame: SongFrame): number {
  const room = phrase.bars * frame.barSteps - breathSteps(frame) - 2
  const even = room / Math.max(1, phrase.syllables.length)
  if (phrase.played) return Math.min(even * 0.85, 8)
  const seconds = LONG_NOTE_KINDS.has(phrase.kind) ? NOTE_SECONDS.long : NOTE_SECONDS.short
  return Math.min(even, seconds / frame.stepSeconds)
}

type WrittenPhrase = { notes: MelodyNote[]; past: PhrasePast | undefined; sketch: Sketched[] }
// A note of a finished line as another line may sing it again.
type Sketched = { step: number; pitch: number }
type Echoed = ReadonlyMap<number, Sketched>

function echoOf({ echo }: MelodyPhrase, lines: ReadonlyMap<string, Sketched[]>): Echoed {
  const before = echo && lines.get(echo.of)
  if (!before) return new Map()
  return new Map(Array.from({ length: echo.count }, (_, i) => [echo.from + i, before[echo.before + i]]))
}

function writePhrase(
  phrase: MelodyPhrase,
  motif: PhraseMotif,
  own: Ground & { range: MelodyRange; echoed: Echoed; bars: SongBars; manners: SongManners; turns: TurnMemory },
): WrittenPhrase {
  if (phrase.syllables.length === 0) return { notes: [], past: motif.past, sketch: [] }
  const { frame, range, echoed, manners, turns } = own
  const notes = writeRhythm(phrase, motif, own)
  const scale = scalePitchClasses(frame.key)
  const last = notes[notes.length - 1]
  const { pitches, past } = proposePitches(
    {
      notes,
      scale,
      ...(phrase.cadence === 'closed' ? range : tessitura(phrase.kind, range, manners)),
      stayCost: manners.stayCost,
      turnCost: manners.turnCost,
      passesOutside: !phrase.played && manners.passesOutside,
      contour: phrase.cadence === 'closed' ? falling(motif.contour) : motif.contour,
      phraseSteps: phrase.bars * frame.barSteps,
      remembered: motif.remembered,
      settled: settledPitches(notes, echoed),
      peak: phrase.peak,
      taste: motif.taste,
      finalPitchClasses: finalTones(phrase.cadence, last, frame.key),
      boldness: frame.boldness,
      turns,
    },
    frame,
    motif.past,
  )
  notes.forEach((note, i) => {
    motif.likedSteps.set(note.step, SUNG_BEFORE)
    if (!motif.remembered.has(note.step)) motif.remembered.set(note.step, pitches[i])
  })
  turns.remember(pitches)
  motif.heldSpan ??= longestSpan(notes, frame)
  const tune = notes.map((note, i) => ({
    startBeat: phrase.startBar * frame.barBeats + note.step * STEP_BEATS,
    lengthBeats: note.lengthSteps * STEP_BEATS,
    pitch: pitches[i] + phrase.lift,
    accent: note.accent,
  }))
  return { notes: tune, past, sketch: notes.map(({ step }, i) => ({ step, pitch: pitches[i] })) }
}

// A refrain keeps its notes over other chords, but no long one that grates.
function settledPitches(notes: readonly NoteToPitch[], echoed: Echoed): Map<number, number> {
  const settled = new Map<number, number>()
  for (const [i, { step, pitch }] of echoed) {
    if (notes[i].step === step && !(notes[i].lengthSteps >= LONG_STEPS && grates(pitch, notes[i].chord)))
      settled.set(i, pitch)
  }
  return settled
}

const LONG_STEPS = 6

// What comes home comes down.
const FALL_SEMITONES = 9

function falling(contour: PhraseMotif['contour']): PhraseMotif['contour'] {
  return (place) => contour(place) - Math.max(0, place - 0.4) * 2 * FALL_SEMITONES
}

function longestSpan(notes: readonly NoteToPitch[], frame: SongFrame): HeldSpan | undefined {
  const held = notes.slice(0, -1).filter(({ lengthSteps }) => lengthSteps >= frame.heldSteps - 2)
  const longest = held.toSorted((a, b) => b.lengthSteps - a.lengthSteps)[0]
  return longest && { from: longest.step, to: longest.step + longest.lengthSteps }
}

const ROOMY_BARS = 4
const ROOMY_SHARE = 0.6

function writeRhythm(
  phrase: MelodyPhrase,
  motif: PhraseMotif,
  { frame, chords, echoed, bars, manners }: Ground & { echoed: Echoed; bars: SongBars; manners: SongManners },
): NoteToPitch[] {
  const isSung = !phrase.played && bars.rhythms.length > 0
  const holds = phrase.played || (motif.heldSpan && !isSung) ? new Set<number>() : heldSyllables(phrase, motif)
  const request = {
    syllables: phrase.syllables,
    slotSteps: phrase.bars * frame.barSteps,
    mostPickupSteps: phrase.mayPickUp ? Math.min(4, breathSteps(frame)) : 0,
    likedSteps: isSung ? new Map<number, number>() : motif.likedSteps,
    syncopation: frame.genre.melody.syncopation,
    leanSeconds: manners.leanSeconds,
    dwelling: manners.dwelling,
    noteSteps: noteStepsFor(phrase, frame),
    ...(!phrase.played && { clearSteps: CLEAR_NOTE_SECONDS / frame.stepSeconds, holdsLast: motif.holdsLast }),
    holds,
    lastFromStep: phrase.played || phrase.bars < ROOMY_BARS ? 0 : phrase.bars * frame.barSteps * ROOMY_SHARE,
    heldSpan: phrase.played || isSung ? undefined : motif.heldSpan,
    pinned: new Map([...echoed].map(([i, { step }]) => [i, step])),
    ...bars,
    place: `${phrase.kind} ${phrase.bars}`,
    luck: bars.luck.fork(`${phrase.startBar}`),
  }
  const steps = (isSung && singInBars(request, frame)) || fitSyllables(request, frame)
  if (isSung) rememberBars(steps, request, frame)
  const startBeat = phrase.startBar * frame.barBeats
  const chordUnder = (step: number, afterBars: number): Chord =>
    lowered(chordAt(chords, Math.max(0, startBeat + afterBars * frame.barBeats + step * STEP_BEATS)), phrase.lift)
  const { returnsAfterBars } = phrase
  return steps.map((step, i) => ({
    step,
    lengthSteps: noteLength(step, steps[i + 1], phrase, frame),
    accent: metricAccent(step, frame),
    chord: chordUnder(step, 0),
    ...(returnsAfterBars !== undefined && { laterChord: chordUnder(step, returnsAfterBars) }),
  }))
}

// A verse that climbs and a chorus that dips would meet.
function keptApart(contour: PhraseMotif['contour'], kind: SectionKind, center: number): PhraseMotif['contour'] {
  if (kind === 'verse') return (place) => Math.min(center + FURTHEST_SEMITONES, contour(place))
  if (kind === 'chorus') return (place) => Math.max(center - FURTHEST_SEMITONES, contour(place))
  return contour
}

const FURTHEST_SEMITONES = 4

// Tunes are written in the song's key and moved up afterwards, so that a lifted chorus is the same chorus.
function lowered(chord: Chord, lift: number): Chord {
  return lift === 0 ? chord : { ...chord, root: pitchClass(chord.root - lift) }
}

function noteLength(
  step: number,
  nextStep: number | undefined,
  { bars, played }: MelodyPhrase,
  frame: SongFrame,
): number {
  const end = nextStep ?? bars * frame.barSteps - breathSteps(frame)
  const longestSeconds = played ? 2.8 : nextStep === undefined ? 3.2 : 2.2
  const longest = Math.min(
    played ? 14 : Math.max(nextStep === undefined ? 16 : 12, frame.heldSteps),
    longestSeconds / frame.stepSeconds,
  )
  return Math.min(end - step, Math.max(2, Math.round(longest)))
}
