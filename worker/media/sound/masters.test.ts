import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readWav } from './readWav.ts'
import { decodeToWav, encodeMaster, measureLoudness } from '../runMediaProgram.ts'
import { openWavFile } from './wavFile.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arioso-masters-'))
})
afterAll(() => rm(folder, { recursive: true }))

function writeTone(path: string, gain: number): void {
  const totalFrames = 48_000 * 12
  const wav = openWavFile(path, { sampleRate: 48_000, totalFrames })
  const tone = new Float32Array(totalFrames).map((_, i) => Math.sin((i * 2 * Math.PI * 997) / 48_000) * gain)
  wav.write(tone, tone)
  wav.close()
}

it('a master keeps length and level, by an independent meter', async () => {
  writeTone(join(folder, 'tone.wav'), 0.1)
  await encodeMaster(join(folder, 'tone.wav'), join(folder, 'tone.flac'))
  const { integratedLufs, truePeakDb, durationSeconds } = await measureLoudness(join(folder, 'tone.flac'))
  expect(durationSeconds).toBeCloseTo(12, 2)
  // EBU Tech 3341: a 997 Hz stereo sine has as many LUFS as its peak has dBFS.
  expect(integratedLufs).toBeCloseTo(-20, 0)
  expect(truePeakDb).toBeCloseTo(-20, 0)
})

it.each([50_000, 792_000, 500_009])('a master of %i frames keeps its last sample', async (totalFrames) => {
  const wav = openWavFile(join(folder, 'odd.wav'), { sampleRate: 48_000, totalFrames, isExact: true })
  const samples = new Float32Array(totalFrames).fill(0.25)
  wav.write(samples, samples)
  wav.close()
  await encodeMaster(join(folder, 'odd.wav'), join(folder, 'odd.flac'))
  await decodeToWav(join(folder, 'odd.flac'), join(folder, 'again.wav'))
  const { left } = await readWav(join(folder, 'again.wav'))
  expect(left.subarray(0, totalFrames).every((sample) => sample === 0.25)).toBe(true)
  expect(left.length - totalFrames).toBeLessThan(8)
  expect(left.length).toBeGreaterThanOrEqual(totalFrames)
})

it('a file that is no sound is refused with what went wrong', async () => {
  await expect(encodeMaster(join(folder, 'missing.wav'), join(folder, 'x.flac'))).rejects.toThrow(
    'media program master',
  )
})
