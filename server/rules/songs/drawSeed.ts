import { randomInt } from 'node:crypto'
import { SEED_COUNT } from '@arioso/contract'

export function drawSeed(): number {
  return randomInt(SEED_COUNT)
}
