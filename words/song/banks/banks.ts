import type { Bank } from './bank.ts'
import { animal } from './animal.ts'
import { celebration } from './celebration.ts'
import { city } from './city.ts'
import { dream } from './dream.ts'
import { food } from './food.ts'
import { friendship } from './friendship.ts'
import { generic } from './generic.ts'
import { home } from './home.ts'
import { loss } from './loss.ts'
import { love } from './love.ts'
import { night } from './night.ts'
import { party } from './party.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'
import { season } from './season.ts'
import { work } from './work.ts'

export const BANKS = {
  love,
  night,
  road,
  sea,
  city,
  party,
  loss,
  home,
  friendship,
  animal,
  work,
  food,
  season,
  dream,
  celebration,
  generic,
} as const satisfies Record<string, Bank>

export type Theme = keyof typeof BANKS
