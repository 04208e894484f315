import type { Random } from '@arioso/words'
import type { Key, SectionKind } from '../../score.ts'
import { draftEmpty, draftSungForm, type LyricInput, type SectionDraft } from './draftSections.ts'
import { followPlan, type PlannedDraft } from './followPlan.ts'
import { fitFormToLength } from './fitFormToLength.ts'
import type { LyricLine } from './fitLinesToBars.ts'
import { chordSymbol, type ProgressionChord } from '../harmony/parseProgression.ts'
import { shapeForm } from './shapeForm.ts'
import type { SongFrame } from '../songFrame.ts'
import type { PlannedChord, SongPlan } from './songPlan.ts'

export type PlannedLine = LyricLine & { startBar: number; bars: number }

export type PlannedSection = {
  kind: SectionKind
  label: string
  startBar: number
  bars: number
  energy: number
  // Semitones above the song's key.
  lift: number
  lines: PlannedLine[]
  // Written down by hand, bar by bar.
  chords?: ProgressionChord[][]
}

type FormRequest = {
  lyrics: LyricInput[]
  sung: boolean
  lengthSeconds?: number | undefined
  energy: number
  keyMayLift: boolean
  keyChanges?: boolean
  solos?: boolean
  plan?: SongPlan | undefined
}

// What a song lasts when nobody says: two and a half to three and a half minutes.
const NATURAL_SECONDS = { shortest: 152, longest: 212 }
const UNSUNG_SECONDS = { shortest: 152, longest: 200 }
const SHORTEST_SECONDS = 15
const LONGEST_JINGLE_SECONDS = 40
const SHORTEST_SHAPED_SECONDS = 100
const MOST_ODD_SHARE = 0.5
const SOLO_BARS = 8
const TAIL_SECONDS = 3
// How often choruses or all lines take twice the bars, and how full a song may get by it.
const ROOM_CHANCE = { broad: 0.8, open: 0.35 }
const MOST_BROAD_SHARE = 0.95

const KIND_ENERGY: Record<SectionKind, number> = {
  intro: 0.32,
  verse: 0.48,
  'pre-chorus': 0.6,
  chorus: 0.84,
  bridge: 0.5,
  solo: 0.76,
  breakdown: 0.28,
  drop: 0.92,
  instrumental: 0.64,
  outro: 0.4,
}

const KIND_LABEL: Record<SectionKind, string> = {
  intro: 'Intro',
  verse: 'Verse',
  'pre-chorus': 'Pre-Chorus',
  chorus: 'Chorus',
  bridge: 'Bridge',
  solo: 'Solo',
  breakdown: 'Breakdown',
  drop: 'Drop',
  instrumental: 'Instrumental',
  outro: 'Outro',
}

function barsIn(drafts: readonly SectionDraft[]): number {
  return drafts.reduce((sum, draft) => sum + draft.bars, 0)
}

function draftForm(request: FormRequest, frame: SongFrame, random: Random): SectionDraft[] {
  const barSeconds = frame.barSteps * frame.stepSeconds
  const asked = request.lengthSeconds === undefined ? undefined : Math.max(SHORTEST_SECONDS, request.lengthSeconds)
  if (!request.sung) {
    const tagged = request.lyrics.map((section) => ({ kind: section.kind, lines: [] }))
    const form =
      tagged.length > 1
        ? draftSungForm(tagged, frame, 'relaxed')
        : frame.genre.form.map((step) => draftEmpty(step.kind, step.bars))
    const { shortest, longest } = UNSUNG_SECONDS
    const natural = Math.min(longest, Math.max(shortest, barsIn(form) * barSeconds))
    return fitFormToLength(form, ((asked ?? natural + random.between(-8, 8)) - TAIL_SECONDS) / barSeconds)
  }
  const longest = (asked ?? NATURAL_SECONDS.longest) / barSeconds
  const isJingle = asked !== undefined && asked <= LONGEST_JINGLE_SECONDS
  const relaxed = draftSungForm(request.lyrics, frame, 'relaxed', isJingle)
  const luck = random.fork('broad')
  const roomy = (['broad', 'open'] as const).flatMap((pace) => {
    const drafts = draftSungForm(request.lyrics, frame, pace, isJingle)
    return luck.chance(ROOM_CHANCE[pace]) && barsIn(drafts) <= longest * MOST_BROAD_SHARE ? [drafts] : []
  })
  const eased = roomy.at(-1) ?? relaxed
  const words = barsIn(eased) <= longest * 1.1 ? eased : draftSungForm(request.lyrics, frame, 'tight', isJingle)
  if (isJingle) return endJingle(words, (asked - TAIL_SECONDS) / barSeconds)
  const shaped = isLongEnough(asked) ? shapeForm(words, longest, frame, random.fork('shape')) : words
  const form = request.solos ? withSolo(shaped) : shaped
  const natural = Math.max(NATURAL_SECONDS.shortest, barsIn(form) * barSeconds)
  return fitFormToLength(form, ((asked ?? natural) - (asked === undefined ? 0 : TAIL_SECONDS)) / barSeconds)
}

function isLongEnough(asked: number | undefined): boolean {
  return asked === undefined || asked >= SHORTEST_SHAPED_SECONDS
}

// What is left of half a minute after its words is the band's.
function endJingle(words: readonly SectionDraft[], wantedBars: number): SectionDraft[] {
  const missing = Math.round(wantedBars - barsIn(words))
  return missing < 1 ? [...words] : [...words, draftEmpty('outro', missing)]
}

function withSolo(drafts: readonly SectionDraft[]): SectionDraft[] {
  const lastChorus = drafts.findLastIndex((draft) => draft.kind === 'chorus')
  if (lastChorus < 1 || drafts.some((draft) => draft.kind === 'solo')) return [...drafts]
  return [...drafts.slice(0, lastChorus), draftEmpty('solo', SOLO_BARS), ...drafts.slice(lastChorus)]
}

// A bold song breathes a bar or two longer where nobody expects it.
function withOddLengths(drafts: readonly SectionDraft[], boldness: number, random: Random): SectionDraft[] {
  if (boldness <= 0) return [...drafts]
  const odd = new Map<SectionKind, number>()
  return drafts.map((draft) => {
    if (draft.kind === 'intro' || draft.kind === 'outro') return draft
    const extra = odd.get(draft.kind) ?? (random.chance(boldness * MOST_ODD_SHARE) ? random.integer(1, 2) : 0)
    odd.set(draft.kind, extra)
    return { ...draft, bars: draft.bars + extra }
  })
}

function keyLifts(request: FormRequest, frame: SongFrame, choruses: number): boolean {
  if (!request.keyMayLift || choruses < 2) return false
  const { keyLift } = frame.genre
  return keyLift === 'habit' || (keyLift === 'welcome' && request.keyChanges === true)
}

function sectionEnergy(kind: SectionKind, nth: number, isLast: boolean, songEnergy: number): number {
  const repeat = kind === 'verse' || kind === 'chorus' || kind === 'drop' ? Math.min(2, nth) * 0.05 : 0
  const finale = isLast && nth > 0 && (kind === 'chorus' || kind === 'drop') ? 0.08 : 0
  return Math.min(1, Math.max(0.1, KIND_ENERGY[kind] + repeat + finale + (songEnergy - 0.5) * 0.3))
}

function placeLines(draft: SectionDraft, startBar: number): PlannedLine[] {
  let bar = startBar + draft.leadInBars
  return draft.lines.map((line, i) => {
    const placed = { ...line, startBar: bar, bars: draft.lineBars[i] }
    bar += placed.bars
    return placed
  })
}

function mostBars({ lengthSeconds }: FormRequest, frame: SongFrame): number | undefined {
  return lengthSeconds && (lengthSeconds - TAIL_SECONDS) / (frame.barSteps * frame.stepSeconds)
}

function named(bars: PlannedChord[][], key: Key): ProgressionChord[][] {
  return bars.map((bar) => bar.map((chord) => ({ ...chord, symbol: chordSymbol(chord, key) })))
}

export function planForm(request: FormRequest, frame: SongFrame, random: Random): PlannedSection[] {
  const drafts: PlannedDraft[] = request.plan
    ? followPlan(request.plan, request.sung ? request.lyrics : [], frame, mostBars(request, frame))
    : withOddLengths(draftForm(request, frame, random), frame.boldness, random.fork('odd lengths'))
  const lastChorus = drafts.findLastIndex((draft) => draft.kind === 'chorus')
  const choruses = drafts.filter((draft) => draft.kind === 'chorus').length
  const lifts = request.plan === undefined && keyLifts(request, frame, choruses)
  const seen = new Map<SectionKind, number>()
  let startBar = 0
  return drafts.map((draft, i) => {
    const nth = seen.get(draft.kind) ?? 0
    seen.set(draft.kind, nth + 1)
    const isLast = !drafts.slice(i + 1).some((later) => later.kind === draft.kind)
    const numbered = draft.kind === 'verse' && !(isLast && nth === 0)
    const section = {
      kind: draft.kind,
      label: numbered ? `${KIND_LABEL[draft.kind]} ${nth + 1}` : KIND_LABEL[draft.kind],
      startBar,
      bars: draft.bars,
      energy: draft.energy ?? sectionEnergy(draft.kind, nth, isLast, request.energy),
      lift: lifts && i >= lastChorus ? 2 : 0,
      lines: placeLines(draft, startBar),
      ...(draft.chords && { chords: named(draft.chords, frame.key) }),
    }
    startBar += draft.bars
    return section
  })
}
