import { isFinite, isGerund, skipAdverbs, splitClauses } from './clause.ts'
import {
  isCounted,
  isDoer,
  isDoing,
  isSingular,
  isSongWord,
  isTrade,
  isWithRelative,
  NAMES_PASTIME,
} from './clauseKinds.ts'
import { baseOf, inflect, type Term } from './grammar.ts'
import { objectPronoun, toSecondPerson } from './person.ts'
import { sayLine } from './sayLine.ts'
import {
  AUXILIARY_OUT,
  isPersonAgain,
  mention,
  personSubject,
  said,
  same,
  sayBent,
  sentence,
  THIRD,
  type Speaker,
  type Subject,
} from './speaker.ts'

// What a request tells, as sentences that can be sung: "who turns 60" has become "You turn sixty".
export type Fact = { text: string; kind: 'clause' | 'noun' | 'deed' | 'order'; about: 'person' | 'speaker' | 'other' }

const SPEAKERS = new Set(['i', 'we', "i'm", "we're", "i've", "we've", 'my', 'our'])
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

const STATE_OF = new Set(['with', 'by', 'about', 'of', 'in', 'to'])
const GOES_ON = new Set(['still', 'always', 'forever', 'now'])
const AFTERWARDS = new Set(['after', 'before', 'without', 'since'])

// Nobody meets, marries or moves in alone.
const TOGETHER =
  /^You(?= (?:met|were married|married|fell in love|got married|got engaged|got together|moved in|started dating|bought (?:a|our) house)\b(?! (?:me|my)\b))/
const STATE =
  /^(?:hungover|pregnant|broke|lonely|homesick|single|divorced|retired|tired|stuck|lost|late|drunk|heartbroken|bored|sober|unemployed|engaged|married|jealous|sunburnt|allergic|addicted|obsessed|happy|proud|grateful|scared|terrified|nervous|in love|fed)$/
const AGE = /^(?:\d{1,3}|\p{L}+) (?:years?|months?|weeks?) old$/iu
const IN_A_STATE = /^(?:off|away|back|home|gone|out|down|afraid|ready|alone)$/
const ASKED: Readonly<Record<string, string>> = {
  does: 'do',
  is: 'are',
  has: 'have',
  was: 'were',
  did: 'did',
  will: 'will',
  can: 'can',
}

export function readFacts(speaker: Speaker): Fact[] {
  const facts: Fact[] = []
  let last: Subject | undefined
  let antecedent: { terms: readonly Term[]; isPerson: boolean } | undefined
  let spokenOf = 0
  const add = (text: string, kind: Fact['kind'], about: Fact['about']): void => {
    const spoken = sayLine(text).replace(/^You be /, 'Be ')
    const line = speaker.person?.isLover === true ? spoken.replace(TOGETHER, 'We') : spoken
    // "The groom is Pete", said to Pete.
    if (/^(?:The \p{L}+|Your name) is you$|^(?:The )?first one$/iu.test(line)) return
    // "counting song with ducks" is what was ordered.
    if (/^\p{L}+ing (?:song|rhyme|tune)\b/iu.test(line)) return
    if (/\p{L}{2}/u.test(line) && (kind !== 'order' || line.includes(' '))) facts.push({ text: line, kind, about })
  }
  const person = (): Subject => personSubject(speaker, spokenOf++ === 0)

  for (const clause of splitClauses(speaker.terms)) {
    const { joint, terms } = clause
    const lead = OPENING_JOINTS.has(joint) ? `${joint} ` : ''
    const [first] = terms
    if (first === undefined) continue
    const found = mention(clause, speaker)
    const verbAt = skipAdverbs(terms, 0)
    // "but not each other", "because of a pigeon": the end of what was told just before.
    const told = facts.at(-1)
    if (
      told !== undefined &&
      ((joint === 'but' && /^(?:not|never)$/.test(first.word)) || (joint === 'because' && first.word === 'of')) &&
      !terms.some(isFinite)
    ) {
      facts.splice(-1, 1, { ...told, text: sayLine(`${told.text} ${joint} ${said(terms, speaker)}`) })
      continue
    }
    // "our twins, 3 years old, who are scared": it is the twins who are.
    if (antecedent?.isPerson === true && found === undefined && AGE.test(said(terms, speaker).replace(/,$/, ''))) {
      last = person()
      const be = last.said === 'you' || last.said === 'they' ? 'are' : 'is'
      add(`${last.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    // "met in Lisbon, two kids".
    if (joint === ',' && antecedent?.isPerson === true && found === undefined && isCounted(terms)) {
      const isOurs = speaker.person?.isLover === true || speaker.address === 'we'
      const have = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'have' : 'has'
      add(
        isOurs ? `we have ${said(terms, speaker)}` : `${person().said} ${have} ${said(terms, speaker)}`,
        'clause',
        'person',
      )
      continue
    }
    // "strict but fair": so the boss is.
    if (
      first.tags.has('Adjective') &&
      antecedent?.isPerson === true &&
      found === undefined &&
      !terms.some(isFinite) &&
      terms.length < 3 &&
      !(terms.length === 2 && isSingular(terms[1]))
    ) {
      const before = facts.at(-1)
      if (joint === 'but' && before !== undefined)
        facts.splice(-1, 1, { ...before, text: sayLine(`${before.text} but ${said(terms, speaker)}`) })
      else {
        last = person()
        const be = last.said === 'you' || last.said === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      }
      continue
    }
    // "who are six and obsessed with sharks": they are both.
    const wasBeing = /^\S+ (?:are|is|am)\b|^\S+'(?:re|s|m)\b/.test(facts.at(-1)?.text ?? '')
    // "jealous of my ex's girlfriend": that is how the singer feels.
    if (first.tags.has('Adjective') && /^(?:of|about|at|with)$/.test(terms[1]?.word ?? '') && !terms.some(isFinite)) {
      const whose = (terms[(found?.to ?? 0) - 1]?.text ?? '').endsWith("'s") ? 'your' : 'you'
      const isToPerson = found !== undefined && speaker.address === 'you'
      const felt = isToPerson
        ? [said(terms.slice(0, found.from), speaker), whose, said(terms.slice(found.to), speaker)].join(' ')
        : said(terms, speaker)
      add(`I am ${felt.charAt(0).toLowerCase()}${felt.slice(1)}`, 'clause', 'speaker')
      antecedent = { terms, isPerson: isToPerson }
      continue
    }

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
        const told =
          found !== undefined && speaker.address === 'you'
            ? [said(terms.slice(0, found.from), speaker), 'you', sayBent(terms.slice(found.to), speaker)]
                .join(' ')
                .trim()
            : said(terms, speaker)
        if (noun?.kind === 'clause' && joint !== 'that')
          facts.splice(-1, 1, { ...noun, text: sayLine(`${noun.text} ${joint} ${told}`) })
        else if (noun?.kind === 'deed' && joint === 'who')
          facts.splice(-1, 1, { ...noun, text: sayLine(`${noun.text} who ${told}`) })
        else if (noun?.kind === 'noun')
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
      // "my wife and I have been married": both of us.
      if (after[0]?.word === 'and' && rest[0]?.word === 'i' && rest.length > 1) {
        last = { said: 'we', isPerson: true, verbOf: toSecondPerson }
        add(lead + sentence(last, rest.slice(1), speaker), 'clause', 'speaker')
        continue
      }
      if (
        isFinite(rest[at]) &&
        !/^(?:born|raised|deployed|stationed|based|stranded)$/.test(rest[at]?.word ?? '') &&
        !(terms[found.to - 1]?.text ?? '').endsWith("'s")
      ) {
        last = person()
        add(lead + sentence(last, rest, speaker), 'clause', 'person')
      } else if (rest.length > 0 && isGerund(rest[at])) {
        last = person()
        const be = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if (/^(?:deployed|stationed|based|stranded)$/.test(rest[0]?.word ?? '')) {
        last = person()
        const be = last.said === 'you' || last.said === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if (/^(?:born|raised)$/.test(rest[0]?.word ?? '')) {
        last = person()
        const be = last.said === 'you' || last.said === 'they' ? 'were' : 'was'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if (
        rest.length > 1 &&
        !(terms[found.to - 1]?.text ?? '').endsWith("'s") &&
        (IN_A_STATE.test(rest[0]?.word ?? '') || rest[0]?.tags.has('Adjective') === true)
      ) {
        last = person()
        const be = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if ((terms[found.to - 1]?.text ?? '').endsWith("'s")) {
        add(
          speaker.address === 'you' ? `your ${said(rest, speaker)}` : said(terms, speaker),
          rest.some((term, index) => index > 0 && isFinite(term)) ? 'clause' : 'noun',
          'person',
        )
      } else if (rest[0]?.word === 'for' && isGerund(rest[1])) {
        const done = inflect(baseOf(rest[1]?.word ?? '', 'gerund'), 'past')
        add(`${person().said} ${done} ${said(rest.slice(2), speaker)}`, 'clause', 'person')
      } else if (/^for \S+ (?:years|seasons|months)\b/.test(said(rest, speaker)) && speaker.address === 'you') {
        // "thank you Coach Ramirez for 12 seasons".
        add(`you gave us ${said(rest.slice(1), speaker)}`, 'clause', 'person')
      } else if (rest[0]?.word === 'the' && rest.length < 5 && !rest.some(isFinite)) {
        // "Sue the dinner lady".
        last = person()
        const be = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'
        add(`${last.said} ${be} ${said(rest, speaker)}`, 'clause', 'person')
      } else if (
        /^(?:since|of|for|with)$/.test(rest[0]?.word ?? '') &&
        rest.some((term, at) => at > 1 && isFinite(term))
      ) {
        // "my best friend since second grade betrayed me".
        const verb = rest.findIndex((term, index) => index > 1 && isFinite(term))
        const apposed = `my ${[speaker.person?.modifier, speaker.person?.kin ?? 'friend'].filter(Boolean).join(' ')} ${said(rest.slice(0, verb), speaker)}`
        last = person()
        if (speaker.address === 'you') {
          add(sentence(last, rest.slice(verb), speaker), 'clause', 'person')
          add(`you are ${apposed}`, 'clause', 'person')
        } else add(`${apposed} ${said(rest.slice(verb), speaker)}`, 'clause', 'person')
      } else if (
        /^(?:at|in|on|from)$/.test(rest[0]?.word ?? '') &&
        rest.some((term, index) => index > 1 && isFinite(term))
      ) {
        // "my team at the care home worked through covid".
        const verb = rest.findIndex((term, index) => index > 1 && isFinite(term))
        last = person()
        add(`${sentence(last, rest.slice(verb), speaker)} ${said(rest.slice(0, verb), speaker)}`, 'clause', 'person')
      } else if (rest[0]?.word === 'from') {
        const isSigned = /\b(?:all|us|me|mum|mom|dad|kids|children|family|everyone|everybody|your|team|class)\b/i.test(
          said(rest, speaker),
        )
        if (speaker.address === 'you' && isSigned) add(`with love ${said(rest, speaker)}`, 'clause', 'speaker')
        else if (speaker.address === 'you') add(`${person().said} are ${said(rest, speaker)}`, 'clause', 'person')
        else add(`${said(terms.slice(0, found.to), speaker)} is ${said(rest, speaker)}`, 'clause', 'person')
      } else if (rest.length > 0) {
        // "congratulations to my niece on her first recital": the recital is what there is to sing of.
        const isOn = rest[0]?.word === 'on' && /^(?:her|his|their|your)$/.test(rest[1]?.word ?? '')
        add(said(isOn ? rest.slice(1) : rest, speaker), 'noun', 'person')
      }
      continue
    }
    // "my baby girl Ivy, born too early but fighting".
    if (
      /^(?:born|raised|stuck|lost|married|engaged|based|trapped)$/.test(first.word) &&
      antecedent?.isPerson === true &&
      found === undefined
    ) {
      last = person()
      const be = last.said === 'you' || last.said === 'they' ? 'were' : 'was'
      add(`${last.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    if ((joint === 'but' || joint === 'and') && isGerund(first) && last?.isPerson === true && found === undefined) {
      const be = last.said === 'you' || last.said === 'they' ? 'are' : 'is'
      add(`${last.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    // "for being my bridesmaid Tasha": so you were.
    if (found !== undefined && found.from === 1 && first.word === 'being' && speaker.person?.kin !== undefined) {
      last = person()
      const be = last.said === 'you' || last.said === 'they' ? 'were' : 'was'
      add(`${last.said} ${be} ${speaker.person.own ?? 'my'} ${speaker.person.kin}`, 'clause', 'person')
      continue
    }
    // "I work nights and never see my kids": it is still I who never do.
    const isElliptic =
      found !== undefined &&
      last?.isPerson === false &&
      /^(?:and|but|,)$/.test(joint) &&
      (/^(?:never|always|still|only|hardly|can't|don't|won't)$/.test(first.word) || isFinite(first))
    if (isElliptic && last !== undefined) {
      const whom = speaker.address === 'you' ? 'you' : said(terms.slice(found.from, found.to), speaker)
      add(
        [last.said, said(terms.slice(0, found.from), speaker), whom, said(terms.slice(found.to), speaker)]
          .join(' ')
          .replaceAll(/\s+/g, ' '),
        'clause',
        'speaker',
      )
      continue
    }
    if (found !== undefined) {
      antecedent = { terms, isPerson: true }
      const before = terms.slice(0, found.from)
      const tail = terms.slice(found.to)
      const isFor =
        /^(for|to|about|of|by|from)$/.test(before.at(-1)?.word ?? '') &&
        !before.at(-2)?.tags.has('Adjective') &&
        !before.some((term, at) => at > 0 && isFinite(term) && /^(?:i|we)/.test(before[0]?.word ?? ''))
      if (isFor && before.length <= 1) {
        if (tail.length > 0) add(said(tail, speaker), 'noun', 'person')
        continue
      }
      const kept = isFor && tail.length === 0 ? before.slice(0, -1) : before
      const isOwner = (terms[found.to - 1]?.text ?? '').endsWith("'s")
      const whom =
        speaker.address === 'you' ? (isOwner ? 'your' : 'you') : said(terms.slice(found.from, found.to), speaker)
      // "why does my cat stare": asked of the cat.
      const asks = ASKED[before.at(-1)?.word ?? '']
      if (asks !== undefined && before.length < 3 && whom === 'you') {
        add([said(before.slice(0, -1), speaker), asks, 'you', said(tail, speaker)].join(' ').trim(), 'clause', 'person')
        continue
      }
      const text =
        isFor && kept.length < before.length
          ? said([...kept, ...tail], speaker)
          : `${said(before, speaker)} ${whom} ${whom === 'you' ? sayBent(tail, speaker) : said(tail, speaker)}`
      const keepsKin = /\b(with|and)$/.test(said(before, speaker))
      // "an old boat my grandfather built" is a boat.
      const isBuilt = before.at(-1)?.tags.has('Noun') && isFinite(tail[0]) && !before.some(isFinite)
      add(
        keepsKin ? said(terms, speaker) : text,
        isBuilt
          ? 'noun'
          : isGerund(first) && !NAMES_PASTIME.test(terms[1]?.word ?? '')
            ? 'deed'
            : terms.some(isFinite) || /^(?:i|we)\b/.test(first.word)
              ? 'clause'
              : 'noun',
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
      // "is fifteen and slow now": a bare verb after "is" is none.
      const isBareForm = verbAt === 0 && !/(?:s|ed)$/.test(first.word) && first.tags.has('Infinitive')
      const isState =
        wasBeing &&
        (isBareForm || (terms[verbAt]?.tags.has('PastTense') === true && STATE_OF.has(terms[verbAt + 1]?.word ?? '')))
      const be = last.said === 'you' || last.said === 'they' ? 'are ' : last.said === 'i' ? 'am ' : 'is '
      add(
        isState ? `${last.said} ${be}${said(terms, speaker)}` : lead + sentence(last, terms, speaker),
        'clause',
        last.isPerson ? 'person' : 'other',
      )
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
      joint === ',' &&
      antecedent?.isPerson === true &&
      !/'(?:s|m|re)$/.test(first.word) &&
      (/^(?:a|an|the)$/.test(first.word) ||
        isTrade(terms) ||
        (first.tags.has('Adjective') && isSingular(terms[1]) && terms.length === 2)) &&
      !terms.some(isFinite)
    if (isApposition && isSongWord(terms)) continue
    if (isApposition) {
      const subject = person()
      const isMany = subject.said === 'you' || subject.said === 'they'
      const isLong = /\bfor \S+ (?:\S+ )?years\b/.test(said(terms, speaker))
      const be = isLong ? (isMany ? 'have been' : 'has been') : isMany ? 'are' : 'is'
      last = subject
      const isPlural = (terms.at(-1)?.tags.has('Plural') ?? false) || /^(?:both|all|two|three)$/.test(first.word)
      const article = /^(?:a|an|the)$/.test(first.word) || isPlural ? '' : /^[aeiou]/i.test(first.word) ? 'an ' : 'a '
      add(`${subject.said} ${be} ${article}${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    // "Paul and Denise, still dancing in the kitchen": so they are.
    if (GOES_ON.has(first.word) && /\w{2}ing$/.test(terms[1]?.word ?? '') && antecedent?.isPerson === true) {
      last = person()
      const be = last.said === 'you' || speaker.person?.sex === 'they' ? 'are' : 'is'
      add(`${last.said} ${be} ${said(terms, speaker)}`, 'clause', 'person')
      continue
    }
    // "my mother Ingrid, 80, still swims in the fjord".
    if (
      /^(?:still|never|always|often|usually)$/.test(first.word) &&
      /^(?!always$|yes$)\p{Ll}{2,}s$/u.test(terms[1]?.word ?? '') &&
      speaker.person !== undefined &&
      (antecedent?.isPerson === true || last?.isPerson === true)
    ) {
      last = person()
      const verb = { ...(terms[1] as Term), tags: new Set(['Verb', 'PresentTense']) }
      add(sentence(last, [first, verb, ...terms.slice(2)], speaker), 'clause', 'person')
      continue
    }
    // "thank you for always being there".
    if (GOES_ON.has(first.word) && isGerund(terms[1]) && speaker.address === 'you') {
      const isBeing = terms[1]?.word === 'being'
      add(`you are ${said(isBeing ? [first, ...terms.slice(2)] : terms, speaker)}`, 'clause', 'person')
      continue
    }
    if (GOES_ON.has(first.word) && /\w{2}ing$/.test(terms[1]?.word ?? '')) {
      add(`${speaker.address === 'we' ? 'we are' : 'I am'} ${said(terms, speaker)}`, 'clause', 'speaker')
      continue
    }
    // "Port Vale after getting relegated": the getting is what there is to tell.
    const afterAt = terms.findIndex(({ word }, at) => AFTERWARDS.has(word) && isGerund(terms[at + 1]))
    if (afterAt >= 0 && afterAt < 4 && !terms.slice(0, afterAt).some((term) => isFinite(term) || isGerund(term))) {
      antecedent = { terms, isPerson: false }
      if (afterAt > 0 && !terms.slice(0, afterAt).every(({ text }) => /^\p{Lu}/u.test(text)))
        add(said(terms.slice(0, afterAt), speaker), 'noun', 'other')
      add(said(terms.slice(afterAt + 1), speaker), 'deed', 'speaker')
      continue
    }
    if (
      isGerund(first) &&
      !NAMES_PASTIME.test(terms[1]?.word ?? '') &&
      !/^(?:is|are|was|were|makes?|feels?|takes?)$/.test(terms.find(isFinite)?.word ?? '')
    ) {
      antecedent = { terms, isPerson: false }
      add(said(terms, speaker), 'deed', 'speaker')
      continue
    }
    // "X launching its app": what X is doing.
    const doing = terms.findIndex((term, at) => at > 0 && isDoing(terms, at) && isDoer(terms, at - 1))
    if (doing > 0 && !terms.some(isFinite)) {
      const be =
        terms[doing - 1]?.tags.has('Plural') || terms.slice(0, doing).some(({ word }) => word === 'and') ? 'are' : 'is'
      antecedent = { terms, isPerson: false }
      add(
        `${lead}${said(terms.slice(0, doing), speaker)} ${be} ${said(terms.slice(doing), speaker)}`,
        'clause',
        'other',
      )
      continue
    }
    if (isSongWord(terms)) continue
    // "hungover on a Sunday", "pregnant after five years": that is how the singer is.
    if (
      speaker.person === undefined &&
      facts.length === 0 &&
      STATE.test(first.word) &&
      !terms.some((term, at) => at > 0 && isFinite(term))
    ) {
      // "lost my keys again" was done, not felt.
      const isDone = /^(?:lost|broke)$/.test(first.word) && /^(?:my|our|the|a|another)$/.test(terms[1]?.word ?? '')
      const being = speaker.address === 'we' ? 'we are' : speaker.address === 'you' ? 'you are' : 'I am'
      const who = isDone ? being.split(' ')[0] : being
      add(`${who} ${said(terms, speaker)}`, 'clause', 'speaker')
      continue
    }
    const hasVerb =
      !isWithRelative(terms) &&
      terms.some((term, at) => at > 0 && isFinite(term) && !/^(?:called|named)$/.test(term.word))
    const isSpeaker = SPEAKERS.has(first.word)
    if (isSpeaker && /^(i|we)/.test(first.word)) last = { said: first.text, isPerson: false, verbOf: same }
    else if (/^(?:he|she|they)$/.test(first.word)) last = { said: first.word, isPerson: false, verbOf: same }
    else if (hasVerb) last = undefined
    antecedent = { terms, isPerson: false }
    const isSlogan = speaker.person === undefined && /^(?:no|always|only|free|open|fresh)$/.test(first.word)
    if (isSlogan && !hasVerb && terms.length > 2) {
      add(said(terms, speaker), 'clause', 'other')
      continue
    }
    const isShortened =
      /^(?:he|she|it|they|that|there)'(?:s|re|d|ll)$/.test(first.word) ||
      (GOES_ON.has(first.word) && /^(?:i|we|you|he|she|it|they)'(?:m|s|re|ve|d|ll)$/.test(terms[1]?.word ?? ''))
    const kind =
      hasVerb || isShortened || (isSpeaker && /^(i|we)/.test(first.word))
        ? 'clause'
        : isFinite(first)
          ? 'order'
          : 'noun'
    add(lead + said(terms, speaker), kind, isSpeaker ? 'speaker' : 'other')
  }
  return facts
}
