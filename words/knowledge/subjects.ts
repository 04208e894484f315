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

// A song asks after a handful of three thousand: the others stay the line they were written as.
class WrittenSubject implements Subject {
  readonly kind: Kind
  readonly names: readonly string[]
  readonly number: Number
  readonly #line: string
  #fields: readonly string[][] | undefined
  #parts: readonly Noun[] | undefined

  constructor(kind: Kind, line: string) {
    const end = line.indexOf(' | ')
    const [first = '', ...others] = split(end < 0 ? line : line.slice(0, end), ',')
    const { text, number } = parseNoun(first)
    this.kind = kind
    this.names = [text, ...others.map((other) => parseNoun(other).text)]
    this.number = number
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
  let parsed: readonly Subject[] | undefined
  return { kind, list: () => (parsed ??= rows.map((row) => new WrittenSubject(kind, row))) }
}
