import type { AudioExtension } from './send/audioUploads.ts'

const PEAKS_PER_SECOND = 200
// Half the samples are enough to trim by ear; ten minutes at full rate would fill a phone.
const LONG_SECONDS = 600
const FULL_RATE = 48_000
const HALF_RATE = 24_000
const LONGEST_SECONDS = 1800

export type Sound = {
  file: Blob
  name: string
  extension: AudioExtension
  buffer: AudioBuffer
  // The loudest sample of every 5 ms.
  peaks: Float32Array
}

export class SoundTooLong extends Error {}

export async function decodeSound(file: Blob, name: string, extension: AudioExtension): Promise<Sound> {
  const seconds = await readDuration(file)
  if (seconds > LONGEST_SECONDS) throw new SoundTooLong('longer than half an hour')
  const rate = seconds > LONG_SECONDS ? HALF_RATE : FULL_RATE
  const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer())
  return { file, name, extension, buffer, peaks: peaksOf(buffer) }
}

// Recordings made in a browser do not know how long they are, and what cannot be played may still be decoded.
function readDuration(file: Blob): Promise<number> {
  return new Promise((resolve) => {
    const audio = new Audio()
    const address = URL.createObjectURL(file)
    const answer = (): void => {
      URL.revokeObjectURL(address)
      resolve(Number.isFinite(audio.duration) ? audio.duration : 0)
    }
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', answer, { once: true })
    audio.addEventListener('error', answer, { once: true })
    audio.src = address
  })
}

function peaksOf(buffer: AudioBuffer): Float32Array {
  const samplesPerPeak = buffer.sampleRate / PEAKS_PER_SECOND
  const peaks = new Float32Array(Math.max(1, Math.ceil(buffer.length / samplesPerPeak)))
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    buffer.getChannelData(channel).forEach((sample, i) => {
      const at = Math.floor(i / samplesPerPeak)
      const size = Math.abs(sample)
      if (size > (peaks[at] ?? 0)) peaks[at] = size
    })
  }
  return peaks
}
