// An instrument's name goes in, the instrument comes out: a note goes into that, its samples come out at the rate asked for.
// A band that songs were made with keeps its sound; what would sound otherwise is a new band (see score.ts).
import { BASSES } from './families/basses.ts'
import { BOWED } from './families/bowed.ts'
import { BRASS } from './families/brass.ts'
import { createMallet } from './createMallet.ts'
import { createPiano, PIANOS } from './createPiano.ts'
import { createPlucked } from './createPlucked.ts'
import { createSustained } from './createSustained.ts'
import { createKit } from './drums/createKit.ts'
import { KITS } from './drums/kits.ts'
import { FOLK_STRINGS } from './families/folkStrings.ts'
import { BELL, ELECTRIC_PIANO, REED_PIANO } from './frequencyModulated.ts'
import { GUITARS } from './families/guitars.ts'
import type { Instrument } from './instrument.ts'
import { MALLETS } from './families/mallets.ts'
import { STEEL_GUITAR } from './families/slideGuitar.ts'
import { SYNTH_BASSES } from './families/synthBasses.ts'
import { findSampled } from './sampled/findSampled.ts'
import type { SampleSource } from './sampled/sampleSource.ts'
import { SYNTHS } from './families/synths.ts'
import { VOICES } from './families/voices.ts'
import { WIND_KEYS } from './families/windKeys.ts'
import { WOODWINDS } from './families/woodwinds.ts'

const SUSTAINED = [...BOWED, ...BRASS, ...WOODWINDS, ...WIND_KEYS, ...VOICES, ...SYNTH_BASSES, ...SYNTHS, STEEL_GUITAR]

const instruments = new Map<string, Instrument>(
  [
    ...(Object.keys(KITS) as (keyof typeof KITS)[]).map((name) => createKit(name)),
    ...[...BASSES, ...GUITARS, ...FOLK_STRINGS].map(createPlucked),
    ...SUSTAINED.map(createSustained),
    ...PIANOS.map(createPiano),
    ...MALLETS.map(createMallet),
    ELECTRIC_PIANO,
    REED_PIANO,
    BELL,
  ].map((instrument) => [instrument.name, instrument]),
)

/** Played from recordings where there are any, else by formula. */
export function getInstrument(name: string, samples?: SampleSource): Instrument {
  const instrument = instruments.get(name)
  if (!instrument) throw new Error(`no instrument is called "${name}"`)
  return (samples && findSampled(instrument, samples)) ?? instrument
}
