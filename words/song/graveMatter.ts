import { occasionById, type Occasion } from '../plan/occasions.ts'
import type { Reading } from '../reader/readRequest.ts'
import { isPlayed } from './harshWords.ts'
import { KITS } from './kitBanks.ts'

const abouts = (): readonly RegExp[] => (KITS.grave.kits?.() ?? []).map(({ about }) => about)

// Who does not want to go on, whose child was taken, who is beaten: that is what the song is about, whatever else was said.
export const findGraveKit = (reading: Reading): RegExp | undefined =>
  isPlayed(reading) || reading.occasion.stance === 'sell'
    ? undefined
    : abouts().find((about) => about.test(reading.told))

export const isGraveKit = (kit: RegExp | undefined): boolean => kit !== undefined && abouts().includes(kit)

// Nothing glad, funny or rousing stands beside it.
const sober = (): Occasion => ({ ...occasionById('anxiety'), banks: ['sorrow'], tones: ['tender', 'dark', 'calm'] })

export const readSoberly = (reading: Reading): Reading => ({
  ...reading,
  occasion: sober(),
  tones: ['tender', 'dark', 'calm'],
  facts: [],
  topics: [],
  claims: [],
})
