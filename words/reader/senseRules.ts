import { MISHAP, occasionById, PORTRAIT } from '../plan/occasions.ts'
import { byKin } from './byKin.ts'
import { isMisfortune } from './misfortune.ts'
import type { OccasionRule } from './occasionRule.ts'

// "who raised me after mom got sick": how it came about, not what it is for.
const AS_IT_HAPPENED =
  /\b(?:after|when|since|while|because) (?:my |our |his |her |their )?(?:\p{Ll}+ )?(?:m[uo]m|mother|dad|father|parents?|nan|gran\w*|wife|husband|brother|sister|son|daughter|he|she|they|i) (?:got|was|were|fell|had|went|became|died|passed|left|walked|broke|lost)\b[^,.]*/iu
const BROUGHT_ABOUT = new Set(['get-well', 'memorial', 'breakup', 'divorce', 'absent', 'estranged', 'job-loss'])
const onlyBackground: OccasionRule = ({ occasion, person, told, manner }) => {
  const cause = AS_IT_HAPPENED.exec(told)?.[0]
  if (cause === undefined || person?.kin === undefined || person.at > 1 || !BROUGHT_ABOUT.has(occasion.id))
    return undefined
  const rest = `${manner} ${told.replace(cause, '')}`
  // Where it was somebody else who left, the song is hers who stayed.
  const [other = ''] = /\b(?:m[uo]m|mother|dad|father)\b/.exec(cause) ?? []
  const isByOther = other !== '' && other !== person.kin
  const isRaised =
    isByOther || /\b(?:raised|took (?:me|us) in|looked after|cared for|brought (?:me|us) up|was there)\b/i.test(rest)
  return isRaised && rest.match(occasion.cues) === null ? byKin(person) : undefined
}

// Whoever ran it alone, and came in last, has beaten somebody: the sofa.
const RACE = /\b(?:marathon|triathlon|race|5k|10k|iron ?man|half[- ]marathon|swim|ride)\b/i
const finishedLast: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'defeat' && RACE.test(told) && !/\b(?:we|our|team)\b/i.test(told) && /\b(?:i|my)\b/i.test(told)
    ? occasionById('sport')
    : undefined

// An office's Christmas party is the office's.
const officeFeast: OccasionRule = ({ occasion, told }) =>
  ['christmas', 'holiday', 'party', 'firm', 'new-year'].includes(occasion.id) &&
  /\b(?:office|work|staff|company) (?:christmas |holiday |xmas )?(?:party|parties|do|lunch|dinner)\b/i.test(told)
    ? occasionById('boss')
    : undefined

// What a cat does to the Christmas tree is the cat's song.
const FEASTS = new Set(['christmas', 'halloween', 'festival', 'new-year', 'holiday', 'party', 'wedding'])
const petAtAFeast: OccasionRule = ({ occasion, person, told, manner }) =>
  person?.isPet === true &&
  person.at < 2 &&
  FEASTS.has(occasion.id) &&
  manner.match(occasion.cues) === null &&
  /^(?:my|our) \p{L}+(?: \p{Lu}\p{L}+)? (?!at\b|in\b|on\b)\p{L}+/u.test(told)
    ? occasionById('pet')
    : undefined

// A husband with a beagle is sung to as a husband.
const petBeside: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'pet' || person?.kin === undefined || person.isPet || person.at > 1) return undefined
  if (/^(?:my|our) [\p{L} ]+'s?(?= |$)/u.test(told)) return undefined
  return person.isLover ? occasionById('love') : byKin(person)
}

// "my girl" in a song of dirt roads is nobody's child.
const ownGirl: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'child' || person?.isLover !== true) return undefined
  return person.at > 1 && isMisfortune(told.replace(/ to see .*/i, '')) ? MISHAP : occasionById('love')
}

// Once the answer is yes nobody has to ask.
const answered: OccasionRule = ({ occasion, person, told }) => {
  if (occasion.id !== 'proposal') return undefined
  const isOfOther = person?.kin !== undefined && !person.isLover
  // A friend who is engaged was asked by somebody else.
  if (isOfOther && /\b(?:engaged|engagement)\b/i.test(told)) return occasionById('wedding')
  if (
    !/\bsaid yes\b|\bpropos(?:ed|es|ing) to me\b|\basked me to marry\b|\b(?:we're|we are|just got) (?:engaged|getting married)\b/i.test(
      told,
    )
  )
    return undefined
  return occasionById(isOfOther || /\b(?:wedding|getting married)\b/i.test(told) ? 'wedding' : 'love')
}

// Whoever loses the keys has lost no match.
const lostThings: OccasionRule = ({ occasion, person, told }) =>
  ['defeat', 'sport', 'club', 'chant'].includes(occasion.id) &&
  /\b(?:los(?:es?|ing|t)|misplac\p{L}+) (?:his|her|my|the|our|their|your) (?:\p{L}+ )?(?:keys|phone|glasses|wallet|remote|passport|shoes?|socks?)\b/iu.test(
    told,
  )
    ? person?.isLover === true
      ? occasionById('roast')
      : person === undefined
        ? MISHAP
        : byKin(person)
    : undefined

// Where they met is not what the song is of.
const MET_THEM =
  /\b(?:guy|girl|man|woman|boy|someone|somebody|stranger) (?:that |who |whom )?(?:i|we) (?:just )?(?:met|saw|kissed)\b/i
const metSomewhere: OccasionRule = ({ occasion, told, manner }) =>
  MET_THEM.test(told) &&
  /\blove|romantic|crush\b/i.test(manner) &&
  !['mourn', 'part', 'angry'].includes(occasion.stance)
    ? occasionById('crush')
    : undefined

// Who is not understood at home keeps no family feast.
const notUnderstood: OccasionRule = ({ occasion, told }) =>
  ['family', 'mother', 'father', 'portrait'].includes(occasion.id) &&
  /\b(?:not|don't|doesn't|never|won't|can't) (?:even |really )?(?:understand\w*|listen\w*|get(?:ting)?|accept\w*|support\w*|believ\w*) (?:to |in )?me\b/i.test(
    told,
  )
    ? occasionById('lonely')
    : undefined

// Who asks for a song of worship sings to God of whatever it was.
const WORSHIP = /\b(?:worship|gospel|praise|hymn|christian|prayer)\b/i
const HELPED = new Set(['sobriety', 'anxiety', 'get-well', 'motivation', 'hope', 'lonely'])
const worshipped: OccasionRule = ({ occasion, manner, told }) =>
  HELPED.has(occasion.id) && WORSHIP.test(manner) && /\b(?:god|lord|jesus|christ|saviou?r)\b/i.test(told)
    ? occasionById('prayer')
    : undefined

// What is recovered from a disaster plan, a disk or a debt lies in no hospital.
const OF_THINGS =
  /\b(?:disaster|data|file|system|disk|database|backup|password|account|economic|market|debt|vehicle|asset) recover\p{L}+|\brecovery (?:plans?|mode|disk|drive|key|phrase|point|time objective)\b/iu
const recoveredThings: OccasionRule = ({ occasion, told }) =>
  ['get-well', 'sobriety', 'illness', 'motivation'].includes(occasion.id) && OF_THINGS.test(told)
    ? occasionById(
        /\b(?:disaster|data|file|system|disk|database|backup|password|server)/i.test(told) ? 'coding' : 'any',
      )
    : undefined

// Years at a firm are no marriage.
const OF_WORK =
  /\bwork(?:ing|place)?[- ]?(?:iversary| anniversary)|\banniversary (?:at|with|of working|in) (?:our|my|the) (?:\p{L}+ ){0,2}(?:company|firm|business|office|team|job|school|store|shop|hospital)\b/iu
const yearsAtWork: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'anniversary' && OF_WORK.test(`${manner} ${told}`) ? occasionById('thanks') : undefined

// Whoever is queen of her own home, or somebody's king, has fought no war.
export const OWN_CROWN =
  /\b(?:i'm|i am|you're|you are|she's|he's|feel like|like) (?:the |a |my )?(?:king|queen)\b|\bmy (?:king|queen)\b|\b(?:drag|dancing|beauty|prom|homecoming) queen\b|\bqueen (?:in|of) (?:my|our|her) (?:own )?(?:home|house|heart|kitchen|castle)\b/iu
const ownCrown: OccasionRule = ({ occasion, person, told, manner }) => {
  if (occasion.id !== 'war-story' || !OWN_CROWN.test(told)) return undefined
  if (/\b(?:battle|soldiers?|war|army|knight|viking|castle|medieval|history)\b/i.test(`${manner} ${told}`))
    return undefined
  if (person === undefined)
    return /\b(?:my|you're|you are)\b/i.test(told) ? occasionById('love') : occasionById('motivation')
  return /^(?:kids|children|sons|daughters)$/.test(person.kin ?? '') ? occasionById('child') : byKin(person)
}

// "tattoos, ADHD and too many hens", asked for as a joke: it is only one more thing about her.
const oneMoreTrait: OccasionRule = ({ occasion, person, told, manner }) =>
  occasion.id === 'anxiety' &&
  person?.name !== undefined &&
  person.own === undefined &&
  /\b(?:funny|silly|comic|humou?rous|comedy|fun)\b/i.test(manner) &&
  !/\b(?:struggl\p{L}+|suffer\p{L}*|fight\p{L}*|panic|depress\p{L}*|anxi\p{L}+)\b/iu.test(told)
    ? PORTRAIT
    : undefined

// A cue in another sense, or only in passing.
export const SENSE_RULES: readonly OccasionRule[] = [
  onlyBackground,
  finishedLast,
  officeFeast,
  petAtAFeast,
  petBeside,
  ownGirl,
  answered,
  metSomewhere,
  notUnderstood,
  worshipped,
  lostThings,
  recoveredThings,
  yearsAtWork,
  ownCrown,
  oneMoreTrait,
]
