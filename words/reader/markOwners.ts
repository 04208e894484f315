import { KIN } from './kin.ts'
import { raise } from './raiseNames.ts'

const NO_NOUN =
  /^(?:are|were|have|who|that|and|or|in|on|at|to|for|with|from|of|is|was|do|don't|can|will|would|never|always|still|start|love|go|turn|live|play|keep|got|get|made|make|came|come|left|first)$/i

const PARENT = /^(?:mum|mom|dad|mother|father)$/
// "my husbands snoring" is the snoring of one husband.
const ownOne = (text: string): string =>
  text.replaceAll(
    /\b(my|our) (\p{Ll}+)s (?=(\p{Ll}+|\d+(?:st|nd|rd|th)))/gu,
    (whole, owner: string, kin: string, next: string) =>
      KIN.has(kin) && (PARENT.test(kin) || !KIN.has(`${kin}s`)) && KIN.get(kin)?.isGroup !== true && !NO_NOUN.test(next)
        ? `${owner} ${kin}'s `
        : whole,
  )

// "my husband tims 50th".
const ownNamed = (text: string): string =>
  text.replaceAll(
    /\b(my|our) (\p{Ll}+) (\p{L}+[^s\W])s (?=(?:\d+(?:st|nd|rd|th)|birthday|wedding|graduation)\b)/giu,
    (whole, own: string, kin: string, name: string) => (KIN.has(kin) ? `${own} ${kin} ${raise(name)}'s ` : whole),
  )

// "my grandparents yard" is theirs.
const ownMany = (text: string): string =>
  text
    .replaceAll(
      /\b(since|at|of|in|to|from|for|after|before) (mum|mom|dad|nan|grandma|grandpa)s (?=\p{Ll})/giu,
      "$1 $2's ",
    )
    .replaceAll(
      /\b(my|our) (daughter|son|sister|brother|friend|cousin|kid|nephew|niece|grandson|granddaughter)s (?=(?:sweet|first|last|birthday|wedding|graduation|baby|recital|quincea|new|baptism|christening|bar|bat|communion|confirmation|naming|engagement|\d+(?:st|nd|rd|th))\b)/gi,
      "$1 $2's ",
    )
    .replaceAll(
      /\b(his|her|their|your) (mom|mum|mommy|mummy|mama|dad|daddy|papa|grandma|grandpa|brother|sister)s (?=(?:eyes|smile|nose|hair|laugh|chin|dimples|ears|name|heart|love|house|car|hands|arms|temper|cooking)\b)/gi,
      "$1 $2's ",
    )
    .replaceAll(
      /\b(my|our|his|her|its|their|the) (owner|neighbou?r|teacher|captain|farmer|boss|landlord|cat|dog|queen|king)s (?=(?:knowledge|permission|thoughts|voice|perspective|eyes|heart|house|garden|name|shoes|chair|bed|back|hands?|life)\b)/gi,
      "$1 $2's ",
    )
    .replaceAll(/\b(my|our|his|her|their) familys\b/gi, "$1 family's")
    .replaceAll(/\bdrivers (licen[sc]e|test|seat|permit)\b/gi, "driver's $1")
    .replaceAll(/\b(has|have|with) (ms|als)\b/gi, (_, verb: string, name: string) => `${verb} ${name.toUpperCase()}`)
    .replaceAll(/\bmc ?donalds\b/gi, "McDonald's")
    .replaceAll(/\b(alzheimer|parkinson|crohn|hodgkin)s\b/gi, (_, name: string) => `${raise(name.toLowerCase())}'s`)
    .replaceAll(
      /\bst\.? (\p{L}+?)s (?=(?:hospital|school|church|college)\b)/giu,
      (_, saint: string) => `St ${raise(saint)}'s `,
    )
    .replaceAll(/\b((?:my|our) (?:parents|grandparents|\p{Ll}+)) (?=\d+ years and\b)/giu, '$1, ')
    .replaceAll(
      /\b(my|our) (grandparents|parents|kids|neighbou?rs|friends|sisters|brothers|students|twins|boys|girls) (?=(?:last |first |old |back |front |little |big )?(?:day|dance|recital|game|steps|yard|house|home|garden|farm|kitchen|car|place|wedding|anniversary|cabin|attic|barn|backyard|porch|basement|\d+(?:st|nd|rd|th))\b)/gi,
      "$1 $2' ",
    )

// "my best friends girlfriend" is hers alone.
const ownOfOther = (text: string): string =>
  text.replaceAll(
    /\b(my|our) ((?:best |old |ex )?)(friend|brother|sister|boss|neighbou?r|cousin|roommate|uncle|son|daughter)s (?=(?:girlfriend|boyfriend|wife|husband|fianc|mom|mum|mother|dad|father|sister|brother|dog|cat|car|house|cooking)\w*\b)/giu,
    "$1 $2$3's ",
  )

// What is whose, for those who type no mark.
export const markOwners = (text: string): string => ownOfOther(ownMany(ownNamed(ownOne(text))))
