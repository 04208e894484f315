import { countSyllables } from '../lyrics/countSyllables.ts'
import { rhymeKey } from '../lyrics/rhymeKey.ts'
import type { Random } from '../random.ts'
import { LINE_CONDITIONS, LINE_CONFLICTS } from './themeWords.ts'
import type { Topic } from './readTopic.ts'

export type Lean = 'bright' | 'dark'

const SHORTEST_LINE_SYLLABLES = 5
const LONGEST_LINE_SYLLABLES = 10
const LARGEST_PAIR_DIFFERENCE = 2

const SLOT = /<(name|who|place|gerund|deed|thing)>/gi

function findSlot(topic: Topic, slot: string, thing: string | undefined): string | undefined {
  switch (slot.toLowerCase()) {
    case 'name':
      return topic.name
    case 'who':
      return topic.who
    case 'place':
      return topic.place
    case 'gerund':
      return topic.isDeed ? undefined : topic.gerund
    case 'deed':
      return topic.isDeed ? topic.gerund : undefined
    default:
      return thing
  }
}

export const capitalize = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

export function fillLine(line: string, topic: Topic, thing: string | undefined, random: Random): string | undefined {
  let isComplete = true
  const chosen = line.replaceAll(/\{([^}]*)\}/g, (_, options: string) => random.pick(options.split('|')))
  const filled = chosen.replaceAll(SLOT, (_, slot: string) => {
    const text = findSlot(topic, slot, thing)
    isComplete &&= text !== undefined
    return text ?? ''
  })
  return isComplete ? capitalize(filled) : undefined
}

function isSingable(lines: readonly string[]): boolean {
  const counts = lines.map(countSyllables)
  const shortest = Math.min(...counts)
  const longest = Math.max(...counts)
  return (
    shortest >= SHORTEST_LINE_SYLLABLES &&
    longest <= LONGEST_LINE_SYLLABLES &&
    longest - shortest <= LARGEST_PAIR_DIFFERENCE
  )
}

// "Here's to summer nights, here's to the night": the frame's own words must not repeat the topic's noun.
function echoes(frame: string, thing: string | undefined, lines: readonly string[]): boolean {
  const noun = thing?.split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? ''
  if (noun === '' || !frame.toLowerCase().includes('<thing>')) return false
  return lines.join(' ').toLowerCase().split(noun).length > frame.toLowerCase().split('<thing>').length
}

export const fitsLean = (text: string, lean: Lean): boolean => !text.startsWith(lean === 'bright' ? '-' : '+')

// A couplet ready to sing, or undefined when the topic, the mood or the meter refuses it.
export function fillCouplet(couplet: string, topic: Topic, lean: Lean, random: Random): string[] | undefined {
  if (!fitsLean(couplet, lean)) return undefined
  const text = couplet.replace(/^[+-]/, '')
  const words = topic.words.join(' ')
  if (LINE_CONDITIONS.some(([line, needed]) => line.test(text) && !needed.test(words))) return undefined
  if (LINE_CONFLICTS.some(([line, conflicting]) => line.test(text) && conflicting.test(words))) return undefined
  const thing = topic.things.length === 0 ? undefined : random.pick(topic.things)
  const lines = text.split(' / ').flatMap((line) => fillLine(line, topic, thing, random) ?? [])
  return lines.length === 2 && isSingable(lines) && !echoes(text, thing, lines) ? lines : undefined
}

// Hands out couplets no rhyme sound and no frame of which was used before, as long as the bank lasts.
export function createPicker(
  topic: Topic,
  lean: Lean,
  random: Random,
): (couplets: readonly string[]) => string[] | undefined {
  const usedFrames = new Set<string>()
  const usedRhymes = new Set<string>()
  return (couplets) => {
    const shuffled = random.shuffle(couplets).filter((couplet) => !usedFrames.has(couplet))
    const fits = shuffled.flatMap((couplet) => {
      const lines = fillCouplet(couplet, topic, lean, random)
      return lines === undefined ? [] : [{ couplet, lines, key: rhymeKey(lines[0] ?? '') }]
    })
    const chosen = fits.find(({ key }) => !usedRhymes.has(key)) ?? fits[0]
    if (chosen === undefined) return undefined
    usedFrames.add(chosen.couplet)
    usedRhymes.add(chosen.key)
    return chosen.lines
  }
}
