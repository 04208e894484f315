import { createRandom, parseStyle } from '@arioso/words'
import { composeFromIntent } from '../composer/composeFromIntent.ts'
import { readLyrics, type ComposeRequest } from '../composer/composeSong.ts'
import { secondsPerBeat, type Part, type Score } from '../score.ts'
import { keepBefore } from './keepBefore.ts'
import { barPhase, moveScore } from './moveScore.ts'

export type ExtendRequest = Omit<ComposeRequest, 'key' | 'tempoBpm' | 'bandSeed'> & { atSeconds: number }

/** `whole` is the song with its continuation, `own` the continuation alone: it begins where the song was left. */
export type Extension = { whole: Score; own: Score; atSeconds: number }

const USUAL_SECONDS = 60

/** Goes on from any second: the bar that was left is played to its end, then new sections follow in the same manner. */
export function extendScore(source: Score, { atSeconds, ...request }: ExtendRequest): Extension {
  const beatSeconds = secondsPerBeat(source)
  const atBeat = Math.min(Math.max(0, atSeconds / beatSeconds), source.lengthBeats)
  const joinBeat = nextBar(source, atBeat)
  const kept = keepBefore(source, joinBeat, atBeat)
  const added = writeMore(source, request)
  const whole = joinAt(kept, moveScore(added, joinBeat), joinBeat)
  return { whole, own: moveScore(whole, -atBeat), atSeconds: atBeat * beatSeconds }
}

function nextBar(score: Score, beat: number): number {
  const barBeats = (score.meter.beats * 4) / score.meter.unit
  const phase = barPhase(score)
  return phase + Math.ceil((beat - phase) / barBeats - 1e-3) * barBeats
}

function writeMore(source: Score, request: Omit<ExtendRequest, 'atSeconds'>): Score {
  const intent = { ...parseStyle(request.style, request.excludedStyle), meter: source.meter }
  const lyrics = readLyrics(request.lyrics)
  const score = composeFromIntent(
    {
      lengthSeconds: USUAL_SECONDS,
      ...request,
      key: source.key,
      tempoBpm: source.tempoBpm,
      bandSeed: source.seed,
      ...(source.voice && request.voice === undefined && { singer: source.voice.singer }),
    },
    intent,
    lyrics,
    createRandom(request.seed),
  )
  // A song that is under way needs no introduction, unless the words ask for one.
  const [first, second] = score.sections
  const isIntroAdded = first?.kind === 'intro' && lyrics[0]?.kind !== 'intro'
  return isIntroAdded && second ? moveScore(score, -second.startBeat) : score
}

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

/** The same player with the same instrument goes on; others join. */
export function mergeParts(before: readonly Part[], after: readonly Part[]): Part[] {
  const isSame = (a: Part, b: Part): boolean => a.name === b.name && a.instrument === b.instrument
  const going = before.map((part) => {
    const more = after.find((other) => isSame(part, other))?.notes ?? []
    return { ...part, notes: [...part.notes, ...more].sort((a, b) => a.startBeat - b.startBeat || a.pitch - b.pitch) }
  })
  return [...going, ...after.filter((part) => !before.some((other) => isSame(part, other)))].filter(
    (part) => part.notes.length > 0,
  )
}
