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

export type SubjectBank = {
  kind: Kind
  count: number
  namesAt(place: number): readonly string[]
  at(place: number): Subject | undefined
  list(): readonly Subject[]
}

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

function namesOf(line: string): readonly Noun[] {
  const end = line.indexOf(' | ')
  const names = split(end < 0 ? line : line.slice(0, end), ',').map(parseNoun)
  return names.length === 0 ? [{ text: '', number: 'one' }] : names
}

// A song asks after a handful of three thousand: the others stay the line they were written as.
class WrittenSubject implements Subject {
  readonly kind: Kind
  readonly names: readonly string[]
  readonly number: Number
  readonly #line: string
  #fields: readonly string[][] | undefined
  #parts: readonly Noun[] | undefined

  constructor(kind: Kind, line: string) {
    const names = namesOf(line)
    this.kind = kind
    this.names = names.map(({ text }) => text)
    this.number = names[0]?.number ?? 'one'
    this.#line = line
  }

  #field(at: number): readonly string[] {
    this.#fields ??= this.#line.split(' | ').map((field) => split(field, ';'))
    return this.#fields[at] ?? []
  }

  get parts(): readonly Noun[] {
    return (this.#parts ??= this.#field(1).map(parseNoun))
  }
  get does(): readonly string[] {
    return this.#field(2)
  }
  get deeds(): readonly string[] {
    return this.#field(3)
  }
  get places(): readonly string[] {
    return this.#field(4)
  }
  get senses(): readonly string[] {
    return this.#field(5)
  }
  get feelings(): readonly string[] {
    return this.#field(6)
  }
  get phrases(): readonly string[] {
    return this.#field(7)
  }
}

export function subjects(kind: Kind, rows: readonly string[]): SubjectBank {
  const parsed: (Subject | undefined)[] = []
  const at = (place: number): Subject | undefined => {
    const row = rows[place]
    return (parsed[place] ??= row === undefined ? undefined : new WrittenSubject(kind, row))
  }
  return {
    kind,
    count: rows.length,
    namesAt: (place) => namesOf(rows[place] ?? '').map(({ text }) => text),
    at,
    list: () => rows.flatMap((_, place) => at(place) ?? []),
  }
}
