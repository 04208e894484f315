import { describe, expect, it } from 'vitest'
import { mp3Bytes, openMp3Stream } from './encodeMp3.ts'

describe('MP3 while the song is made', () => {
  it.each([1, 1152, 48_000, 57_600, 57_601, 96_017, 999_999])(
    '[ENG-04] the size of %i samples is known before they exist',
    async (totalFrames) => {
      const stream = await openMp3Stream(48_000)
      const tone = new Float32Array(totalFrames).map((_, i) => Math.sin(i * 0.05) * 0.5)
      let bytes = 0
      for (let start = 0; start < totalFrames; start += 40_000) {
        const block = tone.subarray(start, start + 40_000)
        bytes += stream.encode(block, block).length
      }
      expect(bytes + stream.finish().length).toBe(mp3Bytes(totalFrames))
    },
  )
})
