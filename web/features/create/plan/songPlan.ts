// A song's form while it is edited. Pure: a list goes in, another comes out.
import { readChords } from '@arioso/contract/songs/chordNames'
import { SECTION_KINDS, SONG_PLAN, type PlanSectionKind } from '@arioso/contract/songs/songPlan'
import type { SongPlan } from '@arioso/contract'
import { splitByTags } from '../lyrics/lyricSections.ts'
import type { PlanRow } from '../form/createForm.ts'

const USUAL: readonly [PlanSectionKind, number][] = [
  ['intro', 4],
  ['verse', 8],
  ['chorus', 8],
  ['verse', 8],
  ['chorus', 8],
  ['bridge', 8],
  ['chorus', 8],
  ['outro', 4],
]
const EDGE_BARS = 4
const UNSUNG_BARS = 8
const OTHER_NAMES: Record<string, PlanSectionKind> = { hook: 'chorus', refrain: 'chorus', 'pre chorus': 'pre-chorus' }

export const KIND_NAMES: Record<PlanSectionKind, string> = {
  intro: 'Intro',
  verse: 'Verse',
  'pre-chorus': 'Pre-chorus',
  chorus: 'Chorus',
  bridge: 'Bridge',
  solo: 'Solo',
  breakdown: 'Breakdown',
  drop: 'Drop',
  instrumental: 'Instrumental',
  outro: 'Outro',
}

/** The default plan: the sections of the lyrics, or a form that suits most songs. */
export function suggestPlan(lyrics: string): PlanRow[] {
  const tagged = sectionsOf(lyrics)
  if (tagged.length === 0) return USUAL.map(([kind, bars], id) => row(id, kind, bars))
  const first = tagged[0]?.[0] === 'intro' ? [] : [['intro', EDGE_BARS] as const]
  const last = tagged.at(-1)?.[0] === 'outro' ? [] : [['outro', EDGE_BARS] as const]
  return [...first, ...tagged, ...last].slice(0, SONG_PLAN.sectionsMax).map(([kind, bars], id) => row(id, kind, bars))
}

function sectionsOf(lyrics: string): [PlanSectionKind, number][] {
  const pieces = splitByTags(lyrics)
  return pieces.flatMap(({ text, isTag }, i): [PlanSectionKind, number][] => {
    const isUntagged = i === 0 && !isTag && text.trim() !== ''
    if (!isTag && !isUntagged) return []
    const words = isTag ? (pieces[i + 1]?.isTag === false ? pieces[i + 1]?.text : '') : text
    return [[isTag ? kindOf(text) : 'verse', barsFor(words ?? '')]]
  })
}

function kindOf(tag: string): PlanSectionKind {
  const name = tag
    .replaceAll(/[[\]{}:]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s*\d+$/, '')
  return SECTION_KINDS.find((kind) => kind === name) ?? OTHER_NAMES[name] ?? 'verse'
}

// Two bars a line, in fours.
function barsFor(words: string): number {
  const lines = words.split('\n').filter((line) => line.trim() !== '').length
  if (lines === 0) return UNSUNG_BARS
  return Math.min(SONG_PLAN.barsMax, Math.ceil((lines * 2) / 4) * 4)
}

function row(id: number, kind: PlanSectionKind, bars: number): PlanRow {
  return { id, kind, bars, energy: null, chords: '' }
}

/** Sections of a plan as editable rows. */
export function toRows({ sections }: SongPlan): PlanRow[] {
  return sections.map(({ energy, ...section }, id) => ({ ...section, id, energy: energy ?? null }))
}

/** A new section, before the ending where there is one. */
export function addSection(rows: readonly PlanRow[]): PlanRow[] {
  const added = row(Math.max(-1, ...rows.map(({ id }) => id)) + 1, 'verse', UNSUNG_BARS)
  const at = rows.at(-1)?.kind === 'outro' ? rows.length - 1 : rows.length
  return [...rows.slice(0, at), added, ...rows.slice(at)]
}

export function moveSection(rows: readonly PlanRow[], id: number, by: 1 | -1): PlanRow[] {
  const from = rows.findIndex((each) => each.id === id)
  const to = from + by
  const moved = rows[from]
  if (moved === undefined || to < 0 || to >= rows.length) return [...rows]
  const rest = rows.filter((each) => each !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

export function changeSection(rows: readonly PlanRow[], id: number, change: Partial<PlanRow>): PlanRow[] {
  return rows.map((each) => (each.id === id ? { ...each, ...change } : each))
}

export function chordProblem(chords: string): string | undefined {
  const read = readChords(chords)
  return 'problem' in read ? read.problem : undefined
}

export function barsProblem(bars: number): string | undefined {
  const { barsMin, barsMax } = SONG_PLAN
  return Number.isInteger(bars) && bars >= barsMin && bars <= barsMax ? undefined : `${barsMin} to ${barsMax} bars`
}

/** What is wrong with a plan first, in words. */
export function planProblem(rows: readonly PlanRow[]): string | null {
  for (const [i, { kind, bars, chords }] of rows.entries()) {
    const problem = barsProblem(bars) ?? chordProblem(chords)
    if (problem !== undefined) return `Section ${i + 1} (${KIND_NAMES[kind]}): ${problem}`
  }
  return null
}

export function planSeconds(rows: readonly Pick<PlanRow, 'bars'>[], tempoBpm: number): number {
  return (rows.reduce((sum, { bars }) => sum + bars, 0) * 4 * 60) / tempoBpm
}

export function describePlan(sections: readonly Pick<PlanRow, 'kind' | 'bars'>[]): string {
  return sections.map(({ kind, bars }) => `${KIND_NAMES[kind]} ${bars}`).join(' · ')
}
