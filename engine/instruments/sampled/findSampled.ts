import { createKit } from '../drums/createKit.ts'
import type { Instrument } from '../instrument.ts'
import { createSampled } from './createSampled.ts'
import { createSampleStore, type SampleStore } from './createSampleStore.ts'
import { hitRecording, recordingsOf, type Recording } from './recording.ts'
import { isSampledKit, sampledKit, strokesOf, type SampledKitName } from './sampledKits.ts'
import { SAMPLED_SPECS } from './sampledSpecs.ts'
import type { SampleSource } from './sampleSource.ts'

type Band = { store: SampleStore; instruments: Map<string, Instrument | undefined> }

const KIT_TAKES = 4

const bands = new WeakMap<SampleSource, Band>()

/** The instrument as recorded, when all its recordings are there. */
export function findSampled(formula: Instrument, samples: SampleSource): Instrument | undefined {
  let band = bands.get(samples)
  if (!band) bands.set(samples, (band = { store: createSampleStore(samples), instruments: new Map() }))
  const { store, instruments } = band
  if (!instruments.has(formula.name)) instruments.set(formula.name, build(formula, samples, store))
  return instruments.get(formula.name)
}

function build(formula: Instrument, samples: SampleSource, store: SampleStore): Instrument | undefined {
  const areThere = (recordings: readonly Recording[]): boolean =>
    recordings.every(({ sides }) => sides.every(({ file }) => samples.has(file)))
  if (isSampledKit(formula.name)) {
    if (!areThere(hitsOf(formula.name))) return undefined
    return { ...createKit(formula.name, sampledKit(formula.name, store)), variants: KIT_TAKES, isSampled: true }
  }
  const spec = SAMPLED_SPECS.find(({ name }) => name === formula.name)
  if (!spec) return undefined
  const recordings = recordingsOf(spec.set)
  return areThere(recordings) ? createSampled(spec, formula, recordings, store) : undefined
}

function hitsOf(name: SampledKitName): Recording[] {
  return Object.values(strokesOf(name)).flatMap(({ soft, hard }) => [hard, soft ?? hard].map(hitRecording))
}
