import { isFinite } from '../clause.ts'
import { isCounted, isSingular } from '../clauseKinds.ts'
import { said } from '../speaker.ts'
import {
  goOn,
  isOrAre,
  isOwner,
  nextSubject,
  tell,
  tellOfPerson,
  turnToPerson,
  wasOrWere,
  type PieceReader,
} from './telling.ts'

// "but not each other", "because of a pigeon": the end of what was told just before.
export const endOfLast: PieceReader = ({ joint, first, terms }, telling) => {
  const isEnd = (joint === 'but' && /^(?:not|never)$/.test(first.word)) || (joint === 'because' && first.word === 'of')
  // "being broke but happy", "grew up poor but happy in Alabama".
  const last = telling.facts.at(-1)
  const isBoth =
    joint === 'but' &&
    first.tags.has('Adjective') &&
    (terms.length < 3 || (last?.kind === 'clause' && /^(?:in|on|at|with)$/.test(terms[1]?.word ?? ''))) &&
    (last?.kind === 'deed' || last?.kind === 'clause')
  if (telling.facts.length === 0 || !(isEnd || isBoth) || terms.some(isFinite)) return false
  goOn(telling, `${joint} ${said(terms, telling.speaker)}`)
  return true
}

// "our twins, 3 years old, who are scared": it is the twins who are.
const AGE = /^(?:\d{1,3}|\p{L}+) (?:\p{L}+ )?(?:years?|months?|weeks?) (?:old|young)$/iu
export const age: PieceReader = ({ terms, found }, telling) => {
  const text = said(terms, telling.speaker)
  if (telling.antecedent?.isPerson !== true || found !== undefined || !AGE.test(text.replace(/,$/, ''))) return false
  const subject = turnToPerson(telling)
  tellOfPerson(telling, `${subject.said} ${isOrAre(subject)} ${text}`)
  return true
}

// "my husband David, two grooms": that is who we are.
const THEMSELVES = /^(?:grooms|brides|husbands|wives|dads|moms|mums|men|women|boys|girls|fools|souls|hearts|strangers)$/
// "met in Lisbon, two kids".
export const counted: PieceReader = ({ joint, terms, found }, telling) => {
  const { speaker, antecedent } = telling
  if (joint !== ',' || antecedent?.isPerson !== true || found !== undefined || !isCounted(terms)) return false
  const isOurs = speaker.person?.isLover === true || speaker.address === 'we'
  const have = speaker.address === 'you' || speaker.person?.sex === 'they' ? 'have' : 'has'
  const be = THEMSELVES.test(terms.at(-1)?.word ?? '') ? 'we are' : 'we have'
  const who = isOurs ? be : `${nextSubject(telling).said} ${have}`
  tellOfPerson(telling, `${who} ${said(terms, speaker)}`)
  return true
}

// "strict but fair": so the boss is.
export const manner: PieceReader = ({ joint, first, terms, found }, telling) => {
  const isManner =
    first.tags.has('Adjective') &&
    telling.antecedent?.isPerson === true &&
    found === undefined &&
    !terms.some(isFinite) &&
    terms.length < 3 &&
    !(terms.length === 2 && isSingular(terms[1]))
  if (!isManner) return false
  const text = said(terms, telling.speaker)
  if (joint === 'but' && telling.facts.length > 0) {
    goOn(telling, `but ${text}`)
    return true
  }
  const subject = turnToPerson(telling)
  tellOfPerson(telling, `${subject.said} ${isOrAre(subject)} ${text}`)
  return true
}

// "jealous of my ex's girlfriend": that is how the singer feels.
export const feltBySinger: PieceReader = ({ first, terms, found }, telling) => {
  const { speaker } = telling
  const isFelt = first.tags.has('Adjective') && /^(?:of|about|at|with)$/.test(terms[1]?.word ?? '')
  if (!isFelt || terms.some(isFinite)) return false
  const whose = isOwner(terms[(found?.to ?? 0) - 1]) ? 'your' : 'you'
  const isToPerson = found !== undefined && speaker.address === 'you'
  const felt = isToPerson
    ? [said(terms.slice(0, found.from), speaker), whose, said(terms.slice(found.to), speaker)].join(' ')
    : said(terms, speaker)
  tell(telling, { text: `I am ${felt.charAt(0).toLowerCase()}${felt.slice(1)}`, kind: 'clause', about: 'speaker' })
  telling.antecedent = { terms, isPerson: isToPerson }
  return true
}

// "my baby girl Ivy, born too early but fighting".
const CAME_TO = /^(?:born|raised|stuck|lost|married|engaged|based|trapped)$/
const LOSSES = /^(?:everything|it|all|half|most|my|his|her|their|our|the|an?|\d+)$/
export const cameTo: PieceReader = ({ first, terms, found }, telling) => {
  if (!CAME_TO.test(first.word) || telling.antecedent?.isPerson !== true || found !== undefined) return false
  const subject = turnToPerson(telling)
  // Who "lost everything on crypto" is not lost on it.
  const isTheirLoss = first.word === 'lost' && LOSSES.test(terms[1]?.word ?? '')
  const verb = isTheirLoss ? '' : `${wasOrWere(subject)} `
  tellOfPerson(telling, `${subject.said} ${verb}${said(terms, telling.speaker)}`)
  return true
}
