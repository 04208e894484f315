import { createStore, type Store } from '../../../data/stores/createStore.ts'
import { createMicrophone, explainRefusal, listMicrophones, MICROPHONE_LOST } from './microphone.ts'
import { countDown, measureTime, recordStream, type Recording } from './tape.ts'

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

const NOT_YET_OPEN: RecorderState = {
  phase: 'asking',
  count: 0,
  seconds: 0,
  devices: [],
  deviceId: undefined,
  problem: '',
  recording: undefined,
}

export function createRecorder(maxSeconds: number): Recorder {
  const state = createStore<RecorderState>(NOT_YET_OPEN)
  const microphone = createMicrophone()
  const tape = createTape(state, { maxSeconds, stream: microphone.stream, onFull: finish })
  let isClosed = false

  async function open(deviceId?: string): Promise<void> {
    release()
    state.set({ phase: 'asking', problem: '' })
    try {
      const opened = await microphone.open(deviceId)
      if (isClosed) return release()
      microphone.listen()
      opened.getAudioTracks()[0]?.addEventListener('ended', () => loseMicrophone(opened))
      const devices = await listMicrophones()
      state.set({ phase: 'ready', devices, deviceId: opened.getAudioTracks()[0]?.getSettings().deviceId })
    } catch (error) {
      state.set({ phase: 'refused', problem: explainRefusal(error) })
    }
  }

  // Unplugged, or forbidden in the middle. What was recorded until then is kept.
  function loseMicrophone(lost: MediaStream): void {
    const { phase } = state.get()
    if (isClosed || lost !== microphone.stream() || phase === 'finished') return
    if (phase === 'recording' || phase === 'paused') return finish()
    release()
    state.set({ phase: 'refused', problem: MICROPHONE_LOST })
  }

  function release(): void {
    tape.stopClock()
    microphone.close()
  }

  function finish(): void {
    if (!tape.hasBegun()) return
    state.set({ phase: 'finished' })
    tape.stop()
    release()
  }

  function close(): void {
    isClosed = true
    tape.discard()
    release()
  }

  return {
    state,
    open,
    start: () => tape.start(),
    pause: () => tape.pause(),
    resume: () => tape.resume(),
    finish,
    level: microphone.level,
    close,
  }
}

type TapePorts = { maxSeconds: number; stream: () => MediaStream | undefined; onFull: () => void }

function createTape(state: Store<RecorderState>, { maxSeconds, stream, onFull }: TapePorts) {
  let media: MediaRecorder | undefined
  let clock: ReturnType<typeof setInterval> | undefined
  let isDiscarded = false

  function record(): void {
    const source = stream()
    if (source === undefined) return
    media = recordStream(source, (recording) => {
      if (!isDiscarded) state.set({ recording })
    })
    state.set({ phase: 'recording' })
    clock = measureTime((passed) => {
      if (state.get().phase !== 'recording') return
      state.set({ seconds: state.get().seconds + passed })
      if (state.get().seconds >= maxSeconds) onFull()
    })
  }

  // A microphone that is gone has stopped the recording already.
  function stop(): void {
    if (media !== undefined && media.state !== 'inactive') media.stop()
  }

  return {
    hasBegun: () => media !== undefined,
    start(): void {
      state.set({ phase: 'counting', count: COUNT_IN, seconds: 0 })
      clock = countDown(COUNT_IN, (count) => {
        state.set({ count })
        if (count === 0) record()
      })
    },
    pause(): void {
      media?.pause()
      state.set({ phase: 'paused' })
    },
    resume(): void {
      media?.resume()
      state.set({ phase: 'recording' })
    },
    stop,
    stopClock: () => clearInterval(clock),
    discard(): void {
      isDiscarded = true
      stop()
    },
  }
}
