import { RECORDING_STEM_NAMES } from '@arioso/contract'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { openSound } from '../media/sound/sound.ts'
import { blocksOf } from './blocksOf.ts'
import type { StemSource } from './writeStems.ts'

/** A recording with its voice turned down, and with its drums. */
export function separateSong(path: string): StemSource {
  const sound = openSound(path)
  const recording = { sampleRate: SAMPLE_RATE, blocks: () => blocksOf(sound) }
  function* blocks() {
    let startFrame = 0
    for (const apart of createEmbeddedListening().separate(recording)) {
      yield { startFrame, stems: RECORDING_STEM_NAMES.map((name) => ({ samples: apart[name] })) }
      startFrame += apart.karaoke.left.length
    }
  }
  return { names: RECORDING_STEM_NAMES, sampleRate: SAMPLE_RATE, totalFrames: sound.totalFrames, blocks }
}
