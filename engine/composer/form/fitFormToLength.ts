import { draftEmpty, type SectionDraft } from './draftSections.ts'

function totalBars(drafts: readonly SectionDraft[]): number {
  return drafts.reduce((sum, draft) => sum + draft.bars, 0)
}

function lastIndexOfKind(drafts: readonly SectionDraft[], kind: SectionDraft['kind']): number {
  return drafts.findLastIndex((draft) => draft.kind === kind)
}

function isSung(draft: SectionDraft): boolean {
  return draft.lines.length > 0
}

function isHook({ kind }: SectionDraft): boolean {
  return kind === 'chorus' || kind === 'drop'
}

function insertAt(drafts: readonly SectionDraft[], index: number, added: SectionDraft[]): SectionDraft[] {
  return [...drafts.slice(0, index), ...added, ...drafts.slice(index)]
}

function doubled(drafts: readonly SectionDraft[], index: number, mostBars: number): SectionDraft[] | undefined {
  const draft = drafts[index]
  if (!draft || isSung(draft) || draft.bars * 2 > mostBars) return undefined
  return drafts.map((other, i) => (i === index ? { ...draft, bars: draft.bars * 2 } : other))
}

// Before the last chorus a sung song gets an instrumental, an unsung one a solo.
function withBreak(drafts: readonly SectionDraft[]): SectionDraft[] | undefined {
  const lastChorus = Math.max(lastIndexOfKind(drafts, 'chorus'), lastIndexOfKind(drafts, 'drop'))
  const kind = drafts.some(isSung) ? 'instrumental' : 'solo'
  if (lastChorus < 1 || drafts.some((draft) => draft.kind === 'solo' || draft.kind === 'instrumental')) return undefined
  return insertAt(drafts, lastChorus, [draftEmpty(kind, 8)])
}

// Repeats the opening verse and chorus of an unsung form; words are never repeated, so a sung one gets an interlude.
function withAnotherRound(drafts: readonly SectionDraft[]): SectionDraft[] | undefined {
  const interludes = drafts.filter((draft) => draft.kind === 'instrumental').length
  const seams = drafts.flatMap((draft, i) =>
    i > 1 && draft.kind !== 'outro' && drafts[i - 1].kind !== 'instrumental' && draft.kind !== 'instrumental'
      ? [i]
      : [],
  )
  if (drafts.some(isSung)) {
    const seam = seams[interludes % Math.max(1, seams.length)]
    return seam === undefined ? undefined : insertAt(drafts, seam, [draftEmpty('instrumental', 4)])
  }
  const afterIntro = drafts.findIndex((draft) => draft.kind !== 'intro')
  const round = drafts.slice(afterIntro, afterIntro + 2).map((draft) => ({ ...draft }))
  return insertAt(drafts, afterIntro, round)
}

function longestUnsung(drafts: readonly SectionDraft[]): number {
  let longest = -1
  drafts.forEach((draft, i) => {
    if (!isSung(draft) && draft.bars > 2 && (longest < 0 || draft.bars > drafts[longest].bars)) longest = i
  })
  return longest
}

function shortestInterlude(drafts: readonly SectionDraft[]): number {
  let shortest = -1
  drafts.forEach((draft, i) => {
    const fits = draft.kind === 'instrumental' || draft.kind === 'solo'
    if (fits && !isSung(draft) && (shortest < 0 || draft.bars < drafts[shortest].bars)) shortest = i
  })
  return shortest
}

function grow(drafts: readonly SectionDraft[], missingBars: number): SectionDraft[] | undefined {
  const steps = [
    missingBars >= 8 ? withBreak(drafts) : undefined,
    missingBars >= 12 ? withAnotherRound(drafts) : undefined,
    doubled(
      drafts,
      drafts.findIndex((draft) => draft.kind === 'intro'),
      8,
    ),
    doubled(drafts, drafts.length - 1, 8),
    doubled(drafts, shortestInterlude(drafts), 32),
    withAnotherRound(drafts),
  ]
  return steps.find((step) => step !== undefined && totalBars(step) - totalBars(drafts) <= missingBars + 2)
}

// A blues of twelve bars is halved to six, three and then two: a bar is never cut.
function halved(drafts: readonly SectionDraft[], index: number): SectionDraft[] | undefined {
  if (index < 0) return undefined
  return drafts.map((draft, i) => (i === index ? { ...draft, bars: Math.ceil(draft.bars / 2) } : draft))
}

const FIRST_TO_GO = ['instrumental', 'breakdown', 'solo', 'bridge', 'pre-chorus'] as const

function shrink(drafts: readonly SectionDraft[], surplusBars: number): SectionDraft[] | undefined {
  if (drafts.some(isSung)) {
    return halved(drafts, longestUnsung(drafts))
  }
  const again = drafts.findLastIndex((draft, i) => isHook(draft) && i > 0 && isHook(drafts[i - 1]))
  if (again >= 0 && drafts[again].bars <= surplusBars + 4) return drafts.filter((_, i) => i !== again)
  for (const kind of FIRST_TO_GO) {
    const index = lastIndexOfKind(drafts, kind)
    if (index >= 0 && drafts[index].bars <= surplusBars + 4) return drafts.filter((_, i) => i !== index)
  }
  const inner = drafts.slice(1, -1)
  if (inner.length > 3 && inner[0].bars + inner[1].bars <= surplusBars + 4)
    return [drafts[0], ...inner.slice(2), ...drafts.slice(-1)]
  return halved(drafts, longestUnsung(drafts))
}

// Brings a form near the wanted number of bars by whole sections, never by cutting into sung lines.
export function fitFormToLength(form: readonly SectionDraft[], wantedBars: number): SectionDraft[] {
  let drafts = [...form]
  for (let round = 0; round < 64; round++) {
    const missing = wantedBars - totalBars(drafts)
    if (Math.abs(missing) < 3) return drafts
    const next = missing > 0 ? grow(drafts, missing) : shrink(drafts, -missing)
    if (!next || Math.abs(wantedBars - totalBars(next)) >= Math.abs(missing)) return drafts
    drafts = next
  }
  return drafts
}
