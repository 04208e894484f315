import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from './readWav.ts'
import { decodeToWav, encodeMaster } from '../runMediaProgram.ts'
import { openSound } from './sound.ts'
import { openSoundAhead } from './openSoundAhead.ts'
import { band, tone } from './testSounds.ts'
import { openWavFile } from './wavFile.ts'

const RATE = 48_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-sound-'))
})
afterAll(() => rm(folder, { recursive: true }))

const music = (): Float32Array => band({ tempoBpm: 120, bars: 2, roots: [57, 53] }, RATE)
const noise = (): Float32Array => Float32Array.from({ length: 50_000 }, (_, i) => ((i * 7_919) % 65_521) / 32_761 - 1)
const silence = (): Float32Array => new Float32Array(20_000)
const full = (): Float32Array => tone({ seconds: 0.6, hertz: 9_000, gain: 1 }, RATE)

async function writeMaster(name: string, left: Float32Array, right: Float32Array): Promise<string> {
  const [wav, flac] = [join(folder, `${name}.wav`), join(folder, `${name}.flac`)]
  const file = openWavFile(wav, { sampleRate: RATE, totalFrames: left.length })
  file.write(left, right)
  file.close()
  await encodeMaster(wav, flac)
  return flac
}

describe('a master, read as far as somebody listens', () => {
  it.each([
    ['one band on both sides', music(), music()],
    ['different sides', music(), music().toReversed()],
    ['noise that cannot be predicted', noise(), noise().toReversed()],
    ['silence, and a tone at full scale', silence(), full().subarray(0, 20_000)],
  ])('%s: every sample is what FFmpeg decodes', async (_, left, right) => {
    const flac = await writeMaster('song', left, right)
    await decodeToWav(flac, join(folder, 'decoded.wav'))
    const decoded = await readWav(join(folder, 'decoded.wav'))
    const sound = openSound(flac)
    expect(sound.totalFrames).toBe(left.length)
    const later = sound.read(10_000, 5_000)
    expect(later.left).toEqual(decoded.left.slice(10_000, 15_000))
    expect(sound.read(0, left.length)).toEqual(decoded)
    expect(openSound(join(folder, 'decoded.wav')).read(10_000, 5_000)).toEqual(later)
  })

  it('backwards, from its end, and anywhere in between', async () => {
    const left = Float32Array.from({ length: 1_400_000 }, (_, i) => Math.sin(i * i * 1e-9) / 2)
    const flac = await writeMaster('long', left, left.toReversed())
    const plain = openSound(join(folder, 'long.wav'))
    const sound = openSound(flac)
    const ahead = openSoundAhead(flac)
    for (const from of [-5, 1_395_000, 1_300_000, 700_001, 17, 4_608, 690_000]) {
      expect(sound.read(from, 10_000)).toEqual(plain.read(from, 10_000))
      expect(ahead.read(from, 10_000)).toEqual(plain.read(from, 10_000))
    }
    await ahead.close()
  })

  it('before its beginning and after its end lies silence', async () => {
    const path = await writeMaster('short', full(), full())
    for (const sound of [openSound(path), openSound(join(folder, 'short.wav'))]) {
      expect(sound.read(-3, 4).left.slice(0, 3)).toEqual(new Float32Array(3))
      expect(sound.read(sound.totalFrames, 2).right).toEqual(new Float32Array(2))
    }
  })
})
