import { describe, expect, it } from 'vitest'
import { clampSpans, moveFilm, moveFilmEdge, moveSong, wholeSpans, type SpanLimits } from './hookSpans.ts'

const limits: SpanLimits = { filmSeconds: 60, songSeconds: 40, isSongHeard: true }
const span = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds })

describe('the range of a hook', () => {
  it('[HOOK-05] begins with all of the film that the song and the longest hook allow', () => {
    expect(wholeSpans(limits, 5)).toEqual({ film: span(0, 40), song: span(0, 40) })
    expect(wholeSpans({ ...limits, songSeconds: 200 }, 30)).toEqual({ film: span(0, 60), song: span(30, 90) })
    expect(wholeSpans({ ...limits, filmSeconds: 300, songSeconds: 200 }, 0).film).toEqual(span(0, 120))
    expect(wholeSpans({ ...limits, isSongHeard: false }, 0).film).toEqual(span(0, 60))
  })

  it('[HOOK-05] is never shorter than 10 s nor longer than 120 s, wherever its edges are dragged', () => {
    const long: SpanLimits = { filmSeconds: 300, songSeconds: 300, isSongHeard: true }
    const spans = { film: span(100, 130), song: span(0, 30) }
    expect(moveFilmEdge(spans, 'start', 129, long).film).toEqual(span(120, 130))
    expect(moveFilmEdge(spans, 'start', -50, long).film).toEqual(span(10, 130))
    expect(moveFilmEdge(spans, 'end', 101, long).film).toEqual(span(100, 110))
    expect(moveFilmEdge(spans, 'end', 999, long).film).toEqual(span(100, 220))
  })

  it('[HOOK-05] stays inside of film and song, which keep the same length', () => {
    const spans = { film: span(10, 30), song: span(5, 25) }
    expect(moveFilmEdge(spans, 'end', 90, limits)).toEqual({ film: span(10, 50), song: span(0, 40) })
    expect(moveFilm(spans, 55, limits)).toEqual({ film: span(40, 60), song: span(5, 25) })
    expect(moveFilm(spans, -5, limits).film).toEqual(span(0, 20))
    expect(moveSong(spans, 39, limits).song).toEqual(span(20, 40))
    expect(moveSong(spans, -1, limits).song).toEqual(span(0, 20))
    expect(clampSpans({ film: span(-5, 90), song: span(38, 99) }, limits)).toEqual({
      film: span(0, 40),
      song: span(0, 40),
    })
  })
})
