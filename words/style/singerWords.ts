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

export const SINGER_WORDS: SenseTable = {
  ...namedSingers(),
  ...withNouns('deep low bass', { voice: 'male', singing: ['deep'] }),
  ...withNouns('high', singing('high')),
  ...withNouns("childlike child children's kids child's kid", singing('childlike')),
  ...withNouns('breathy airy whispery hushed', singing('breathy')),
  breathy: singing('breathy'),
  ...withNouns('whispered whispering', singing('whispered')),
  whispered: singing('whispered'),
  ...withNouns('belted belting powerful soaring powerhouse', singing('belted')),
  belting: singing('belted'),
  belted: singing('belted'),
  'child like': singing('childlike'),
  childlike: singing('childlike'),
  'deep male voice': { voice: 'male', singing: ['deep'] },
  'deep male vocals': { voice: 'male', singing: ['deep'] },
  'deep female voice': { voice: 'female', singing: ['deep'] },
  'low female voice': { voice: 'female', singing: ['deep'] },
  contralto: { voice: 'female', singing: ['deep'] },
  alto: { voice: 'female', singing: ['deep'] },
  soprano: { voice: 'female', singing: ['high'] },
  tenor: { voice: 'male', singing: ['high'] },
  baritone: { voice: 'male', singing: ['deep'] },
  'choir singing': singing('choir'),
  'choir vocals': singing('choir'),
  'sung by a choir': singing('choir'),
  'group vocals': singing('choir'),
  duet: singing('duet'),
  duets: singing('duet'),
  'male and female vocals': singing('duet'),
  'female and male vocals': singing('duet'),
  'call and response': singing('answered'),
  'call response': singing('answered'),
}
