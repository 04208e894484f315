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
export type Form = {
  name: FormName
  sections: readonly Section[]
  shortest: number
  longest: number
  mostLines?: number
}

const BY_WORD: readonly (readonly [RegExp, FormName])[] = [
  [/\b(?:jingle|commercial|advert(?:isement)?|radio (?:spot|ad))\b/i, 'jingle'],
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
  rap: (v) => [
    section('verse', v * 2),
    section('chorus', 4),
    section('verse', v * 2),
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
  punk: (v) => [
    section('verse', v),
    section('chorus', 4),
    section('verse', v),
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
  jingle: () => [section('verse', 2), section('chorus', 2)],
  chant: () => [
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
    section('verse', 4),
    section('chorus', 4),
  ],
}
