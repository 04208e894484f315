import {
  createRateHalver,
  fingerprint,
  FINGERPRINT_RATE,
  hearSong,
  levelRecording,
  measureRecording,
  scoreFromHeard,
  separateRecording,
  thirdRate,
} from '@arioso/engine'
import type { ListeningProvider } from './listeningProvider.ts'

export function createEmbeddedListening(): ListeningProvider {
  return {
    measureLufs: ({ blocks, sampleRate }) => measureRecording(blocks(), sampleRate),

    async level({ blocks, sampleRate, totalFrames }, lufs, take) {
      const halve = createRateHalver()
      const mono = new Float32Array(Math.ceil(totalFrames / 2))
      let filled = 0
      const heard = lufs === 'kept' ? blocks() : levelRecording(blocks(), { sampleRate, totalFrames, lufs })
      for (const block of heard) {
        const half = halve(block.left, block.right)
        mono.set(half.subarray(0, mono.length - filled), filled)
        filled += half.length
        await take(block)
      }
      return { version: 1, ...hearSong(mono, sampleRate / 2) }
    },

    fingerprint({ blocks, sampleRate, totalFrames }) {
      if (sampleRate !== 6 * FINGERPRINT_RATE) throw new Error(`no fingerprint at ${sampleRate} Hz`)
      const halve = createRateHalver()
      const mono = new Float32Array(Math.ceil(totalFrames / 2))
      let filled = 0
      for (const block of blocks()) {
        const half = halve(block.left, block.right)
        mono.set(half.subarray(0, mono.length - filled), filled)
        filled += half.length
      }
      return fingerprint(thirdRate(mono))
    },

    writeScore: (heard, about) => scoreFromHeard(heard, about),
    separate: ({ blocks, sampleRate }) => separateRecording(blocks(), sampleRate),
  }
}
