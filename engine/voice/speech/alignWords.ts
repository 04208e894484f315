// Which phone of a spoken line belongs to which of its words. flite tells phones of the line and phones of every word
// alone; reduced and linked forms differ ("a" is ey alone and ax in a line), so the two are matched by edit distance.
import { isVowel, PAUSE, type Phone } from './phones.ts'

const GAP_COST = 1.2

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0
  if (isVowel(a) !== isVowel(b)) return 3
  return isVowel(a) ? 0.6 : 1
}

export function alignWords(linePhones: Phone[], wordPhones: string[][]): Phone[][] {
  const phones = linePhones.filter((phone) => phone.name !== PAUSE)
  const expected = wordPhones.flatMap((names, word) => names.map((name) => ({ name, word })))
  const width = expected.length + 1
  const cost = new Float64Array((phones.length + 1) * width)
  for (let i = 0; i <= phones.length; i++) {
    for (let j = 0; j <= expected.length; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = (i + j) * GAP_COST
      else {
        cost[i * width + j] = Math.min(
          cost[(i - 1) * width + j - 1] + substitutionCost(phones[i - 1].name, expected[j - 1].name),
          cost[(i - 1) * width + j] + GAP_COST,
          cost[i * width + j - 1] + GAP_COST,
        )
      }
    }
  }
  const result: Phone[][] = wordPhones.map(() => [])
  let i = phones.length
  let j = expected.length
  while (i > 0) {
    const here = cost[i * width + j]
    const word = expected[Math.max(0, j - 1)]?.word ?? 0
    if (j > 0 && here === cost[i * width + j - 1] + GAP_COST) j -= 1
    else {
      result[word]?.unshift(phones[i - 1])
      if (j > 0 && here !== cost[(i - 1) * width + j] + GAP_COST) j -= 1
      i -= 1
    }
  }
  return result
}
