import type { Reading } from '../reader/readRequest.ts'

// Violence, abuse and despair are sung around, never word for word.
const HARSH =
  /\b(?:suicid\w*|(?:kill|hang|shoot|shot|hurt|cut|drown)(?:s|ed|ing)? (?:himself|herself|myself|themselves|yourself)|take(?:s)? (?:his|her|my|their) (?:own )?life|(?:end|ending|ended) (?:it all|my life|his life|her life)|don't want to (?:live|be here|wake up)|self[- ]harm\w*|overdos\w*|rap(?:e|ed|ist)|molest\w*|abus(?:e|ed|es|ing|ive)|beat(?:s|en|ing)? (?:me|her|him|us|my|his wife|up)|hits? (?:me|her|us)|chok(?:e|es|ed|ing) me|murder\w*|genocide|massacre\w*|threaten\w*|stabb?(?:ed|ing|s)?|strangl\w*|execut(?:e|ed|ion)|lynch\w*|tortur\w*|kidnap\w*|mental (?:breakdown|hospital|ward)|psych(?:iatric)? ward|social (?:workers?|services)|taken away from|arrested|died (?:in|by)|dying (?:from|of)|miscarr\w+|stillborn)\b/i
const KILLED = /\b(?:kill(?:s|ed|ing|er)?|shoots?|shot dead|dead body|corpses?|blood|bleed\w*|genocide)\b/i

const OF_PEOPLE = /\b(?:me|him|her|husband|wife|people|himself|his|son|child|family)\b/i

// Whoever laughs, plays or tells a fairy tale may kill a dragon.
const PLAYED =
  /\b(?:zombies?|vampires?|dragons?|monsters?|game|gamer|minecraft|video|boss fight|time|the vibe|the mood|it on|killing it|pirates?|vikings?|knights?)\b/i

export const isPlayed = ({ told, tones }: Reading): boolean => PLAYED.test(told) || tones.includes('funny')

export const isHarsh = (text: string, reading: Reading): boolean =>
  (HARSH.test(text) || (KILLED.test(text) && OF_PEOPLE.test(text))) && !isPlayed(reading)
