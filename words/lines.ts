// Couplets, choruses and answers as they are written down, one a line. Read when first asked for.
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
  title?: string
  lines: readonly string[]
}

export type LineBank = { occasion: string; list(): readonly Entry[] }
export type AnswerBank = { stance: string; list(): readonly string[] }

const among = <T extends string>(tags: readonly string[], known: readonly T[]): T[] =>
  known.filter((each) => tags.includes(each))

function parseEntry(occasion: string, text: string): Entry | undefined {
  const at = text.indexOf(' | ')
  const [beat, ...tags] = text.slice(0, at).trim().split(/\s+/)
  const known = BEATS.find((each) => each === beat)
  if (at < 0 || known === undefined) return undefined
  const body = text.slice(at + 3)
  const named = /^(.*?) :: (.*)$/.exec(body)
  return {
    occasion,
    beat: known,
    tones: among(tags, TONES),
    manners: among(tags, MANNERS),
    persons: among(tags, PERSONS),
    conditions: among(tags, CONDITIONS),
    ...(named?.[1] !== undefined && { title: named[1].trim() }),
    lines: (named?.[2] ?? body).split(' / ').map((line) => line.trim()),
  }
}

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

export function lines(occasion: string, text: string): LineBank {
  let parsed: readonly Entry[] | undefined
  return { occasion, list: () => (parsed ??= rows(text).flatMap((row) => parseEntry(occasion, row) ?? [])) }
}

export function answers(stance: string, text: string): AnswerBank {
  let parsed: readonly string[] | undefined
  return { stance, list: () => (parsed ??= rows(text)) }
}
