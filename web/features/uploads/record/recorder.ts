import { createStore, type Store } from '../../data/stores/createStore.ts'
import type { AudioExtension } from './send/audioUploads.ts'

// The microphone outside of React: asked for, counted in, recorded, paused, finished.
export type RecorderState = {
  phase: 'asking' | 'refused' | 'ready' | 'counting' | 'recording' | 'paused' | 'finished'
  count: number
  seconds: number
  devices: { id: string; name: string }[]
  deviceId: string | undefined
  problem: string
  recording: Recording | undefined
}

export type Recording = { file: Blob; extension: AudioExtension }

export type Recorder = {
  state: Store<RecorderState>
  open: (deviceId?: string) => Promise<void>
  start: () => void
  pause: () => void
  resume: () => void
  finish: () => void
  // Between 0 and 1.
  level: () => number
  close: () => void
}

const COUNT_IN = 3
const TICK_MS = 100
const KINDS: readonly { type: string; extension: AudioExtension }[] = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
]

export function createRecorder(maxSeconds: number): Recorder {
  const state = createStore<RecorderState>({
    phase: 'asking',
    count: 0,
    seconds: 0,
    devices: [],
    deviceId: undefined,
    problem: '',
    recording: undefined,
  })
  let stream: MediaStream | undefined
  let listening: { context: AudioContext; analyser: AnalyserNode } | undefined
  let media: MediaRecorder | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isClosed = false

  function letGo(): void {
    clearInterval(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    void listening?.context.close()
    stream = undefined
    listening = undefined
  }

  async function open(deviceId?: string): Promise<void> {
    letGo()
    state.set({ phase: 'asking', problem: '' })
    try {
      const opened = await askForMicrophone(deviceId)
      stream = opened
      if (isClosed) return letGo()
      listening = listenTo(opened)
      opened.getAudioTracks()[0]?.addEventListener('ended', () => loseMicrophone(opened))
      const devices = await listDevices()
      state.set({ phase: 'ready', devices, deviceId: opened.getAudioTracks()[0]?.getSettings().deviceId })
    } catch (error) {
      state.set({ phase: 'refused', problem: explain(error) })
    }
  }

  // Unplugged, or forbidden in the middle. What was recorded until then is kept.
  function loseMicrophone(lost: MediaStream): void {
    const { phase } = state.get()
    if (isClosed || lost !== stream || phase === 'finished') return
    if (phase === 'recording' || phase === 'paused') return finish()
    letGo()
    state.set({ phase: 'refused', problem: LOST })
  }

  function start(): void {
    state.set({ phase: 'counting', count: COUNT_IN, seconds: 0 })
    timer = setInterval(() => {
      const count = state.get().count - 1
      state.set({ count })
      if (count > 0) return
      clearInterval(timer)
      record()
    }, 1000)
  }

  function record(): void {
    if (stream === undefined) return
    const kind = KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type))
    media = new MediaRecorder(stream, kind && { mimeType: kind.type })
    const parts: Blob[] = []
    media.addEventListener('dataavailable', ({ data }) => parts.push(data))
    media.addEventListener('stop', () => {
      if (isClosed) return
      const file = new Blob(parts, { type: kind?.type ?? '' })
      state.set({ recording: { file, extension: kind?.extension ?? 'webm' } })
    })
    media.start()
    state.set({ phase: 'recording' })
    // By the clock: in a tab nobody looks at, a timer comes late or seldom.
    let lastMs = performance.now()
    timer = setInterval(() => {
      const nowMs = performance.now()
      const passed = (nowMs - lastMs) / 1000
      lastMs = nowMs
      if (state.get().phase !== 'recording') return
      state.set({ seconds: state.get().seconds + passed })
      if (state.get().seconds >= maxSeconds) finish()
    }, TICK_MS)
  }

  // A microphone that is gone has stopped the recording already.
  function finish(): void {
    if (media === undefined) return
    state.set({ phase: 'finished' })
    if (media.state !== 'inactive') media.stop()
    letGo()
  }

  return {
    state,
    open,
    start,
    pause() {
      media?.pause()
      state.set({ phase: 'paused' })
    },
    resume() {
      media?.resume()
      state.set({ phase: 'recording' })
    },
    finish,
    level: () => (listening === undefined ? 0 : peakOf(listening.analyser)),
    close() {
      isClosed = true
      if (media !== undefined && media.state !== 'inactive') media.stop()
      letGo()
    },
  }
}

// Telephone filters make singing sound like a call, so they stay off.
async function askForMicrophone(deviceId: string | undefined): Promise<MediaStream> {
  const sound = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  return navigator.mediaDevices.getUserMedia({ audio: deviceId === undefined ? sound : { ...sound, deviceId } })
}

function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: HEARD_AT_ONCE })
  context.createMediaStreamSource(stream).connect(analyser)
  return { context, analyser }
}

async function listDevices(): Promise<RecorderState['devices']> {
  const inputs = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audioinput')
  return inputs.map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Microphone ${index + 1}` }))
}

const QUIETEST_DB = -60
const LOST = 'The microphone was disconnected. Reconnect it and try again.'
// A sixth of a second: a screen that draws seldom still sees every peak.
const HEARD_AT_ONCE = 8192

function peakOf(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize)
  analyser.getFloatTimeDomainData(samples)
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(peak + 1e-6)) / QUIETEST_DB))
}

function explain(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError')
    return 'The microphone is blocked. Allow it for this page in your browser’s settings, then try again.'
  if (name === 'NotFoundError') return 'No microphone found. Connect one and try again.'
  if (name === 'NotReadableError') return 'Another app is using the microphone. Close it and try again.'
  return 'Your browser can’t record here. Recording needs a microphone and a secure (https) address.'
}
