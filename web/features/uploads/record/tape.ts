import type { AudioExtension } from '../send/audioUploads.ts'

export type Recording = { file: Blob; extension: AudioExtension }

type Timer = ReturnType<typeof setInterval>

const TICK_MS = 100
const KINDS: readonly { type: string; extension: AudioExtension }[] = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
]

/** Records what the stream brings until it is stopped, in the first format this browser knows. */
export function recordStream(stream: MediaStream, onStopped: (recording: Recording) => void): MediaRecorder {
  const kind = KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type))
  const media = new MediaRecorder(stream, kind && { mimeType: kind.type })
  const pieces: Blob[] = []
  media.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  media.addEventListener('stop', () => {
    const file = new Blob(pieces, { type: kind?.type ?? '' })
    onStopped({ file, extension: kind?.extension ?? 'webm' })
  })
  media.start()
  return media
}

/** Counts down by the second; the last call is with 0. */
export function countDown(from: number, onCount: (left: number) => void): Timer {
  let left = from
  const timer = setInterval(() => {
    left -= 1
    if (left === 0) clearInterval(timer)
    onCount(left)
  }, 1000)
  return timer
}

// By the clock: in a background tab a timer comes late or seldom.
export function measureTime(onPassed: (seconds: number) => void): Timer {
  let lastMs = performance.now()
  return setInterval(() => {
    const nowMs = performance.now()
    const passed = (nowMs - lastMs) / 1000
    lastMs = nowMs
    onPassed(passed)
  }, TICK_MS)
}
