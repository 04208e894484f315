// A program of its own, for judging only: the one place that loads aubio (GPLv3, through aubiojs), apart from everything
// else. Usage: earsProgram <file of 32-bit mono samples> <sample rate> <beats,onsets,pitches>. Times in seconds.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Aubio, Onset as OnsetEar } from 'aubiojs'

const HOP = 256

type Heard = { beats: number[]; onsets: number[]; pitches: number[]; hopSeconds: number }

function* hopsOf(samples: Float32Array): Generator<[Float32Array, number]> {
  for (let at = 0; at + HOP <= samples.length; at += HOP) yield [samples.subarray(at, at + HOP), at]
}

function hearBeats(aubio: Aubio, samples: Float32Array, sampleRate: number): number[] {
  const tempo = new aubio.Tempo(1024, HOP, sampleRate)
  const beats: number[] = []
  for (const [hop, at] of hopsOf(samples)) {
    const offset = tempo.do(hop)
    if (offset > 0) beats.push((at + offset * HOP) / sampleRate)
  }
  return beats
}

function hearOnsets(aubio: Aubio, samples: Float32Array, sampleRate: number): number[] {
  // The package's types leave out the first argument, which the build insists on.
  const Onset = aubio.Onset as unknown as new (method: string, size: number, hop: number, rate: number) => OnsetEar
  const onset = new Onset('default', 1024, HOP, sampleRate)
  const onsets: number[] = []
  for (const [hop] of hopsOf(samples)) if (onset.do(hop) > 0) onsets.push(onset.getLastS())
  return onsets
}

function hearPitches(aubio: Aubio, samples: Float32Array, sampleRate: number): number[] {
  const pitch = new aubio.Pitch('yinfft', 2048, HOP, sampleRate)
  return [...hopsOf(samples)].map(([hop]) => Math.round(pitch.do(hop) * 1000) / 1000)
}

const [path = '', rate = '48000', wanted = ''] = process.argv.slice(2)
const bytes = readFileSync(path)
const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
const sampleRate = Number(rate)
// Its types promise a default export, its build is one function.
const loadAubio = createRequire(import.meta.url)('aubiojs') as () => Promise<Aubio>
const aubio = await loadAubio()
const heard: Heard = {
  beats: wanted.includes('beats') ? hearBeats(aubio, samples, sampleRate) : [],
  onsets: wanted.includes('onsets') ? hearOnsets(aubio, samples, sampleRate) : [],
  pitches: wanted.includes('pitches') ? hearPitches(aubio, samples, sampleRate) : [],
  hopSeconds: HOP / sampleRate,
}
process.stdout.write(JSON.stringify(heard))
