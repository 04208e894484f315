import { createKit } from '../drums/createKit.ts'
import { NEWEST_SOUND } from '../../score.ts'
import type { Instrument } from '../instrument.ts'
import { createSampled } from './createSampled.ts'
import { createSampleStore, type SampleStore } from './createSampleStore.ts'
import { NOTE_TRIMS } from './noteTrimData.ts'
import { readTrims, takesOf } from './noteTrims.ts'
import { hitRecording, recordingsOf, type Recording } from './recording.ts'
import { isSampledKit, sampledKit, strokesOf, type SampledKitName } from './sampledKits.ts'
import { SAMPLED_SPECS } from './sampledSpecs.ts'
import type { SampleSource } from './sampleSource.ts'
import { SECOND_BAND } from './secondBand.ts'

const KIT_TAKES = 4

const stores = new WeakMap<SampleSource['decode'], SampleStore>()
const bands = new WeakMap<SampleSource, Map<string, Instrument | undefined>>()

/** The instrument as recorded, when all its recordings are there. */
export function findSampled(formula: Instrument, samples: SampleSource): Instrument | undefined {
  let instruments = bands.get(samples)
  if (!instruments) bands.set(samples, (instruments = new Map()))
  if (!instruments.has(formula.name)) instruments.set(formula.name, build(formula, samples))
  return instruments.get(formula.name)
}

function build(formula: Instrument, samples: SampleSource): Instrument | undefined {
  const band = samples.band ?? NEWEST_SOUND
  const areThere = (recordings: readonly Recording[]): boolean =>
    recordings.every(({ sides }) => sides.every(({ file }) => samples.has(file)))
  if (isSampledKit(formula.name)) {
    if (!areThere(hitsOf(formula.name))) return undefined
    const kit = createKit(formula.name, sampledKit(formula.name, storeOf(samples)))
    return { ...kit, variants: KIT_TAKES, isSampled: true, band }
  }
  const spec = (band === 'sampled-1' ? SAMPLED_SPECS : SECOND_BAND).find(({ name }) => name === formula.name)
  if (!spec) return undefined
  const recordings = recordingsOf(spec.set)
  if (!areThere(recordings)) return undefined
  const rows = NOTE_TRIMS[spec.name] ?? []
  const trims = band === 'sampled-1' ? undefined : readTrims(rows, formula.lowestPitch, takesOf(spec))
  return { ...createSampled(formula, { spec, recordings, store: storeOf(samples), trims }), band }
}

/** Bands that play from the same recordings share what was unpacked. */
function storeOf(samples: SampleSource): SampleStore {
  let store = stores.get(samples.decode)
  if (!store) stores.set(samples.decode, (store = createSampleStore(samples)))
  return store
}

function hitsOf(name: SampledKitName): Recording[] {
  return Object.values(strokesOf(name)).flatMap(({ soft, hard }) => [hard, soft ?? hard].map(hitRecording))
}
