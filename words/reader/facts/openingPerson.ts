import { isFinite, isGerund, skipAdverbs } from '../clause.ts'
import { isWhatTheyDo } from '../clauseKinds.ts'
import { baseOf, inflect, type Term } from '../grammar.ts'
import { toSecondPerson } from '../person.ts'
import { said, sentence } from '../speaker.ts'
import {
  isOrAre,
  isOwner,
  nextSubject,
  personIs,
  tell,
  tellOfPerson,
  turnToPerson,
  wasOrWere,
  type Piece,
  type PieceReader,
  type Telling,
} from './telling.ts'

// A piece that begins with the person, "my sister Kim …": `rest` is what follows them.
type Opened = { piece: Piece; owner: readonly Term[]; rest: readonly Term[]; owns: boolean }
type OpenedReader = (opened: Opened, telling: Telling) => boolean

const wordOf = (terms: readonly Term[], at = 0): string => terms[at]?.word ?? ''

const does: OpenedReader = ({ piece, rest, owns }, telling) => {
  const at = skipAdverbs(rest, 0)
  if (owns || !isFinite(rest[at]) || LEFT_SOMEWHERE.test(wordOf(rest, at)) || BROUGHT_UP.test(wordOf(rest, at)))
    return false
  tellOfPerson(telling, piece.lead + sentence(turnToPerson(telling), rest, telling.speaker))
  return true
}

const BROUGHT_UP = /^(?:born|raised)$/
const LEFT_SOMEWHERE = /^(?:deployed|stationed|based|stranded)$/
const IN_A_STATE = /^(?:off|away|back|home|gone|out|down|afraid|ready|alone)$/

const tellIs = (rest: readonly Term[], telling: Telling): true => {
  const subject = turnToPerson(telling)
  tellOfPerson(telling, `${subject.said} ${personIs(telling)} ${said(rest, telling.speaker)}`)
  return true
}

// "my dog Max waiting by the door every evening": he waits there.
const ALL_THE_TIME = /^(?:every|each|always|forever)$/
const isDoing: OpenedReader = ({ rest, owns }, telling) => {
  const at = skipAdverbs(rest, 0)
  const doing = rest[at]
  if (doing === undefined || !(isGerund(doing) || (!owns && isWhatTheyDo(rest.slice(at))))) return false
  const isHabit =
    rest.length > at + 1 &&
    (rest.some(({ word }) => ALL_THE_TIME.test(word)) || /\bon \p{L}+days\b/iu.test(said(rest, telling.speaker)))
  if (!isHabit || doing.word === 'being') return tellIs(rest, telling)
  const text = inflect(baseOf(doing.word, 'gerund'), 'present')
  const does = { ...doing, text, word: text, tags: new Set(['Verb', 'PresentTense']) }
  const habit = [...rest.slice(0, at), does, ...rest.slice(at + 1)].filter(({ word }) => word !== 'forever')
  tellOfPerson(telling, sentence(turnToPerson(telling), habit, telling.speaker))
  return true
}

const isSomewhere: OpenedReader = ({ rest }, telling) => {
  if (!LEFT_SOMEWHERE.test(wordOf(rest)) && !BROUGHT_UP.test(wordOf(rest))) return false
  const subject = turnToPerson(telling)
  const be = LEFT_SOMEWHERE.test(wordOf(rest)) ? isOrAre(subject) : wasOrWere(subject)
  tellOfPerson(telling, `${subject.said} ${be} ${said(rest, telling.speaker)}`)
  return true
}

const isInAState: OpenedReader = ({ rest, owns }, telling) =>
  rest.length > 1 &&
  !owns &&
  (IN_A_STATE.test(wordOf(rest)) || rest[0]?.tags.has('Adjective') === true) &&
  tellIs(rest, telling)

// "my parents not understanding me".
const isNotDoing: OpenedReader = ({ rest, owns }, telling) => {
  if (owns || wordOf(rest) !== 'not' || !isGerund(rest[1])) return false
  const subject = turnToPerson(telling)
  const dont = personIs(telling) === 'are' ? "don't" : "doesn't"
  tellOfPerson(
    telling,
    `${subject.said} ${dont} ${baseOf(wordOf(rest, 1), 'gerund')} ${said(rest.slice(2), telling.speaker)}`,
  )
  return true
}

// "my dad's old truck".
const ownsSomething: OpenedReader = ({ piece, rest, owns }, telling) => {
  if (!owns) return false
  const { speaker } = telling
  tell(telling, {
    text: speaker.address === 'you' ? `your ${said(rest, speaker)}` : said(piece.terms, speaker),
    kind: rest.some((term, index) => index > 0 && isFinite(term)) ? 'clause' : 'noun',
    about: 'person',
  })
  return true
}

// "thank you Coach Ramirez for 12 seasons", "for feeding my cat".
const isThanked: OpenedReader = ({ rest }, telling) => {
  const { speaker } = telling
  if (wordOf(rest) === 'for' && isGerund(rest[1])) {
    const done = inflect(baseOf(wordOf(rest, 1), 'gerund'), 'past')
    tellOfPerson(telling, `${nextSubject(telling).said} ${done} ${said(rest.slice(2), speaker)}`)
    return true
  }
  if (!/^for \S+ (?:years|seasons|months)\b/.test(said(rest, speaker)) || speaker.address !== 'you') return false
  tellOfPerson(telling, `you gave us ${said(rest.slice(1), speaker)}`)
  return true
}

// "my husband of 25 years": so long it has been.
const isForYears: OpenedReader = ({ rest, owns }, telling) => {
  const long = said(rest, telling.speaker).replace(/,$/, '')
  const { person, address } = telling.speaker
  if (
    owns ||
    address !== 'you' ||
    person?.kin === undefined ||
    !/^(?:of|for) (?:almost |over |nearly )?\S+ (?:\S+ )?years$/.test(long)
  )
    return false
  const kin = person.kin === 'friend' ? 'best friend' : person.kin
  // Who has died was it.
  const isOver = telling.speaker.terms.some(({ word }) => /^(?:died|passed|lost|funeral|buried)$/.test(word))
  tellOfPerson(
    telling,
    `${nextSubject(telling).said} ${isOver ? 'were' : 'have been'} my ${kin} ${long.replace(/^of/, 'for')}`,
  )
  return true
}

// "Sue the dinner lady".
const isCalledThe: OpenedReader = ({ rest }, telling) =>
  wordOf(rest) === 'the' && rest.length < 5 && !rest.some(isFinite) && tellIs(rest, telling)

// "my best friend since second grade betrayed me".
const isSinceThen: OpenedReader = ({ rest }, telling) => {
  const verb = rest.findIndex((term, index) => index > 1 && isFinite(term))
  if (!/^(?:since|of|for|with)$/.test(wordOf(rest)) || verb < 0) return false
  const { speaker } = telling
  const { modifier, kin = 'friend' } = speaker.person ?? {}
  const apposed = `my ${[modifier, kin].filter(Boolean).join(' ')} ${said(rest.slice(0, verb), speaker)}`
  const subject = turnToPerson(telling)
  if (speaker.address === 'you') {
    tellOfPerson(telling, sentence(subject, rest.slice(verb), speaker))
    tellOfPerson(telling, `you are ${apposed}`)
  } else tellOfPerson(telling, `${apposed} ${said(rest.slice(verb), speaker)}`)
  return true
}

// "my team at the care home worked through covid".
const doesSomewhere: OpenedReader = ({ rest }, telling) => {
  const verb = rest.findIndex((term, index) => index > 1 && isFinite(term))
  if (!/^(?:at|in|on|from)$/.test(wordOf(rest)) || verb < 0) return false
  const { speaker } = telling
  const done = sentence(turnToPerson(telling), rest.slice(verb), speaker)
  tellOfPerson(telling, `${done} ${said(rest.slice(0, verb), speaker)}`)
  return true
}

const SIGNED = /\b(?:all|us|me|mum|mom|dad|kids|children|family|everyone|everybody|your|team|class)\b/i
const isFrom: OpenedReader = ({ owner, rest }, telling) => {
  if (wordOf(rest) !== 'from') return false
  const { speaker } = telling
  const from = said(rest, speaker)
  if (speaker.address === 'you' && SIGNED.test(from))
    tell(telling, { text: `with love ${from}`, kind: 'clause', about: 'speaker' })
  else if (speaker.address === 'you') tellOfPerson(telling, `${nextSubject(telling).said} are ${from}`)
  else tellOfPerson(telling, `${said(owner, speaker)} is ${from}`)
  return true
}

// "congratulations to my niece on her first recital": the recital is what there is to sing of.
const isOnOccasion: OpenedReader = ({ rest }, telling) => {
  const isOn = wordOf(rest) === 'on' && /^(?:her|his|their|your)$/.test(wordOf(rest, 1))
  if (rest.length > 0)
    tell(telling, { text: said(isOn ? rest.slice(1) : rest, telling.speaker), kind: 'noun', about: 'person' })
  return true
}

const OPENED: readonly OpenedReader[] = [
  does,
  isDoing,
  isNotDoing,
  isSomewhere,
  isInAState,
  ownsSomething,
  isThanked,
  isForYears,
  isCalledThe,
  isSinceThen,
  doesSomewhere,
  isFrom,
  isOnOccasion,
]

export const openingPerson: PieceReader = (piece, telling) => {
  const { found, terms, lead } = piece
  if (found?.from !== 0) return false
  const after = terms.slice(found.to)
  // "my grandfather's farm that was sold": the farm was.
  telling.antecedent = { terms, isPerson: !(isOwner(terms[found.to - 1]) && after.length > 0) }
  const isAnd = after[0]?.word === 'and'
  const rest = isAnd ? after.slice(1) : after
  // "my wife and I have been married": both of us.
  if (isAnd && rest[0]?.word === 'i' && rest.length > 1) {
    telling.last = { said: 'we', isPerson: true, verbOf: toSecondPerson }
    const text = lead + sentence(telling.last, rest.slice(1), telling.speaker)
    tell(telling, { text, kind: 'clause', about: 'speaker' })
    return true
  }
  const owner = terms.slice(0, found.to)
  const opened = { piece, owner, rest, owns: isOwner(owner.at(-1)) }
  return OPENED.some((read) => read(opened, telling))
}
