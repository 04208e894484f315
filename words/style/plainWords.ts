import { SINGER_WORDS, VOICE_COLOURS } from './singerWords.ts'
import type { Sense, SenseTable } from './sense.ts'

export const TEMPO_WORDS: SenseTable = {
  slow: { tempoFactor: 0.78 },
  slowly: { tempoFactor: 0.78 },
  'very slow': { tempoFactor: 0.66 },
  'slow tempo': { tempoFactor: 0.78 },
  ballad: { tempoFactor: 0.76, energy: 0.3 },
  'power ballad': { genre: 'rock', tempoFactor: 0.66, energy: 0.6, instruments: ['piano', 'distorted-guitar'] },
  'mid tempo': { tempoFactor: 1 },
  midtempo: { tempoFactor: 1 },
  'medium tempo': { tempoFactor: 1 },
  'up tempo': { tempoFactor: 1.18, energy: 0.78 },
  uptempo: { tempoFactor: 1.18, energy: 0.78 },
  fast: { tempoFactor: 1.24, energy: 0.82 },
  quick: { tempoFactor: 1.18, energy: 0.75 },
  'very fast': { tempoFactor: 1.4, energy: 0.9 },
  'fast paced': { tempoFactor: 1.24, energy: 0.82 },
  largo: { tempoBpm: 52 },
  adagio: { tempoBpm: 70 },
  andante: { tempoBpm: 88 },
  moderato: { tempoBpm: 108 },
  allegro: { tempoBpm: 132 },
  presto: { tempoBpm: 176 },
  'three four': { meter: { beats: 3, unit: 4 } },
  'triple time': { meter: { beats: 3, unit: 4 } },
  'waltz time': { meter: { beats: 3, unit: 4 } },
  'waltz tempo': { meter: { beats: 3, unit: 4 } },
  'six eight': { meter: { beats: 6, unit: 8 } },
  'twelve eight': { meter: { beats: 12, unit: 8 } },
  'seven eight': { meter: { beats: 7, unit: 8 } },
  'four four': { meter: { beats: 4, unit: 4 } },
  'spoken word': { delivery: 'spoken' },
  'spoken verses': { delivery: 'spoken' },
  'rap verses': { delivery: 'spoken' },
  'rap verse': { delivery: 'spoken' },
  'five four': { meter: { beats: 5, unit: 4 } },
  'odd meter': { meter: { beats: 7, unit: 8 } },
}

const FEMALE_NOUNS =
  "female females woman woman's womans women women's womens girl girl's girls feminine lady lady's".split(' ')
const MALE_NOUNS = "male males man man's mans men men's mens boy boy's guy guy's masculine".split(' ')
const VOICE_NOUNS = [
  'voice',
  'voices',
  'vocal',
  'vocals',
  'singer',
  'singers',
  'singing',
  'vocalist',
  'lead',
  'rapper',
] as const

function pairs(nouns: readonly string[], voice: 'female' | 'male'): SenseTable {
  const plain = nouns.flatMap((noun) => VOICE_NOUNS.map((kind) => `${noun} ${kind}`))
  // "low women vocal", "raspy female voice".
  const coloured = Object.entries(VOICE_COLOURS).flatMap(([colour, sense]) =>
    [...plain, voice].map((name): [string, Sense] => [`${colour} ${name}`, { ...sense, voice }]),
  )
  return Object.fromEntries([...coloured, ...plain.map((name): [string, Sense] => [name, { voice }])])
}

export const VOICE_WORDS: SenseTable = {
  ...pairs(FEMALE_NOUNS, 'female'),
  ...pairs(MALE_NOUNS, 'male'),
  female: { voice: 'female' },
  diva: { voice: 'female', ambiguous: true },
  songstress: { voice: 'female' },
  chanteuse: { voice: 'female' },
  male: { voice: 'male' },
  'instrumental intro': {},
  'in the instrumental': {},
  'instrumental break': {},
  'instrumental bridge': {},
  'instrumental solo': {},
  'instrumental solos': {},
  'instrumental section': {},
  'instrumental sections': {},
  'instrumental interlude': {},
  'instrumental outro': {},
  'instrumental part': {},
  'instrumental parts': {},
  'instrumental accompaniment': {},
  instrumental: { voice: 'none' },
  instrumentals: { voice: 'none' },
  voiceless: { voice: 'none' },
  wordless: { voice: 'none' },
  vocals: { voice: 'any' },
  vocal: { voice: 'any' },
  vocalist: { voice: 'any' },
  voice: { voice: 'any', ambiguous: true },
  voices: { voice: 'any', ambiguous: true },
  singer: { voice: 'any', ambiguous: true },
  singing: { voice: 'any', ambiguous: true },
  lyrics: { voice: 'any' },
  ...SINGER_WORDS,
}

export const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'minus',
  'exclude',
  'excluding',
  'except',
  'avoid',
  "don't",
  'never',
  'zero',
])

const FILLERS = `a an the and or of in on at to with for from by as is are be it its it's this that these those i i'd i'm me my we us our
you your he she they his her their some any all very really super so too quite bit little lots lot plenty more most like style styled
styles song songs music musical track tune tunes piece beat beats melody melodies sound sounds sounding feel feeling vibe vibes vibe-y
make makes made write create generate give want wants need would could should can please let lets let's something anything about
featuring feat ft using use used includes including include have has having but also then plus inspired influenced influences mix mixed
blend blended meets fusion kind sort type genre mood tempo bpm key time signature version remix hook chorus verse bridge intro outro
lead leads solo solos line lines section part parts rhythm rhythms harmony loop loops into over under through up down out when where
while who which there here just only good great nice cool awesome beautiful amazing new old modern contemporary classic live studio
recording quality high low big full rich deep light clean crisp lush layered background theme title called named titled do does did
riff riffs chord chords instrument instruments instrumentation production produced backing accompaniment catchy-ish sung sing sings
'n' n & - – — + "" '' played playing electric simple`

export const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(/\s+/))
