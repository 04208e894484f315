import type { Reading } from '../reader/readRequest.ts'
import { fitsAnything } from './fitsAnything.ts'
import { findHeartTheme, findHeavyTheme } from './heartThemes.ts'
import { KITS } from './kitBanks.ts'
import { callKit } from './lineBank.ts'

// What people sing of in a hundred wordings: where nobody's words call a song, its theme does. A theme and words that call a song of it.
const OPENING = String.raw`^(?:(?:about|the|an?|my|our|your|this|that|these|all|some|those|of|just|how|it|feels?|it's like|i|we|feeling|being|having|i am|i'm|i feel|we are|we're|really|so|very|like|trying|wanting|want|to|be) )*`
const theme = (words: string, calls: string): readonly [RegExp, string] => [
  new RegExp(`${OPENING}(?:${words})`, 'iu'),
  calls,
]
const anywhere = (words: string, calls: string): readonly [RegExp, string] => [
  new RegExp(String.raw`\b(?:${words})\b`, 'iu'),
  calls,
]

const THEMES: readonly (readonly [RegExp, string])[] = [
  anywhere(
    String.raw`(?:dysfunctional|unhealthy|toxic|stormy|rocky|failing|love[- ]hate) (?:romantic |love )?(?:relation(?:ship)?s?|marriage|romance)`,
    'toxic relationship',
  ),
  theme(
    String.raw`(?:lone(?:ly|some)|alone|empty|lost|sad|nothing|blue) (?:without|when I'm not with) (?:you|him|her)|(?:life|living|days?|nights?|world|house|home) without (?:you|him|her)\b`,
    "when you're not around",
  ),
  theme(String.raw`(?:miss(?:ing)?) (?:you|him|her)\b(?! (?:at|in) (?:work|school))`, 'missing you'),
  theme(
    String.raw`(?:(?:old|good|happy|sweet|beautiful|precious|lost|life and|love and|time and) )*memor(?:y|ies)\b(?! (?:foam|card|stick|loss|leak))`,
    'good memories',
  ),
  theme(
    String.raw`(?:perfection|power|magic|beauty|mystery|meaning|miracle|strength|madness) of (?:true |real |our )?love\b`,
    'true love',
  ),
  theme(String.raw`(?:passage|passing|march|flow|river) of (?:the )?(?:time|years)`, 'time flies'),
  theme(
    String.raw`(?:(?:young |old |small |poor )*(?:man|woman|girl|boy|kid|person|guy|dreamer|someone|somebody|people|everyone) (?:with|who (?:has|had|dreams?)|and (?:his|her|their|my)) )?(?:(?:of )?(?:big|many|wild|great|so many|(?:a )?(?:million|thousand|hundred)) )+(?:dreams?\b|things)`,
    'dream big',
  ),
  theme(
    String.raw`perfect\b.*\b(?:not|never|can't|cannot|fail\w*|isn't|aren't)\b|perfection\b|never (?:being )?(?:good )?enough\b`,
    'perfectionism',
  ),
  theme(
    String.raw`friends? (?:we|I|you) (?:make|made|meet|met|find|found)\b|friends?(?:hips?)?(?: (?:and|that|who|which|is|are|in|for|along)\b.*)?$`,
    'true friendship',
  ),
  theme(String.raw`(?:\p{L}+,? )?(?:my|our) (?:\p{Ll}+ )?(?:country|homeland|nation|native land)\b`, 'my homeland'),
  theme(String.raw`free (?:Palestine|Tibet|Ukraine|Iran|Kurdistan|Belarus|Hong Kong|Congo|Sudan)\b`, 'freedom'),
  theme(
    String.raw`(?:conflicted|mixed|confused|contradictory|complicated|tangled|strange|crazy) (?:feelings?|emotions?)\b`,
    'mixed feelings',
  ),
  theme(
    String.raw`(?:poor(?:er)?|broke|penniless|skint)\b|going from poor|no money|(?:out of|without) money`,
    'poverty',
  ),
  theme(
    String.raw`(?:(?:(?:young |old |poor |tired )*(?:man|woman|girl|boy|guy|lady|person|mother|father|someone|somebody) )(?:who (?:is )?)?)?(?:working|stuck in|works|work|hates?|hating|has|having|doing|in) (?:an?|the|my|her|his|their|this)? ?(?:boring|dull|dead[- ]end|tedious|hated|horrible|bad|terrible|crappy|soul[- ]crushing)? ?(?:office |desk |day )?job\b`,
    'i hate my job',
  ),
  theme(
    String.raw`(?:lik(?:e|ing)|lov(?:e|ing)|enjoy(?:ing)?) to work (?:a lot|hard|all)|me liking to work|work(?:ing)? a lot\b`,
    'working too hard',
  ),
  theme(
    String.raw`(?:\p{L}+(?:['’]s)? )*?(?:happ(?:y|iness)|joy|at home|comfort\w*|peace\w*|love|alive) (?:when |while )?(?:\p{L}+ ){0,2}in (?:the )?dark(?:ness)?\b`,
    'embracing the darkness',
  ),
  theme(
    String.raw`(?:innoc\w+ (?:of )?)?(?:teen(?:age|aged?)?|young|puppy|high school) (?:love|romance|crush)\b`,
    'first love',
  ),
  theme(String.raw`growing up\b`, 'growing up'),
  theme(
    String.raw`human(?:ity)?\b(?! (?:rights|being eaten|trafficking))|what (?:it means )?to be human`,
    'being human',
  ),
  theme(
    String.raw`(?:power|magic|beauty|joy|love) of music\b|music\b(?: (?:is|and|that|in my|heals?|saves?|makes?)\b.*)?$`,
    'music',
  ),
  theme(String.raw`(?:self[- ]?doubt|doubt(?:ing)? myself|not believing in myself)\b`, 'self-doubt'),
  theme(
    String.raw`(?:meaning|purpose|point|sense) of (?:the |this |our |my )?life\b|life\b(?: (?:is|and|goes|itself)\b.*)?$`,
    'the meaning of life',
  ),
  theme(String.raw`lonel\w+\b|solitude\b|alone\b`, 'loneliness'),
  theme(String.raw`broken[- ]?heart\w*|heart ?(?:break|broken|ache)\b`, 'heartbreak'),
  theme(String.raw`(?:secret|hidden|forbidden|love) (?:love|romance|affairs?|relationship)\b`, 'secret love'),
  theme(String.raw`(?:unrequited|one[- ]sided|unreturned) (?:love|feelings?|crush)\b`, 'unrequited love'),
  theme(String.raw`(?:depress\w+|mental (?:health|illness)|mentally ill)\b`, 'depression'),
  theme(String.raw`(?:anxi\w+|worry(?:ing)?|worries)\b`, 'anxiety'),
  theme(String.raw`(?:ang(?:er|ry)|rage|fury|furious)\b`, 'anger'),
  theme(String.raw`(?:reveng\w+|vengeance|payback)\b`, 'revenge'),
  theme(String.raw`(?:jealous\w*|env(?:y|ious))\b`, 'jealousy'),
  theme(String.raw`(?:regrets?|regretting)\b`, 'regret'),
  theme(String.raw`(?:forgiv\w+)\b`, 'forgiveness'),
  theme(String.raw`(?:betray\w*|backstabb\w*)\b`, 'betrayal'),
  theme(String.raw`(?:brave|bravery|courage\w*)\b`, 'courage'),
  theme(String.raw`(?:confiden\w+|self[- ]belief)\b`, 'confidence'),
  theme(String.raw`(?:hopes?|hopeful)\b`, 'hope'),
  theme(String.raw`(?:grateful|thankful|gratitude)\b`, 'gratitude'),
  theme(String.raw`(?:happ(?:y|iness)|joy(?:ful)?)\b`, 'happiness'),
  theme(String.raw`(?:sad(?:ness)?|melanchol\w+|sorrow)\b`, 'sadness'),
  theme(String.raw`(?:destin(?:y|ed)|fate|fated)\b`, 'destiny'),
  theme(String.raw`(?:insomnia\w*|can't sleep|cannot sleep|sleepless\w*)\b`, 'insomnia'),
  theme(String.raw`(?:rebel\w*|revolution\w*|uprising)\b`, 'revolution'),
  theme(String.raw`(?:injustice|inequality|equality|racism|discriminat\w+)\b`, 'equality'),
  theme(
    String.raw`(?:(?:great(?:est)?|true|real|eternal|endless|never[- ]ending|deep(?:est)?|pure|beauty of|power of|joy of|magic of|depth of) )+love\b(?: (?:itself|never|forever|that|is|and)(?: \p{L}+)*)?$|love (?:never|that never|which never|that lasts|without end)\b`,
    'true love',
  ),
  theme(
    String.raw`(?:look(?:ing)?|search(?:ing)?|waiting|hoping|find(?:ing)?|different ways to find) (?:for |to find )?(?:(?:the|true|real|a|new|my) )*(?:love|one|someone|somebody|soul ?mate)\b(?! (?:else|to (?:blame|play|help)))`,
    'looking for love',
  ),
  theme(
    String.raw`(?:all|one) (?:human|people|family|world|race)\b|one (?:love|heart|world)\b|unity\b|together(?:ness)?\b`,
    'unity',
  ),
  theme(
    String.raw`(?:women's |female |beauty |body )+(?:standards?|issues?|image|shaming)\b|body (?:issues?|image|standards?)\b|my body\b|insecure about my (?:body|looks|weight)`,
    'body image',
  ),
  theme(String.raw`(?:insecur\w+|self[- ]conscious)\b`, 'insecurity'),
  theme(
    String.raw`(?:dedication|hard work|discipline|ambition|achiev\w+|determin\w+|persever\w+|inner strength|willpower|resilien\w+)\b`,
    'hard work',
  ),
  theme(String.raw`(?:youth|being young|young and (?:free|wild|dumb)|teenage years)\b`, 'being young'),
  theme(String.raw`(?:success\w*|making it|coming up|the come ?up|from (?:rags|the bottom))\b`, 'success'),
  theme(String.raw`(?:pain|suffering|agony|torment|hurt(?:ing)?)\b(?! (?:au|chocolat))`, 'suffering'),
  theme(String.raw`heal(?:ing|ed)?\b`, 'healing'),
  theme(
    String.raw`(?:strong|powerful|independent|fearless|savage|boss) (?:women|woman|girls?|ladies|lady|female)\b|women(?:'s)? (?:power|strength)\b`,
    'girl power',
  ),
  theme(
    String.raw`(?:outsiders?|misfits?|outcasts?|not fitting in|weird(?:o|ness)?|being (?:odd|strange|different)|different)\b`,
    'being different',
  ),
  theme(
    String.raw`(?:saying no to |facing |fac(?:e|ing) (?:my|your) |overcom\w+ |conquer\w+ |fighting )(?:all )?(?:my |your |the )?(?:fears?|doubts?)\b|fears? and doubts?\b`,
    'facing my fears',
  ),
  theme(
    String.raw`(?:surviv\w+|com(?:e|ing) back (?:stronger|from)|ris(?:e|ing) (?:again|from)|back on (?:my|your) feet)\b(?! (?:a|the) (?:zombie|shark|plane|bear|apocalypse|nuclear))`,
    'rising again',
  ),
  theme(String.raw`(?:victor(?:y|ies|ious)|triumph\w*|glory)\b`, 'champions'),
  theme(String.raw`(?:team ?work|solidarity|brotherhood|sisterhood|standing together)\b`, 'teamwork'),
  theme(String.raw`(?:truth|honesty|being honest)\b`, 'telling the truth'),
  theme(String.raw`wait(?:ing)? (?:here )?for (?:you|him|her)\b`, 'waiting for you'),
  theme(
    String.raw`(?:falling apart|breaking down|burn(?:ed|t|ing)? out|exhaust\w+|so tired|overwhelmed|too much)\b`,
    'breaking down',
  ),
  theme(String.raw`(?:addict\w*|drug (?:abuse|addiction|problem)s?|getting (?:clean|sober)|sober)\b`, 'addiction'),
  theme(String.raw`danc\w+ with (?:my|your|the|a|his|her|you|somebody|someone)\b`, 'slow dance'),
  theme(
    String.raw`(?:new (?:beginnings?|start|life|chapter)|fresh start|start(?:ing)? (?:over|again|anew)|second chances?)\b`,
    'new beginnings',
  ),
  theme(String.raw`(?:let(?:ting)? (?:it |you |him |her |things? )?go|mov(?:e|ing) on|closure)\b`, 'moving on'),
  theme(String.raw`(?:home ?sick\w*|miss(?:ing)? home|far (?:away )?from home)\b`, 'homesick'),
  theme(
    String.raw`(?:peace of mind|inner peace|calm(?:ness)?|relax\w*|chill(?:ing)?(?: out)?|serenity|stillness)\b`,
    'relaxing',
  ),
  theme(String.raw`(?:good|positive) (?:vibes?|energy|mood|times|day)\b|positiv\w+\b|optimis\w+\b`, 'good vibes'),
  theme(String.raw`(?:haters?|naysayers|people who (?:hate|doubt|talk))\b`, 'haters'),
  theme(String.raw`(?:fake (?:people|friends?|love)|two[- ]faced|liars?)\b`, 'fake friends'),
  theme(String.raw`(?:cheat(?:ing|ed|er)|unfaithful|infidelity)\b`, 'cheating'),
  theme(String.raw`(?:long[- ]distance|far away from you|miles apart|oceans? apart)\b`, 'long distance'),
  theme(
    String.raw`(?:part(?:y|ying)|having fun|good time|night out|weekend fun|celebrat\w+ (?:life|tonight|the night))\b(?! (?:animals?|pooper|for|of))`,
    'party all night',
  ),
  theme(
    String.raw`(?:escap\w+|break(?:ing)? (?:free|out)|run(?:ning)? away|getting away)\b(?! (?:room|goat|prison|hamster))`,
    'freedom',
  ),
  theme(String.raw`(?:climate|pollution|global warming|saving the (?:planet|earth|world))\b`, 'climate change'),
  theme(String.raw`(?:technolog\w+|digital (?:age|world)|screens|smartphones?)\b`, 'technology'),
  theme(String.raw`(?:adventures?|quest)\b`, 'adventure'),
  theme(String.raw`(?:travel\w*|journey\w*|wander\w*)\b`, 'travelling'),
]

// Somebody called by name is sung of by name, and what is sold, taught or kept holy is sung as that.
const OPEN_TO_THEMES: ReadonlySet<string> = new Set(
  `any moment love nostalgia city hope work money season nature school friendship family tale party motivation lonely portrait annoyance boss
  anxiety get-well mishap crush freedom breakup longing night music-life`.split(/\s+/),
)

// Kits of the same words take turns.
function kitCalledBy(words: string, turn: number): RegExp | undefined {
  const called = Object.values(KITS)
    .flatMap((bank) => bank.kits?.() ?? [])
    .filter(({ about }) => !fitsAnything(about) && about.exec(words)?.[0].length === words.length)
  return called[turn % Math.max(1, called.length)]?.about
}
const singTheme = (calls: string | undefined, reading: Reading, turn: number): RegExp | undefined => {
  const found = calls === undefined ? undefined : kitCalledBy(calls, turn)
  if (found !== undefined) callKit(found, reading)
  return found
}
const isOpen = ({ occasion, person, brand, told }: Reading, occasions: ReadonlySet<string>): boolean =>
  occasions.has(occasion.id) && brand === undefined && person?.name === undefined && told !== ''

function themeOf(reading: Reading): string | undefined {
  if (!isOpen(reading, OPEN_TO_THEMES)) return undefined
  const [first = ''] = reading.told.split(/(?<=\p{L}{2})[.;!?]/u)
  return THEMES.find(([words]) => words.test(first))?.[1]
}
export const findThemeKit = (reading: Reading, turn: number): RegExp | undefined =>
  singTheme(themeOf(reading), reading, turn)

// What it is at heart is asked of tales as well, but not of a party or of love, which have scenes enough of their own.
const OPEN_TO_HEARTS: ReadonlySet<string> = new Set(
  [
    ...OPEN_TO_THEMES,
    ...'war-story protest sea-story road childhood sport nature animal food night coding teacher'.split(' '),
  ].filter((occasion) => occasion !== 'party' && occasion !== 'love'),
)
export const findHeartThemeKit = (reading: Reading, turn: number): RegExp | undefined =>
  isOpen(reading, OPEN_TO_HEARTS) ? singTheme(findHeartTheme(reading), reading, turn) : undefined
// Where what calls a kit stands long after what weighs more, that is sung.
export const findHeavyThemeKit = (reading: Reading, place: number, turn: number): RegExp | undefined =>
  isOpen(reading, OPEN_TO_HEARTS) ? singTheme(findHeavyTheme(reading, place), reading, turn) : undefined
