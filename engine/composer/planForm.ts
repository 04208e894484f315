import type { Random } from '@arioso/words'
import type { SectionKind } from '../score.ts'
import { draftEmpty, draftSungForm, type LyricInput, type SectionDraft } from './draftSections.ts'
import { fitFormToLength } from './fitFormToLength.ts'
import type { LyricLine } from './fitLinesToBars.ts'
import type { SongFrame } from './songFrame.ts'

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
}

type FormRequest = {
  lyrics: LyricInput[]
  sung: boolean
  lengthSeconds?: number | undefined
  energy: number
  keyMayLift: boolean
}

const NATURAL_SECONDS = { shortest: 105, longest: 205 }
const SHORTEST_SECONDS = 30
const TAIL_SECONDS = 3

const KIND_ENERGY: Record<SectionKind, number> = {
  intro: 0.36,
  verse: 0.5,
  'pre-chorus': 0.62,
  chorus: 0.8,
  bridge: 0.56,
  solo: 0.76,
  breakdown: 0.3,
  drop: 0.92,
  instrumental: 0.64,
  outro: 0.44,
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
    const natural = Math.min(178, Math.max(122, barsIn(form) * barSeconds))
    return fitFormToLength(form, ((asked ?? natural + random.between(-8, 8)) - TAIL_SECONDS) / barSeconds)
  }
  const longest = (asked ?? NATURAL_SECONDS.longest) / barSeconds
  const relaxed = draftSungForm(request.lyrics, frame, 'relaxed')
  const form = barsIn(relaxed) <= longest * 1.1 ? relaxed : draftSungForm(request.lyrics, frame, 'tight')
  const natural = Math.max(NATURAL_SECONDS.shortest, barsIn(form) * barSeconds)
  return fitFormToLength(form, ((asked ?? natural) - (asked === undefined ? 0 : TAIL_SECONDS)) / barSeconds)
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

export function planForm(request: FormRequest, frame: SongFrame, random: Random): PlannedSection[] {
  const drafts = draftForm(request, frame, random)
  const lastChorus = drafts.findLastIndex((draft) => draft.kind === 'chorus')
  const choruses = drafts.filter((draft) => draft.kind === 'chorus').length
  const lifts = request.keyMayLift && choruses > 1 && random.chance(frame.genre.keyLiftChance)
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
      energy: sectionEnergy(draft.kind, nth, isLast, request.energy),
      lift: lifts && i >= lastChorus ? 2 : 0,
      lines: placeLines(draft, startBar),
    }
    startBar += draft.bars
    return section
  })
}
