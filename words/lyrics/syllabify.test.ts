import { describe, expect, it } from 'vitest'
import { syllabify } from './syllabify.ts'

const spell = (line: string): string =>
  syllabify(line)
    .map((word) => word.syllables.map(({ text, stressed }) => (stressed ? text.toUpperCase() : text)).join('-'))
    .join(' ')

const COUNTS = `love:1 lovely:2 loved:1 wanted:2 needed:2 fire:1 time:1 something:2 somewhere:2 beautiful:3 lonely:2 loneliness:3
hopeful:2 careless:2 moment:2 dreaming:2 walked:1 glasses:2 kisses:2 roses:2 places:2 changes:2 little:2 table:2
bottles:2 candle:2 apple:2 nation:2 station:2 special:2 ocean:2 patient:2 gorgeous:2 radio:3 piano:3 idea:3 create:2
creation:3 quiet:2 science:2 lion:2 giant:2 poem:2 being:2 playing:2 flying:2 going:2 seeing:2 crying:2 every:2
everything:3 evening:2 heaven:2 seven:2 memory:3 remember:3 together:3 tomorrow:3 forever:3 yesterday:3 december:3
summer:2 winter:2 water:2 river:2 paper:2 window:2 shadow:2 rhythm:2 people:2 business:2 question:2 queen:1 quite:1
guitar:2 guess:1 guide:1 language:2 video:3 studio:3 maybe:2 someone:2 homesick:2 sidewalk:2 firefly:2 lifeline:2
wonderful:3 afternoon:3 butterfly:3 family:3 california:4 electric:3 electricity:5 imagination:5 university:5
curious:3 serious:3 glorious:3 precious:2 delicious:3 musician:3 magician:3 various:3 area:3 cafe:2 naked:2 wicked:2
sacred:2 cried:1 tried:1 flies:1 skies:1 eyes:1 lied:1 die:1 dying:2 true:1 blue:1 blues:1 shoe:1 shoes:1 goes:1
does:1 toes:1 continue:3 rescue:2 value:2 usual:3 casual:3 actually:4 perfect:2 promise:2 promises:3 garage:2
bridge:1 bridges:2 edges:2 judge:1 waltz:1 through:1 thought:1 daughter:2 laughter:2 neighbor:2 neighborhood:3
height:1 weird:1 friend:1 believe:2 receive:2 movie:2 movies:2 cookie:2 coffee:2 committee:3 employee:3 engine:2
machine:2 police:2 justice:2 notice:2 office:2 silence:2 difference:3 distance:2 dance:1 danced:1 dances:2 dancing:2
dancer:2 closer:2 driver:2 lover:2 over:2 under:2 thunder:2 wonder:2 whisper:2 whispered:2 answered:2 opened:2
listened:2 happened:2 traveled:2 frightened:2 started:2 ended:2 faded:2 waited:2 hated:2 breathe:1 clothes:1
months:1 strength:1 breathing:2 building:2 ruin:2 fluid:2 doing:2 cruel:2 fuel:2 jewel:2 flower:2 power:2 tower:2
hour:1 our:1 prayer:1 world:1 girl:1 pearl:1 squirrel:2 curl:1 tired:1 desire:2 entire:2 higher:2 buyer:2 player:2
layer:2 royal:2 loyal:2 voyage:2 joyous:2 annoyed:2 enjoy:2 beyond:2 yellow:2 young:1 mystery:3 history:3 factory:3
victory:3 category:4 territory:4 january:4 february:4 library:3 honest:2 ghost:1 ghosts:1 whale:1 while:1 whole:1
awhile:2 island:2 castle:2 whistle:2 wrestle:2 chocolate:2 vegetable:4 interesting:4 comfortable:4 different:3
separate:3 camera:3 temperature:4 restaurant:3 orchestra:3 umbrella:3 pajamas:3 bananas:3 spaghetti:3 pizza:2
espresso:3 avocado:4 tomato:3 potatoes:3 heroes:2 echoes:2 tornado:3 volcano:3 photograph:3 photography:4
telephone:3 microphone:3 saxophone:3 symphony:3 melody:3 harmony:3 society:4 variety:4 anxiety:4 reality:4
eternity:4 infinity:4 gravity:3 city:2 cities:2 pities:2 babies:2 ladies:2 stories:2 carried:2 married:2 worried:2
hurried:2 studied:2 dynamite:3 satellite:3 appetite:3 definite:3 infinite:3 opposite:3 favorite:3 minute:2 lettuce:2
measure:2 treasure:2 nature:2 future:2 picture:2 adventure:3 furniture:3 signature:3 creature:2 feature:2 theater:3
ideal:3 real:1 really:2 realize:3 museum:3 stadium:3 aquarium:4 premium:3 opinion:3 million:2 billion:2 onion:2
union:2 champion:3 companion:3 religion:3 region:2 fashion:2 mission:2 vision:2 television:4 decision:3 ambition:3
tradition:3 position:3 condition:3 sunshine:2 moonlight:2 midnight:2 starlight:2 highway:2 runway:2 airplane:2
hurricane:3 grateful:2 graceful:2 peaceful:2 useless:2 hopeless:2 timeless:2 movement:2 statement:2 basement:2
amazement:3 excitement:3 safely:2 likely:2 nicely:2 surely:2 completely:3 immediately:5 fortunately:4 wildest:2
highest:2 closest:2 largest:2 happiest:3 easier:3 happier:3 prettier:3 heavier:3`

describe('syllabify', () => {
  it('counts the syllables of everyday words as they are sung', () => {
    const entries = COUNTS.split(/\s+/).map((entry) => entry.split(':') as [string, string])
    const wrong = entries.filter(([word, count]) => syllabify(word)[0]?.syllables.length !== Number(count))
    expect(entries.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  it('gives contractions their right length', () => {
    const lengths = ["don't", "didn't", "I'm", "couldn't", "they're", "let's"].map(
      (word) => syllabify(word)[0]?.syllables.length,
    )
    expect(lengths).toEqual([1, 2, 1, 2, 1, 1])
  })

  it('leans on the syllable a singer leans on and lets little words pass', () => {
    expect(spell('I will remember the summer tonight')).toBe('I will re-MEM-ber the SUM-mer to-NIGHT')
    expect(spell('imagination')).toBe('i-ma-gi-NA-tion')
    expect(spell('electric')).toBe('e-LEC-tric')
  })

  it('speaks digits as words', () => {
    expect(syllabify("7 o'clock in 1999").map(({ text }) => text)).toEqual([
      'seven',
      "o'clock",
      'in',
      'nineteen',
      'ninety',
      'nine',
    ])
    expect(syllabify('$5 & 2nd, 50%').map(({ text }) => text)).toEqual([
      'five',
      'dollars',
      'and',
      'second',
      'fifty',
      'percent',
    ])
  })

  it('loses no letter of the line', () => {
    const line = "Runnin' down the Avenue, café lights (oh yeah) shine"
    const joined = syllabify(line).map((word) => word.syllables.map(({ text }) => text).join(''))
    expect(joined).toEqual(["Runnin'", 'down', 'the', 'Avenue', 'café', 'lights', 'oh', 'yeah', 'shine'])
  })
})
