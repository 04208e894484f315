import type { Instrument } from '../instrument.ts'
import { createSampled } from './createSampled.ts'
import { createSampleStore, type SampleStore } from './createSampleStore.ts'
import { recordingsOf } from './recording.ts'
import { SAMPLED_SPECS } from './sampledSpecs.ts'
import type { SampleSource } from './sampleSource.ts'

type Band = { store: SampleStore; instruments: Map<string, Instrument | undefined> }

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
  const spec = SAMPLED_SPECS.find(({ name }) => name === formula.name)
  if (!spec) return undefined
  const recordings = recordingsOf(spec.set)
  const isThere = recordings.every(({ sides }) => sides.every(({ file }) => samples.has(file)))
  return isThere ? createSampled(spec, formula, recordings, store) : undefined
}
