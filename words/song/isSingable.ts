import { findSubject } from '../knowledge/findSubject.ts'
import { isFinite, isGerund } from '../reader/clause.ts'
import type { Fact } from '../reader/fact.ts'
import type { Term } from '../reader/grammar.ts'
import { KIN } from '../reader/kin.ts'
import type { Reading } from '../reader/readRequest.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { isHarsh } from './harshWords.ts'
import { isKnownWord, namesIn } from './knownWords.ts'
import { isDeed, sayDeed } from './sayDeed.ts'
import { tagOnce } from './tagOnce.ts'

// What a request tells is sung word for word only where it is a whole sentence or a whole thing: a cut one, a list of
// words or a slip of the pen would stand in the song as it was typed.
const MOST_WORDS = 16
export const MOST_SYLLABLES = 24

// "I'm is", "the you", "for those pull the strings", "you're was": no two of them stand so together.
const CLASHES =
  /\b(?:(?:i'm|you're|we're|they're) (?:is|are|am|was|were|do|does|did|has|have)|(?:he's|she's|it's) (?:is|are|am|was|were)|(?:the|this|every) (?:you|me|him|them)(?! (?:i|who|that|we|you|in|of|and)\b)|(?:for|of|to|with|by) those (?!in\b|on\b|with\b|like\b|and\b|who\b|that\b|men\b|women\b|people\b|children\b|you\b|we\b|i\b|long\b)\p{Ll}*[^s\s] (?:the|an?|my|our|your|their|them|it|him|her)|those who$|(?<!\bcoming )and (?:going|getting|being|having|making|taking|coming|putting|bringing|trying|doing)$|^when (?:i|we|you|he|she|they) \p{Ll}+(?: there| home| here)?$)(?![\p{L}'])/iu
// What made the song, and who was to sing it how, is in no song.
const OF_THE_MAKING =
  /\b(?:suno|udio|chat ?gpt|type (?:of )?beats?|concept album|rap (?:verse|part|section)|(?:fe)?male (?:voice|singer|rapper)s?|(?:'s|s'|s) (?:perspective|point of view|viewpoint))\b/iu

// What is said to whoever makes the song.
const OF_THE_ORDER =
  /\b(?:a (?:mix|blend|fusion) of|(?:first|last|next) one was|make this|lyrics?|vocals?|vocalist|intro|outro|bpm|chorus(?:es)? should|verses? should|the song|this song|song about|podcast|soundtrack|music video|genre|instrumental|the singer|sung by|sung in|sing (?:it|this)\b|in the style|as (?:sung|written) by|please (?:write|make|create|add|use)|make it (?:sound|a|more|very|really|fast\w*|slow\w*|epic)|sounds? like an?|the (?:track|beat) (?:should|must)|[a-z]+ (?:vibes?|beats?|drops?)$|(?:the )?(?:purpose|elements?) of|it (?:can|could|should|must|may) (?:be|involve|include|have|mention|contain|rhyme)|(?:could|can|would|should) be a hit)\b/i
const ORDERED =
  /^(?:make|use|add|include|create|write|generate|compose|produce|sing|call|title|mention|rhyme|repeat|explore|feature|incorporate|begin|end|insert|put in|describe|highlight|contains?|features?|featuring|including|go into|talk|tell about|start (?:slow|soft|fast|low|with))\b/i
const NO_IMPERATIVE = /^(?:want|need|know|feel|seem|mean|wants|needs|have|has|had|got|been|driven|done|gone)\b/i

// "a skate punk anthem song": what was ordered, not what happened.
const IS_ORDERED =
  /^(?!.*\b(?:this|my|our|your|same|favou?rite|love|old|last|first|whole) song)(?:.* (?:is|are) .*\b(?:songs?|anthem|ballad)$|.*\b(?:songs?|anthem|ballad) (?:is |are )?(?:talking|telling|about)\b|.*\b(?:rock|metal|pop|punk|rap|blues|music|jazz|techno) about\b|.*\bin (?:[a-z0-9]+ ){0,3}(?:rock|metal|punk|jazz|style|genre)$|.*\b(?:need|want|like) (?:a|an|another) (?:\S+ )?songs?\b)/i
// "It gives you", "he caused her": whatever it was stood in another sentence.
const SAYS_NOTHING =
  /^(?:he|she|they|we|I|you|it)(?:'s|'re|'m| is| are| am| was| were) (?:realizing|realising|finding|making|taking|having|getting|putting|giving|being|doing|becoming|expressing|watching|keeping|trying|using|feeling|showing|telling|saying|seeing|knowing|wanting)$|^(?:it|this|that|he|she|they) (?!rains|snows|hurts|matters|works|sucks)\p{Ll}+(?: (?:you|me|him|her|us|them|it))?$/iu
// "I do and helping", "you the dog", "a over old": bits that never stood together.
const NO_ENGLISH =
  /\b(?:(?:do|does|is|are) and|you the|a (?:you|me|him|us|[aeio]\p{L}{3,})|an? (?:\p{Ll}+ly)$|(?:he|she|it) (?:am|are)|have past|has past|(?:is|are) (?:is|are)|(?:can't|won't|don't|not) then|don not|^(?:but |and )?not \p{L}+ing|\p{L}+ blessed be|(?:my|our) (?:\p{L}+ ){0,2}\p{L}+ you for|(?:you're|i'm|he's|she's) (?:love|make|life|music|time|hate|hope))\b(?! of)|\b(?:came|went) and (?:the|my|his|her|a) \p{L}+$|^(?:I'm|I) \p{L}+ me\b|^(?:you|i|we|he|she|they) who\b|\b(?:I|you|we|they|he|she) don't be\b|\b(?:and|but) (?:one|some|two|each|both|all|most|none) of (?:them|us|you) \p{L}+ing\b|\bif (?:guitars?|drums?|piano|bass)\b|\bof (?:is|are|was|were)\b|\byou you\b|^I'm lost (?:loves?|hopes?|faith|dreams?|time|souls?)\b|\byour you\b|\b(?:is|are|was) I$|^(?:girl|boy|man|woman|guy|lady|kid|singer|soldier) (?:\p{L}+ed|fell|is|was|has|and)\b|\byou(?:'re| are)? \p{L}+ing you\b/iu

const OPENS =
  /^(?:but|and|so|then|when|whenever|while|because|until|after|before|since|if|though|although|where|now|still|always|never|only|once|finally|even|just|yes|oh|almost|nearly|officially|recently|suddenly|sometimes|maybe)$/
// Who does it.
const SUBJECT =
  /^(?:i|we|you|he|she|it|they|there|this|that|these|those|here|everybody|everyone|nobody|somebody|someone|no one|nothing|everything|something|all|both|who|one|what)$/
const LET =
  /^(?:let|let's|don't|do|please|come|thank|be|say|keep|give|take|go|stay|hold|remember|happy|no|may|god|long)$/
const ASKS = /^(?:why|how|what|where|who|when|do|does|did|are|is|can|will|would|could)$/
const INSIDE = [
  'Noun',
  'Determiner',
  'Adjective',
  'Possessive',
  'Preposition',
  'Value',
  'Conjunction',
  'Adverb',
  'Pronoun',
  'Negative',
  'Abbreviation',
  'Acronym',
  'Expression',
]

const isShortened = ({ text }: Term): boolean => /^\p{L}+['’](?:m|s|re|ve|d|ll)$/iu.test(text)
const isDoneOften = (terms: readonly Term[], at: number): boolean =>
  /\w{2}s$/.test(terms[at]?.word ?? '') &&
  (/^(?:never|always|still)$/.test(terms[at - 1]?.word ?? '') ||
    (terms[at - 1]?.tags.has('Singular') === true &&
      ['Determiner', 'Negative', 'Possessive', 'Preposition', 'Adverb', 'Expression'].some((tag) =>
        terms[at + 1]?.tags.has(tag),
      )))
const isVerb = (term: Term): boolean =>
  isFinite(term) || /^(?:am|is|are|was|were|has|have|had|do|does|did)$/.test(term.word)

function isSentence(said: string): boolean {
  const text = said.replace(/^How much /, '')
  const terms = tagOnce(text)
  let at = 0
  while (OPENS.test(terms[at]?.word ?? '') && at < terms.length - 2) at++
  const first = terms[at]
  if (first === undefined) return false
  if (LET.test(first.word) || (at === 0 && ASKS.test(first.word) && text.endsWith('?'))) return true
  if (isShortened(first) && !first.tags.has('Possessive')) return terms.length > at + 1
  if (first.tags.has('Verb') && !first.tags.has('Noun')) return isImperative(first)
  // "my broken down van": what is broken there does nothing.
  const from = isArticle(first) ? at + 1 : at
  const isDoer = (term: Term): boolean =>
    /^ex$/.test(term.word) || SUBJECT.test(term.word) || isGerund(term) || (term.tags.has('Noun') && !isArticle(term))
  const verb = terms.findIndex(
    (term, index) =>
      index > from &&
      (isVerb(term) || isShortened(term) || isDoneOften(terms, index)) &&
      terms.slice(at, index).some(isDoer),
  )
  if (first.word === 'to') return false
  if (verb < 0 || (first.tags.has('Preposition') && !terms.some(({ word }, index) => index > at && SPEAKS.test(word))))
    return false
  const before = terms.slice(at, verb)
  return (
    hasDoer(before, text) &&
    !isBareOne(before, terms[verb]) &&
    !isBareHead(terms.slice(at)) &&
    !isOneWithout(before, terms[verb]) &&
    before.every(belongs) &&
    agrees(before, terms[verb])
  )
}

const SPEAKS = /^(?:i|we|you|he|she|they|it)(?:'\p{L}+)?$/u
const isArticle = ({ word, tags }: Term): boolean => /^(?:an?|the)$/.test(word) || tags.has('Possessive')
const belongs = (term: Term): boolean =>
  SUBJECT.test(term.word) || INSIDE.some((tag) => term.tags.has(tag)) || isGerund(term) || isFinite(term)

// "Girl fell in love", "strong will power": one of its kind has an article, and somebody does it.
function hasDoer(subject: readonly Term[], text: string): boolean {
  const [first, second] = subject
  if (first === undefined) return false
  const isDoing = isGerund(first)
  if (!isDoing && subject.some(isGerund) && !subject.some(({ word }) => /^(?:who|that|i|we|you)$/.test(word)))
    return false
  const isBare =
    first.tags.has('Singular') &&
    !/^\p{Lu}\p{L}+ \p{Lu}/u.test(text) &&
    !['ProperNoun', 'Pronoun', 'Uncountable', 'Possessive', 'Date'].some((tag) => first.tags.has(tag)) &&
    second?.tags.has('Noun') !== true &&
    !KIN.has(first.word) &&
    (first.tags.has('Actor') || ONE_OF_MANY.has(findSubject(first.word)?.kind ?? ''))
  return !isBare && subject.some((term) => SUBJECT.test(term.word) || term.tags.has('Noun') || isGerund(term))
}
const ONE_OF_MANY: ReadonlySet<string> = new Set(['animal', 'vehicle', 'person', 'trade', 'tool'])

// "Timber wolf hunt the deer": one of its kind without an article, and its verb without an end.
const isBareOne = (subject: readonly Term[], verb: Term | undefined): boolean => {
  const last = subject.at(-1)
  return (
    subject.length === 2 &&
    last?.tags.has('Singular') === true &&
    !['ProperNoun', 'Uncountable', 'Plural', 'Pronoun', 'Possessive', 'Date'].some((tag) =>
      subject.some(({ tags }) => tags.has(tag)),
    ) &&
    !subject.some(({ word }) => BEFORE_A_THING.test(word) || SUBJECT.test(word) || OPENS.test(word)) &&
    verb?.tags.has('Infinitive') === true &&
    !verb.tags.has('Modal') &&
    !/^(?:put|let|cut|hit|set|quit|hurt|cost|shut|read|beat|burst|come|run|will|can|may|must|might|could|would|should|shall)$/.test(
      verb.word,
    )
  )
}

// "The guy want": one does, and more of them do.
const MANY_IN_ONE =
  /^(?:family|team|band|crew|people|police|staff|crowd|couple|half|rest|lot|bunch|pair|day|night|time|way)$/
const BENDS_NOT = /^(?:put|let|cut|hit|set|quit|hurt|cost|shut|read|beat|burst|come|run|become|spread|split|cast|bet)$/
const isOneWithout = (subject: readonly Term[], verb: Term | undefined): boolean => {
  const last = subject.at(-1)
  return (
    last?.tags.has('Singular') === true &&
    !['ProperNoun', 'Uncountable', 'Plural', 'Pronoun', 'Date'].some((tag) => last.tags.has(tag)) &&
    !MANY_IN_ONE.test(last.word) &&
    subject.length < 4 &&
    !subject.some((term) => /^(?:and|or|that|who|to)$/.test(term.word) || isGerund(term) || term.tags.has('Verb')) &&
    verb?.tags.has('Infinitive') === true &&
    !['Modal', 'PastTense', 'Noun', 'Auxiliary', 'Copula'].some((tag) => verb.tags.has(tag)) &&
    /[^s]$/.test(verb.word) &&
    !BENDS_NOT.test(verb.word)
  )
}

const isImperative = (term: Term): boolean => term.tags.has('Infinitive') && !NO_IMPERATIVE.test(term.word)

function agrees(subject: readonly Term[], verb: Term | undefined): boolean {
  const [only] = subject
  if (subject.length !== 1 || only === undefined || verb === undefined) return true
  if (/^(?:he|she|it)$/.test(only.word)) return !/^(?:are|were|have|do|don't|am)$/.test(verb.word)
  if (/^(?:you|we|they)$/.test(only.word)) return !/^(?:is|was|has|does|doesn't|am)$/.test(verb.word)
  return only.word !== 'i' || !/^(?:is|are|has|does|doesn't)$/.test(verb.word)
}

// "stayed the course The chorus": two sentences nobody put a stop between.
const runsOn = (text: string, names: string): boolean =>
  /\p{Ll} (?:The|She|He|They|You|It|Its|It's|My|Give|And|But|This|When|Let|Make|We|Their|His|Her|Your|In|A|About|Please|Get|Was|Is|Are|Were|Has)\b(?! \p{Lu})/u.test(
    names === '' ? text : text.replaceAll(/"[^"]*"/g, ''),
  )

const HANGS =
  /\b(?:those|into|onto|upon|towards?|between|during|without|whose|every|including|as|the|an|my|your|our|his|their|of|to|and|or|but|is|are|was|were|with|from|because|who|which|if|than|I'm who|about|for|maybe)$|\bwho I'm$|\b(?:an?|my|our|his|her) (?:new|old|big|small|great|good|bad|little|strict|real|true|whole|deep|strong|dark|long|single)$/i

// "love of fire and water", "my grandma's kitchen": a thing that can be said with a verb before it.
const BEFORE_A_THING =
  /^(?:the|an?|my|our|your|his|her|their|that|those|these|this|every|all|no|some|two|three|four|five)$/
// "how you're always there for me" is no thing.
export const SAID_OF = /^(?:I|You|We|They|He|She|It)(?:'(?:m|re|ve|s|ll|d))? /
const LONGEST_BARE = 13
function isThing(text: string): boolean {
  const terms = tagOnce(text)
  const [first] = terms
  const last = terms.at(-1)
  if (first === undefined || last === undefined) return false
  if (first.tags.has('Conjunction') || /^(?:because|but|and|me|him|them|its)$/.test(first.word)) return false
  if (
    terms.some(({ word }) => /^(?:songs?|anthem|ballad)$/.test(word)) &&
    !/^(?:my|our|this|that|your)$/.test(first.word)
  )
    return false
  if (SAID_OF.test(text) || last.tags.has('Comparative')) return false
  if (first.tags.has('Preposition') || first.tags.has('Adverb')) return true
  if (first.tags.has('Adjective') && first.word !== 'sorry' && terms[1]?.tags.has('Preposition') === true) return false
  if (isGerund(first) && terms.length > 1) return false
  const isOneOfMany =
    last.tags.has('Singular') &&
    !['ProperNoun', 'Uncountable', 'Date', 'Possessive'].some((tag) => last.tags.has(tag)) &&
    findSubject(last.word)?.number !== 'many'
  if (isBareHead(terms) || isSaidWithout(terms)) return false
  if (terms.length === 1) return first.tags.has('Noun') || /\wing$/.test(first.word)
  const isBare = terms.length === 2 && first.tags.has('Adjective')
  if (isOneOfMany && isBare) {
    const subject = findSubject(last.word)
    if (subject === undefined || subject.number === 'one') return false
  }
  if (/^an?$/.test(first.word) && !terms.slice(1).some(({ tags }) => tags.has('Noun'))) return false
  if (countSung(text) > LONGEST_BARE && !BEFORE_A_THING.test(first.word) && !/^\p{Lu}\S*'s /u.test(text)) return false
  if (BEFORE_A_THING.test(first.word) || first.text.endsWith("'s") || first.tags.has('Possessive')) return true
  return (
    terms.length < 3 ||
    last.tags.has('Plural') ||
    last.tags.has('Uncountable') ||
    terms.some(({ text: word }, at) => at > 0 && /^\p{Lu}/u.test(word)) ||
    findSubject(last.word) !== undefined ||
    terms.some(({ word }) => /^(?:and|of|in|on|at|for|with)$/.test(word))
  )
}

// "Way in uncertainty", "pine tree stranded on an island": one of many, and no article.
function isBareHead(terms: readonly Term[]): boolean {
  const end = terms.findIndex(({ tags }, at) => at > 0 && (tags.has('Preposition') || tags.has('PastTense')))
  const head = terms[end - 1]
  return (
    end > 0 &&
    end < 4 &&
    head?.tags.has('Singular') === true &&
    terms.slice(0, end).every(({ tags }) => tags.has('Noun') || tags.has('Adjective')) &&
    !terms
      .slice(0, end)
      .some(
        ({ tags, text }, at) =>
          ['ProperNoun', 'Uncountable', 'Possessive', 'Pronoun', 'Date', 'Gerund', 'Value'].some((tag) =>
            tags.has(tag),
          ) ||
          (at > 0 && /^\p{Lu}/u.test(text)),
      ) &&
    !KIN.has(head.word) &&
    (ONE_OF_MANY.has(findSubject(head.word)?.kind ?? '') || BARE_ONES.test(head.word))
  )
}
const BARE_ONES =
  /^(?:way|tree|flower|house|road|street|city|town|place|man|woman|boy|girl|kid|guy|lady|person|world|star|song|story|day|night|door|room|heart|dream|king|queen|hero|friend|group|band|game|girlfriend|boyfriend|couple|line|thing|home|car|train|ship|boat)$/
// "The guy want to fix things" is a sentence somebody got wrong.
const isSaidWithout = (terms: readonly Term[]): boolean => {
  const verb = terms.findIndex(({ tags }, at) => at > 1 && tags.has('Infinitive') && !tags.has('Noun'))
  return verb > 0 && verb < 4 && isOneWithout(terms.slice(0, verb), terms[verb]) && terms.length > verb + 1
}

// "When airplane": nothing happened when.
const isHalfSaid = (text: string): boolean =>
  /^(?:When|If|While|Because|Though|Although|Unless) /.test(text) && !tagOnce(text).some(isVerb)

// "Draw the valley" is no thing, whatever else a draw may be.
const isToldToDo = (text: string): boolean => {
  if (!/^\p{Lu}\p{Ll}+ (?:the|my|your|our) \p{Ll}/u.test(text)) return false
  const [first] = tagOnce(text.replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase()))
  return first?.tags.has('Infinitive') === true && !first.tags.has('Preposition') && !first.tags.has('Adverb')
}

const opensWithName = (text: string): boolean => {
  const [first, next] = tagOnce(text)
  return NAMES.test(text) || first?.tags.has('ProperNoun') === true || (next !== undefined && isVerb(next))
}
const NAMES = /^\p{Lu}[\p{L}'’-]+ (?:\p{Lu}|(?:and|is|who|never|always|still)\b)|^\p{Lu}[\p{L}]+['’]s?\b/u

// A pronoun the request never said stands for nobody.
const isInvented = (text: string, told: string): boolean => {
  const who = /^(?:But |And )?(he|she)(?:'s)?\b/i.exec(text)?.[1]?.toLowerCase()
  return who !== undefined && !(who === 'he' ? /\b(?:he|him|his)\b|he's/i : /\b(?:she|her|hers)\b|she's/i).test(told)
}

const isPast = (text: string): boolean => {
  const [first] = tagOnce(`they ${text.charAt(0).toLowerCase()}${text.slice(1)}`).slice(1)
  return first?.tags.has('PastTense') === true && !first.tags.has('Infinitive')
}

const JOINED =
  /\b(?:that|who|how|when|while|because|where|what|and|but|if|so|as|until|after|before|way|day|night|time) (?:he|she) \p{L}+s\b/iu
const TAUGHT: ReadonlySet<string> = new Set(['teach', 'kids'])

export function isSingable(fact: Fact, reading: Reading): boolean {
  const text = fact.kind === 'deed' && isDeed(fact.text) ? sayDeed(fact.text, reading) : fact.text
  const names = namesIn(reading)
  if (reading.person === undefined && isInvented(text, reading.told)) return false
  const isSold = reading.occasion.stance === 'sell'
  if (isHarsh(text, reading)) return false
  if (wordsOf(text).length > MOST_WORDS || countSung(text) > MOST_SYLLABLES) return false
  if (/ ,|\.\.|\.\p{L}|[[\]{}<>#*_|]/u.test(text) || (text.match(/,/g)?.length ?? 0) > 2) return false
  if (CLASHES.test(text) || OF_THE_MAKING.test(text)) return false
  if (SAYS_NOTHING.test(text) || IS_ORDERED.test(text) || NO_ENGLISH.test(text)) return false
  if (OF_THE_ORDER.test(text) || HANGS.test(text) || runsOn(text, names)) return false
  // The first one has a capital in any case.
  const typed = wordsOf(text).map((word) => (reading.told.includes(word) ? word : word.toLowerCase()))
  if (!typed.every((word) => isKnownWord(word, names))) return false
  if (!isKnownWord(typed[0]?.toLowerCase() ?? '', names) && !opensWithName(text)) return false
  if (isSold) return true
  // "balance sheets", "line dancing": nobody is told to.
  const isNamed =
    fact.kind === 'order' &&
    /^\p{L}+ \p{Ll}+(?:s|ing)$/u.test(text) &&
    !/^(?:make|take|love|keep|hold|stop|be|go|do|say) /i.test(text)
  if (isNamed) return false
  // "warriors that send letters": who sends them stood before it.
  const [one = '', two = ''] = text.toLowerCase().split(' ')
  if (reading.told.toLowerCase().includes(`that ${one} ${two}`)) return false
  // "swinging jazz Rex the dog she steals socks": two sentences in one.
  if (fact.kind === 'deed' && /\b(?:he|she) \p{L}+s\b/u.test(text) && !JOINED.test(text)) return false
  // "came and destroyed it": who did stood before it.
  if (fact.kind === 'order' && isPast(text)) return false
  if (fact.kind === 'order')
    return !ORDERED.test(text) && !NO_IMPERATIVE.test(text) && !/\bslow\b.*\b(?:fast|epic|loud)\b/i.test(text)
  if (fact.kind === 'noun') return isThing(text) && !isToldToDo(text) && !isHalfSaid(text)
  if (fact.kind === 'deed' && (!isDeed(fact.text) || TAUGHT.has(reading.occasion.id))) return true
  return isSentence(text) && !(fact.kind === 'deed' && !/^\p{L}{2,}ing\b/iu.test(fact.text))
}
