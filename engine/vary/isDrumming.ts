import type { Part } from '../score.ts'

/** Drums and percussion, without the risers and impacts that share their bus. */
export function isDrumming({ bus, instrument }: Pick<Part, 'bus' | 'instrument'>): boolean {
  return bus === 'drums' || (bus === 'percussion' && instrument !== 'effects')
}
