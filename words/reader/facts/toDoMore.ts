import { tagWords } from '../grammar.ts'
import { said } from '../speaker.ts'
import { tell, type PieceReader } from './telling.ts'

// "I can't wait to see Rome, eat figs and meet Pia": each of them is waited for.
const TO_DO =
  /^(?<until>(?:I|We|You|He|She|They|My|Our|An?|The)\b(?:'\p{Ll}+)?(?: [^ ,]+){1,5}? to) (?<verb>\p{Ll}+)\b/u

export const toDoMore: PieceReader = ({ joint, first, terms }, telling) => {
  const last = telling.facts.at(-1)
  const { until, verb } = TO_DO.exec(last?.text ?? '')?.groups ?? {}
  const isMore =
    (joint === ',' || joint === 'and') &&
    terms.length > 1 &&
    first.tags.has('Infinitive') &&
    !first.word.endsWith('s') &&
    !/[.!?;]/.test(telling.antecedent?.terms.at(-1)?.after ?? '')
  if (!isMore || last?.kind !== 'clause' || until === undefined || verb === undefined) return false
  if (tagWords(verb)[0]?.tags.has('Infinitive') !== true) return false
  tell(telling, { ...last, text: `${until} ${said(terms, telling.speaker)}` })
  return true
}
