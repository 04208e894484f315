import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { measureLoudness } from '../../worker/media/runMediaProgram.ts'
import { openWavFile } from '../../worker/media/sound/wavFile.ts'
import { SAMPLE_RATE, type Sound } from './renderWhole.ts'
import { mean } from './statistics.ts'

const TARGET_LUFS = -14
const QUIET = 0.001

export type LevelVerdict = {
  lufs: number
  truePeakDb: number
  offset: number
  fullScaleSamples: number
  longestGapSeconds: number
  passed: boolean
}

/** Loudness and true peak by FFmpeg's ebur128; offset, full-scale samples and gaps by counting. */
export async function judgeLevel(sound: Sound, folder: string): Promise<LevelVerdict> {
  const path = join(folder, `level-${process.pid}-${performance.now()}.wav`)
  const wav = openWavFile(path, { sampleRate: SAMPLE_RATE, totalFrames: sound.left.length })
  wav.write(sound.left, sound.right)
  wav.close()
  const { integratedLufs, truePeakDb } = await measureLoudness(path)
  await rm(path)
  const offset = Math.max(Math.abs(mean(sound.left)), Math.abs(mean(sound.right)))
  const fullScaleSamples = [sound.left, sound.right].reduce((sum, side) => sum + countFullScale(side), 0)
  const longestGapSeconds = longestGap(sound)
  const passed =
    Math.abs(integratedLufs - TARGET_LUFS) <= 1 &&
    truePeakDb <= -1 &&
    offset < 1e-3 &&
    fullScaleSamples === 0 &&
    longestGapSeconds <= 1.5
  return { lufs: integratedLufs, truePeakDb, offset, fullScaleSamples, longestGapSeconds, passed }
}

function countFullScale(samples: Float32Array): number {
  let count = 0
  for (const x of samples) if (Math.abs(x) >= 0.9999 || Number.isNaN(x)) count += 1
  return count
}

/** Silence that something follows: a song may fade for as long as it likes. */
function longestGap({ left, right }: Sound): number {
  let longest = 0
  let run = 0
  for (let i = 0; i < left.length; i++) {
    if (Math.abs(left[i]) < QUIET && Math.abs(right[i]) < QUIET) run += 1
    else {
      longest = Math.max(longest, run)
      run = 0
    }
  }
  return longest / SAMPLE_RATE
}
