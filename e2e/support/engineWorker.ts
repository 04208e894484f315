// Runs in a browser's worker and in Node alike: ten seconds of a sung song, as numbers.
import { composeSong, renderSong } from '../../engine/index.ts'

const SAMPLE_RATE = 48_000
const SECONDS = 10

export function renderTenSeconds(speaker: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const score = composeSong({
    seed: 21,
    title: 'Same everywhere',
    style: 'house, piano, female voice',
    lyrics: '[Chorus]\nThe same in every room\nThe same on every street',
    instrumental: false,
    lengthSeconds: 30,
  })
  const samples = new Float32Array(2 * SECONDS * SAMPLE_RATE)
  for (const { startFrame, left, right } of renderSong(score, { sampleRate: SAMPLE_RATE, speaker }).blocks()) {
    for (let i = 0; i < left.length && startFrame + i < SECONDS * SAMPLE_RATE; i++) {
      samples[2 * (startFrame + i)] = left[i]
      samples[2 * (startFrame + i) + 1] = right[i]
    }
    if (startFrame + left.length >= SECONDS * SAMPLE_RATE) break
  }
  return samples
}

if (typeof importScripts === 'function') {
  addEventListener('message', (event: MessageEvent<Uint8Array<ArrayBuffer>>) => {
    void crypto.subtle.digest('SHA-256', renderTenSeconds(event.data)).then((digest) => postMessage(digest))
  })
}

declare function importScripts(...urls: string[]): void
