import type { Reading } from '../reader/readRequest.ts'

// What a request is at heart, wherever it says so: the loss, the fight, the wish. Asked where neither a thing nor its first words
// call a song. Each is a theme and words that call a whole song of it.
const heart = (words: string, calls: string): readonly [RegExp, string] => [
  new RegExp(String.raw`\b(?:${words})(?![\p{L}'])`, 'iu'),
  calls,
]

const HEARTS: readonly (readonly [RegExp, string])[] = [
  heart(
    String.raw`custody|parenting time|right to see (?:my|his|her|their|our) (?:kids?|child(?:ren)?|sons?|daughters?)`,
    'custody',
  ),
  heart(
    String.raw`(?:hot|sexy|gorgeous|handsome|attractive|cute) (?:teacher|nurse|boss|doctor|professor|co-?worker|librarian|barista|mechanic|neighbou?r|girl next door|guy next door|stranger|classmate)`,
    'secret crush',
  ),
  heart(
    String.raw`(?:bad|toxic|strict|terrible|awful|evil|micro-?managing|new) (?:[\p{L},]+ )?(?:boss(?:es)?|managers?|leadership|management|supervisors?)|loss of morale|overworked|underpaid`,
    'i hate my job',
  ),
  heart(String.raw`mental (?:pain|health|illness|breakdown|struggles?)|depress(?:ed|ion|ive)`, 'depression'),
  heart(
    String.raw`get what's coming|(?:make|makes|making) (?:you|him|her|them) (?:pay|suffer)|bury (?:you|him|her|them)|feel (?:my|her|his) pain|(?:take|takes|taking|get|getting|seek\p{L}*) (?:my |her |his )?revenge|stalk\p{L}* (?:my|his|her|the) ex`,
    'revenge',
  ),
  heart(
    String.raw`save (?:the|our) (?:planet|earth|nature)|help (?:nature|the planet|the earth)|pollut\p{L}*|plastic (?:bags?|bottles?|waste|oceans?)|deforestation`,
    'climate change',
  ),
  heart(
    String.raw`mock(?:s|ed|ing)|bull(?:y|ied|ies|ying)|made fun of|laugh(?:s|ed)? at (?:me|him|her|us)|boycotted|picked on|teased`,
    'bullied',
  ),
  heart(
    String.raw`(?:not|isn't|never|wasn't|is not) (?:been )?(?:reciprocated|returned|loved back|mutual)|(?:doesn't|does not|don't|won't|never|didn't) (?:even )?(?:loves?|wants?|notices?|likes?|sees?) (?:me|him|her|them)(?: back)?|one[- ]sided|friend ?zoned?`,
    'unrequited love',
  ),
  heart(
    String.raw`(?:love|relationship|marriage|romance)\b.*\b(?:pretend|fake|(?:goes?|going|went|gone|turns?|turned) (?:all )?(?:wrong|bad|sour|cold)|meant (?:for|to be) nothing|falls? apart|fell apart|dying|died|is over|ended|was a lie)|everything (?:goes|went) wrong\b.*\blove`,
    'love gone wrong',
  ),
  heart(
    String.raw`(?:left|leaves|leaving) (?:me|you|him|her)(?: (?:and|behind|for|alone)\b.*)?|never coming back|(?:still )?think(?:ing)? (?:about|of) (?:you|him|her)(?: still| every \p{L}+)?|can't (?:stop thinking|forget|get over) (?:about |of )?(?:you|him|her)|(?:I|we) miss (?:you|him|her|the old)\b`,
    'missing you',
  ),
  heart(
    String.raw`protest(?:s|ers?|ing|ed)?|demonstrat(?:e|ors?|ions?|ing)|(?:rise|stand|rising|standing) up (?:against|to|for)|oppress\p{L}*|tyran\p{L}*|(?:justice|human rights|civil rights|equal rights)`,
    'equality',
  ),
  heart(String.raw`revolution\p{L}*|uprising|rebel(?:s|lion|lious)?|resist(?:s|ance)|overthrow\p{L}*`, 'revolution'),
  heart(
    String.raw`famine|starv(?:e|es|ed|ing|ation)|hungry (?:people|children|families|nation)|nothing to eat`,
    'hunger',
  ),
  heart(
    String.raw`inner demons?|(?:my|your|his|her|their|our) demons|temptations?|invisible enemy|enemy within|dark(?:ness)? (?:inside|within)|(?:my|his|her|your) dark side`,
    'inner demons',
  ),
  heart(
    String.raw`(?:the |sold (?:my|his|her) soul to the )?devil (?:will|comes?|is coming|inside|in (?:me|you|disguise))|deal with the devil`,
    'the devil',
  ),
  heart(
    String.raw`triumph\p{L}*|victor(?:y|ies|ious)|champions?|winn(?:er|ers|ing)|against all (?:the )?odds|(?:defeat|beat|defy|overcom)\p{L}* (?:all )?(?:the )?odds|undefeated|unstoppable|number one`,
    'champions',
  ),
  heart(
    String.raw`(?:never|don't|won't|not|can't) (?:ever )?(?:give|giving|gave|back|backing) (?:up|down|in)|keep (?:on )?(?:going|fighting|trying|moving|pushing)|push(?:ing)? (?:through|on)|(?:gets?|getting|got|stand(?:s|ing)?|stood) back up|overcom\p{L}* (?:all |the |every |his |her |my )*(?:challeng\p{L}*|obstacles?|hardships?|struggles?|adversity)`,
    'never give up',
  ),
  heart(
    String.raw`(?:not|don't be|isn't|aren't|never|no longer|without) (?:being )?(?:afraid|scared|fear(?:ful)?)|fearless|no fear|overcom\p{L}* (?:my |your |his |her |the )?fears?`,
    'facing my fears',
  ),
  heart(
    String.raw`hero(?:es|ic)?|brave (?:warriors?|soldiers?|men|women|people|knights?)|warriors?|sacrific\p{L}*`,
    'heroes',
  ),
  heart(String.raw`(?<!play(?:ing|ed)? )destin(?:y|ed)|(?:his|her|my|their|our) fate|meant to be`, 'destiny'),
  heart(String.raw`quest|adventur\p{L}*|explor\p{L}*|treasure`, 'adventure'),
  heart(
    String.raw`friends? (?:since|from|in) (?:kindergarten|childhood|school|day one|we were|first grade|preschool)|childhood friends?|(?:started|met|friends) (?:back )?in (?:kindergarten|preschool|grade school|first grade|elementary school)`,
    'childhood friends',
  ),
  heart(String.raw`(?:my|our) (?:crew|squad|homies|bros|boys|gang|clique)|ride or die|day ones`, 'my crew'),
  heart(
    String.raw`(?:having |have |got |with )no friends|friendless|no one (?:to talk to|cares|likes me|understands)|nobody (?:cares|likes me|understands|to talk to)|all alone|so alone`,
    'loneliness',
  ),
  heart(
    String.raw`(?:zon(?:e|ed|es|ing) out|daydream\p{L}*|doodl\p{L}*|mind wander\p{L}*|head in the clouds|star(?:e|es|ing) out (?:of )?the window)`,
    'daydreaming',
  ),
  heart(
    String.raw`bor(?:ed|ing|edom)|waiting for (?:the )?(?:day|week|shift|class|school|work) to (?:end|be over)|nothing to do|same thing every day`,
    'boredom',
  ),
  heart(
    String.raw`(?:everything|all(?: things)?|we(?: are|'re)(?: all)?) (?:is |are )?(?:inter)?connected|interconnect\p{L}*`,
    'everything is connected',
  ),
  heart(
    String.raw`part(?:y|ies|ying|ied)|dance all night|nightclub|get(?:ting)? (?:drunk|wasted|lit|turnt)|champagne|take a sip|drinking game|shots`,
    'party all night',
  ),
  heart(
    String.raw`(?:being|getting|get|so|feeling|i'm) (?:high|stoned|baked)(?! on| up| in)|bong|weed|marijuana`,
    'smoking weed',
  ),
  heart(String.raw`(?:com(?:e|es|ing)|came|heading|drive|driving) (?:back )?home`, 'coming home'),
  heart(
    String.raw`relax(?:ing|ed)?|unwind\p{L}*|chill(?:ing)?|on (?:vacation|holiday)|lying on the beach|by the pool`,
    'relaxing',
  ),
  heart(
    String.raw`lost (?:my|his|her|their|our) way|uncertain(?:ty)?|don't know (?:why|where|what|how|who)|which way to go|crossroads|no direction`,
    'lost my way',
  ),
  heart(
    String.raw`everything (?:sucks|hurts|is (?:wrong|broken|falling apart))|life (?:sucks|is (?:like a|pain|hell|hard|unfair|cruel))|hate(?:s|d)? (?:my|his|her|this) life|rock bottom`,
    'breaking down',
  ),
  heart(
    String.raw`(?:wants?|wanted|wanting|hop(?:es|ing)|trying|dream(?:s|t|ed|ing)?) (?:to (?:be|become)|of (?:being|becoming))|becom(?:e|es|ing) (?:a |the )?(?:star|superstar|famous|rich|great|somebody)|fame`,
    'dream big',
  ),
  heart(
    String.raw`so (?:much )?(?:rich|wealthy)|get(?:ting)? rich|mak(?:e|ing) money|stack(?:s|ing)|hustl\p{L}*|boss(?:ed)? up|grind(?:ing)?`,
    'success',
  ),
  heart(
    String.raw`girls? and (?:cars|money)|(?:cars|money|women|woman|girls),? (?:and )?(?:cars|money|women|woman|friends|girls|fame)`,
    'having fun',
  ),
  heart(
    String.raw`(?:shut|shuts|put|puts|told|tells|treat|treats|treated) (?:me|us) (?:down|up|like (?:dirt|trash|nothing))|stab(?:s|bed|bing)? (?:me|us) in the back|lied to (?:me|us)|used me`,
    'betrayal',
  ),
  heart(
    String.raw`(?:you|people|everyone) (?:should )?(?:never|not) judge|judg(?:e|ed|ing|mental)|gossip\p{L}*`,
    'haters',
  ),
  heart(String.raw`fall(?:s|ing|en)? (?:madly |deeply )?in love|fell in love|head over heels`, 'falling in love'),
  heart(
    String.raw`(?:he|she|they|we) (?:both )?loves? (?:him|her|each other)|about love|love between|deeply in love|love of my life`,
    'true love',
  ),
  heart(String.raw`surviv\p{L}*|com(?:e|es|ing) back stronger|rise from|from the ashes|reborn`, 'rising again'),
  heart(
    String.raw`travel(?:s|ing|ling|led|ler)?|wander\p{L}*|on the road|far from home|journey\p{L}*|road trip`,
    'travelling',
  ),
  heart(String.raw`angry|anger|furious|rage|hatred|pissed`, 'anger'),
  heart(String.raw`cr(?:y|ies|ying|ied)|tears|sad(?:ness)?|sorrow\p{L}*|weep\p{L}*|broken`, 'sadness'),
  heart(String.raw`happ(?:y|iness)|joy(?:ful)?|smil(?:e|es|ing)|good mood`, 'happiness'),
  heart(String.raw`(?:earth|planet|world) (?:is )?(?:on fire|dying|burning)`, 'climate change'),
  heart(String.raw`hop(?:e|es|ing|eful)|believ\p{L}*|faith in`, 'hope'),
]

export const findHeartTheme = ({ told }: Reading): string | undefined => HEARTS.find(([words]) => words.test(told))?.[1]

// The first of them outweigh a thing that is only named long after them: the devil a dance, a protest a drum.
const HEAVY = HEARTS.slice(
  0,
  HEARTS.findIndex(([, calls]) => calls === 'champions'),
)
const FAR_BEHIND = 24
// Whoever sings of what fouls the earth sings no praise of the river or the factory.
const ALWAYS: ReadonlySet<string> = new Set(['climate change', 'i hate my job', 'secret crush', 'custody'])
export const findHeavyTheme = ({ told }: Reading, place: number): string | undefined =>
  HEAVY.find(([words, calls]) => {
    const match = words.exec(told)
    return match !== null && (ALWAYS.has(calls) || match.index + match[0].length + FAR_BEHIND <= place)
  })?.[1]
