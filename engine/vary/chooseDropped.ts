import type { Score, Section, SectionKind } from '../score.ts'

// Enough to be noticed, and never more than half of the song.
const WANTED_SHARE = 0.25
const MOST_SHARE = 0.5
const EXPENDABLE: readonly SectionKind[] = ['instrumental', 'solo', 'breakdown', 'bridge']
const HOOKS: readonly SectionKind[] = ['chorus', 'drop']

/**
 * Which sections a shorter song does without: first those that only the band plays, then the bridge, then later verses with
 * what leads from them to their chorus. The beginning, one verse, one chorus and the ending stay.
 */
export function chooseDropped({ sections, lengthBeats }: Score): number[] {
  const dropped = new Set<number>()
  const share = (indices: Iterable<number>): number =>
    [...indices].reduce((sum, i) => sum + sections[i].lengthBeats, 0) / lengthBeats
  for (const group of candidates(sections)) {
    if (share(dropped) >= WANTED_SHARE) break
    if (share([...dropped, ...group]) <= MOST_SHARE) for (const index of group) dropped.add(index)
  }
  return [...dropped].toSorted((a, b) => a - b)
}

function candidates(sections: readonly Section[]): number[][] {
  const inner = sections.map((_, i) => i).slice(1, -1)
  const ofKind = (kind: SectionKind): number[][] => inner.filter((i) => sections[i].kind === kind).map((i) => [i])
  const verses = inner.filter((i) => sections[i].kind === 'verse')
  const rounds = verses
    .slice(1)
    .toReversed()
    .map((verse) => roundOf(sections, verse))
  return [...EXPENDABLE.flatMap(ofKind), ...rounds, ...spareHooks(sections, inner)]
}

// A verse goes with the pre-chorus after it, and with its chorus where another one is left.
function roundOf(sections: readonly Section[], verse: number): number[] {
  const round = [verse]
  for (let i = verse + 1; i < sections.length - 1; i++) {
    const { kind } = sections[i]
    if (kind === 'pre-chorus') round.push(i)
    else {
      if (isHook(sections[i]) && hasOtherHooks(sections, i)) round.push(i)
      break
    }
  }
  return round
}

function spareHooks(sections: readonly Section[], inner: readonly number[]): number[][] {
  const hooks = inner.filter((i) => isHook(sections[i]))
  return hooks.slice(1, -1).map((i) => [i])
}

function hasOtherHooks(sections: readonly Section[], index: number): boolean {
  const later = sections.slice(index + 1).some(isHook)
  const earlier = sections.slice(0, index).some(isHook)
  return later && earlier
}

function isHook({ kind }: Section): boolean {
  return HOOKS.includes(kind)
}
