import { countSyllables } from '../lyrics/countSyllables.ts'
import type { Random } from '../random.ts'
import { capitalize } from './couplet.ts'
import type { Topic } from './readTopic.ts'

// A title and how it is sung inside a line ("Chasing Waves", "chasing waves").
export type Hook = {
  title: string
  phrase: string
  sungAs?: string
  kind: 'gerund' | 'deed' | 'name' | 'place' | 'thing' | 'other'
}

const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'to', 'and', 'or', 'for', 'by', 'with'])
const ALWAYS_CAPITAL =
  /^(i|i'm|i'll|i'd|i've|monday|tuesday|wednesday|thursday|friday('s)?|saturday|sunday|christmas|january|february|april|june|july|august|september|october|november|december)$/i

export function titleCase(phrase: string): string {
  const words = phrase.split(' ')
  return words
    .map((word, at) => (at > 0 && at < words.length - 1 && SMALL_WORDS.has(word) ? word : capitalize(word)))
    .join(' ')
}

const lower = (title: string): string =>
  title
    .split(' ')
    .map((word) => (ALWAYS_CAPITAL.test(word) ? word : word.toLowerCase()))
    .join(' ')

const bare = (thing: string): string => thing.replace(/^(the|a|an) /, '')

const otherHook = (phrase: string): Hook => ({ title: titleCase(phrase), phrase, kind: 'other' })

export function listHooks(topic: Topic): Hook[] {
  const { name, who, place, gerund, things } = topic
  const hooks: Hook[] = []
  if (gerund !== undefined)
    hooks.push({ title: titleCase(gerund), phrase: gerund, kind: topic.isDeed ? 'deed' : 'gerund' })
  if (name !== undefined) {
    hooks.push({ title: name, phrase: name, kind: 'name' })
    hooks.push({ title: `A Song for ${name}`, phrase: `a song for ${name}`, kind: 'other' })
    hooks.push({ title: `Oh, ${name}`, phrase: `oh, ${name}`, kind: 'other' })
  } else if (who !== undefined) {
    hooks.push(otherHook(`a song for ${who}`), otherHook(`${who} and me`))
  }
  if (place !== undefined) {
    hooks.push({ title: `Back to ${place}`, phrase: `back to ${place}`, kind: 'place' })
    hooks.push({ title: `${place} in the Rain`, phrase: `${place} in the rain`, kind: 'other' })
  }
  const phrases = things.map((thing) => ({ thing, phrase: bare(thing) }))
  for (const { thing, phrase } of phrases) {
    if (countSyllables(phrase) > 1) hooks.push({ title: titleCase(phrase), phrase, sungAs: thing, kind: 'thing' })
  }
  // A single syllable is too short to sing as a chorus line.
  const [short] = phrases
  if (hooks.length === 0 && short !== undefined) {
    hooks.push(otherHook(`here's to ${short.thing}`), otherHook(`dreaming of ${short.thing}`))
  }
  return hooks.filter(({ title }) => title.length <= 60)
}

export function givenHook(title: string): Hook {
  return { title, phrase: title, kind: 'other' }
}

export function themeHook(title: string): Hook {
  return { title, phrase: lower(title), kind: 'other' }
}

const FRAMES: Readonly<Record<Hook['kind'], readonly string[]>> = {
  gerund: [
    "We'll be *",
    'Keep on *',
    'All I want is *',
    'You and me, *',
    'Here we are, *',
    'Nothing beats *',
    'One more time, *',
  ],
  deed: ["You'll be *", 'There you go, *', 'Look at you, *', 'Every day, *'],
  name: ["This one's for *", 'Oh, *, my *', 'Nobody else but *', 'Sing it for *', "Here's to you, *"],
  place: ['Take me *', 'Carry me *', 'Bring me *', "Let's go *", 'All roads lead *'],
  thing: ['Sing about *', 'All for *', 'Dreaming of *', 'Give me *', "Here's to *"],
  other: [],
}
const SHORTEST_HOOK_SYLLABLES = 5
const LONGEST_HOOK_SYLLABLES = 9

// Lines that end on the title, in random order, as near to a singable length as the title allows.
export function listHookLines(hook: Hook, random: Random): string[] {
  const { phrase, kind, sungAs = phrase } = hook
  const sighed = phrase.startsWith('oh,') ? phrase : `oh, ${phrase}`
  const doubled = [`${phrase}, ${phrase}`, `${phrase}, ${sighed}`]
  const tripled = [`${phrase}, ${phrase}, ${sighed}`, `${phrase}, ${phrase}, ${phrase}`]
  const plain = phrase.startsWith('oh,') ? [phrase] : [phrase, `oh, ${phrase}`]
  const framed = FRAMES[kind].map((frame) => frame.replaceAll('*', () => sungAs))
  const lines = random.shuffle([...framed, ...doubled, ...tripled, ...plain])
  const fits = lines.filter((line) => {
    const count = countSyllables(line)
    return count >= SHORTEST_HOOK_SYLLABLES && count <= LONGEST_HOOK_SYLLABLES
  })
  return (fits.length > 0 ? fits : [phrase]).map(capitalize)
}
