import type { Reading } from '../reader/readRequest.ts'
import type { Stance } from '../plan/occasions.ts'

// What a stance never says, whoever wrote it: no cheer at a grave, no war in a prayer for peace.
const NEVER: Readonly<Partial<Record<Stance, RegExp>>> = {
  mourn:
    /\b(?:hooray|hurrah|celebrat\w+|party|parties|cheers|congratulat\w+|happy (?:day|birthday)|best day|lucky day|champagne|here's to)\b/i,
  pray: /\b(?:give (?:me|us) (?:the )?(?:war|fight)|kill|revenge|hate you|burn it|(?:love|want|need) (?:the )?war)\b/i,
  part: /\b(?:hooray|congratulat\w+|wedding day|happy birthday)\b/i,
  hope: /\b(?:glad (?:you|I|we) lost|all I want is los|give up now|no use)\b/i,
  love: /\b(?:hate you|never loved|leave me alone)\b/i,
  celebrate: /\b(?:funeral|grave|buried|mourn\w*|never loved|hate you)\b/i,
  thank: /\b(?:no thanks|ungrateful|hate you)\b/i,
}

// Nothing for small ears.
const GENTLE = new Set(['lullaby', 'kids', 'teach', 'birth', 'first-day'])
const NOT_FOR_CHILDREN =
  /\b(?:beers?|wine|whisky|rum|gin|champagne|drunk|hangover|kill\w*|blood|hell|damn\w*|graves?|dead|death|die[ds]?|lipstick|tax(?:es)?|invoice|rent|mortgage|divorce|funeral|cigarettes?|ashtray|knife|knives|guns?|war|wars|bombs?|prison|jail|pub|ex)\b/i

// Whoever protests against a landlord has no war in mind.
const OF_WAR =
  /\b(?:wars?|medals?|flags?|tanks?|bullets?|bombs?|soldiers?|guns?|trench\w*|generals?|barracks|rubble|ministry|widows?|draft|dust, a standing wall|schoolbook up)\b|hand her all of him|stands alone, that guards/i

const UNARMED = new Set(['protest', 'prayer', 'intercession'])
const ON_THE_PITCH = new Set(['chant', 'victory', 'defeat', 'sport', 'club'])

// No team plays in another's colours.
const COLOURS = /\b(?:red|blue|green|yellow|white|black|orange|purple|gold|claret|maroon)\b(?! (?:cards?|whistle))/i
const isOthersColour = (line: string, told: string): boolean => {
  const [colour] = COLOURS.exec(line) ?? []
  return colour !== undefined && !new RegExp(String.raw`\b${RegExp.escape(colour)}\b`, 'i').test(told)
}

// Who has no teeth yet goes to no school.
const BORN_LATELY =
  /\b(?:months?|weeks?|days?) old\b|\bnew ?born\b|\bborn (?:today|yesterday|last (?:week|night|month))\b/i
const OF_BIGGER =
  /\b(?:school|tooth|teeth|homework|bikes?|laces|goals?|grades?|exams?|teens?|teenager|drew|drawings?|you (?:said|told|asked|ran|jumped|sang)|wiped both your feet|first (?:word|step|day)s?)\b/i

// A son who leaves home leaves no stapler behind.
const AT_THE_OFFICE =
  /\b(?:offices?|stapler|printer|photocopier|desk with no papers|swivel chair|canteen|payroll|spreadsheets?)\b/i
const OF_WORK =
  /\b(?:work\w*|jobs?|office|colleagues?|coworkers?|boss|manager|team|company|firm|retir\w+|department|accounting|shift|staff|class|teacher|school)\b/i
const isOfNoOffice = ({ occasion, person, told }: Reading): boolean =>
  occasion.id === 'farewell' && person?.kin !== undefined && !OF_WORK.test(told)

export function isRefused(line: string, reading: Reading): boolean {
  const { occasion, person, told } = reading
  if (AT_THE_OFFICE.test(line) && isOfNoOffice(reading)) return true
  if (UNARMED.has(occasion.id) && OF_WAR.test(line) && !OF_WAR.test(told)) return true
  if (ON_THE_PITCH.has(occasion.id) && /\bschool\b/i.test(line) && !/school|class|pupil/i.test(told)) return true
  if (ON_THE_PITCH.has(occasion.id) && isOthersColour(line, told)) return true
  const isTiny = BORN_LATELY.test(told) || /^(?:baby|newborn)$/.test(person?.kin ?? '')
  if (person?.isYoung === true && isTiny && OF_BIGGER.test(line)) return true
  // Only a wife or a husband leaves half a bed empty.
  if (occasion.stance === 'mourn' && person?.isLover === false && /\b(?:half|side of) (?:the|our|my) bed\b/i.test(line))
    return true
  const isForChild = GENTLE.has(occasion.id) || (person?.isYoung === true && occasion.stance !== 'mourn')
  if (isForChild && NOT_FOR_CHILDREN.test(line)) return true
  return NEVER[occasion.stance]?.test(line) ?? false
}
