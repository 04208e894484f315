// What is heard, smelt, tasted, felt or seen: told by the noun a phrase is about ("the click of claws on wood" is heard).
export type Sense = 'sound' | 'smell' | 'taste' | 'touch' | 'sight'

const HEADS: Readonly<Record<Sense, string>> = {
  sound: `click hum hiss squeak tick slap creak hush snap rattle thud crack scrape tap crackle crunch drip clink pop roar thump scratch rustle rip ring
    buzz whirr ping swish beep rasp knock clack groan drum drums chink sigh clank boom whine clang echo clatter flap cough shout bell bells bang laugh
    shriek squeal patter snip gasp stamp crash scream splash clap zip clunk drone flick ding fizz whisper plop howl bark cry whistle rumble song songs
    bubble growl ting call bass jingle slam tinkle note notes slosh plink sound chant tune twang spit glug flutter voice voices murmur jangle horn cheer wail
    clash sizzle slop chirp chop screech wheeze squelch sneeze chime tock bleep moan grunt tramp whoosh splat clop coo gallop throb trickle chatter blare bleat
    gurgle giggle snort purr snore honk blast riffle parp shuffle ripple snuffle chord whump talk blip shush whoop croak huff silence crumple whoomp
    trumpet thunder putter skirl smash hoot plip snick thrum squawk tack trill smack scuttle whisk sob caw stomp snarl pock music laughter quiet tread plod`,
  smell: 'smell smells scent whiff reek stink perfume aroma',
  taste: 'taste sweet sour salt tang sweetness bitterness flavour',
  touch: `sting cold cool warm warmth heat tickle itch prick grit soft weight chill burn prickle ache smooth damp tug pull squeeze silk wool kiss shock
    tingle throb wet grip touch feel stroke pinch`,
  sight: `light glow dawn dusk dark gold flash glint shine green blue blink gleam wink smoke steam fog mist sun glitter sparkle flicker shimmer shadow red
    white silver colour`,
}
const BY_HEAD: ReadonlyMap<string, Sense> = new Map(
  (Object.entries(HEADS) as [Sense, string][]).flatMap(([sense, words]) =>
    words.split(/\s+/).map((word): [string, Sense] => [word, sense]),
  ),
)

export function senseOf(phrase: string): Sense | undefined {
  const head =
    phrase
      .replace(/^(?:the|an?) /, '')
      .split(/ (?:of|in|on|under|through|from|over|at|as|to|against|after|before|and|with)\b/)[0] ?? ''
  const words = head.split(/[ -]/)
  return words.toReversed().flatMap((word) => BY_HEAD.get(word.replace(/'s$/, '')) ?? [])[0]
}

const HEARD =
  /\b(?:hear|heard|hears|listen\w*|sound|noise|loud|ears?|echo|sample|overhead|floor above|call(?:ing|s)?|tune|sings?|wake|awake)\b/i
const SMELT = /\b(?:smell|smelt|smells|scent|nose|breathe|breathed|sniff)\b/i
const SEEN = /\b(?:see|saw|watch|watched|watching|look at|looked at) \{sense/i
const TRAVELS = /\{sense\d?\} (?:from|comes|coming|in the air|down|upon|through|at three)\b/i

// Which phrases may stand where a line says {sense}: "I hear {sense}" takes no smell.
export function fitsSense(line: string, phrase: string): boolean {
  const sense = senseOf(phrase)
  if (HEARD.test(line)) return sense === 'sound'
  if (SMELT.test(line)) return sense === 'smell'
  if (SEEN.test(line)) return sense === 'sight'
  if (TRAVELS.test(line)) return sense === 'sound' || sense === 'smell'
  return true
}
