import type { Reading } from '../reader/readRequest.ts'

// Violence, abuse and despair are sung around, never word for word.
const HARSH =
  /\b(?:suicid\w*|(?:kill|hang|shoot|shot|hurt|cut|drown)(?:s|ed|ing)? (?:himself|herself|myself|themselves|yourself)|(?:take|takes|took|taken) (?:his|her|my|their|your) own life|(?:end|ending|ended) (?:it all|my life|his life|her life|your life)|don't want to (?:live|be here|wake up)|self[- ]harm\w*|overdosed|rap(?:e|ed|ist)|molest\w*|abus(?:ed|es|ing)|murder(?:ed|s|ing)?|genocide|massacre\w*|threaten(?:s|ed|ing)? to (?:kill|hurt)|stabb?(?:ed|ing|s)|strangl\w*|executed|execution|lynch(?:ed|ing)|kidnapp\w*|mental (?:breakdown|hospital|ward)|psych(?:iatric)? ward|social workers? (?:took|take|taking|came)|taken away from (?:him|her|me|us|them))\b/i
// Whoever is beaten at chess or by Leeds has come to no harm.
const STRUCK =
  /\b(?:he|she|you|who|father|dad|stepdad|stepfather|husband|boyfriend|man|mother|mum|mom) (?:always |often )?(?:beats?|hits?|chokes?|choked) (?:me|her|him|us|my (?:mother|mom|mum|sister|brother)|his wife)\b(?! (?:at|in|by|to|like|every|again|when|that|hard|with|on|home|\d))/i
const KILLED = /\b(?:kill(?:s|ed|ing|er)?|shoots?|shot dead|dead body|corpses?|blood|bleed\w*|genocide)\b/i

const OF_PEOPLE = /\b(?:me|him|her|husband|wife|people|himself|his|son|child|family)\b/i

// Whoever laughs, plays or tells a fairy tale may kill a dragon.
const PLAYED =
  /\b(?:zombies?|vampires?|dragons?|monsters?|game|gamer|minecraft|video|boss fight|kill(?:s|ed|ing)? (?:time|the vibe|the mood|it)|pirates?|vikings?|knights?)\b/i

export const isPlayed = ({ told, tones }: Reading): boolean => PLAYED.test(told) || tones.includes('funny')

export const isHarsh = (text: string, reading: Reading): boolean =>
  (HARSH.test(text) || STRUCK.test(text) || (KILLED.test(text) && OF_PEOPLE.test(text))) && !isPlayed(reading)
