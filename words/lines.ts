// Couplets, choruses and answers as they are written down, one a row. Read when first asked for. The rows stand in JSON: of a module
// Node keeps the source, the strings it makes and, with its compile cache, both once more.
export const BEATS = [
  'scene',
  'story',
  'detail',
  'feel',
  'turn',
  'wish',
  'lift',
  'pre',
  'bridge',
  'end',
  'hook',
] as const
export type Beat = (typeof BEATS)[number]

export const TONES = ['tender', 'funny', 'angry', 'dark', 'bright', 'proud', 'wistful', 'calm', 'wild'] as const
export type Tone = (typeof TONES)[number]

export const MANNERS = ['rap', 'blues', 'shout', 'plain'] as const
export type Manner = (typeof MANNERS)[number]

export const PERSONS = ['you', 'about', 'we', 'me'] as const
export type Person = (typeof PERSONS)[number]

export const CONDITIONS = ['dead', 'old', 'young', 'pet', 'woman', 'man', 'group', 'grown'] as const
export type Condition = (typeof CONDITIONS)[number]

export type Entry = {
  occasion: string
  beat: Beat
  tones: readonly Tone[]
  manners: readonly Manner[]
  persons: readonly Person[]
  conditions: readonly Condition[]
  // Only for requests that speak of it: `#garden|gardening`.
  about?: RegExp
  title?: string
  // Its lines as they were written down, " / " between them.
  text: string
  readonly lines: readonly string[]
}

// One thing with all that was written about it.
export type Kit = { about: RegExp; list(): readonly Entry[] }
export type LineBank = { occasion: string; list(): readonly Entry[]; kits?(): readonly Kit[] }
export type AnswerBank = { stance: string; list(): readonly string[] }

const speaksOf = (words: string): RegExp => new RegExp(String.raw`\b(?:${words.replaceAll('_', ' ')})\b`, 'i')

type Tags = Pick<Entry, 'tones' | 'manners' | 'persons' | 'conditions'>

const among = <T extends string>(tags: readonly string[], known: readonly T[]): T[] =>
  known.filter((each) => tags.includes(each))

// Ten thousand entries carry a few hundred sets of tags: each set is kept once.
const tagSets = new Map<string, Tags>()
function readTags(tags: readonly string[]): Tags {
  const key = tags.filter((tag) => !tag.startsWith('#')).join(' ')
  const known = tagSets.get(key)
  if (known !== undefined) return known
  const made = {
    tones: among(tags, TONES),
    manners: among(tags, MANNERS),
    persons: among(tags, PERSONS),
    conditions: among(tags, CONDITIONS),
  }
  tagSets.set(key, made)
  return made
}

// Holds a place in its bank's text and no copy of it: the banks are large, and a song looks at little of them.
class WrittenEntry implements Entry {
  readonly occasion: string
  readonly beat: Beat
  readonly about?: RegExp
  readonly title?: string
  readonly text: string
  readonly #tags: Tags

  constructor(occasion: string, beat: Beat, tags: readonly string[], body: string, about: RegExp | undefined) {
    const named = body.indexOf(' :: ')
    this.occasion = occasion
    this.beat = beat
    this.#tags = readTags(tags)
    if (about !== undefined) this.about = about
    if (named >= 0) this.title = body.slice(0, named).trim()
    this.text = named < 0 ? body : body.slice(named + 4)
  }

  get tones(): readonly Tone[] {
    return this.#tags.tones
  }
  get manners(): readonly Manner[] {
    return this.#tags.manners
  }
  get persons(): readonly Person[] {
    return this.#tags.persons
  }
  get conditions(): readonly Condition[] {
    return this.#tags.conditions
  }
  get lines(): readonly string[] {
    return this.text.split(' / ').map((line) => line.trim())
  }
}

function parseEntry(occasion: string, text: string, kept?: RegExp): Entry | undefined {
  const at = text.indexOf(' | ')
  const [beat, ...tags] = text.slice(0, at).trim().split(/\s+/)
  const known = BEATS.find((each) => each === beat)
  if (at < 0 || known === undefined) return undefined
  const words = tags.find((tag) => tag.startsWith('#'))?.slice(1)
  return new WrittenEntry(occasion, known, tags, text.slice(at + 3), kept ?? (words ? speaksOf(words) : undefined))
}

// What begins with // is said to whoever reads the bank.
const isSung = (row: string): boolean => !row.startsWith('//')

export function lines(occasion: string, rows: readonly string[]): LineBank {
  let parsed: readonly Entry[] | undefined
  return { occasion, list: () => (parsed ??= rows.flatMap((row) => parseEntry(occasion, row) ?? [])) }
}

const ABOUT = '== '

function readKit(rows: readonly string[], from: number): Kit {
  const about = speaksOf((rows[from] ?? '').slice(ABOUT.length))
  let parsed: readonly Entry[] | undefined
  const list = (): readonly Entry[] => {
    const end = rows.findIndex((row, at) => at > from && row.startsWith(ABOUT))
    return rows.slice(from + 1, end < 0 ? rows.length : end).flatMap((row) => parseEntry('kit', row, about) ?? [])
  }
  return { about, list: () => (parsed ??= list()) }
}

// Whole songs about one thing: below `== words of the request` its choruses, scenes and bridges.
export function kits(rows: readonly string[]): LineBank {
  let parsed: readonly Kit[] | undefined
  const list = (): readonly Kit[] =>
    (parsed ??= rows.flatMap((row, at) => (row.startsWith(ABOUT) ? [readKit(rows, at)] : [])))
  return { occasion: 'kit', kits: list, list: () => list().flatMap((kit) => kit.list()) }
}

export function answers(stance: string, rows: readonly string[]): AnswerBank {
  return { stance, list: () => rows.filter(isSung) }
}
