import { findSubject } from '../knowledge/findSubject.ts'
import { pronounce } from '../sound/pronounce.ts'
import { tagWords } from './grammar.ts'
import { raise } from './raiseNames.ts'

// "to kimba, shayla, abigail and oren": three and more typed small, most of them nobody's word, are names.
const WORD = String.raw`\p{Ll}[\p{Ll}'-]*`
const ITEM = String.raw`${WORD}(?: ${WORD})?`
const LIST = new RegExp(
  String.raw`(?<=\b(?:[Tt]o|[Ff]or|[Aa]bout|with|named|called|names are|names|friends|are|and) )(?<list>${ITEM}(?:, ${ITEM}){1,}(?:,? and ${ITEM}|, ${ITEM}))(?=[,.!]|$| from | who | all | that )`,
  'gu',
)
const FEWEST_NAMES = 3
const NO_NAME =
  /\b(?:the|an?|my|our|his|her|their|i|we|you|he|she|they|it|is|are|was|in|on|at|of|for|to|with|no|not)\b/iu

const isName = (item: string): boolean =>
  tagWords(item).every(
    ({ word, tags }) =>
      tags.has('FirstName') ||
      tags.has('LastName') ||
      tags.has('Person') ||
      (!pronounce(word).known && findSubject(word) === undefined && !tags.has('Verb') && !tags.has('Adjective')),
  )
const isNoName = (item: string): boolean =>
  NO_NAME.test(item) ||
  tagWords(item).some(({ tags }) => tags.has('Plural') || tags.has('Gerund') || tags.has('Adverb')) ||
  (findSubject(item) !== undefined && !isName(item))

export function raiseLists(text: string): string {
  return text.replaceAll(LIST, (list: string) => {
    const items = list.split(/,\s*(?:and )?|\s+and\s+/u)
    const named = items.filter(isName).length
    if (items.length < FEWEST_NAMES || items.some(isNoName) || named * 2 <= items.length) return list
    return list.replaceAll(/(?<![\p{L}'-])[\p{Ll}'-]+/gu, (word) => (word === 'and' ? word : raise(word)))
  })
}
