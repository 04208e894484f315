import type { Tone } from '../lines.ts'

// What songs of a genre sing of where nobody says of what. Whole songs are kept for each of these sentences and for no other
// words; who asks for a mood is sung one that bears it.
type Lent = readonly [subject: string, ...tones: Tone[]]
type Family = readonly [sound: RegExp, ...lent: Lent[]]

const LO_FI: readonly Lent[] = [
  ['rain on the study window', 'calm', 'tender', 'wistful'],
  ['three in the morning with the lamp on', 'calm', 'wistful', 'dark'],
  ['the slow walk home after class', 'calm', 'bright', 'wistful'],
]
const ROCK: readonly Lent[] = [
  ['born to be louder than thunder', 'proud', 'bright', 'wild'],
  ['the engine and the open throttle', 'wild', 'proud'],
  ['a storm caged in my chest', 'angry', 'dark', 'wild'],
]
const METAL: readonly Lent[] = [
  ['the king who would not kneel', 'dark', 'proud', 'angry', 'wild'],
  ['the thing below the ice', 'dark', 'calm', 'wild'],
  ['the storm we rode in on', 'angry', 'wild', 'proud'],
  ['the gate of iron and the last of us', 'proud', 'wistful', 'wild'],
]
const EMO: readonly Lent[] = [
  ['the last summer in this town', 'wistful', 'bright', 'wild'],
  ['the message you never answered', 'wistful', 'angry', 'dark', 'tender'],
]
const POP: readonly Lent[] = [
  ['you look at me and the room goes loud', 'bright', 'tender', 'wild'],
  ['confetti in my hair on Monday', 'bright', 'wild', 'funny'],
  ['walk in like thunder', 'proud', 'angry', 'wild', 'dark'],
]
const INDIE: readonly Lent[] = [
  ['somebody we were going to be', 'wistful', 'dark'],
  ['the summer you cut your own hair', 'wistful', 'bright', 'wild'],
  ['the long way home with you', 'tender', 'bright', 'calm'],
]
const HOUSE: readonly Lent[] = [
  ['the room where everyone is beautiful', 'bright', 'tender', 'calm', 'proud'],
  ['the sun comes up on the dance floor', 'bright', 'wistful', 'calm', 'tender'],
  ['the breath before the drop', 'wild', 'dark'],
]
const DREAM: readonly Lent[] = [
  ['your voice heard under water', 'calm', 'wistful', 'dark', 'wild'],
  ['asleep in the colour of the sea', 'calm', 'tender'],
  ['a slow light through the curtain', 'wistful', 'tender', 'calm'],
]

const EPIC: readonly Lent[] = [
  ['the army that came with the dawn', 'proud', 'bright', 'wild', 'angry'],
  ['a candle for the drowned', 'wistful', 'dark', 'tender'],
  ['the last light on the mountain', 'calm', 'proud', 'wistful'],
]
const SOUL: readonly Lent[] = [
  ['you at two in the morning', 'tender', 'calm', 'dark'],
  ['the words I keep typing to you', 'tender', 'wistful'],
  ['the corner where we danced to the radio', 'bright', 'wistful', 'wild'],
]
const LATIN: readonly Lent[] = [
  ['the street where my grandmother danced', 'bright', 'wistful', 'wild', 'proud'],
  ['two steps and your hand in mine', 'tender', 'dark', 'wistful', 'wild'],
  ['the fiesta of the little saints', 'bright', 'wild', 'tender', 'proud'],
]
const AFRO: readonly Lent[] = [
  ['the whole street moving as one', 'bright', 'wild', 'proud'],
  ['nowhere to be and sun on my shoulder', 'bright', 'calm', 'tender'],
  ['the market woman and the talking drum', 'proud', 'bright', 'angry', 'wild'],
]

export const LENT_BY_GENRE: readonly Family[] = [
  [
    /\b(?:industrial|ebm|aggrotech|electro-?metal|electro-?industrial)\b/i,
    ['the machine that eats the day', 'angry', 'dark', 'wild'],
    ['the static behind your eyes', 'dark', 'wistful', 'tender', 'calm'],
    ['the last shift at the foundry', 'wistful', 'angry', 'proud', 'dark'],
  ],
  [/\b(?:emo|pop[- ]?punk|screamo|midwest emo|post[- ]?hardcore)\b(?! (?:rap|trap))/i, ...EMO],
  [/\b(?:viking|[\w-]*metal(?:core)?|deathcore|djent|grindcore|thrash|doom)\b/i, ...METAL],
  [
    /\b(?:goth(?:ic)?|dark ?wave|cold ?wave|post[- ]?punk|minimal wave|new wave|dark cabaret|witch house)\b/i,
    ['candles in the ruined hall', 'dark', 'wistful', 'tender'],
    ['the last train through a concrete night', 'dark', 'wistful', 'calm', 'wild'],
    ['longing in a black dress', 'tender', 'dark', 'wild'],
  ],
  [
    /\b(?:punk|oi|hardcore(?! techno)|crust)\b/i,
    ['rent day and nothing in the jar', 'angry', 'wild'],
    ['nothing ever happens in this town', 'wild', 'wistful', 'dark'],
    ['the boss has bought a boat', 'angry', 'funny', 'proud', 'bright'],
  ],
  [
    /\b(?:grunge|sludge)\b/i,
    ['the roof and the rain and no one calling', 'dark', 'wistful'],
    ['the house we burned to keep us warm', 'dark', 'wistful', 'angry', 'wild'],
    ['a storm caged in my chest', 'angry', 'wild'],
  ],
  [
    /\b(?:(?:stadium|arena|hard|classic|heavy|glam|southern|garage|alternative|alt|nu) rock|hair metal|aor|rap ?core)\b/i,
    ...ROCK,
  ],
  [
    /\b(?:eurobeat|euro ?dance|hardstyle|happy hardcore|gabber|italo[- ]?disco|italo)\b/i,
    ['faster than the morning light', 'bright', 'wild', 'proud'],
    ['a hundred thousand hands in the air', 'bright', 'wild', 'proud'],
    ['the mirror ball that knows my name', 'bright', 'wild'],
  ],
  [
    /\b(?:hyper ?pop|glitch ?core|bubblegum bass|nightcore|digicore)\b/i,
    ['too many hearts in my machine', 'bright', 'wild', 'wistful'],
    ['a thousand filters and no face', 'wild', 'dark', 'wistful', 'angry', 'bright'],
    ['walk in like thunder', 'proud', 'angry'],
  ],
  [
    /\bphonk\b/i,
    ['black car with no plates', 'dark', 'angry', 'wild'],
    ['when the floor falls away', 'dark', 'angry', 'wild'],
    ['under the bridge at four', 'dark', 'wild', 'angry'],
  ],
  [
    /\b(?:synth ?wave|retro ?wave|vapor ?wave|out ?run|dream ?wave)\b/i,
    ['a phone box in the neon rain', 'wistful', 'tender', 'dark'],
    ['the last arcade on the strip', 'wistful', 'bright'],
    ['no headlights but our own', 'calm', 'tender', 'dark', 'wild'],
  ],
  [
    /\b(?:vocaloid|miku)\b/i,
    ['the girl made out of sound'],
    ['a crush in the colour of July', 'bright', 'wistful', 'tender'],
    ['too many hearts in my machine', 'bright', 'wild'],
  ],
  [
    /\b(?:anime|j-?pop|j-?rock|kawaii|city pop)\b/i,
    ['a crush in the colour of July', 'bright', 'wistful', 'tender'],
    ['you look at me and the room goes loud', 'bright', 'tender'],
    ['the long way home with you', 'calm', 'wistful'],
  ],
  [
    /\b(?:k-?pop|girl ?group|girls group|boy ?band|girl ?band)\b/i,
    ['walk in like thunder', 'proud', 'wild', 'dark', 'angry'],
    ['a crush in the colour of July', 'bright', 'tender', 'wistful'],
    ['confetti in my hair on Monday', 'bright', 'wild'],
  ],
  [/\b(?:lo-?fi|chill-?hop|chill beats?|study beats?)\b/i, ...LO_FI],
  [
    /\b(?:rap|hip[- ]?hop|trap|drill|grime|boom[- ]?bap|cloud rap|emo rap)\b/i,
    ['from the fourteenth floor', 'proud', 'bright', 'wild', 'angry', 'dark'],
    ["my mother's double shift", 'tender', 'proud', 'wistful'],
    ["the friend who's painted on the wall", 'wistful', 'dark', 'tender'],
    ['everything I never said out loud', 'wistful', 'dark', 'tender', 'calm'],
  ],
  [
    /\b(?:techno|schranz|acid|minimal|rave|breakcore|gabber)\b/i,
    ['one light and one long night', 'dark', 'calm', 'tender', 'wild'],
    ['under the bridge at four', 'dark', 'wild', 'angry'],
    ['the breath before the drop', 'wild', 'bright'],
  ],
  [
    /\b(?:drum (?:and|&|n) bass|d'?n'?b|jungle|dubstep|brostep|riddim|breakbeat|neurofunk|breakcore|bass music)\b/i,
    ['when the floor falls away', 'dark', 'wild', 'angry', 'wistful'],
    ['the rooftops at a hundred and seventy', 'dark', 'wild', 'calm'],
    ['the breath before the drop', 'wild', 'bright'],
    ['under the bridge at four', 'dark'],
  ],
  [
    /\b(?:trance|psytrance|edm|big room|electro|electronic dance|future bass|festival|hands up)\b/i,
    ['a hundred thousand hands in the air', 'bright', 'wild', 'proud'],
    ['the breath before the drop', 'wild', 'dark'],
    ['the sun comes up on the dance floor', 'wistful', 'bright', 'calm', 'tender'],
  ],
  [/\b(?:house|uk garage|2-?step|balearic|club)\b/i, ...HOUSE],
  [
    /\b(?:disco|funk(?:y)?|boogie|p-?funk|nu[- ]?disco)\b/i,
    ['the mirror ball that knows my name', 'bright', 'wild', 'wistful'],
    ['that bass line in my bones', 'bright', 'wild', 'funny', 'proud'],
    ['platform shoes on the stairs', 'bright', 'wistful', 'wild', 'tender'],
  ],
  [
    /\b(?:shoegaze|dream[- ]?pop|ethereal wave|slowcore|trip[- ]?hop|downtempo|chill-?wave|chill-?out|chill-?step)\b/i,
    ...DREAM,
  ],
  [
    /\b(?:ambient|new age|drone|meditation|relaxation|sleep music|space music)\b/i,
    ['snow falling on the lake', 'calm', 'wistful', 'dark'],
    ['the breath between two waves', 'calm', 'tender', 'bright'],
    ['the lamp the moth and the long blue night', 'calm', 'dark', 'wistful'],
  ],
  [
    /\b(?:psychedelic|psych|acid rock|space rock|krautrock)\b/i,
    ['the river running up into the sky', 'bright', 'wild', 'funny', 'calm'],
    ['the desert highway and the humming sun', 'calm', 'dark', 'wistful', 'wild'],
    ['the garden that grew in my ear', 'bright', 'funny', 'calm', 'tender'],
  ],
  [
    /\b(?:stoner|desert rock)\b/i,
    ['the desert highway and the humming sun'],
    ['the engine and the open throttle', 'wild'],
  ],
  [
    /\b(?:reggae|dub|ska|rock ?steady|roots)\b/i,
    ['rain on a tin roof', 'calm', 'tender', 'wistful'],
    ['take your time with me', 'bright', 'tender', 'funny', 'calm'],
    ['stand up in the sunshine', 'proud', 'bright', 'angry', 'dark'],
  ],
  [
    /\b(?:mariachi|ranchera|corridos?|banda|mexican)\b/i,
    ['the song I brought beneath your window', 'funny', 'tender', 'wistful', 'proud'],
    ...LATIN,
  ],
  [
    /\b(?:salsa|samba|bachata|merengue|mambo|rumba|tango|flamenco|latin|cuban|cumbia|reggaeton|bolero|spanish|brazilian)\b/i,
    ...LATIN,
  ],
  [/\b(?:afro ?\w*|amapiano|dancehall|soca|highlife|african|caribbean|calypso|tropical)\b/i, ...AFRO],
  [
    /\b(?:gospel|worship|christian|spiritual|praise)\b/i,
    ['the river I came through', 'proud', 'bright', 'wistful', 'dark'],
    ['the morning after the long night', 'tender', 'calm', 'bright', 'wistful'],
    ['the table with a chair for everyone', 'tender', 'bright', 'proud', 'calm'],
  ],
  [
    /\bblues\b/i,
    ['the rent man knocking at my door', 'funny', 'angry', 'wild', 'dark'],
    ['the train that took my baby', 'wistful', 'dark', 'tender'],
    ['a man who lies the way he breathes', 'angry', 'funny', 'dark', 'wild'],
  ],
  [
    /\b(?:bebop|jazz|swing|big band|lounge|crooner|electro ?swing|bossa(?: nova)?|noir)\b/i,
    ['the last table by the band', 'wistful', 'calm', 'tender'],
    ['a city at two in the morning', 'bright', 'funny', 'tender', 'wild'],
    ['a dress the colour of trouble', 'dark', 'funny', 'wild'],
  ],
  [/\b(?:r ?& ?b|rnb|soul(?:ful)?|motown|quiet storm|doo[- ]?wop)\b/i, ...SOUL],
  [
    /\b(?:spaghetti western|western|cowboy|outlaw)\b/i,
    ['one horse one moon and one last mile', 'dark', 'wistful', 'calm', 'proud'],
    ['the sheriff who threw away his star', 'wistful', 'dark', 'tender'],
  ],
  [
    /\b(?:country|americana|bluegrass|honky[- ]?tonk|heartland)\b/i,
    ["my father's truck still in the yard", 'wistful', 'tender', 'calm'],
    ['the porch light at two in the morning', 'wistful', 'tender', 'dark'],
    ['the road out of this county', 'bright', 'proud', 'wild', 'angry'],
  ],
  [
    /\b(?:shanty|shanties|pirate)\b/i,
    ['the captain who sold the anchor', 'funny', 'bright', 'wild'],
    ['the mermaid on the mizzenmast', 'funny', 'bright', 'wild', 'tender'],
    ['the whale that swallowed the band', 'funny', 'bright'],
  ],
  [
    /\b(?:military|march(?:ing)?|cadence|drum corps)\b/i,
    ['left right and home by spring', 'proud', 'wistful', 'wild'],
    ['the drum at the head of the line', 'proud', 'bright', 'dark'],
  ],
  [
    /\b(?:folk|celtic|irish|scottish|singer[- ]songwriter|nordic|medieval|ballad)\b/i,
    ["the ferryman's daughter", 'tender', 'wistful', 'dark'],
    ['the field my people worked', 'calm', 'proud', 'wistful'],
    ['a song for the ones who left by boat', 'wistful', 'bright', 'wild'],
  ],
  [
    /\b(?:opera\w*|aria|bel canto|baroque|cabaret|musical|broadway|theatrical)\b/i,
    ['the mask behind the curtain', 'dark', 'wistful', 'tender', 'funny'],
    ["the understudy's only night", 'bright', 'proud', 'tender', 'wistful'],
  ],
  [
    /\b(?:cinematic|epic|orchestra\w*|symphon\w*|trailer|soundtrack|film score|score|choir|choral|classical|ost|taiko)\b/i,
    ...EPIC,
  ],
  [/\b(?:indie|brit[- ]?pop|british pop|jangle|bedroom pop|alternative|alt|art rock|math rock|surf)\b/i, ...INDIE],
]

// Words that half of all requests hold, heeded where none of the above is said.
export const LENT_BY_SOUND: readonly Family[] = [
  [/\b(?:rock|guitar|riffs?)\b/i, ...ROCK],
  [/\b(?:piano|acoustic|strings|violin|cello)\b/i, ...DREAM.slice(2), ...INDIE.slice(2)],
  [/\b(?:electronic|dance|synth\w*|techy|beats?|bass|drops?)\b/i, ...HOUSE],
  [/\bpop\b/i, ...POP],
]

const AGAINST: Readonly<Partial<Record<Tone, readonly Tone[]>>> = {
  wistful: ['bright', 'funny'],
  dark: ['bright', 'funny'],
  bright: ['dark', 'wistful'],
  calm: ['wild', 'angry'],
  angry: ['tender', 'calm'],
}

const bears = (tones: readonly Tone[], wanted: readonly Tone[]): number =>
  tones.filter((tone) => wanted.includes(tone)).length * 2 -
  tones.filter((tone) => wanted.some((each) => !tones.includes(each) && AGAINST[each]?.includes(tone))).length

// The genre that is named first leads, as it does in the style.
function familyOf(families: readonly Family[], sound: string): readonly Lent[] | undefined {
  const heard = families
    .map(([pattern, ...lent]) => ({ lent, match: pattern.exec(sound) }))
    .filter(({ match }) => match !== null)
    .toSorted(
      (one, other) =>
        (one.match?.index ?? 0) - (other.match?.index ?? 0) ||
        (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0),
    )
  return heard[0]?.lent
}

// Of those that fit, one that was not heard before; else one of the same genre.
export type GenreWish = { sound: string; tones: readonly Tone[]; turn: number; isHeard: (subject: string) => boolean }
export function lendByGenre({ sound, tones, turn, isHeard }: GenreWish): string | undefined {
  const lent = familyOf(LENT_BY_GENRE, sound) ?? familyOf(LENT_BY_SOUND, sound)
  if (lent === undefined) return undefined
  const wanted = tones.filter((tone) => lent.some(([, ...own]) => own.includes(tone)))
  const worth = lent.map(([subject, ...own]) => ({ subject, worth: bears(own, wanted) }))
  const best = Math.max(...worth.map((each) => each.worth))
  const fitting = worth.filter((each) => each.worth >= Math.min(best, wanted.length === 0 ? -Infinity : best - 1))
  const fresh = [fitting, worth].map((each) => each.filter(({ subject }) => !isHeard(subject)))
  const chosen = fresh.find(({ length }) => length > 0) ?? fitting
  return chosen[turn % chosen.length]?.subject
}

export const LENT_TO_GENRES: readonly string[] = [
  ...new Set([...LENT_BY_GENRE, ...LENT_BY_SOUND].flatMap(([, ...lent]) => lent.map(([subject]) => subject))),
]
