import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type WrittenNote = { at: number; seconds: number; pitch: number; loudness: number }

type Frames = number[][]
type NoteTime = { startTimeSeconds: number; durationSeconds: number; pitchMidi: number; amplitude: number }
type BasicPitchPackage = {
  BasicPitch: new (model: Promise<unknown>) => {
    evaluateModel(
      samples: Float32Array,
      onComplete: (frames: Frames, onsets: Frames) => void,
      onPercent: (share: number) => void,
    ): Promise<void>
  }
  outputToNotesPoly: (frames: Frames, onsets: Frames, onset: number, frame: number, minFrames: number) => unknown[]
  noteFramesToTime: (notes: unknown[]) => NoteTime[]
}
type Tensorflow = {
  setBackend(name: string): Promise<boolean>
  getKernel(name: string, backend: string): { kernelFunc: (input: FillInput) => unknown }
  unregisterKernel(name: string, backend: string): void
  registerKernel(kernel: { kernelName: string; backendName: string; kernelFunc(input: FillInput): unknown }): void
  loadGraphModel(handler: { load(): Promise<object> }): Promise<unknown>
}

export const BASIC_PITCH_RATE = 22_050

// The thresholds its own demo uses.
const [ONSET, FRAME, MIN_FRAMES] = [0.5, 0.3, 11]

/** Spotify's Basic Pitch on TensorFlow's WebAssembly or plain JavaScript. Mono samples go in, notes come out. */
export async function openBasicPitch(backend: 'wasm' | 'cpu') {
  const load = createRequire(import.meta.url)
  const tensorflow = load('@tensorflow/tfjs') as Tensorflow
  if (backend === 'wasm') {
    const wasm = load('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
    wasm.setWasmPaths(`${dirname(load.resolve('@tensorflow/tfjs-backend-wasm'))}/`)
    fillWithNumbers(tensorflow)
  }
  if (!(await tensorflow.setBackend(backend))) throw new Error(`TensorFlow has no ${backend} here`)
  const { BasicPitch, outputToNotesPoly, noteFramesToTime } = load('@spotify/basic-pitch') as BasicPitchPackage
  const folder = join(dirname(load.resolve('@spotify/basic-pitch')), '..', 'model')
  const ear = new BasicPitch(tensorflow.loadGraphModel({ load: () => readModel(folder) }))

  return async (samples: Float32Array): Promise<WrittenNote[]> => {
    const [frames, onsets]: [Frames, Frames] = [[], []]
    await ear.evaluateModel(
      samples,
      (newFrames, newOnsets) => {
        frames.push(...newFrames)
        onsets.push(...newOnsets)
      },
      () => undefined,
    )
    const notes = noteFramesToTime(outputToNotesPoly(frames, onsets, ONSET, FRAME, MIN_FRAMES))
    return notes.map(({ startTimeSeconds: at, durationSeconds: seconds, pitchMidi: pitch, amplitude: loudness }) => ({
      at,
      seconds,
      pitch,
      loudness,
    }))
  }
}

type FillInput = { attrs: { dtype?: string } }

// TensorFlow 3.21 lets the type out where it pads, and its WebAssembly does not guess it.
function fillWithNumbers(tensorflow: Tensorflow): void {
  const known = { kernelName: 'Fill', backendName: 'wasm' }
  const { kernelFunc } = tensorflow.getKernel(known.kernelName, known.backendName)
  tensorflow.unregisterKernel(known.kernelName, known.backendName)
  tensorflow.registerKernel({
    ...known,
    kernelFunc: (input) => kernelFunc({ ...input, attrs: { ...input.attrs, dtype: input.attrs.dtype ?? 'float32' } }),
  })
}

async function readModel(folder: string): Promise<object> {
  const model = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8')) as {
    modelTopology: object
    weightsManifest: { weights: object[]; paths: string[] }[]
  }
  const [manifest] = model.weightsManifest
  const bytes = await readFile(join(folder, manifest?.paths[0] ?? ''))
  const weightData = new Uint8Array(bytes).buffer
  return { modelTopology: model.modelTopology, weightSpecs: manifest?.weights ?? [], weightData }
}
