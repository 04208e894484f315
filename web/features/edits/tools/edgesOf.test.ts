import { describe, expect, it } from 'vitest'
import { edgesOfCut, edgesOfFade } from './edgesOf.ts'

describe('hearing an edit before it is made', () => {
  it('a cut is the seconds before it and the seconds after it; at an end of the song only one of them', () => {
    expect(edgesOfCut({ startSeconds: 20, endSeconds: 30 }, 60)).toEqual([
      { startSeconds: 17, endSeconds: 20 },
      { startSeconds: 30, endSeconds: 33 },
    ])
    expect(edgesOfCut({ startSeconds: 0, endSeconds: 30 }, 60)).toEqual([{ startSeconds: 30, endSeconds: 33 }])
    expect(edgesOfCut({ startSeconds: 50, endSeconds: 60 }, 60)).toEqual([{ startSeconds: 47, endSeconds: 50 }])
  })

  it('a fade is the end of the song it lies at, with some of the song beside it', () => {
    expect(edgesOfFade(2, 0, 60)).toEqual([{ startSeconds: 0, endSeconds: 5, fadeInSeconds: 2 }])
    expect(edgesOfFade(0, 4, 60)).toEqual([{ startSeconds: 53, endSeconds: 60, fadeOutSeconds: 4 }])
    expect(edgesOfFade(0, 0, 60)).toEqual([])
  })
})
