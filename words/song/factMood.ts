import type { ToldMood } from '../lines/toldHooks.ts'
import { isMisfortune } from '../reader/misfortune.ts'
import type { Fact } from '../reader/fact.ts'
import type { Reading } from '../reader/readRequest.ts'

// What somebody does for a living, or once did for everybody, is no party trick.
const SERVES =
  /^You (?:work|worked|live|run|drive|teach|serve|served|fought|farm|fish|raise|raised|look after|looked after|care for|clean|build|fix|deliver|guard|sail)\b|\b(?:army|navy|marines|air force|vietnam|korea|iraq|afghanistan|the war|world war)\b/i
// Something that comes once is no habit to be loved for.
const EVENT =
  /\b(?:today|tomorrow|tonight|this (?:year|week|month|summer|spring|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|turn(?:s|ed|ing)?|start(?:s|ed|ing)?|graduat\w+|marr(?:y|ies|ied|ying)|retir\w+|passed|won(?! since)|moving|pregnant|born|finally|first|(?:months?|weeks?|years?) old|just (?:had|got|became|bought|joined|finished|opened)|had a baby|adopted)\b/i
const AGE_ONLY =
  /^You're (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\p{L}+)?|a hundred)$/u
const AFRAID =
  /\b(?:scared|afraid|terrified|frightened|worried|worry|worries|nervous|shy|anxious|bullied|stressed|overwhelmed|exhausted|struggling|homesick)\b/i
// What hurts is nothing to be toasted.
const ACHES =
  /\b(?:back ?(?:pain|ache)|pains?|aches?|aching|sore|swollen|exhausted|worn out|nausea|morning sickness|cramps|can't sleep)\b/i
const TURNS = /^(?:You(?:'re)?|I'm|I) (?:turn|turning) (?:\p{Ll}+)(?:[- ]\p{Ll}+)?$/u
const HABIT = /\b(?:never|always|every|still|keeps?|don't|can't)\b/i
// What was done once is no habit.
const PAST =
  /^You (?:(?:\w+ )?\w+ed|came|went|left|gave|took|made|taught|sat|stood|drove|beat|built|brought|kept|held|fed|found|saved|got|ran|wrote|fought|sold|bought|grew|sang|rode|flew|told|lent|stayed|chose|caught|were|had|said|fell|slept|lost|broke|danced)\b/
const VOW = /^(?:I|We) (?:want to|need to|have to|must|will|won't)\b|^(?:I'm|We're) (?:trying|learning|going) to\b/
const HEARTENING =
  /^(?:You(?:'ve)? got this|You can do (?:it|this)|Don't (?:worry|give up|be (?:afraid|scared))|Keep going|Hold on|I'm with you)\b/
const LIGHT = new Set(['funny'])
const ILL =
  /\b(?:chemo\w*|cancer|surgery|operation|hospital|treatment|radiation|diagnos\w+|transplant|tumou?r|leuka?emia|dialysis|icu|ill|sick|heart attack|stroke|accident|injur\w+|recovering|seizures?)\b/i
// Who raised children alone is admired for it.
const RAISED = /^You (?:raised|brought up|adopted|fed|put) (?!.*\b(?:died|cancer)\b)/
// What nobody jokes about unasked.
const GRIEVOUS =
  /\b(?:ivf|infertil\w+|miscarr\w+|depress\w+|suicid\w+|self[- ]harm\w*|cancer|chemo\w*|leuka?emia|tumou?r|diagnos\w+|dementia|alzheimer's|parkinson's|hospice|(?:nursing|care|retirement) home|assisted living|transplant|dialysis|stroke|evicted|homeless|food bank|lost (?:the|our|my) (?:house|home|farm)|wildfires?|tornado(?:es)?|hurricanes?|floods?|flooded|sleeping (?:in|on) (?:the|my|our|a) (?:car|street|van)|abus(?:e|ed|ive)|overdose|rehab|drinks? too much|drinking (?:again|problem)|alcoholic|ptsd|panic attacks?|(?:earth|world|planet|house|city|home) (?:is )?(?:on fire|dying|burning)|mocked|bullied|boycotted|mental (?:illness|health|difficult\w+|disorder)|massacred?|starv\w+|famine)\b/i
const ON_THE_PITCH = new Set(['chant', 'victory', 'defeat', 'sport', 'club'])
const LOST =
  /\b(?:haven't|hasn't|never|not) (?:\p{L}+ )?(?:won|win|scored|score)\b|\b(?:lost|lose|last|relegated|beaten)\b/iu
// Whoever is not wanted back is not boasted of.
const REJECTED =
  /\b(?:don't|doesn't|never|won't|didn't|barely|hardly) (?:even |really )?(?:notice|see|look at|want|love|know|need|call|text|listen to|talk to|speak to|answer|understand|like|remember|miss|care about|notice)\b(?: that)? (?:me|us|I exist|I'm alive)\b|\bjust friends\b|\bignor(?:e|es|ed|ing) (?:me|us)\b/i
// What befalls people in sad songs.
const HUSHED =
  /\b(?:alone|lonely|left (?:him|her|them)|lost|wrong time|never (?:met|came|said|told|got)|too late|broken|heartbr\w+|goodbye|apart|cries|crying|waits|waiting|misses|died|dying|loves? .* (?:but|who)|fell out of love|drift\w*|still (?:loves?|waits?|sets?)|never sees?|struggl\w*|drown\w*|suffer\w*|(?:works?|working) (?:two|three|all|every|nights|double)|lost|grieving|mourns?|raising|single (?:mom|mum|dad|mother|father))\b/i
const OWN_FAULT = /\b(?:cheated|lied|betrayed|hurt|regret|broke your|let you down|pushed you|ashamed)\b/i
const TOO_MUCH =
  /\b(?:works?|drinks?|gone|away) too (?:much|hard|late|long|often)\b|\bnever home\b|\bmiss (?:dinner|bedtime|birthdays)\b/i
const LEFT_LOW =
  /^(?:I|I'm|I've) (?:.*\b)?(?:alone|lonely|empty|invisible|worthless|numb|hopeless|can't sleep|miserable|broken|struggling|suffocat\w+|drowning|falling apart|losing my mind|ashamed|not enough)\b/i
// What is teased where people are fond of each other.
const FOIBLE =
  /\b(?:hates?|snores?|forgets?|burns?|loses?|cheats?|moans?|swears?|can't (?:cook|sing|park|drive|dance|swim)|always late|never (?:on time|finish\w*|listens?))\b/i
const NAUGHTY =
  /\b(?:escap\w+|steals?|stole|eats?|ate|chew\w*|bites?|bit|hides?|behind|destroy\w*|barks?|scratch\w*|knocks?|refuse\w*|won't|never|only|hates?|chases?|lick\w*|dig[sg]?\w*)\b/i
// What somebody has had enough of, small as it is.
const GRIPE =
  /\b(?:tastes?|smells?|costs?|overrated|expensive|annoying|too (?:loud|slow|small|long|hot|cold|early|expensive|many|much))\b/i
const FOND: ReadonlySet<string> = new Set(['celebrate', 'love', 'proud'])
const GOING = /\b(?:leaving|retiring|moving (?:away|out|on|to)|going away|last day)\b/i

// Having fun in the old days is nostalgic, and no sorrow.
export const MERRY = /\b(?:fun|party\w*|celebrat\w+|laughing|joy|happiness)\b/i
// "You'd better beware" comes with a raised voice.
const WARNING =
  /^(?:You'd better|Beware|Watch out|Back off|Get (?:out|off)|Stay (?:out|away|off)|Leave (?:me|us) alone|(?:Please )?(?:stop|mind your|shut up))\b/i
// "You don't spit into the wind" is a lesson somebody learned laughing.
const MAXIM = /^You (?:don't|should|shouldn't|can't|never)\b(?!.*\b(?:me|us|my|our|I|we)\b)/
// "She can't make up her mind" is told of her, whoever sings.
const OF_OTHERS = /^(?:But |And )?(?:He|She|They|An?)\b/

// How a told sentence is to be taken: a pub that closes is no cause for joy, whatever the song's occasion says.
export function moodOf(text: string, about: Fact['about'], { occasion, address, tones, person }: Reading): ToldMood {
  const { stance } = occasion
  if (occasion.id === 'kids' || occasion.id === 'teach') return 'child'
  if (stance === 'mourn') return 'mourn'
  if (ON_THE_PITCH.has(occasion.id) && LOST.test(text)) return 'loyal'
  if (occasion.id === 'get-well' && about === 'person' && address === 'you' && ILL.test(text)) return 'brave'
  if (occasion.id === 'forgetting') return 'ache'
  if (occasion.id === 'apology' && about === 'speaker')
    return /\b(?:want|miss) (?:you|us)\b/.test(text) ? 'miss' : OWN_FAULT.test(text) ? 'heavy' : 'rueful'
  if (occasion.id === 'absent' && (about !== 'speaker' || /\byou\b/.test(text))) return 'miss'
  if (address === 'you' && /\bcan't (?:visit|see|hold|be with|reach|come to|hug) you\b/.test(text)) return 'miss'
  if (stance === 'angry' || WARNING.test(text)) return 'angry'
  if (MAXIM.test(text) && tones.includes('funny')) return 'funny'
  // Whose heart it is, the singer only tells.
  const isOfBoth = address === 'about' && person === undefined && /^(?:But |And )?(?:He|She|They)\b/i.test(text)
  if (stance === 'part' && isOfBoth) return 'hush'
  if (stance === 'part') return occasion.id === 'closing' ? 'rueful' : occasion.id === 'farewell' ? 'goodbye' : 'part'
  const isTheirs = address === 'you' && about === 'person'
  if (occasion.id === 'distance' && isTheirs && /^You're (?:in|at|on|so far|far|away)\b/.test(text)) return 'miss'
  const isOfStranger = address === 'about' && person === undefined && !/^(?:I|We|My|Our)\b/.test(text)
  if (isOfStranger && GRIEVOUS.test(text)) return 'hush'
  if (GRIEVOUS.test(text) && isTheirs) return 'ache'
  if (GRIEVOUS.test(text) && !/\b(?:beat|beaten|survived|free)\b/i.test(text) && !tones.includes('funny'))
    return 'heavy'
  if (
    !/\b(?:don't|no longer|never) (?:even |really )?miss/i.test(text) &&
    /\bmiss(?:ing)? (?:you|him|her|them|my|our|home|the)\b(?! (?:\p{L}+ )?(?:bus|train|tram|flight|ferry|plane|subway|deadline|exit|turn|target|goal|point|alarm)\b)/iu.test(
      text,
    )
  )
    return 'miss'
  if ((REJECTED.test(text) || TOO_MUCH.test(text)) && isTheirs && stance !== 'funny' && !tones.includes('funny'))
    return 'ache'
  if (about === 'speaker' && LEFT_LOW.test(text) && stance !== 'funny' && !tones.includes('funny')) return 'heavy'
  if (person?.kin === 'crush' && /^You're (?:already )?(?:married|taken|engaged)\b/.test(text)) return 'ache'
  if (VOW.test(text)) return 'vow'
  // Of strangers a tale is told, whatever befalls them.
  if (isOfStranger)
    return !tones.includes('funny') && (HUSHED.test(text) || tones.includes('wistful')) ? 'hush' : 'tale'
  if (/\b(?:told to|made to|forced to|not allowed)\b/i.test(text)) return 'angry'
  if (/^Be \p{L}+$/u.test(text)) return 'comfort'
  if (HEARTENING.test(text)) return 'bright'
  // A number is no joke.
  if (TURNS.test(text) && occasion.id === 'birthday') return 'event'
  const isFunny = LIGHT.has(stance) || (tones.includes('funny') && stance !== 'pray')
  if (isFunny) return 'funny'
  // A sad song was asked for: nothing told in it is a cause for pride.
  if ((tones.includes('wistful') || tones.includes('dark')) && !MERRY.test(text))
    return address === 'you' && about === 'person' ? 'ache' : 'rueful'
  if (address === 'you' && about === 'person' && ACHES.test(text)) return 'comfort'
  if (address === 'you' && AFRAID.test(text)) return about === 'person' ? 'comfort' : 'ache'
  if (FOND.has(stance) && about === 'person' && FOIBLE.test(text)) return 'funny'
  if (address === 'you' && about === 'person' && GOING.test(text)) return 'goodbye'
  if (address !== 'you' && about === 'other' && GRIPE.test(text)) return 'funny'
  // What is always so never came as a surprise.
  if (isMisfortune(text) && address === 'you' && HABIT.test(text)) return 'ache'
  if (occasion.id === 'pet' && /\b(?:any ?more|no longer|can't \p{L}+ (?:up|on|onto|far))\b/iu.test(text)) return 'ache'
  if (
    person?.isPet === true &&
    /\b(?:deaf|blind|(?<!years? )old|cancer|slowing down|(?:days|weeks|months) left|ill|sick|limps?|slow)\b/i.test(text)
  )
    return 'ache'
  if (occasion.id === 'pet' && /\b(?:ran away|missing|disappeared)\b/i.test(text)) return 'ache'
  if (occasion.id === 'pet' && (isMisfortune(text) || NAUGHTY.test(text))) return 'funny'
  if (isTheirs && RAISED.test(text)) return 'deed'
  if (isMisfortune(text)) return address === 'you' && about === 'person' ? 'ache' : 'rueful'
  const isOwnNews = about === 'speaker' && EVENT.test(text)
  // "I think he might love me" is no joke about him.
  if (occasion.id === 'portrait' && address === 'about')
    return isOwnNews ? 'event' : about === 'speaker' ? 'mine' : 'funny'
  if (address !== 'about' && (EVENT.test(text) || AGE_ONLY.test(text))) return 'event'
  if (address === 'you' && /^We (?:served|fought|worked|marched|flew)\b/.test(text)) return 'known'
  if (/^We\b/.test(text)) return 'mine'
  if (address === 'you' && about === 'person' && SERVES.test(text)) return 'known'
  if (address === 'you' && about === 'person') return PAST.test(text) ? 'deed' : 'bright'
  const isOwn = about === 'speaker' || address === 'me' || address === 'we'
  return isOwn && !OF_OTHERS.test(text) ? 'mine' : 'tale'
}
