import type { InstrumentName } from '@arioso/words'
import type { Articulation } from '../instrument.ts'
import { SAMPLED_SPECS, type SampledSpec } from './sampledSpecs.ts'

const SLURS: readonly Articulation[] = ['plain', 'rising', 'falling']
const MUTES: readonly Articulation[] = ['plain', 'muted']

/** What the second band does otherwise than the first, which stays as songs were made with it. */
const CHANGES: Partial<Record<InstrumentName, Partial<SampledSpec>>> = {
  piano: { blendsLayers: true, velocityLayers: 3 },
  violin: { articulations: SLURS },
  fiddle: { articulations: SLURS },
  cello: { articulations: SLURS },
  strings: { articulations: SLURS },
  brass: { isDoubled: true, articulations: SLURS },
  trumpet: { articulations: SLURS },
  trombone: { articulations: SLURS },
  'french-horn': { articulations: SLURS },
  tuba: { articulations: SLURS },
  saxophone: { articulations: SLURS },
  'alto-sax': { articulations: SLURS },
  flute: { articulations: SLURS },
  bassoon: { articulations: SLURS },
  'choir-pad': { articulations: SLURS },
  accordion: { articulations: SLURS },
  'overdriven-guitar': { articulations: MUTES, velocityLayers: 2 },
  'distorted-guitar': { articulations: MUTES, velocityLayers: 2 },
}

export const SECOND_BAND: readonly SampledSpec[] = SAMPLED_SPECS.map((spec) => ({ ...spec, ...CHANGES[spec.name] }))
