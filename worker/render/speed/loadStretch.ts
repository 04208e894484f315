export type Stretcher = {
  // Frames of one of the buffers: first the inputs, one a channel, then the outputs.
  buffer(index: number, frames: number): Float32Array
  setBuffers(channels: number, frames: number): void
  configure(channels: number, blockFrames: number, intervalFrames: number): void
  inputLatency(): number
  outputLatency(): number
  seek(inputFrames: number, rate: number): void
  process(inputFrames: number, outputFrames: number): void
}

type StretchModule = {
  HEAP8: Int8Array
  _configure: (channels: number, blockFrames: number, intervalFrames: number, splitsComputation: number) => void
  _setBuffers: (channels: number, frames: number) => number
  _inputLatency: () => number
  _outputLatency: () => number
  _seek: (inputFrames: number, rate: number) => void
  _process: (inputFrames: number, outputFrames: number) => void
}

type Processor = new (options: object) => { wasmModule: StretchModule | null; port: WorkletPort }
type WorkletPort = { onmessage: unknown; postMessage(message: unknown): void }

/**
 * The package is made for audio worklets and shows its WASM only to the processor it registers there. So it is given a
 * worklet's surroundings for the moment it loads, and the module is taken from the first processor.
 */
async function startStretcher(sampleRate: number): Promise<Stretcher> {
  const ready = Promise.withResolvers<void>()
  const registered = Promise.withResolvers<Processor>()
  class AudioWorkletProcessor {
    readonly port: WorkletPort = { onmessage: null, postMessage: () => ready.resolve() }
  }
  const surroundings = {
    AudioWorkletProcessor,
    registerProcessor: (_name: string, processor: Processor) => registered.resolve(processor),
    sampleRate,
    currentTime: 0,
  }
  Object.assign(globalThis, surroundings)
  // @ts-expect-error The package has no types, and none of what it exports is used.
  await import('signalsmith-stretch')
  const processor = new (await registered.promise)({ numberOfOutputs: 1, outputChannelCount: [2] })
  await ready.promise
  if (processor.wasmModule === null) throw new Error('the stretcher did not start')
  return toStretcher(processor.wasmModule)
}

function toStretcher(wasm: StretchModule): Stretcher {
  const { _configure, _setBuffers, _inputLatency, _outputLatency, _seek, _process } = wasm
  let pointer = 0
  let room = 0
  return {
    buffer: (index, frames) =>
      new Float32Array(wasm.HEAP8.buffer, pointer + index * room * Float32Array.BYTES_PER_ELEMENT, frames),
    setBuffers: (channels, frames) => {
      room = frames
      pointer = _setBuffers(channels, frames)
    },
    configure: (channels, blockFrames, intervalFrames) => _configure(channels, blockFrames, intervalFrames, 0),
    inputLatency: _inputLatency,
    outputLatency: _outputLatency,
    seek: _seek,
    process: _process,
  }
}

let started: Promise<Stretcher> | undefined

// A module loads, and registers its processor, once in a thread's life.
export function loadStretch(sampleRate: number): Promise<Stretcher> {
  started ??= startStretcher(sampleRate)
  return started
}
