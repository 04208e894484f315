import { readNumbers, type Key } from './style/readNumbers.ts'

// "F# minor", "Bb", "Dm", "c dorian": the whole text has to be a key. A key without a mode is a major one.
export function parseKey(text: string): Required<Key> | undefined {
  const written = text.trim().replace(/^[a-g]/, (letter) => letter.toUpperCase())
  for (const sentence of [written, `key of ${written}`]) {
    const { key, rest } = readNumbers(sentence)
    if (key !== undefined && rest.trim() === '') return { tonic: key.tonic, mode: key.mode ?? 'major' }
  }
  return undefined
}
