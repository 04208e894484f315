// The eight first songs people can make by filling blanks, in their fixed order. A filled sentence always fits the
// song description: 166 is used with two blanks, 125 with three, 100 with four.

export type MadLibField = { name: string; label: string; placeholder: string; maxLength: 100 | 125 | 166 }

// Stars keep falling one by one until there are cap of them; of everything else count items fly at once.
export type MadLibEffect =
  | { name: 'hearts' | 'balloons' | 'confetti' | 'flowers' | 'suns' | 'paws'; count: number }
  | { name: 'stars'; cap: number; everyMs: number }

export type MadLib = {
  key: 'Person' | 'SpecialOccasions' | 'Moods' | 'Activity' | 'Greeting' | 'Vacation' | 'Scrapbook' | 'Pet'
  title: string
  description: string
  fields: readonly MadLibField[]
  sentence: string
  effect: MadLibEffect
}

export const madLibs: readonly MadLib[] = [
  {
    key: 'Person',
    title: 'A song about someone',
    description: 'Name a person and one thing only they do. Watch their face at the first chorus.',
    fields: [
      { name: 'name', label: 'Who is it about?', placeholder: 'my sister Nora', maxLength: 125 },
      {
        name: 'habit',
        label: 'What do only they do?',
        placeholder: 'names every plant on the balcony',
        maxLength: 125,
      },
      { name: 'style', label: 'How should it sound?', placeholder: 'warm acoustic folk', maxLength: 125 },
    ],
    sentence: 'A {style} song about {name}, who {habit}, and why nobody else comes close',
    effect: { name: 'hearts', count: 15 },
  },
  {
    key: 'SpecialOccasions',
    title: 'A special occasion',
    description: 'Birthdays, weddings, last days of school: a song nobody has heard before.',
    fields: [
      { name: 'occasion', label: 'What are you celebrating?', placeholder: 'a thirtieth birthday', maxLength: 100 },
      { name: 'name', label: 'Who is it for?', placeholder: 'Jonas', maxLength: 100 },
      { name: 'memory', label: 'A moment to mention', placeholder: 'the night the tent blew away', maxLength: 100 },
      { name: 'style', label: 'How should it sound?', placeholder: 'big happy disco', maxLength: 100 },
    ],
    sentence: 'A {style} song for {occasion} of {name}, remembering {memory}, with a chorus everyone can shout',
    effect: { name: 'balloons', count: 10 },
  },
  {
    key: 'Moods',
    title: 'The mood you’re in',
    description: 'Say how it feels and where you are. The band does the rest.',
    fields: [
      { name: 'mood', label: 'How do you feel?', placeholder: 'wide awake and a little homesick', maxLength: 166 },
      { name: 'place', label: 'Where are you?', placeholder: 'on the last tram through the rain', maxLength: 166 },
    ],
    sentence: 'A song that feels {mood}, sung {place}, starting quietly and opening up in the chorus',
    effect: { name: 'stars', cap: 50, everyMs: 400 },
  },
  {
    key: 'Activity',
    title: 'Music to do things to',
    description: 'Running, cooking, cleaning the bathroom: everything is easier with its own anthem.',
    fields: [
      { name: 'activity', label: 'What will you be doing?', placeholder: 'baking bread at dawn', maxLength: 125 },
      { name: 'energy', label: 'How much energy?', placeholder: 'unstoppable', maxLength: 125 },
      { name: 'style', label: 'How should it sound?', placeholder: 'funk with a fat bass line', maxLength: 125 },
    ],
    sentence: 'An {energy} {style} song for {activity}, with a beat that keeps you going to the end',
    effect: { name: 'confetti', count: 50 },
  },
  {
    key: 'Greeting',
    title: 'A singing card',
    description: 'Good morning, thank you, get well soon: send it as a song.',
    fields: [
      { name: 'greeting', label: 'What do you want to say?', placeholder: 'thank you for the soup', maxLength: 125 },
      { name: 'name', label: 'Who is it for?', placeholder: 'our neighbour Mrs Alvarez', maxLength: 125 },
      { name: 'style', label: 'How should it sound?', placeholder: 'a tiny ukulele waltz', maxLength: 125 },
    ],
    sentence: 'A short {style} song that says {greeting} to {name}, kind and a little bit funny',
    effect: { name: 'flowers', count: 20 },
  },
  {
    key: 'Vacation',
    title: 'Postcard from a holiday',
    description: 'Keep the place, the people and the thing that went wrong.',
    fields: [
      { name: 'place', label: 'Where were you?', placeholder: 'a fishing village in Portugal', maxLength: 100 },
      { name: 'company', label: 'With whom?', placeholder: 'two cousins and a borrowed van', maxLength: 100 },
      { name: 'moment', label: 'What will you never forget?', placeholder: 'swimming under the stars', maxLength: 100 },
      { name: 'style', label: 'How should it sound?', placeholder: 'sunny surf rock', maxLength: 100 },
    ],
    sentence: 'A {style} song about {place} with {company} and {moment}, like a postcard',
    effect: { name: 'suns', count: 10 },
  },
  {
    key: 'Scrapbook',
    title: 'A page from your scrapbook',
    description: 'One memory and what it means to you now.',
    fields: [
      {
        name: 'memory',
        label: 'Which memory?',
        placeholder: 'learning to ride a bike behind the bakery',
        maxLength: 166,
      },
      {
        name: 'feeling',
        label: 'What does it mean today?',
        placeholder: 'somebody was always holding on',
        maxLength: 166,
      },
    ],
    sentence: 'A gentle song about {memory}, looking back from today, because {feeling}',
    effect: { name: 'confetti', count: 50 },
  },
  {
    key: 'Pet',
    title: 'An anthem for your pet',
    description: 'They cannot read, but they will know it is about them.',
    fields: [
      { name: 'name', label: 'Who is the star?', placeholder: 'Biscuit, a very long dachshund', maxLength: 125 },
      {
        name: 'trick',
        label: 'What are they famous for?',
        placeholder: 'stealing one sock of each pair',
        maxLength: 125,
      },
      { name: 'style', label: 'How should it sound?', placeholder: 'heroic stadium rock', maxLength: 125 },
    ],
    sentence: 'A {style} anthem for {name}, known everywhere for {trick}, with a proud chorus',
    effect: { name: 'paws', count: 15 },
  },
]

export function fillMadLib({ sentence }: MadLib, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name]?.trim() || blank)
}
