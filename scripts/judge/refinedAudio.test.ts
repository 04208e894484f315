import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Score } from '../../engine/index.ts'
import { readWav } from '../../worker/media/sound/readWav.ts'
import { decodeToWav, encodeMaster } from '../../worker/media/runMediaProgram.ts'
import { band, humming } from '../../worker/media/sound/testSounds.ts'
import { openWavFile } from '../../worker/media/sound/wavFile.ts'
import { openSpeedChange } from '../../worker/render/speed/openSpeedChange.ts'
import { judgeTempo } from './judgeTempo.ts'
import { listen } from './listen.ts'
import { median } from './statistics.ts'

const RATE = 48_000
const TEMPO_BPM = 104
const TUNE = [57, 60, 64, 62, 60, 59, 57, 64, 67, 65, 64, 60]
const NOTE_SECONDS = 0.8

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-refined-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function writeWav(name: string, samples: Float32Array): Promise<string> {
  const path = join(folder, `${name}.wav`)
  const wav = openWavFile(path, { sampleRate: RATE, totalFrames: samples.length })
  wav.write(samples, samples)
  wav.close()
  return path
}

// The way a song goes: changed block by block, kept as FLAC, read from there.
async function changeSpeed(path: string, multiplier: number, keepPitch: boolean): Promise<Float32Array> {
  const source = { path, tempoBpm: TEMPO_BPM, keyName: null, words: [], scoreJson: null }
  const { totalFrames, blocks } = await openSpeedChange({ speed: { multiplier, keepPitch }, source, wavPath: '' })
  const [wav, flac] = [join(folder, 'changed.wav'), join(folder, 'changed.flac')]
  const file = openWavFile(wav, { sampleRate: RATE, totalFrames })
  for await (const { left, right } of blocks) file.write(left, right)
  file.close()
  await encodeMaster(wav, flac)
  await decodeToWav(flac, wav)
  return (await readWav(wav)).left
}

const centsBetween = (hertz: number, reference: number): number => 1200 * Math.log2(hertz / reference)

// The pitch in the middle of every tone, where nothing begins or ends.
async function hearTones(samples: Float32Array, noteSeconds: number): Promise<number[]> {
  const { pitches, hopSeconds } = await listen(samples, RATE, ['pitches'], folder)
  return TUNE.map((_, i) => {
    const [from, to] = [(i + 0.35) * noteSeconds, (i + 0.8) * noteSeconds]
    return median(
      pitches.slice(Math.round(from / hopSeconds), Math.round(to / hopSeconds)).filter((hertz) => hertz > 0),
    )
  })
}

describe('a song at another speed, heard by aubio', () => {
  it.each([
    [1.25, true],
    [2 ** (2 / 12), false],
  ])('%f times as fast (pitch kept: %s) it has that tempo, within half a percent', async (multiplier, keepPitch) => {
    const wavPath = await writeWav('band', band({ tempoBpm: TEMPO_BPM, bars: 14, roots: [57, 53, 48, 55] }, RATE))
    const { beats } = await listen(await changeSpeed(wavPath, multiplier, keepPitch), RATE, ['beats'], folder)
    const counted = { tempoBpm: TEMPO_BPM * multiplier, meter: { beats: 4, unit: 4 }, swing: 0 } as Score
    expect(judgeTempo(beats, counted).offPercent).toBeLessThan(0.5)
  })

  it.each([0.7, 1.6])('%f times as fast every tone keeps its pitch within 10 cents', async (multiplier) => {
    const tune = humming({ pitches: TUNE, noteSeconds: NOTE_SECONDS }, RATE)
    const wavPath = await writeWav('tune', tune)
    const before = await hearTones(tune, NOTE_SECONDS)
    const after = await hearTones(await changeSpeed(wavPath, multiplier, true), NOTE_SECONDS / multiplier)
    after.forEach((hertz, i) => expect(Math.abs(centsBetween(hertz, before[i] ?? 0))).toBeLessThan(10))
  })
})
