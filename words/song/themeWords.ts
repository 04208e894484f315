import type { Theme } from './banks/banks.ts'

const WORDS: readonly (readonly [Theme, string])[] = [
  [
    'love',
    `love lover lovers loving kiss kisses heart crush valentine romance romantic marry marriage wife husband girlfriend boyfriend
    darling sweetheart soulmate date dating flirting`,
  ],
  [
    'night',
    `night nights midnight moon moonlight neon dark darkness stars star evening nighttime insomnia dusk twilight vampire ghost shadows`,
  ],
  [
    'road',
    `road roads drive driving car highway truck train trip travel traveling journey miles motorcycle bike ride riding route desert
    wandering wanderer map adventure roadtrip cowboy escape running leaving`,
  ],
  [
    'sea',
    `sea ocean wave waves beach surf surfing shore sailor sailing boat ship island tide harbor lighthouse whale pirate pirates fish
    mermaid water river lake swimming coast sand`,
  ],
  [
    'city',
    `city street streets town subway avenue skyline downtown apartment rooftop traffic tokyo york london paris berlin bus taxi crowd
    urban building buildings sidewalk`,
  ],
  [
    'party',
    `party dance dancing dancefloor club disco weekend friday saturday drinks dj rave bar night-out karaoke wild`,
  ],
  [
    'loss',
    `loss lost missing miss gone died death grief goodbye breakup funeral grave leaving left alone broken heartbreak heartbroken tears crying
    mourning ex regret widow`,
  ],
  [
    'home',
    `home house hometown mother mom mum mama father dad grandma grandmother grandpa grandfather family childhood kitchen porch
    village parents roots farm nostalgia son daughter baby`,
  ],
  ['friendship', `friend friends friendship buddy buddies bestie pal roommate crew gang team neighbor neighbour`],
  [
    'animal',
    `dog dogs puppy cat cats kitten pet bird birds horse hamster rabbit bunny parrot pony fox wolf bear turtle tortoise goldfish
    elephant penguin duck cow goat animal dinosaur tail paws frog snail raccoon hedgehog`,
  ],
  [
    'work',
    `work working job boss office monday overtime meeting deadline factory coding programmer computer email shift career coworker
    nurse teacher builder engineer desk spreadsheet printer homework study studying exam`,
  ],
  [
    'food',
    `food pizza coffee tea cake taco tacos burger sushi ramen noodles cookie cookies pancakes breakfast lunch dinner cooking baking
    chocolate cheese sandwich soup pasta spaghetti banana bread kitchen chef hungry donut donuts pie barbecue avocado toast icecream eating`,
  ],
  [
    'season',
    `summer winter spring autumn fall snow rain rainy sunshine sun leaves storm garden flowers flower december january july june
    october weather christmas cherry blossom blossoms forest mountain mountains gardening`,
  ],
  [
    'dream',
    `dream dreams dreaming dreamer sleep space stars planet rocket astronaut moon galaxy universe fly flying wish robot robots magic
    unicorn dragon wizard future fantasy alien aliens time cloud clouds hope believe`,
  ],
  [
    'celebration',
    `birthday wedding anniversary graduation celebrate celebration congratulations party champion victory winning retirement
    christmas newyear holiday graduating promoted`,
  ],
]

export const THEMES_BY_WORD: ReadonlyMap<string, readonly Theme[]> = (() => {
  const table = new Map<string, Theme[]>()
  for (const [theme, words] of WORDS) {
    for (const word of words.split(/\s+/)) table.set(word, [...(table.get(word) ?? []), theme])
  }
  return table
})()

export const LIVING = new Set(
  `dog puppy cat kitten bird horse hamster rabbit bunny parrot pony turtle tortoise goldfish pet duck goat cow mother mom mum mama
  father dad papa grandma grandmother grandpa grandfather granny nana sister brother son daughter baby girl boy wife husband girlfriend boyfriend
  friend buddy bestie pal cousin aunt uncle nephew niece teacher neighbor neighbour boss coach team roommate partner fiance fiancé love`.split(
    /\s+/,
  ),
)

// A song for one of these is never a romance.
export const FAMILY = new Set(
  `mother mom mum mama father dad papa grandma grandmother grandpa grandfather granny nana sister brother son daughter baby cousin aunt uncle
  nephew niece teacher boss coach dog cat puppy kitten hamster`.split(/\s+/),
)

// A line with the first pattern is only sung when the topic holds the second.
export const LINE_CONDITIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bbark|\bleash\b|patch of mud|muddy trail/i, /\b(dog|dogs|puppy|hound|pup)\b/],
  [
    /full of hair|curl up|stole the butter|four little feet|ears go up|hear the car/i,
    /\b(dog|dogs|puppy|cat|cats|kitten|pet|rabbit|bunny)\b/,
  ],
  [/candles|icing|around the sun|make a wish|blow it wide/i, /\b(birthday|anniversary)\b/],
  [/kids and wife|took the plant/i, /\b(factory|father|dad)\b/],
  [/the cup is warm|one cup to wake|black and brown|spoon goes round/i, /\b(coffee|tea|espresso|latte|cocoa)\b/],
  [/grandma wrote/i, /\b(cooking|baking|kitchen|grandma|grandmother|recipe|cake|cookies|pie|soup)\b/],
]

// A line with the first pattern is never sung when the topic holds the second.
export const LINE_CONFLICTS: readonly (readonly [RegExp, RegExp])[] = [
  [/snow|frost|white world|winter/i, /\b(summer|july|june|august|beach|spring)\b/],
  [
    /ice cream|summer|watermelon|bare feet/i,
    /\b(winter|snow|december|january|february|christmas|autumn|october|november)\b/,
  ],
  [
    /cherry trees|garden's waking|spring is/i,
    /\b(winter|snow|december|january|christmas|autumn|october|november|summer)\b/,
  ],
  [/swallows leave|their gold|leaves came/i, /\b(spring|summer|snow|december|january|christmas|beach)\b/],
  [
    /butter|onions|dinner|pot\b|salad|cheese|salt|plate|oven|bite|crumb|bowl|dish|dessert/i,
    /\b(coffee|tea|espresso|latte|cocoa|beer|wine)\b/,
  ],
]
