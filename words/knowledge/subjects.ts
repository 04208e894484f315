// What the lyricist knows about a thing. The banks are long texts: each is read when first asked for.
export type Kind =
  | 'animal'
  | 'plant'
  | 'food'
  | 'drink'
  | 'person'
  | 'trade'
  | 'hobby'
  | 'sport'
  | 'game'
  | 'technology'
  | 'vehicle'
  | 'tool'
  | 'clothing'
  | 'home'
  | 'building'
  | 'place'
  | 'city'
  | 'nature'
  | 'weather'
  | 'season'
  | 'time'
  | 'body'
  | 'feeling'
  | 'idea'
  | 'festival'
  | 'event'
  | 'school'
  | 'office'
  | 'art'
  | 'music'
  | 'myth'
  | 'science'
  | 'money'
  | 'history'
  | 'object'

// "a tail" is one, "muddy paws+" are many, "wet fur~" cannot be counted, "Christmas!" is a name.
export type Number = 'one' | 'many' | 'mass' | 'proper'
export type Noun = { text: string; number: Number }

export type Subject = {
  kind: Kind
  names: readonly string[]
  number: Number
  parts: readonly Noun[]
  does: readonly string[]
  deeds: readonly string[]
  places: readonly string[]
  senses: readonly string[]
  feelings: readonly string[]
  phrases: readonly string[]
}

export type SubjectBank = { kind: Kind; list(): readonly Subject[] }

const MARKS: Readonly<Record<string, Number>> = { '+': 'many', '~': 'mass', '!': 'proper' }

function parseNoun(item: string): Noun {
  const mark = MARKS[item.at(-1) ?? '']
  return mark === undefined ? { text: item, number: 'one' } : { text: item.slice(0, -1).trim(), number: mark }
}

const split = (text: string | undefined, by: string): string[] =>
  (text ?? '')
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '')

function parseSubject(kind: Kind, line: string): Subject {
  const fields = line.split(' | ')
  const [first = '', ...others] = split(fields[0], ',')
  const { text, number } = parseNoun(first)
  return {
    kind,
    names: [text, ...others.map((other) => parseNoun(other).text)],
    number,
    parts: split(fields[1], ';').map(parseNoun),
    does: split(fields[2], ';'),
    deeds: split(fields[3], ';'),
    places: split(fields[4], ';'),
    senses: split(fields[5], ';'),
    feelings: split(fields[6], ';'),
    phrases: split(fields[7], ';'),
  }
}

export function subjects(kind: Kind, text: string): SubjectBank {
  let parsed: readonly Subject[] | undefined
  return {
    kind,
    list: () =>
      (parsed ??= text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => parseSubject(kind, line.trim()))),
  }
}
