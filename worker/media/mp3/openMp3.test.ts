import { describe, expect, it } from 'vitest'
import { mp3Bytes } from './mp3Bytes.ts'
import { openMp3 } from './openMp3.ts'
import { killMp3Programs } from './testMp3Programs.ts'

const BLOCK_FRAMES = 40_000

async function encode(totalFrames: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const mp3 = openMp3((bytes) => parts.push(bytes))
  const tone = new Float32Array(totalFrames).map((_, i) => Math.sin(i * 0.05) * 0.5)
  for (let start = 0; start < totalFrames; start += BLOCK_FRAMES) {
    const block = tone.subarray(start, start + BLOCK_FRAMES)
    await mp3.add(block, block)
  }
  await mp3.finish()
  mp3.close()
  return Buffer.concat(parts)
}

describe('MP3 while the song is made', () => {
  it.each([1, 1152, 48_000, 57_600, 57_601, 96_017, 999_999])(
    '[ENG-04] the size of %i samples is known before they exist',
    async (totalFrames) => {
      expect(await encode(totalFrames)).toHaveLength(mp3Bytes(totalFrames))
    },
  )

  it('a song left half done leaves nothing in the next', async () => {
    const wanted = await encode(100_000)
    const left = openMp3(() => undefined)
    await left.add(new Float32Array(500_000).fill(0.5), new Float32Array(500_000))
    left.close()
    expect(await encode(100_000)).toEqual(wanted)
  })

  it('a program that dies fails its own song, and the next has a new one', async () => {
    const wanted = await encode(100_000)
    const left = openMp3(() => undefined)
    const silence = new Float32Array(48_000)
    await left.add(silence, silence)
    expect(await killMp3Programs()).toBeGreaterThan(0)
    await expect(left.finish()).rejects.toThrow('ended too early')
    await expect(left.add(silence, silence)).rejects.toThrow('ended too early')
    left.close()
    expect(await encode(100_000)).toEqual(wanted)
  })

  it('songs at the same time do not mix', async () => {
    const [first, second] = await Promise.all([encode(300_000), encode(200_000)])
    expect(first).toEqual(await encode(300_000))
    expect(second).toEqual(await encode(200_000))
  })
})
