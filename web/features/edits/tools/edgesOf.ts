import type { Span } from '../../../ui/span/span.ts'
import type { Excerpt } from '../excerpts.ts'

const LEAD_SECONDS = 3

/** What is heard around a cut: the seconds before it and the seconds after it, as if they followed each other. */
export function edgesOfCut({ startSeconds, endSeconds }: Span, durationSeconds: number): Excerpt[] {
  return [
    { startSeconds: Math.max(0, startSeconds - LEAD_SECONDS), endSeconds: startSeconds },
    { startSeconds: endSeconds, endSeconds: Math.min(durationSeconds, endSeconds + LEAD_SECONDS) },
  ].filter((excerpt) => excerpt.endSeconds - excerpt.startSeconds > 0.05)
}

/** The beginning with its fade, then the end with its own, each with some of the song beside it. */
export function edgesOfFade(inSeconds: number, outSeconds: number, durationSeconds: number): Excerpt[] {
  const begins = { startSeconds: 0, endSeconds: Math.min(durationSeconds, inSeconds + LEAD_SECONDS) }
  const ends = { startSeconds: Math.max(0, durationSeconds - outSeconds - LEAD_SECONDS), endSeconds: durationSeconds }
  return [
    ...(inSeconds > 0 ? [{ ...begins, fadeInSeconds: inSeconds }] : []),
    ...(outSeconds > 0 ? [{ ...ends, fadeOutSeconds: outSeconds }] : []),
  ]
}
