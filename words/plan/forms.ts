import { GENRE_DEFAULTS } from '../style/genreDefaults.ts'

// How a song of its genre is built. The composer reads the tags; the lyricist fills the lines.
export type FormName =
  | 'pop'
  | 'verse-chorus'
  | 'strophic'
  | 'aaba'
  | 'blues'
  | 'rap'
  | 'drop'
  | 'hymn'
  | 'lullaby'
  | 'punk'
  | 'shanty'
  | 'country'
  | 'jingle'
  | 'chant'

export type Role = 'verse' | 'pre' | 'chorus' | 'bridge' | 'build' | 'drop' | 'end'
export type Section = { role: Role; lines: number }
export type Form = { name: FormName; sections: readonly Section[]; shortest: number; longest: number }

const BY_WORD: readonly (readonly [RegExp, FormName])[] = [
  [/\bjingle|commercial|advert|radio (?:spot|ad)\b/i, 'jingle'],
  [/\b(?:football|soccer|stadium|terrace|fan) (?:chant|song|anthem)|\bchant\b/i, 'chant'],
  [/\bshant(?:y|ies)\b/i, 'shanty'],
  [/\blullab/i, 'lullaby'],
  [/\bhymn|prayer|psalm|gospel|worship/i, 'hymn'],
  [/\b(?:rap|rapper|rapping|hip[- ]?hop|trap|drill|boom[- ]?bap|grime|diss track)\b/i, 'rap'],
  [/\bblues\b/i, 'blues'],
]
const BY_GENRE: Readonly<Record<string, FormName>> = {
  pop: 'pop',
  'k-pop': 'pop',
  'r&b': 'pop',
  synthwave: 'pop',
  disco: 'pop',
  reggaeton: 'pop',
  amapiano: 'pop',
  afrobeat: 'pop',
  indie: 'pop',
  folk: 'strophic',
  celtic: 'strophic',
  waltz: 'strophic',
  jazz: 'aaba',
  swing: 'aaba',
  'bossa nova': 'aaba',
  blues: 'blues',
  'hip hop': 'rap',
  'boom bap': 'rap',
  trap: 'rap',
  drill: 'rap',
  grime: 'rap',
  house: 'drop',
  'deep house': 'drop',
  techno: 'drop',
  trance: 'drop',
  dubstep: 'drop',
  'drum and bass': 'drop',
  gospel: 'hymn',
  lullaby: 'lullaby',
  punk: 'punk',
  metal: 'punk',
  country: 'country',
}

export function chooseForm(genre: string, text: string): FormName {
  const isLoFi = /\blo[- ]?fi\b/i.test(text)
  const worded = BY_WORD.find(([pattern, form]) => pattern.test(text) && !(isLoFi && form === 'rap'))
  return worded?.[1] ?? BY_GENRE[genre] ?? 'verse-chorus'
}

const s = (role: Role, lines: number): Section => ({ role, lines })

// Everything a form knows for a song of usual length; v is the length of a verse.
const SHAPES: Readonly<Record<FormName, (v: number) => Section[]>> = {
  pop: (v) => [
    s('verse', v),
    s('pre', 2),
    s('chorus', 4),
    s('verse', v),
    s('pre', 2),
    s('chorus', 4),
    s('bridge', 4),
    s('chorus', 4),
  ],
  'verse-chorus': (v) => [s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4), s('bridge', 4), s('chorus', 4)],
  strophic: (v) => [s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4)],
  aaba: (v) => [s('verse', v), s('verse', v), s('bridge', 4), s('verse', v), s('chorus', 4)],
  blues: () => [s('verse', 3), s('verse', 3), s('verse', 3), s('chorus', 4), s('verse', 3), s('verse', 3)],
  rap: (v) => [s('verse', v * 2), s('chorus', 4), s('verse', v * 2), s('chorus', 4), s('bridge', 4), s('chorus', 4)],
  drop: () => [
    s('verse', 4),
    s('build', 2),
    s('chorus', 4),
    s('drop', 1),
    s('verse', 4),
    s('build', 2),
    s('chorus', 4),
    s('drop', 1),
  ],
  hymn: (v) => [s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4)],
  lullaby: () => [s('verse', 4), s('chorus', 4), s('verse', 4), s('chorus', 4), s('end', 2)],
  punk: (v) => [s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4), s('bridge', 2), s('chorus', 4)],
  shanty: (v) => [s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4), s('verse', v), s('chorus', 4)],
  country: (v) => [
    s('verse', v),
    s('chorus', 4),
    s('verse', v),
    s('chorus', 4),
    s('bridge', 4),
    s('chorus', 4),
    s('end', 2),
  ],
  jingle: () => [s('verse', 2), s('chorus', 2)],
  chant: () => [s('chorus', 4), s('verse', 4), s('chorus', 4), s('verse', 4), s('chorus', 4)],
}

const USUAL_SECONDS: Readonly<Partial<Record<FormName, number>>> = { jingle: 24, lullaby: 130 }
const EDGE_SECONDS = 14

// Two bars carry a line of singing; four where bars are short, one where they are slow and words are quick.
export function secondsPerLine(genre: string, tempoBpm: number | undefined): number {
  const bpm = tempoBpm ?? GENRE_DEFAULTS[genre]?.tempoBpm ?? 108
  const bar = (genre === 'waltz' ? 180 : 240) / bpm
  return bar * 2 < 3 ? bar * 4 : bar * 2
}

const linesIn = (sections: readonly Section[]): number => sections.reduce((sum, { lines }) => sum + lines, 0)
const chorus = (sections: readonly Section[]): Section =>
  sections.find(({ role }) => role === 'chorus') ?? s('chorus', 4)

function shrink(sections: readonly Section[], budget: number): Section[] {
  const kept = [...sections]
  for (const role of [
    'end',
    'bridge',
    'pre',
    'build',
    'drop',
    'verse',
    'chorus',
    'verse',
    'chorus',
    'verse',
    'chorus',
  ] as const) {
    const at = kept.findLastIndex((section) => section.role === role)
    if (linesIn(kept) > budget && at > 0 && kept.length > 1) kept.splice(at, 1)
  }
  if (linesIn(kept) <= budget || kept.length === 0) return kept
  if (budget < 5) return [s('chorus', budget < 4 ? 2 : 4)]
  return budget < 7 ? [s('verse', 2), s('chorus', 2)] : [s('verse', 4), s('chorus', Math.min(4, budget - 4))]
}

function extend(sections: readonly Section[], budget: number, verse: number): Section[] {
  const grown = [...sections]
  const refrain = chorus(sections)
  for (let round = 0; round < 8 && linesIn(grown) + verse <= budget; round++) {
    const at = grown.findLastIndex(({ role }) => role === 'bridge')
    const place = at < 0 ? grown.findLastIndex(({ role }) => role === 'chorus') + 1 : at
    grown.splice(
      Math.max(1, place),
      0,
      s('verse', verse),
      ...(linesIn(grown) + verse + refrain.lines <= budget ? [refrain] : []),
    )
  }
  return grown
}

export type FormWish = {
  genre: string
  text: string
  seconds?: number | undefined
  tempoBpm?: number | undefined
  facts: number
}

export function planSections({ genre, text, seconds, tempoBpm, facts }: FormWish): Form {
  const named = chooseForm(genre, text)
  const name = seconds !== undefined && seconds > 75 && named === 'jingle' ? 'pop' : named
  const perLine = secondsPerLine(genre, tempoBpm)
  const target = seconds ?? USUAL_SECONDS[name] ?? 170
  const edges = target < 40 ? Math.min(EDGE_SECONDS, target * 0.3) : EDGE_SECONDS
  const budget = Math.max(2, Math.round((target - edges) / perLine))
  const isRap = name === 'rap'
  const verse = (name === 'aaba' || isRap ? 4 : facts > 3 ? 8 : 4) as 4 | 8
  const longer = SHAPES[name](isRap ? 8 : 8)
  const shape = linesIn(longer) <= budget + 2 ? longer : SHAPES[name](verse)
  const fitted =
    seconds === undefined && linesIn(shape) <= budget + 10
      ? shape
      : linesIn(shape) > budget
        ? shrink(SHAPES[name](4), budget)
        : extend(shape, budget, isRap ? 8 : 4)
  const [shortest, longest] = isRap
    ? [9, 17]
    : name === 'punk' || name === 'chant' || name === 'drop'
      ? [2, 11]
      : [5, 12]
  return { name, sections: fitted, shortest, longest }
}
