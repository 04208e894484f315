import { tagWords } from './grammar.ts'
import { raise } from './raiseNames.ts'

const KIND = String.raw`team|club|band|choir|company|business|shop|store|bakery|cafe|café|restaurant|diner|gym|salon|podcast|startup|firm|brewery|squad|league`
const SMALL = String.raw`\p{Ll}[\p{Ll}'&-]*`
const LIGHT = /^(?:and|of|the|in|on|at|for|with|to|a|an)$/
const NO_NAME =
  /\b(?:is|are|was|were|has|have|had|who|that|which|my|our|your|we|i|they|won|lost|win|wins|lose|playing|plays|called|from|about|in|at|on|for|after|and how)\b/i

// "my daughter's soccer team the blue dragons,": what stands alone after it is its name.
const AFTER_KIND = new RegExp(
  String.raw`\b((?:${KIND})(?:,| called| named)? (?:the )?)((?:${SMALL} ){1,3}${SMALL})(?=[,.!;]|$)`,
  'gu',
)
// "jingle for sunny side diner, open late".
const ADVERTISED = new RegExp(
  String.raw`(\b(?:jingle|ad|advert|commercial|promo|slogan)(?: song)? for )(?!(?:my|our|an?|the|this|your)\b)(${SMALL}(?: ${SMALL}){0,4})(?=[,.!;]| in | on | at |$)`,
  'iu',
)

// "our band broke up last night" is no name, and neither is "our sales team hitting target".
const happened = (kind: string, name: string): boolean => {
  const tags = tagWords(`it ${name}`)[1]?.tags
  const verbs = ['PastTense', 'Copula', 'Auxiliary', ...(/\b(?:the|called|named) $/.test(kind) ? [] : ['Gerund'])]
  return verbs.some((tag) => tags?.has(tag) === true)
}

const title = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => (at > 0 && LIGHT.test(word) ? word : raise(word)))
    .join(' ')

// Shops, bands and teams typed small get the capitals of their sign.
export const raiseBrands = (text: string): string =>
  text
    .replaceAll(AFTER_KIND, (whole, kind: string, name: string) =>
      NO_NAME.test(name) || /^(?:of|to|with|and|full) /i.test(name) || happened(kind, name)
        ? whole
        : `${kind}${title(name)}`,
    )
    .replace(ADVERTISED, (_, lead: string, name: string) => `${lead}${title(name)}`)
