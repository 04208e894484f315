// How a song of its genre is built. The composer reads the tags; the lyricist fills the lines.
export type FormName =
  | 'pop'
  | 'verse-chorus'
  | 'strophic'
  | 'aaba'
  | 'blues'
  | 'rap'
  | 'drop'
  | 'sparse'
  | 'kids'
  | 'hymn'
  | 'lullaby'
  | 'punk'
  | 'shanty'
  | 'country'
  | 'jingle'
  | 'chant'

export type Role = 'verse' | 'pre' | 'chorus' | 'bridge' | 'build' | 'drop' | 'end'
export type Section = { role: Role; lines: number }
export type Form = {
  name: FormName
  sections: readonly Section[]
  shortest: number
  longest: number
  mostLines?: number
}

const BY_WORD: readonly (readonly [RegExp, FormName])[] = [
  [/\b(?:jingle|commercial|advert(?:isement)?|(?:second|radio|tv|an?) ads?|radio spot)\b/i, 'jingle'],
  [/\b(?:football|soccer|stadium|terrace|fan) (?:chant|song|anthem)|\bchant\b/i, 'chant'],
  [/\bshant(?:y|ies)\b/i, 'shanty'],
  [/\blullab/i, 'lullaby'],
  [
    /\b(?:kids'?|child(?:ren)?'?s?'?|nursery|toddlers?|preschool\w*|kindergarten|counting) (?:song|rhyme|tune|music)\b|\bsong for (?:\p{L}+ ){0,2}(?:kids|children|toddlers|preschoolers)\b(?! (?:with|who|in|of|that|from|without)\b)/iu,
    'kids',
  ],
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

const OF_BEATS = new Set([
  'ambient',
  'synthwave',
  ...Object.keys(BY_GENRE).filter((genre) => BY_GENRE[genre] === 'drop'),
])
// "techno, minimal words": a beat that says one thing and says it again.
const FEW_WORDS =
  /\b(?:minimal|very few|only (?:a )?few|just (?:a )?few|not many|hardly any|almost no|sparse) (?:words|lyrics|vocals)\b|, few (?:words|lyrics|vocals)\b|\b(?:one|a single) (?:word|line|phrase) (?:over and over|repeated|repeating)\b/i

export function chooseForm(genre: string, text: string): FormName {
  const few = FEW_WORDS.exec(text)?.[0]
  if (few !== undefined && (OF_BEATS.has(genre) || !few.endsWith('words'))) return 'sparse'
  const isLoFi = /\blo[- ]?fi\b/i.test(text)
  const worded = BY_WORD.find(([pattern, form]) => pattern.test(text) && !(isLoFi && form === 'rap'))
  return worded?.[1] ?? BY_GENRE[genre] ?? 'verse-chorus'
}

export const section = (role: Role, lines: number): Section => ({ role, lines })

// Everything a form knows for a song of usual length; v is the length of a verse.
export const SHAPES: Readonly<Record<FormName, (v: number) => Section[]>> = {
  pop: (v) => [
    section('verse', v),
    section('pre', 2),
    section('chorus', 4),
    section('verse', v),
    section('pre', 2),
    section('chorus', 4),
    section('bridge', 4),
    section('chorus', 4),
  ],
  'verse-chorus': (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
    section('bridge', 4),
    section('chorus', 4),
  ],
  strophic: (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
  ],
  aaba: (v) => [
    section('verse', v),
    section('verse', v),
    section('bridge', 4),
    section('verse', v),
    section('chorus', 4),
  ],
  blues: () => [
    section('verse', 3),
    section('verse', 3),
    section('verse', 3),
    section('chorus', 4),
    section('verse', 3),
    section('verse', 3),
  ],
  // A rapper says a line in one bar, and has sixteen of them.
  rap: (v) => [
    section('verse', v * 3),
    section('chorus', 4),
    section('verse', v * 4),
    section('chorus', 4),
    section('bridge', 4),
    section('chorus', 4),
  ],
  drop: () => [
    section('verse', 4),
    section('build', 2),
    section('chorus', 4),
    section('drop', 1),
    section('verse', 4),
    section('build', 2),
    section('chorus', 4),
    section('drop', 1),
  ],
  // A chorus of three takes no lift behind one that has only two lines.
  sparse: () => [
    section('build', 2),
    section('drop', 1),
    section('chorus', 3),
    section('drop', 1),
    section('chorus', 3),
    section('drop', 1),
  ],
  kids: () => [
    section('verse', 4),
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
  ],
  hymn: (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
  ],
  lullaby: () => [
    section('verse', 4),
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
    section('end', 2),
  ],
  punk: () => [
    section('verse', 8),
    section('chorus', 4),
    section('verse', 8),
    section('chorus', 4),
    section('bridge', 2),
    section('chorus', 4),
  ],
  shanty: (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
  ],
  country: (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
    section('chorus', 4),
    section('bridge', 4),
    section('chorus', 4),
    section('end', 2),
  ],
  jingle: () => [section('verse', 4), section('chorus', 2)],
  chant: () => [
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
  ],
}
