import { readStyle } from './readStyle.ts'

// Whose sound is asked for, and what it is called: nobody is copied, but a wish for theirs is no wish for anything.
const SOUNDS: readonly (readonly [string, string])[] = [
  ['the cure|joy division|the smiths|depeche mode|new order|siouxsie', 'new wave'],
  ['the eagles|eagles|fleetwood mac|tom petty|jackson browne', 'soft rock'],
  ['abba|bee gees|boney m|donna summer', 'disco'],
  ['the beatles|beatles|the beach boys|the kinks|the monkees', '60s rock'],
  ["queen|led zeppelin|the who|ac/?dc|guns n'? ?roses|aerosmith|bon jovi|kiss|van halen", 'classic rock'],
  ['nirvana|pearl jam|soundgarden|alice in chains', 'grunge'],
  ['metallica|iron maiden|slayer|judas priest|megadeth|black sabbath|sabaton', 'heavy metal'],
  ['rammstein|nine inch nails', 'industrial metal'],
  ['linkin park|korn|limp bizkit|slipknot', 'nu metal'],
  ['green day|blink[- ]182|sum 41|my chemical romance|paramore|fall out boy|avril lavigne', 'pop punk'],
  ['the ramones|ramones|sex pistols|the clash', 'punk rock'],
  ['bob marley|peter tosh', 'reggae'],
  ['johnny cash|willie nelson|dolly parton|hank williams|merle haggard', 'classic country'],
  ['luke combs|morgan wallen|zach bryan|chris stapleton', 'country'],
  ['frank sinatra|dean martin|tony bennett|michael bubl[eé]', 'swing'],
  ['ella fitzgerald|billie holiday|nina simone|norah jones', 'jazz'],
  ['b\\.?b\\.? king|muddy waters|john lee hooker|robert johnson', 'blues'],
  ['janis joplin|jimi hendrix|the doors|cream', 'blues rock'],
  ['pink floyd|genesis|king crimson|rush', 'prog rock'],
  ['radiohead|coldplay|arctic monkeys|the strokes|the killers', 'indie rock'],
  ['bob dylan|joni mitchell|simon (?:and|&) garfunkel|nick drake|mumford (?:and|&) sons', 'folk'],
  ['james brown|stevie wonder|prince|bruno mars|parliament', 'funk'],
  ['aretha franklin|marvin gaye|otis redding|sam cooke|adele|amy winehouse', 'soul'],
  ['eminem|drake|kendrick lamar|2pac|tupac|jay[- ]z|nas|snoop dogg|kanye(?: west)?', 'hip hop'],
  ['travis scott|future|migos|lil \\p{L}+', 'trap'],
  ['beyonc[eé]|rihanna|usher|sza|the weeknd|frank ocean', 'r&b'],
  ['daft punk|justice', 'disco'],
  ['skrillex', 'dubstep'],
  ['taylor swift|ed sheeran|katy perry|ariana grande|dua lipa|harry styles|olivia rodrigo', 'pop'],
  ['billie eilish|lana del rey|lorde', 'dark pop'],
  ['enya', 'new age'],
  ['hans zimmer|john williams', 'cinematic'],
  ['bts|blackpink|twice', 'k-pop'],
]
const LIKE = String.raw`\b(?:in the (?:style|manner|vein|spirit) of|in (?:a|the) style (?:like|similar to)|sounds? like|sounding like|similar to|inspired by|like a song by|sung by|as sung by|by|reminiscent of)\s+(?:the band |the singer |the group )?`

let patterns: readonly (readonly [RegExp, string])[] | undefined
const listPatterns = (): readonly (readonly [RegExp, string])[] =>
  (patterns ??= SOUNDS.map(([names, sound]) => [
    new RegExp(
      String.raw`${LIKE}(?:the )?(?:${names})(?![\p{L}'])|^(?:${names}),? (?=(?:fe)?male\b|style\b|vibes?\b|type\b)`,
      'iu',
    ),
    sound,
  ]))

// "in the style of the Cure" is new wave: said behind the wish, where it names no sound itself.
export function soundsLike(description: string): string {
  if (readStyle(description).namesGenre) return description
  const sound = listPatterns().find(([pattern]) => pattern.test(description))?.[1]
  return sound === undefined ? description : `${sound}. ${description}`
}
