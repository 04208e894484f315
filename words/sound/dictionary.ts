import packed from './dictionary.json' with { type: 'json' }
import { unpackPhones } from './phoneLetters.ts'

// "\nword phones\nword phones\n" in the order of its characters. One string of two megabytes: as an object of 126,000
// strings the same words take forty.
const { words } = packed

export function findPhones(word: string): string[] | undefined {
  if (word === '' || word.includes(' ') || word.includes('\n')) return undefined
  let [from, to] = [0, words.length - 1]
  while (from < to) {
    const start = words.lastIndexOf('\n', (from + to) >> 1)
    const space = words.indexOf(' ', start)
    const found = words.slice(start + 1, space)
    if (found === word) return unpackPhones(words.slice(space + 1, words.indexOf('\n', space)))
    if (found < word) from = words.indexOf('\n', space)
    else to = start
  }
  return undefined
}
