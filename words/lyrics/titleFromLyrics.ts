import { titleCase } from '../song/titleCase.ts'
import { parseLyrics } from './parseLyrics.ts'

const MOST_WORDS = 8
const WORDS_OF_A_PART = 6
const HANGS = / (?:the|an?|of|to|in|on|at|by|for|from|with|and|or|but|as|my|your|his|her|its|our|their|without|i)$/iu

// "Stay a while, stay a while" is called after what it says once, and no title ends in "of the".
function shorten(line: string): string {
  const [first = line] = line.split(',')
  const isTwice = /^(?<said>.+),\s*\k<said>$/iu.test(line)
  const words = line.split(' ')
  if (!isTwice && words.length <= WORDS_OF_A_PART) return line
  if (isTwice || first.length < line.length) return first
  if (words.length <= MOST_WORDS) return line
  let title = words.slice(0, WORDS_OF_A_PART).join(' ')
  while (HANGS.test(title)) title = title.replace(HANGS, '')
  return title
}

/** Given words already carry a title: the line that comes back most often, else the chorus's first, else the very first. */
export function titleFromLyrics(lyrics: string): string | undefined {
  const sections = parseLyrics(lyrics).filter(({ lines }) => lines.length > 0)
  const chorus = sections.find(({ tag }) => tag === 'chorus') ?? sections[0]
  const line = chorus?.lines[0]?.replaceAll(/^\(|\)$|[.,;:!?]+$/g, '')
  return line === undefined || line === '' ? undefined : titleCase(shorten(line))
}
