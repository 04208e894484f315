import type { Sense, SenseTable, SingingWish } from './sense.ts'

// The product's singers, as people may ask for them. `engine/voice/trained/trainedSingers.ts` has their voices.
const NAMES = [
  'Clara',
  'Nora',
  'Iris',
  'Maeve',
  'Vera',
  'Elsie',
  'Theo',
  'Marcus',
  'Felix',
  'Arthur',
  'Jonah',
  'Silas',
  'Pip',
] as const

const NOUNS = ['voice', 'vocals', 'vocal', 'singer', 'singing'] as const

// How a voice of either sex may sound: "deep female voice", "raspy man's vocals".
export const VOICE_COLOURS: Readonly<Record<string, Sense>> = {
  deep: { singing: ['deep'] },
  low: { singing: ['deep'] },
  bass: { singing: ['deep'] },
  high: { singing: ['high'] },
  falsetto: { singing: ['high'] },
  soprano: { singing: ['high'] },
  breathy: { singing: ['breathy'] },
  airy: { singing: ['breathy'] },
  whispered: { singing: ['whispered'] },
  whispering: { singing: ['whispered'] },
  powerful: { singing: ['belted'] },
  strong: { singing: ['belted'] },
  belting: { singing: ['belted'] },
  soaring: { singing: ['belted'] },
  intense: { singing: ['belted'] },
  husky: { singing: ['breathy'] },
  smoky: { singing: ['breathy'] },
  // A raspy voice sings love songs as well: it says nothing of the mood.
  raspy: {},
  gravelly: {},
  gravel: {},
  hoarse: {},
  rough: {},
}

function withNouns(adjectives: string, sense: Sense): SenseTable {
  return Object.fromEntries(adjectives.split(' ').flatMap((word) => NOUNS.map((noun) => [`${word} ${noun}`, sense])))
}

const singing = (...wishes: SingingWish[]): Sense => ({ voice: 'any', singing: wishes })

function namedSingers(): SenseTable {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const word = name.toLowerCase()
      return [
        [word, { singer: name, ambiguous: true }],
        [`sung by ${word}`, { singer: name }],
        [`${word} singing`, { singer: name }],
        [`${word}'s voice`, { singer: name }],
        [`singer ${word}`, { singer: name }],
      ]
    }),
  )
}

// "male and female duet", "a man and a woman singing": two of them.
function bothSexes(): SenseTable {
  const pairs = ['male and female', 'female and male', 'male female', 'female male', 'man and woman', 'woman and man']
  const kinds = [
    'vocals',
    'vocal',
    'voices',
    'voice',
    'singers',
    'vocalists',
    'duet',
    'duets',
    'singing',
    'lead',
    'leads',
  ]
  return Object.fromEntries(pairs.flatMap((pair) => kinds.map((kind) => [`${pair} ${kind}`, singing('duet')])))
}

const sungBy = (who: readonly string[], voice: 'female' | 'male'): SenseTable =>
  Object.fromEntries(
    who.flatMap((each) =>
      [`sung by a ${each}`, `sung by ${each}`, `${each} sings`, `${each} singing`].map((said) => [said, { voice }]),
    ),
  )

export const SINGER_WORDS: SenseTable = {
  ...namedSingers(),
  ...withNouns('deep low bass', { voice: 'male', singing: ['deep'] }),
  ...withNouns('high', singing('high')),
  ...withNouns("childlike child children's kids child's kid", singing('childlike')),
  ...withNouns('breathy airy whispery hushed husky smoky', singing('breathy')),
  breathy: singing('breathy'),
  ...withNouns('whispered whispering whisper', singing('whispered')),
  whispered: singing('whispered'),
  ...withNouns('belted belting powerful soaring powerhouse strong', singing('belted')),
  ...withNouns('raspy gravelly gravel hoarse rough', { voice: 'any' }),
  ...withNouns('head falsetto', singing('high')),
  falsetto: singing('high'),
  belting: singing('belted'),
  belted: singing('belted'),
  'child like': singing('childlike'),
  childlike: singing('childlike'),
  contralto: { voice: 'female', singing: ['deep'] },
  alto: { voice: 'female', singing: ['deep'] },
  soprano: { voice: 'female', singing: ['high'] },
  tenor: { voice: 'male', singing: ['high'] },
  baritone: { voice: 'male', singing: ['deep'] },
  ...sungBy(['woman', 'girl', 'lady', 'mother', 'grandmother', 'grandma', 'mawmaw'], 'female'),
  ...sungBy(['man', 'boy', 'guy', 'father', 'grandfather', 'grandpa'], 'male'),
  'gospel choir singing': { genre: 'gospel', voice: 'any', singing: ['choir'], instruments: ['choir-pad', 'organ'] },
  ...withNouns('chanting chanted', singing('choir')),
  'choir singing': singing('choir'),
  'choir vocals': singing('choir'),
  'sung by a choir': singing('choir'),
  'group vocals': singing('choir'),
  duet: singing('duet'),
  duets: singing('duet'),
  ...bothSexes(),
  'call and response': singing('answered'),
  'call response': singing('answered'),
}
