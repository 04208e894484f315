// Runs in a browser's worker and in Node alike: ten seconds of a song that a trained voice sings, as numbers.
import { composeSong, openTrainedVoices, renderSong, secondsPerBeat, type Score } from '../../engine/index.ts'

const SAMPLE_RATE = 48_000
const SECONDS = 10

export type VoiceFiles = { voices: Uint8Array; dictionary: Uint8Array }

function sungSong(): Score {
  return composeSong({
    seed: 21,
    title: 'Same everywhere',
    style: 'house, piano, sung by Clara',
    lyrics: '[Chorus]\nThe same in every room\nThe same on every street',
    instrumental: false,
    lengthSeconds: 30,
  })
}

/** Who sings, and for how long within the ten seconds. */
export function whoSings(): { singer: string | undefined; seconds: number } {
  const score = sungSong()
  const starts = score.voice?.lines[0]?.words[0]?.syllables[0]?.startBeat ?? Infinity
  return { singer: score.voice?.singer, seconds: SECONDS - starts * secondsPerBeat(score) }
}

export function renderTenSeconds(files: VoiceFiles): Float32Array<ArrayBuffer> {
  const trained = openTrainedVoices(files)
  const score = sungSong()
  const samples = new Float32Array(2 * SECONDS * SAMPLE_RATE)
  for (const { startFrame, left, right } of renderSong(score, { sampleRate: SAMPLE_RATE, trained }).blocks()) {
    for (let i = 0; i < left.length && startFrame + i < SECONDS * SAMPLE_RATE; i++) {
      samples[2 * (startFrame + i)] = left[i]
      samples[2 * (startFrame + i) + 1] = right[i]
    }
    if (startFrame + left.length >= SECONDS * SAMPLE_RATE) break
  }
  return samples
}

if (typeof importScripts === 'function') {
  addEventListener('message', (event: MessageEvent<VoiceFiles>) => {
    void crypto.subtle.digest('SHA-256', renderTenSeconds(event.data)).then((digest) => postMessage(digest))
  })
}

declare function importScripts(...urls: string[]): void
