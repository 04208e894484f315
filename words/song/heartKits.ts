import type { Reading } from '../reader/readRequest.ts'
import { tellWhole } from './calledBy.ts'
import { CEREMONIES } from './ceremonies.ts'
import { mayHold } from './cueWords.ts'
import { isNotMeant } from './isNotMeant.ts'
import { KITS } from './kitBanks.ts'
import { callKit } from './lineBank.ts'

// Songs of two things at once: a boss battle against a dinner, a night of dancing in metal, love in a slow jam. Each word of it
// calls a song of its own, and none of those is meant: "a dinner as a boss battle" is asked before any of them. What is said
// stands before " as ", how it shall be sung behind it.
// How much of a sentence a kit sings, told as the request wants it sung.
export const sungOf = (kit: RegExp | undefined, text: string, { manner }: Pick<Reading, 'manner'>): string => {
  const alone = kit?.exec(text)?.[0]
  if (alone !== undefined || !isHeartKit(kit)) return alone ?? ''
  return kit?.exec(tellWhole(text, manner))?.[0].split(' as ')[0] ?? ''
}

let known: ReadonlySet<RegExp> | undefined
export const isHeartKit = (kit: RegExp | undefined): boolean =>
  kit !== undefined && (known ??= new Set(KITS.heartwood.kits?.().map(({ about }) => about))).has(kit)

const OTHERWISE: ReadonlySet<string> = new Set(['mourn', 'part', 'sell'])
const ANNIVERSARY = 'our anniversary'

export function findHeartKit(reading: Reading): RegExp | undefined {
  const { occasion, told, manner, brand } = reading
  if (brand !== undefined || OTHERWISE.has(occasion.stance)) return undefined
  const said = tellWhole(told, manner)
  const small = said.toLowerCase()
  const found = (KITS.heartwood.kits?.() ?? [])
    .filter(({ about }) => mayHold(small, about))
    .filter(({ about }) => !CEREMONIES.has(occasion.id) || (occasion.id === 'anniversary' && about.test(ANNIVERSARY)))
    .flatMap(({ about }) => {
      const match = about.exec(said)
      return match === null || isNotMeant(about, reading) ? [] : [{ about, at: match.index, length: match[0].length }]
    })
    .toSorted((one, other) => one.at - other.at || other.length - one.length)
  const [first] = found
  if (first !== undefined) callKit(first.about, reading)
  return first?.about
}
