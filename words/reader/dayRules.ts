import { occasionById } from '../plan/occasions.ts'
import { byKin } from './byKin.ts'
import { KIN_OCCASIONS } from './kinOccasions.ts'
import type { OccasionRule } from './occasionRule.ts'

// A husband who forgot the day is teased for it.
const forgotTheDay: OccasionRule = ({ occasion, person, told }) =>
  ['anniversary', 'birthday'].includes(occasion.id) &&
  person?.isLover === true &&
  /^(?:my|our) \p{L}+(?: \p{Lu}\p{L}+)? (?:always |never |just |totally )*(?:forgets?|forgot|remembers?|missed)\b/iu.test(
    told,
  )
    ? occasionById('roast')
    : undefined

// Who got married in 1974 and has an anniversary now is long married.
const longMarried: OccasionRule = ({ occasion, told, manner }) =>
  occasion.id === 'wedding' && /\banniversary\b/i.test(`${manner} ${told}`) ? occasionById('anniversary') : undefined

// A friend since college is sung of as a friend.
const sinceSchool: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'school' &&
  person?.kin !== undefined &&
  !person.isYoung &&
  person.at < 2 &&
  /\b(?:since|from|in|at|after|through) (?:\p{Ll}+ )?(?:school|college|university)\b/iu.test(told)
    ? /friend|buddy|pal|mate/.test(person.kin)
      ? occasionById('friendship')
      : byKin(person)
    : undefined

// Who has lost a mother needs somebody near.
const motherless: OccasionRule = ({ occasion, person, told }) =>
  KIN_OCCASIONS.has(occasion.id) &&
  person === undefined &&
  /\bwho (?:just |has |recently )*lost (?:their|her|his|a) (?:m[uo]m|mother|dad|father|parents?|husband|wife|child|son|daughter|brother|sister)\b/i.test(
    told,
  )
    ? occasionById('anxiety')
    : undefined

// Who is together for a year has no grey hair to show.
const firstYear: OccasionRule = ({ occasion, person, told, manner }) =>
  occasion.id === 'anniversary' &&
  person?.isLover === true &&
  !/^(?:wife|husband|spouse)$/.test(person.kin ?? '') &&
  /\b(?:one|1|first|1st|six|6|three|3|two|2)[- ]?(?:year|month|yr)?s?(?: dating)? anniversary\b/i.test(
    `${manner} ${told}`,
  )
    ? occasionById('crush')
    : undefined

// A protest for children is a children's song.
const childrensProtest: OccasionRule = ({ occasion, manner, told }) =>
  occasion.id === 'protest' &&
  /\b(?:for|with) (?:the |my |our |little |young )*(?:kids|children|toddlers|preschool\p{L}*|kindergart\p{L}*|class)\b|\b(?:kids|children)'?s? song\b/iu.test(
    `${manner} ${told}`,
  )
    ? occasionById('kids')
    : undefined

// Where one's children grew up is left for good.
const homeLeft: OccasionRule = ({ occasion, told }) =>
  occasion.id === 'moving' &&
  /\b(?:out of|leaving|selling|sold|goodbye to) (?:the|our|my|this) (?:\p{Ll}+ )?(?:house|home|apartment|flat|farm)\b.*\b(?:where|that|after|years|raised|grew up)\b/iu.test(
    told,
  )
    ? occasionById('closing')
    : undefined

// A funny song about a wife's driving teases her.
const teasedLover: OccasionRule = ({ occasion, person, told, manner }) =>
  (occasion.id === 'love' || occasion.stance === 'story') &&
  person?.isLover === true &&
  /\b(?:funny|hilarious|comedy|comical|silly|humou?rous)\b/i.test(manner) &&
  /\b(?:hits?|crash\w*|broke|burn\w*|dented|ruined|snor\w+|driving|cooking|singing|dancing|parking|farts?|farting|obsess\w+|addict\w+)\b/i.test(
    told,
  ) &&
  !/\blove\b/i.test(`${manner} ${told}`)
    ? occasionById('roast')
    : undefined

// Who looked after somebody of mine is thanked for it.
const lookedAfter: OccasionRule = ({ occasion, person, told }) =>
  person?.name !== undefined &&
  ['work', 'get-well', 'portrait', 'mother', 'father', 'grandparent', 'service'].includes(occasion.id) &&
  /\bwho (?:took (?:such )?(?:good )?care of|looked after|saved|nursed|helped) (?:me|us|my|our)\b/i.test(told)
    ? occasionById('thanks')
    : undefined

// A manager who is the worst is sung of at work.
const angryAtWork: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'anger' &&
  /^(?:boss|manager|supervisor)$/.test(person?.kin ?? '') &&
  !/\b(?:cheat\w*|betray\w*|harass\w*|fired me|stole)\b/i.test(told)
    ? occasionById('boss')
    : undefined

// Who just became a grandfather sings of the child.
const justBecame: OccasionRule = ({ occasion, person, told }) =>
  KIN_OCCASIONS.has(occasion.id) &&
  person?.own === undefined &&
  /^I(?:'m| am|'ve)?(?: just| finally| recently)? (?:became|become|becoming) an? (?:\p{Ll}+ )?(?:dad|father|m[uo]m|mother|grand\p{Ll}+|nana|uncle|aunt|parent)\b/iu.test(
    told,
  )
    ? occasionById('birth')
    : undefined

// A colleague who leaves for a new job is seen off.
const leavesForAJob: OccasionRule = ({ occasion, person, told }) =>
  occasion.id === 'new-job' && person !== undefined && !person.isLover && /\bleav(?:es|ing)\b/i.test(told)
    ? occasionById('farewell')
    : undefined

// Days that come round, and those who are teased, thanked or comforted on them.
export const DAY_RULES: readonly OccasionRule[] = [
  justBecame,
  leavesForAJob,
  longMarried,
  angryAtWork,
  homeLeft,
  sinceSchool,
  motherless,
  firstYear,
  forgotTheDay,
  teasedLover,
  lookedAfter,
  childrensProtest,
]
