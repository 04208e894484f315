import { FUNCTION_WORDS } from '../lyrics/exceptions.ts'
import { notesOf } from './lineNotes.ts'
import { pronounce, wordsOf } from './pronounce.ts'

const LEANS: Readonly<Record<string, number>> = { '1': 2, '2': 1 }

// 2 where a voice leans, 1 where it may, 0 where it does not.
function stressesOf(line: string): number[] {
  return wordsOf(line).flatMap((word) => {
    const { stresses } = pronounce(word)
    if (stresses.length > 1) return Array.from(stresses, (stress) => LEANS[stress] ?? 0)
    return [FUNCTION_WORDS.has(word.toLowerCase()) ? 0 : 1]
  })
}

// 1 for a line that swings evenly between strong and weak, less for clashes and for runs nobody leans on.
export const meterScore = (line: string): number => (notesOf(line).meter ??= scoreOf(line))

function scoreOf(line: string): number {
  const stresses = stressesOf(line)
  if (stresses.length < 3) return 1
  let faults = 0
  for (let at = 1; at < stresses.length; at++) {
    const [before = 0, here = 0] = [stresses[at - 1], stresses[at]]
    if (before === 2 && here === 2) faults += 1
    if (at > 1 && before === 0 && here === 0 && stresses[at - 2] === 0) faults += 0.5
  }
  return Math.max(0, 1 - faults / (stresses.length / 2))
}
