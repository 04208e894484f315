import type { Part, Score } from '../../score.ts'

/** One score up to a beat, then another that was moved there. */
export function joinAt(kept: Score, added: Score, joinBeat: number): Score {
  const sectionsBefore = kept.sections.length
  const lines = (part: { lines: NonNullable<Score['voice']>['lines'] } | undefined) =>
    (part?.lines ?? []).map((line) => ({ ...line, section: line.section + sectionsBefore }))
  const voice = kept.voice ?? added.voice
  const backing = [
    ...(kept.backing ?? []),
    ...(added.backing ?? []).map((part) => ({ ...part, lines: lines(part) })),
  ].filter((part) => part.lines.length > 0)
  const { backing: _backing, ...rest } = kept
  return {
    ...rest,
    seed: added.seed,
    title: added.title,
    lengthBeats: added.lengthBeats,
    tailSeconds: added.tailSeconds,
    sections: [...kept.sections, ...startAt(added.sections, joinBeat)],
    chords: [...kept.chords, ...startAt(added.chords, joinBeat)],
    parts: mergeParts(kept.parts, added.parts),
    ...(voice && { voice: { ...voice, lines: [...(kept.voice?.lines ?? []), ...lines(added.voice)] } }),
    ...(backing.length > 0 && { backing }),
  }
}

// Moved later, the first span still claims to begin with the song.
function startAt<T extends { startBeat: number; lengthBeats: number }>(spans: readonly T[], beat: number): T[] {
  return spans.map((span, i) =>
    i === 0 ? { ...span, startBeat: beat, lengthBeats: span.lengthBeats + span.startBeat - beat } : span,
  )
}

/** The same player with the same instrument goes on, the second guitar as the second; others join. */
export function mergeParts(before: readonly Part[], after: readonly Part[]): Part[] {
  const [going, joining] = [namePlayers(before), namePlayers(after)]
  const played = [...going].map(([player, part]) => {
    const more = joining.get(player)?.notes ?? []
    return { ...part, notes: [...part.notes, ...more].sort((a, b) => a.startBeat - b.startBeat || a.pitch - b.pitch) }
  })
  const others = [...joining].flatMap(([player, part]) => (going.has(player) ? [] : [part]))
  return [...played, ...others].filter((part) => part.notes.length > 0)
}

function namePlayers(parts: readonly Part[]): Map<string, Part> {
  const isSame = (a: Part, b: Part): boolean => a.name === b.name && a.instrument === b.instrument
  return new Map(
    parts.map((part, i) => {
      const seat = parts.slice(0, i).filter((other) => isSame(part, other)).length
      return [`${part.name} ${part.instrument} ${seat}`, part]
    }),
  )
}
