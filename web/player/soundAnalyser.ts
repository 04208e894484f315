import { player } from './player.ts'

const BANDS = 48
const LOWEST_HZ = 50
const HIGHEST_HZ = 12_000

type SoundAnalyser = { read: () => Float32Array }

let running: SoundAnalyser | undefined

// From the first call on, what sounds flows through here:
//   both decks -> analyser -> loudspeakers
// A sleeping context would swallow the sound, so it is woken by every start.
export function getSoundAnalyser(): SoundAnalyser {
  if (running !== undefined) return running
  const context = new AudioContext({ latencyHint: 'playback' })
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  analyser.smoothingTimeConstant = 0.82
  for (const deck of player.decks) context.createMediaElementSource(deck).connect(analyser)
  analyser.connect(context.destination)
  const wake = () => void context.resume()
  wake()
  player.listen('play', wake)
  running = { read: readBands(analyser, context.sampleRate) }
  return running
}

// Loudness from 0 to 1 of bands that are as wide as the ear hears them.
function readBands(analyser: AnalyserNode, sampleRate: number): () => Float32Array {
  const bins = new Uint8Array(analyser.frequencyBinCount)
  const bands = new Float32Array(BANDS)
  const hertzPerBin = sampleRate / analyser.fftSize
  const edges = Array.from({ length: BANDS + 1 }, (_unused, band) =>
    Math.round((LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (band / BANDS)) / hertzPerBin),
  )
  return () => {
    analyser.getByteFrequencyData(bins)
    for (let band = 0; band < BANDS; band += 1) {
      const from = edges[band] ?? 0
      const to = Math.max(from + 1, edges[band + 1] ?? 0)
      let loudest = 0
      for (let bin = from; bin < to; bin += 1) loudest = Math.max(loudest, bins[bin] ?? 0)
      bands[band] = loudest / 255
    }
    return bands
  }
}
