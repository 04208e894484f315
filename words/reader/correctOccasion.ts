import { occasionById, type Occasion } from '../plan/occasions.ts'
import { DAY_RULES } from './dayRules.ts'
import { FATE_RULES } from './fateRules.ts'
import { HEART_RULES } from './heartRules.ts'
import { KIN_RULES } from './kinRules.ts'
import type { Heard } from './occasionRule.ts'
import { PARENT_RULES } from './parentRules.ts'
import { SENSE_RULES } from './senseRules.ts'
import { TALE_RULES } from './taleRules.ts'
import { isOwnLife } from './whoIsTold.ts'

// A cue is a word; what it stands in decides. The first rule that knows better is followed.
export function correctOccasion(heard: Heard): Occasion {
  for (const rule of [
    ...PARENT_RULES,
    ...SENSE_RULES,
    ...DAY_RULES,
    ...KIN_RULES,
    ...TALE_RULES,
    ...HEART_RULES,
    ...FATE_RULES,
  ]) {
    const better = rule(heard)
    if (better !== undefined) return better
  }
  const { occasion, person, told } = heard
  const isMine = /\b(?:my heart|(?:left|dumped|hurt|ghosted|cheated on|broke up with|walked out on) me)\b/i.test(told)
  const isTheirs = !isMine && person !== undefined && !person.isLover && person.at < 2
  // Somebody else's divorce is no heartbreak of mine: they need strength.
  const isBreakup = occasion.id === 'divorce' || occasion.id === 'breakup'
  return (isBreakup && isTheirs) || isOwnLife(told, occasion.id) ? occasionById('motivation') : occasion
}
