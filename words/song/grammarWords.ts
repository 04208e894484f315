const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

export const ARTICLES = words('a an the this that these those some any one another every each')
export const POSSESSIVES = words('my our your his her their its')
export const PREPOSITIONS = words(
  'of in on at to with for from by into through over under across between against around near during without like toward towards inside outside behind beyond along after before about beside up down off out',
)
export const PLACE_PREPOSITIONS = words('in to at from through across around near toward')
export const PRONOUNS = words(
  'i you he she it we they me him us them myself yourself someone somebody everyone everybody nobody something everything nothing anything who whom',
)
export const CONNECTIVES = words(
  'who that which when while because if then and or but so as how what why where whose until till than though although both just only really very too much many more most all not no never always still again ever even',
)
export const VERBS = words(
  `is am are was were be been being has have had do does did can could will would should loves likes dreams wants finds goes lives works makes
  runs plays sings steals eats sleeps falls feels needs looks gets comes leaves loses misses thinks tries learns left lost found went came fell
  made met broke became turns turned says said knows knew keeps kept gives gave takes took tells told hates saves saved refuses refused decides
  decided discovers discovered paints paint chases watches reads writes builds drives flies dances waits walks talks rides climbs swims hides
  collects wins rules sits stands stays brings buys sells breaks burns cries laughs smiles believes remembers forgets wishes never named called titled wakes woke i'm it's he's she's we're they're don't can't won't doesn't didn't isn't`,
)
export const VERBS_AFTER_PRONOUN = words(
  'love like miss want hate need feel know remember dream think live work go see hear hope wish keep find lose leave get make take say call eat sleep play sing run fall',
)
export const REQUEST_WORDS = words(
  `song songs track tune music piece ballad anthem beat write make create generate compose give me sing please something beats
  jingle theme lyrics style vibe version hit banger bop number verse chorus`,
)
// What a song is asked to be like; before anything else they belong to it ("my little sister").
export const SONG_ADJECTIVES = words(
  'short long longer shorter quick little small tiny big nice lovely beautiful pretty simple easy good great cool awesome new',
)
export const NOT_GERUNDS = words(
  'morning evening spring thing things king ring string wedding ceiling nothing something everything anything feeling feelings building sibling darling wing swing viking amazing exciting interesting boring living wedding bing ping sting clothing lightning during being',
)
export const NOT_NAMES = words(
  `i i'm i'd i've i'll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas easter halloween valentine french italian spanish english german japanese american mexican irish chinese korean
  african brazilian dj ai tv bpm uk usa nyc ok`,
)
export const MASS_NOUNS = words(
  `love friendship coffee pizza tea happiness joy music time rain snow hope freedom home sunshine summer winter spring autumn space magic food
  bread chocolate cheese soup work money peace faith luck grief nostalgia homework barbecue sushi ramen pasta cake ice wine beer laughter life
  night midnight sleep heartbreak school childhood december january october november july june august september april sand water fire`,
)
export const PLACE_NAMES = words(
  `tokyo paris london berlin rome nashville barcelona vienna lisbon madrid amsterdam prague istanbul cairo mumbai delhi seoul sydney melbourne
  chicago boston texas california alabama tennessee memphis brooklyn manhattan hollywood vegas miami havana rio brazil italy spain france japan
  ireland scotland mexico africa jamaica hawaii alaska iceland venice naples milan oslo stockholm copenhagen dublin edinburgh`,
)
