import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { blocksOf } from '../../render/blocksOf.ts'
import { frameAt } from '../../render/editSound.ts'
import { openSound } from './sound.ts'
import { openWavFile } from './wavFile.ts'

/** Some seconds of a master, sample by sample. */
export function cutWav(
  masterPath: string,
  wavPath: string,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
): void {
  const song = openSound(masterPath)
  const [from, to] = [frameAt(startSeconds), Math.min(frameAt(endSeconds), song.totalFrames)]
  const wav = openWavFile(wavPath, { sampleRate: SAMPLE_RATE, totalFrames: to - from, isExact: true })
  for (const { left, right } of blocksOf(song, from, to)) wav.write(left, right)
  wav.close()
}
