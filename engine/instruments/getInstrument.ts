import { createKit } from './drums/createKit.ts'
import { KITS } from './drums/kits.ts'
import { BOWED } from './bowed.ts'
import { BELL, ELECTRIC_PIANO } from './frequencyModulated.ts'
import type { Instrument } from './instrument.ts'
import { createPlucked } from './createPlucked.ts'
import { PLUCKED } from './plucked.ts'
import { MARIMBA, PIANO } from './struck.ts'
import { createSustained } from './createSustained.ts'
import { SYNTHS } from './synths.ts'
import { WINDS } from './winds.ts'

const instruments = new Map<string, Instrument>(
  [
    ...(Object.keys(KITS) as (keyof typeof KITS)[]).map(createKit),
    ...PLUCKED.map(createPlucked),
    ...[...WINDS, ...BOWED, ...SYNTHS].map(createSustained),
    PIANO,
    MARIMBA,
    ELECTRIC_PIANO,
    BELL,
  ].map((instrument) => [instrument.name, instrument]),
)

export function getInstrument(name: string): Instrument {
  const instrument = instruments.get(name)
  if (!instrument) throw new Error(`no instrument is called "${name}"`)
  return instrument
}
