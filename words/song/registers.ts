import type { Occasion } from '../plan/occasions.ts'

// Where a song is at home: beside a fire with the kettle on, in a city at night, or in a storm. What is told stays the same; the
// lines around it do not.
export type Register = 'fireside' | 'city' | 'storm'

const STORM = new Set(['metal', 'doom metal', 'djent'])
const STORM_WHEN_DARK = new Set([
  'orchestral',
  'cinematic',
  'rock',
  'grunge',
  'punk',
  'hardstyle',
  'gregorian chant',
  'celtic',
])
const CITY = new Set(
  `pop|rock|hip hop|lo-fi|house|techno|synthwave|reggaeton|dub|afrobeat|amapiano|boom bap|trap|drill|grime|r&b|neo soul|disco|deep
house|trance|drum and bass|dubstep|chiptune|k-pop|breakbeat|2-step|dancehall|hardstyle|phonk|shoegaze|grunge|fusion|new wave|city
pop|hyperpop|ambient|bachata|funk|soul|orchestral|cinematic`
    .replaceAll('\n', ' ')
    .split('|'),
)
const GRIM = new Set(['dark', 'epic', 'angry', 'tense', 'spooky'])

// Whoever is greeted, thanked, mourned, prayed for, sold to or laughed with is met at home, however loud the band.
const AT_HOME_STANCES = new Set(['mourn', 'pray', 'sell', 'thank', 'funny'])
const AT_HOME = new Set(
  `apology forgetting absent expecting firm service wedding anniversary birthday retirement birth lullaby get-well new-job farewell
  homesick teacher mother father grandparent sibling child first-day family chant christmas rite festival holiday teach pet`.split(
    /\s+/,
  ),
)
// A storm takes ice cream and the night shift along; a city leaves them where they are.
const AT_HOME_IN_CITY = new Set('food work road sea-story season nature outlaw'.split(' '))

export type Setting = { genre: string; moods: readonly string[]; occasion: Pick<Occasion, 'id' | 'stance'> }

export function registerOf({ genre, moods, occasion }: Setting): Register {
  if (moods.some((mood) => mood === 'funny' || mood === 'playful')) return 'fireside'
  const isGrim = moods.some((mood) => GRIM.has(mood))
  const isHaunted = isGrim && occasion.id === 'halloween'
  // What goes wrong is a joke at home; who dances to it means it.
  const isMeant = isHaunted || occasion.id === 'mishap'
  if (!isMeant && (AT_HOME_STANCES.has(occasion.stance) || AT_HOME.has(occasion.id))) return 'fireside'
  if (STORM.has(genre) || (isGrim && STORM_WHEN_DARK.has(genre))) return 'storm'
  return CITY.has(genre) && !AT_HOME_IN_CITY.has(occasion.id) ? 'city' : 'fireside'
}

// Tea and slippers: sung where a song is at home, and nowhere else while there is another line.
const HOMELY =
  /\b(?:kettles?|tea|teapots?|teabags?|toast|biscuits?|jam|marmalade|porridge|soup|stew|pies?|puddings?|buns?|scones?|cakes?|crumbs?|butter|bread|loaf|baker\w*|cups?|mugs?|plates?|saucers?|spoons?|saucepans?|oven|kitchens?|larder|pantry|lino|curtains?|cushions?|blankets?|quilts?|wardrobes?|airing rack|washing|laundry|ironed|ironing|towels?|bins?|bin men|sheds?|gardens?|hedges?|lawns?|allotments?|village|vicar|parish|postm[ae]n|milkm[ae]n|milk|aunts?|aunties?|uncles?|neighbours?|grandm\w+|grandad|cats?|dogs?|hens?|geese|goose|ducks?|sheep|cows?|pigs?|socks?|slippers?|cardigans?|jumpers?|scarf|scarves|hats?|bonnets?|buttons?|pockets?|knit\w*|wool|umbrellas?|bus|buses|bench(?:es)?|ladders?|teddy|hiccup\w*|sandwich\w*|picnic|cheese|cabbages?|potatoes|turnips?|onions?|apples?|pears?|plums?|kitten|bike|bicycle|Sundays?|Tuesdays?)\b/i

export const isHomely = (line: string): boolean => HOMELY.test(line)
