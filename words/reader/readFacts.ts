import { isFinite, isGerund, skipAdverbs, splitClauses, type Clause } from './clause.ts'
import type { Term } from './grammar.ts'
import { subjectPronoun, objectPronoun, toSecondPerson, turnTowards, type Address } from './person.ts'
import type { Person } from './readPerson.ts'
import { sayLine } from './sayLine.ts'

// What a request tells, as sentences that can be sung: "who turns 60" has become "You turn sixty".
export type Fact = { text: string; kind: 'clause' | 'noun' | 'deed' | 'order'; about: 'person' | 'speaker' | 'other' }

type Speaker = { person: Person | undefined; address: Address; terms: readonly Term[] }
type Subject = { said: string; isPerson: boolean; verbOf: (verb: Term) => string }

const SPEAKERS = new Set(['i', 'we', "i'm", "we're", "i've", "we've", 'my', 'our'])
const THIRD = new Set(['he', 'she', 'they', "he's", "she's", "they're"])
const OPENING_JOINTS = new Set([
  'because',
  'when',
  'whenever',
  'while',
  'but',
  'until',
  'where',
  'after',
  'before',
  'since',
  'although',
  'though',
  'if',
])

const same = (verb: Term): string => verb.text

function personSubject({ person, address }: Speaker, isFirst: boolean): Subject {
  if (address === 'you') return { said: 'you', isPerson: true, verbOf: toSecondPerson }
  const isNamed = isFirst && person?.name !== undefined
  const who = person?.kin === undefined ? undefined : `${person.own ?? 'the'} ${person.kin}`
  const said = isNamed ? (person?.name ?? '') : isFirst && who !== undefined ? who : subjectPronoun(person?.sex)
  return { said, isPerson: true, verbOf: said === 'they' ? toSecondPerson : same }
}

// [start, end) of the person within a clause, when the clause speaks of them by kin or name.
function mention(clause: Clause, { person, terms }: Speaker): { from: number; to: number } | undefined {
  if (person === undefined) return undefined
  const own = new Set(terms.slice(person.at, person.end))
  const from = clause.terms.findIndex((term) => own.has(term))
  if (from < 0) return undefined
  let to = from
  while (to < clause.terms.length && own.has(clause.terms[to] as Term)) to++
  return { from, to }
}

const isPersonAgain = (term: Term | undefined, { person }: Speaker): boolean =>
  term !== undefined &&
  (THIRD.has(term.word) ||
    (person?.name !== undefined && term.text.replace(/'s$/, '') === person.name) ||
    (person?.kin !== undefined && term.word === person.kin))

function said(terms: readonly Term[], speaker: Speaker): string {
  const words =
    speaker.address === 'you' && speaker.person !== undefined
      ? turnTowards(terms, speaker.person.sex)
      : terms.map(({ text }) => text)
  return terms.map((term, at) => `${words[at] ?? ''}${/,/.test(term.after) ? ',' : ''}`).join(' ')
}

const AUXILIARY_OUT: Readonly<Record<string, string>> = { "he's": 'is', "she's": 'is', "they're": 'are' }

function sentence(subject: Subject, predicate: readonly Term[], speaker: Speaker): string {
  const verbAt = skipAdverbs(predicate, 0)
  const verb = predicate[verbAt]
  if (verb === undefined) return ''
  const adverbs = predicate.slice(0, verbAt).map(({ text }) => text)
  const bent = subject.isPerson ? subject.verbOf(verb) : verb.text
  return [subject.said, ...adverbs, bent, said(predicate.slice(verbAt + 1), speaker)]
    .filter((part) => part !== '')
    .join(' ')
}

export function readFacts(speaker: Speaker): Fact[] {
  const facts: Fact[] = []
  let last: Subject | undefined
  let antecedent: { terms: readonly Term[]; isPerson: boolean } | undefined
  let spokenOf = 0
  const add = (text: string, kind: Fact['kind'], about: Fact['about']): void => {
    const line = sayLine(text)
    if (/\p{L}{2}/u.test(line)) facts.push({ text: line, kind, about })
  }
  const person = (): Subject => personSubject(speaker, spokenOf++ === 0)

  for (const clause of splitClauses(speaker.terms)) {
    const { joint, terms } = clause
    const lead = OPENING_JOINTS.has(joint) ? `${joint} ` : ''
    const [first] = terms
    if (first === undefined) continue
    const found = mention(clause, speaker)
    const verbAt = skipAdverbs(terms, 0)

    if (['who', 'whom', 'which', 'that'].includes(joint) && antecedent !== undefined) {
      const isObject = SPEAKERS.has(first.word) || THIRD.has(first.word)
      if (isObject && antecedent.isPerson) {
        const at = terms.findIndex((term, index) => index > 0 && isFinite(term))
        const object = speaker.address === 'you' ? 'you' : objectPronoun(speaker.person?.sex)
        if (at > 0)
          add(
            [said(terms.slice(0, at + 1), speaker), object, said(terms.slice(at + 1), speaker)].join(' '),
            'clause',
            'person',
          )
      } else if (antecedent.isPerson) {
        last = person()
        add(sentence(last, terms, speaker), 'clause', 'person')
      } else {
        const noun = facts.at(-1)
        const told = said(terms, speaker)
        if (noun?.kind === 'noun')
          facts.splice(-1, 1, { ...noun, text: sayLine(`${noun.text} ${told}`), kind: 'clause' })
        else add(told, 'clause', 'other')
        last = undefined
      }
      continue
    }
    if (isPersonAgain(first, speaker) && speaker.person !== undefined && found === undefined) {
      last = person()
      const short = AUXILIARY_OUT[first.word]
      const rest = terms.slice(1)
      const is = { ...first, text: short ?? '', word: short ?? '', tags: new Set(['Verb', 'Copula', 'PresentTense']) }
      add(lead + sentence(last, short === undefined ? rest : [is, ...rest], speaker), 'clause', 'person')
      continue
    }
    if (found !== undefined && found.from === 0) {
      antecedent = { terms, isPerson: true }
      const after = terms.slice(found.to)
      const rest = after[0]?.word === 'and' ? after.slice(1) : after
      const at = skipAdverbs(rest, 0)
      if (isFinite(rest[at]) && !(terms[found.to - 1]?.text ?? '').endsWith("'s")) {
        last = person()
        add(lead + sentence(last, rest, speaker), 'clause', 'person')
      } else if (rest.length > 0 && isGerund(rest[at])) {
        last = person()
        const be = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if ((terms[found.to - 1]?.text ?? '').endsWith("'s")) {
        add(speaker.address === 'you' ? `your ${said(rest, speaker)}` : said(terms, speaker), 'noun', 'person')
      } else if (rest.length > 0) {
        add(said(rest, speaker), 'noun', 'person')
      }
      continue
    }
    if (found !== undefined) {
      antecedent = { terms, isPerson: true }
      const before = terms.slice(0, found.from)
      const tail = terms.slice(found.to)
      const isFor = /^(for|to|about|of|by|from)$/.test(before.at(-1)?.word ?? '')
      if (isFor && before.length <= 1) {
        if (tail.length > 0) add(said(tail, speaker), 'noun', 'person')
        continue
      }
      const kept = isFor && tail.length === 0 ? before.slice(0, -1) : before
      const whom = speaker.address === 'you' ? 'you' : said(terms.slice(found.from, found.to), speaker)
      const text =
        isFor && kept.length < before.length
          ? said([...kept, ...tail], speaker)
          : `${said(before, speaker)} ${whom} ${said(tail, speaker)}`
      const keepsKin = /\b(with|and|without)$/.test(said(before, speaker))
      add(
        keepsKin ? said(terms, speaker) : text,
        isGerund(first) ? 'deed' : isFinite(terms[verbAt]) || SPEAKERS.has(first.word) ? 'clause' : 'noun',
        'speaker',
      )
      continue
    }
    if (
      isFinite(terms[verbAt]) &&
      !terms[verbAt]?.tags.has('Imperative') &&
      (joint === 'and' || joint === ',' || joint === 'but') &&
      last !== undefined
    ) {
      add(lead + sentence(last, terms, speaker), 'clause', last.isPerson ? 'person' : 'other')
      continue
    }
    if (
      joint === ',' &&
      isFinite(terms[verbAt]) &&
      (terms[verbAt]?.word ?? '').endsWith('s') &&
      speaker.person !== undefined
    ) {
      last = person()
      add(sentence(last, terms, speaker), 'clause', 'person')
      continue
    }
    const isApposition =
      joint === ',' && antecedent?.isPerson === true && /^(?:a|an|the)$/.test(first.word) && !terms.some(isFinite)
    if (isApposition) {
      const subject = person()
      const be = subject.said === 'you' || subject.said === 'they' ? 'are' : 'is'
      last = subject
      add(`${subject.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    if (isGerund(first)) {
      antecedent = { terms, isPerson: false }
      add(said(terms, speaker), 'deed', 'speaker')
      continue
    }
    const hasVerb = terms.some((term, at) => at > 0 && isFinite(term))
    const isSpeaker = SPEAKERS.has(first.word)
    if (isSpeaker && /^(i|we)/.test(first.word)) last = { said: first.text, isPerson: false, verbOf: same }
    else if (hasVerb) last = undefined
    antecedent = { terms, isPerson: false }
    const kind = hasVerb || (isSpeaker && /^(i|we)/.test(first.word)) ? 'clause' : isFinite(first) ? 'order' : 'noun'
    add(lead + said(terms, speaker), kind, isSpeaker ? 'speaker' : 'other')
  }
  return facts
}
