import { HOOK_VIDEO } from '@arioso/contract/limits'
import type { Edge, Span } from '../../../ui/span/span.ts'

// The part of the film that is shown and the part of the song that is heard with it; always equally long.
export type HookSpans = { film: Span; song: Span }

export type SpanLimits = { filmSeconds: number; songSeconds: number; isSongHeard: boolean }

// A song that is not heard limits nothing.
export function longestSeconds({ filmSeconds, songSeconds, isSongHeard }: SpanLimits): number {
  return Math.min(HOOK_VIDEO.maxSeconds, filmSeconds, isSongHeard ? songSeconds : Infinity)
}

function shortestSeconds(limits: SpanLimits): number {
  return Math.min(HOOK_VIDEO.minSeconds, longestSeconds(limits))
}

export function wholeSpans(limits: SpanLimits, songStartSeconds: number): HookSpans {
  const film = { startSeconds: 0, endSeconds: limits.filmSeconds }
  return clampSpans({ film, song: { startSeconds: songStartSeconds, endSeconds: 0 } }, limits)
}

export function clampSpans({ film, song }: HookSpans, limits: SpanLimits): HookSpans {
  const length = between(film.endSeconds - film.startSeconds, shortestSeconds(limits), longestSeconds(limits))
  return {
    film: spanFrom(between(film.startSeconds, 0, limits.filmSeconds - length), length),
    song: spanFrom(between(song.startSeconds, 0, limits.songSeconds - length), Math.min(length, limits.songSeconds)),
  }
}

// An edge stops at the shortest and at the longest length; the other one stays where it is.
export function moveFilmEdge(spans: HookSpans, edge: Edge, toSeconds: number, limits: SpanLimits): HookSpans {
  const { startSeconds, endSeconds } = spans.film
  const [shortest, longest] = [shortestSeconds(limits), longestSeconds(limits)]
  const film =
    edge === 'start'
      ? { startSeconds: between(toSeconds, Math.max(0, endSeconds - longest), endSeconds - shortest), endSeconds }
      : {
          startSeconds,
          endSeconds: between(toSeconds, startSeconds + shortest, Math.min(limits.filmSeconds, startSeconds + longest)),
        }
  return clampSpans({ ...spans, film }, limits)
}

export function moveFilm(spans: HookSpans, toSeconds: number, limits: SpanLimits): HookSpans {
  const length = spans.film.endSeconds - spans.film.startSeconds
  return clampSpans({ ...spans, film: spanFrom(between(toSeconds, 0, limits.filmSeconds - length), length) }, limits)
}

export function moveSong(spans: HookSpans, toSeconds: number, limits: SpanLimits): HookSpans {
  return clampSpans({ ...spans, song: { ...spans.song, startSeconds: toSeconds } }, limits)
}

function spanFrom(startSeconds: number, lengthSeconds: number): Span {
  return { startSeconds, endSeconds: startSeconds + lengthSeconds }
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
