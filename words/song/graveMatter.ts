import { occasionById, type Occasion } from '../plan/occasions.ts'
import type { Reading } from '../reader/readRequest.ts'
import { isPlayed } from './harshWords.ts'
import { KITS } from './kitBanks.ts'
import { replaceFound } from '../reader/replaceFound.ts'

let known: readonly RegExp[] | undefined
const abouts = (): readonly RegExp[] => (known ??= (KITS.grave.kits?.() ?? []).map(({ about }) => about))

// Who does not want to go on, whose child was taken, who is beaten: that is what the song is about, whatever else was said.
export function findGraveKit(reading: Reading): RegExp | undefined {
  if (isPlayed(reading) || reading.occasion.stance === 'sell') return undefined
  const [ofDespair] = abouts()
  const isLate = reading.occasion.stance === 'mourn' || TOO_LATE.test(reading.told)
  const told = replaceFound(reading.told, OUTING, '')
  return abouts().find((about) => about.test(told) && !(isLate && about === ofDespair))
}
// Dads who take their kids camping have them still.
const OUTING =
  /\b(?:takes?|took|taking) (?:my|his|her|our|their) (?:child|children|daughters?|sons?|kids|baby)(?= (?:camping|fishing|hiking|skiing|sledding|swimming|sailing|skating|shopping|surfing|bowling|dancing|out\b|along|on an?\b|to (?!court|prison)|for an?\b|round|around|everywhere|with (?:him|her|me|us|them)\b))/giu
// Who is dead is mourned, and not asked to stay.
const TOO_LATE =
  /\b(?:lost (?:my|our|his|her|a) [^.,]{2,30} to|died|passed away|in memory|funeral|committed|(?:killed|hanged|shot) (?:himself|herself)|took (?:his|her|their) (?:own )?life)\b/i

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
