import { agreeing } from './agreeVerb.ts'
import type { Fact } from './fact.ts'
import { baseOf, inflect, tagWords, type Term } from './grammar.ts'
import { clause, lowerFirst, type Polish, type Polisher } from './polisher.ts'
import { asTheyGo } from './polishJoints.ts'
import { POLISH_VERBLESS } from './polishVerbless.ts'
import { capitalize, sayLine } from './sayLine.ts'

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

// "a waitress named Dolores" is no sentence, and nobody is named you.
const calledBack: Polisher = (fact, { person }) => {
  const text = fact.text
    .replace(/\b(name|call|naming|calling|named|called) you you\b/, `$1 you ${person?.name ?? ''}`)
    .replace(/\b(named|called) (?:you|him|her)\b(?! \p{Lu})/u, `$1 ${person?.name ?? 'you'}`)
  return person?.name === undefined || text === fact.text
    ? fact
    : {
        ...fact,
        text,
        kind: text.endsWith(person.name) && !/\b(?:name|call|naming|calling) you /.test(text) ? 'noun' : fact.kind,
      }
}

// "with stars and a moon": the stars are what it is about.
const withoutWith: Polisher = (fact) =>
  fact.kind === 'noun' && /^With (?!love\b|no\b)/.test(fact.text)
    ? { ...fact, text: capitalize(fact.text.slice('With '.length)) }
    : fact

// "before your surgery" is when somebody stands by.
const atYourSide: Polisher = (fact, { address, person, stance }) =>
  fact.kind === 'noun' &&
  address === 'you' &&
  person !== undefined &&
  stance === 'hope' &&
  /^(?:After|Before|During|Through) /.test(fact.text)
    ? clause(fact, `I'm with you ${lowerFirst(fact.text)}`, 'speaker')
    : fact

const isCount = (term: Term | undefined): boolean =>
  term !== undefined &&
  term.tags.has('Singular') &&
  !term.tags.has('ProperNoun') &&
  !term.tags.has('Uncountable') &&
  !term.tags.has('Possessive')

// "You're golden retriever", "Soldier is coming home": one of its kind has an article.
const ONE_DOES = /^(?<one>\p{Lu}\p{Ll}+) (?:is|was|has|coming|walks|waits)\b/u
const IS_SOMETHING = /^(?:You're|He's|She's|I'm) (?<how>\p{Ll}+) \p{Ll}+$/u
// There is one life, one love and one god.
const ONLY_ONE = /^(?:Life|Love|God|Heaven|Hell|Earth|Time|Mum|Mom|Dad|Mama|Papa|Nature|Death|Summer|Winter|Spring)$/
const withArticle: Polisher = (fact, { told }) => {
  if (fact.kind !== 'clause') return fact
  const { one } = ONE_DOES.exec(fact.text)?.groups ?? {}
  if (one !== undefined && !ONLY_ONE.test(one) && told.startsWith(one.toLowerCase()) && isCount(tagWords(fact.text)[0]))
    return { ...fact, text: capitalize(`${article(one)} ${lowerFirst(fact.text)}`) }
  const [, pair] = /^(\p{Lu}\p{Ll}+ \p{Ll}+) (?:is|was|has)\b/u.exec(fact.text) ?? []
  if (pair !== undefined && told.toLowerCase().startsWith(pair.toLowerCase())) {
    const [how, who] = tagWords(pair)
    if (how?.tags.has('Adjective') === true && isCount(who))
      return { ...fact, text: capitalize(`${article(pair)} ${lowerFirst(fact.text)}`) }
  }
  const { how } = IS_SOMETHING.exec(fact.text)?.groups ?? {}
  if (how === undefined || /ing$|^(?:no|all|every|my|our|your)$/.test(how)) return fact
  const said = tagWords(fact.text).slice(1)
  const isBare = said.length === 2 && said[0]?.tags.has('Adjective') === true && isCount(said[1])
  return isBare ? { ...fact, text: fact.text.replace(/^(\S+) /, `$1 ${article(how)} `) } : fact
}

const DONE =
  /^(?:got|lost|found|quit|bought|sold|saw|met|went|came|made|broke|took|left|won|became|fell|moved|started|finished|passed|failed|missed|turned|adopted|planted|built|ran|finally \p{L}+(?:ed|t))\b/iu

// "quit my job to become a baker": nobody else did.
const doneByMe: Polisher = (fact, { address, person, told }) => {
  const isBare = (fact.kind === 'clause' || fact.kind === 'order') && DONE.test(fact.text) && person === undefined
  if (!isBare || !told.toLowerCase().startsWith(fact.text.toLowerCase().slice(0, 8))) return fact
  return clause(fact, `${address === 'we' ? 'we' : 'I'} ${lowerFirst(fact.text)}`, 'speaker')
}

// "Pat and George, met at a bus stop": they did.
const doneByThem: Polisher = (fact, { address, person }) =>
  fact.kind === 'clause' &&
  address === 'you' &&
  person?.isGroup === true &&
  /^(?:Met|Married|Got married|Moved|Raised|Danced)\b/.test(fact.text)
    ? clause(fact, `you ${lowerFirst(fact.text)}`, 'person')
    : fact

// "song to propose to my girlfriend": who sings does it.
const doneBySinger: Polisher = (fact, { lead, told }) => {
  const [verb] = lead === 'to' ? tagWords(told) : []
  const isMeant =
    verb?.tags.has('Infinitive') === true &&
    !/^(?:be|get|help|make|keep|remind|celebrate|dance|sleep|relax|study|work|teach|learn|cheer)$/.test(verb.word)
  return isMeant && fact.text.toLowerCase().startsWith(`${verb.word} `)
    ? clause(fact, `I ${lowerFirst(fact.text)}`, 'speaker')
    : fact
}

// "love you, Katie": so I do.
const lovedByMe: Polisher = (fact, { told }) =>
  /^(?:We|You|I)? ?(?:love|miss) you\b/i.test(fact.text) && /(?:^|[,.!] )(?:love|miss) you\b/i.test(told)
    ? clause(
        fact,
        fact.text.replace(/^(?:We |You |I )?(love|miss)/i, (_, verb: string) => `I ${verb.toLowerCase()}`),
        'speaker',
      )
    : fact

// "thank you for a great season": it was given.
const thanked: Polisher = (fact, { told }) => {
  const [, given] = /^Thank you for ((?:an?|the|your|all|these|those|\p{L}+ years)\b.*)$/u.exec(fact.text) ?? []
  const whom = /\b(?:i|my|me)\b/i.test(told) ? 'me' : 'us'
  return given === undefined ? fact : clause(fact, `you gave ${whom} ${given}`, 'person')
}

// "how to make a grilled cheese" is a lesson.
const taught: Polisher = (fact) =>
  /^How to \p{Ll}/u.test(fact.text) ? clause(fact, `I'll show you ${lowerFirst(fact.text)}`, 'speaker') : fact

// "the girl at the bakery smiled at me", sung to her.
const STRANGER =
  /^The (?:girl|boy|guy|woman|man|lady|stranger|barista|waitress|waiter) (?<where>(?:at|in|on|from|behind|by|across) (?:the |my |our )?\p{L}+(?: \p{L}+)?) (?<verb>\p{Ll}+ed|smiles|waves|looks|winks|said|says|gave|sat|sits|knows|knew) (?<rest>.*)$/u
const sungToThem: Polisher = (fact, { address, person }) => {
  const { where, verb, rest } = STRANGER.exec(fact.text)?.groups ?? {}
  if (address !== 'you' || person !== undefined || where === undefined || verb === undefined || rest === undefined)
    return fact
  const said = verb.endsWith('s') ? verb.replace(/s$/, '') : verb
  return clause(fact, `${where} you ${said} ${rest}`, 'person')
}

// "our team, they came last": so we did.
const ourTeam: Polisher = (fact, { address, brand, person }) =>
  address === 'we' && brand !== undefined && person === undefined
    ? {
        ...fact,
        text: fact.text.replace(/^(But |And )?(?:They|they)\b/, (_, joint = '') =>
          joint === '' ? 'We' : `${joint}we`,
        ),
      }
    : fact

// "someone I met online", sung to them.
const metByMe: Polisher = (fact, { address }) => {
  const [, who, did, rest] =
    /^(?:Some(?:one|body)|An? (?:guy|girl|man|woman|boy|stranger)) (I|we) (\p{Ll}+)\b(.*)$/u.exec(fact.text) ?? []
  if (address !== 'you' || who === undefined || did === undefined) return fact
  return clause(fact, `${who} ${did} you${rest ?? ''}`, 'speaker')
}

// "Bright & Sons plumbing" is a trade: nobody there is plumbing just now.
const advertised: Polisher = (fact, { stance, brand }) => {
  const [, before = '', trade, rest = ''] =
    /^(.*?)\b(?:is|are) (\p{L}+ing)( (?:in|at|on|near|for) .*)?$/u.exec(fact.text) ?? []
  if (stance !== 'sell' || brand === undefined || trade === undefined || !before.includes(brand)) return fact
  return { ...fact, kind: 'noun', text: capitalize(`${before.replace(brand, '').trim()} ${trade}${rest}`.trim()) }
}

// "thank you nurse Joy in the ICU": there she was.
const wasThere: Polisher = (fact, { stance, address, person }) =>
  fact.kind === 'noun' &&
  stance === 'thank' &&
  address === 'you' &&
  person !== undefined &&
  /^(?:In|At|On) the /.test(fact.text)
    ? clause(fact, `you were there ${lowerFirst(fact.text)}`, 'person')
    : fact

// "happy 18th Ethan, finally legal, drives like a maniac": all of it is said to him.
const leftToThem: Polisher = (fact, { address, person }) => {
  if (address !== 'you' || person === undefined || person.isGroup || person.name === undefined) return fact
  const [, does, rest = ''] =
    /^(Drives|Loves|Hates|Plays|Sings|Works|Talks|Eats|Cooks|Runs|Dances|Snores|Laughs|Cries|Lives|Sleeps|Reads|Collects|Makes) (?!for\b)(.+)$/.exec(
      fact.text,
    ) ?? []
  if (does !== undefined) return clause(fact, `you ${baseOf(does.toLowerCase(), 'present')} ${rest}`, 'person')
  return /^(?:Finally|Still|Almost|Nearly|Officially) (?:\p{Ll}+)$/u.test(fact.text) && fact.kind === 'noun'
    ? clause(fact, `you're ${lowerFirst(fact.text)}`, 'person')
    : fact
}

// Whom one marries is not told of to others.
const saidYes: Polisher = (fact, { person, stance }) =>
  person === undefined && stance === 'celebrate' && /^(?:She|He|They) said yes\b/.test(fact.text)
    ? clause(fact, fact.text.replace(/^(?:She|He|They)/, 'You'), 'person')
    : fact

// What is asked ends as a question.
const asked: Polisher = (fact) =>
  (fact.kind === 'clause' || fact.kind === 'order') &&
  /^(?:Why|What if|How come) |^(?:How do|Where|Who|When will|Do|Does|Did|Are|Is|Can|Will) .*\b(?:you|we|i|he|she|they|my|the|\p{Ll}+s)\b/u.test(
    fact.text,
  ) &&
  !/^(?:Where|Who|Is) (?:we|i|you|nothing|there)\b/i.test(fact.text)
    ? { ...fact, kind: 'clause', text: `${fact.text.replace(/[?]+$/, '')}?` }
    : fact

const POLISHERS: readonly Polisher[] = [
  asTheyGo,
  agreeing,
  ...POLISH_VERBLESS,
  leftToThem,
  wasThere,
  advertised,
  withoutWith,
  calledBack,
  atYourSide,
  sungToThem,
  doneBySinger,
  doneByMe,
  doneByThem,
  lovedByMe,
  thanked,
  taught,
  ourTeam,
  metByMe,
  withArticle,
  saidYes,
  asked,
]

const HANGS = /^(?:When|If|Until|Before|After|Because|Where) /
const ORDERS = /^(?:Don't|Please|Never|Always|Come|Remember|Promise|I propose)\b/

// "my parents getting divorced when I was ten": they did.
const LONG_PAST = /^When (?:I|we) (?:was|were) /
const inThePast = (text: string): string =>
  text.replace(
    /^(You're|We're|I'm|They're) (\p{Ll}+ing)\b/u,
    (_, who: string, doing: string) => `${who.replace(/'.*/, '')} ${inflect(baseOf(doing, 'gerund'), 'past')}`,
  )

// "don't forget me" and "when you move" were one sentence.
function joinHanging(facts: readonly Fact[]): Fact[] {
  const joined: Fact[] = []
  for (const fact of facts) {
    const last = joined.at(-1)
    if (last !== undefined && HANGS.test(fact.text) && ORDERS.test(last.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${lowerFirst(fact.text)}` })
    else if (last !== undefined && LONG_PAST.test(fact.text) && last.kind === 'clause')
      joined.splice(-1, 1, { ...last, text: inThePast(last.text) }, fact)
    else joined.push(fact)
  }
  return joined
}

// "my no good cheating man": where nothing else is told, that is what he is.
export function callThem(facts: readonly Fact[], terms: readonly Term[], { person, address }: Polish): Fact[] {
  const { own, kin } = person ?? {}
  if (facts.length > 0 || person === undefined || own !== 'my' || kin === undefined || address !== 'you')
    return [...facts]
  const words = terms.slice(person.at + 1, person.end).map(({ text }) => text)
  const before = words.slice(0, words.indexOf(kin))
  const isSaid =
    before.length > 1 &&
    before.length < 5 &&
    !before.some((word) => /\d|'s$|^(?:late|little|older|younger)$/.test(word))
  return isSaid ? [{ kind: 'clause', about: 'person', text: sayLine(`you are my ${before.join(' ')} ${kin}`) }] : []
}

// "a toxic friendship with a girl named Brittany": she is called by her name anyway.
const namesThem = (text: string, { person }: Polish): boolean =>
  person?.name !== undefined && new RegExp(String.raw`\b(?:named|called) ${RegExp.escape(person.name)}\b`).test(text)

// "four ducks named Otto": the others are called by name elsewhere.
const namesFirst = (text: string, { person }: Polish): boolean =>
  person?.isGroup === true &&
  person.name?.includes(', ') === true &&
  new RegExp(String.raw`\b(?:named|called) ${RegExp.escape(person.name.split(', ')[0] ?? '')}$`).test(text)

export const polishFacts = (facts: readonly Fact[], polish: Polish): Fact[] =>
  joinHanging(
    facts
      .filter(({ text }) => !(polish.person !== undefined && /^My name is \S+$/.test(text)))
      .filter(({ kind, text }) => !(kind === 'noun' && facts.length > 1 && namesThem(text, polish)))
      .filter(({ text }) => !namesFirst(text, polish))
      .filter(
        ({ text }) => !/^Your name (?:is|was) \S+$|^Me$|^(?:My|Our) you$|^Never (?:end|stop|change|last)s?$/.test(text),
      )
      .map((fact) => POLISHERS.reduce((rest, polisher) => polisher(rest, polish), fact)),
  )
