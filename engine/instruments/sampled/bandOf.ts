import { NEWEST_SOUND, type RecordedSound, type Sound } from '../../score.ts'
import type { SampleSource } from './sampleSource.ts'

type Bands = Partial<Record<RecordedSound, SampleSource>>

const bandsOf = new WeakMap<SampleSource, Bands>()

/** The recordings as the band of that name plays them; none where it plays by formula. */
export function bandOf(sound: Sound | undefined, samples: SampleSource | undefined): SampleSource | undefined {
  if (!samples || sound === undefined || sound === 'formula') return undefined
  if (sound === (samples.band ?? NEWEST_SOUND)) return samples
  let bands = bandsOf.get(samples)
  if (!bands) bandsOf.set(samples, (bands = {}))
  return (bands[sound] ??= { ...samples, band: sound })
}
