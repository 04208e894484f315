import type { Beat, Entry } from '../lines.ts'
import { rhymeSound } from '../sound/rhyme.ts'
import { ANSWER_BANKS, LINE_BANKS } from './lineBanks.ts'

let entries: ReadonlyMap<string, readonly Entry[]> | undefined
let sounds: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> | undefined

const group = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [item])
    else known.push(item)
  }
  return groups
}

export function entriesOf(occasion: string, beat: Beat): readonly Entry[] {
  entries ??= group(
    LINE_BANKS.flatMap((bank) => bank.list()),
    (entry) => `${entry.occasion} ${entry.beat}`,
  )
  return entries.get(`${occasion} ${beat}`) ?? []
}

// Answers of a stance by the sound they end on.
export function answersOf(stance: string): ReadonlyMap<string, readonly string[]> {
  sounds ??= new Map(
    ANSWER_BANKS.map((bank): [string, string] => [bank.stance, bank.stance]).map(([name]) => [
      name,
      group(
        ANSWER_BANKS.filter((bank) => bank.stance === name).flatMap((bank) => bank.list()),
        rhymeSound,
      ),
    ]),
  )
  return sounds.get(stance) ?? new Map()
}
