import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const read = (description: string) => readRequest(description, '')
const tell = (description: string): string[] => read(description).facts.map(({ text }) => text)

describe('reading a request', () => {
  it.each([
    ['a birthday song for my mom Linda who turns 60', 'birthday'],
    ['our dog Rex died last winter', 'pet-loss'],
    ['a song in memory of my grandfather', 'memorial'],
    ['I lost my job on Friday', 'job-loss'],
    ['a prayer for peace', 'peace'],
    ['moving to a new city with my best friend', 'moving'],
    ['a lullaby for Leo', 'lullaby'],
    ['a jingle for my bakery', 'jingle'],
    ['sorry I forgot our anniversary', 'apology'],
    ['a funny song about compilers', 'coding'],
    ['a love song', 'love'],
  ])('%j is for %s', (description, occasion) => {
    expect(read(description).occasion.id).toBe(occasion)
  })

  it('turns what is told about somebody towards them', () => {
    expect(tell('my daughter Mia turns 7 and loves dinosaurs')).toEqual(['You turn seven', 'You love dinosaurs'])
    expect(tell('a song for my wife Anna, who I met in Rome')).toEqual(['I met you in Rome'])
    expect(tell('our dog Rex died last winter, he loved the river behind our house')).toEqual([
      'You died last winter',
      'You loved the river behind our house',
    ])
    expect(tell('my dad taught me to fish and now he does not remember my name').join(' ')).toContain(
      "you don't remember",
    )
  })

  it('tells stories about others in the third person', () => {
    expect(tell('a pirate who is afraid of water')).toEqual(['A pirate is afraid of water'])
    expect(tell('a funny song about my boss Steve who microwaves fish in the office')).toEqual([
      'Steve microwaves fish in the office',
    ])
  })

  it('leaves out how the song should be made', () => {
    const { told, seconds, title } = read(
      'a 30 second pop song called "Far" about my cat stealing my sandwich, with a big choir in the chorus',
    )
    expect(told).toBe('my cat stealing my sandwich')
    expect(seconds).toBe(30)
    expect(title).toBe('Far')
  })

  it('finds people, ages, years, places and likings', () => {
    const { person, details } = read('a birthday song for my mom Linda from Leeds who turns 60 and loves gardening')
    expect(person).toMatchObject({ name: 'Linda', kin: 'mom', own: 'my', sex: 'she' })
    expect(details).toMatchObject({ age: 'sixty', love: 'gardening', place: 'Leeds' })
    expect(read('a goodbye song for Priya after nine years at Northwind').details.years).toBe('nine years')
    expect(read('my dog biscuit chasing waves').person).toMatchObject({ name: 'Biscuit', isPet: true })
  })

  it('knows the thing a song is about, and never takes a pet’s name for food', () => {
    expect(read('a song about my dog Biscuit').topics.map(({ subject }) => subject?.names[0])).toEqual(['dog'])
    expect(read('the last train home on a rainy night').topics[0]?.said).toBe('the last train')
    expect(read("my grandmother's kitchen in July").topics[0]?.said).toBe("my grandmother's kitchen")
  })

  it('knows shops, bands and clubs by their whole names, and takes them for nobody', () => {
    expect(read('jingle for my bakery called Crumb & Co in Leeds')).toMatchObject({ brand: 'Crumb & Co', others: [] })
    expect(read('chant for Riverside United').brand).toBe('Riverside United')
    expect(read('my band The Rusty Nails playing our first gig').brand).toBe('The Rusty Nails')
    expect(read('our startup Loopkit launching its app on Friday').person).toBeUndefined()
    expect(read('a football chant for FC Oldham Rovers').topics).toEqual([])
  })

  it('takes no verb, number, likeness or name for a thing of the song', () => {
    const things = (wish: string) => read(wish).topics.map(({ subject }) => subject?.names[0])
    expect(things('my son Noah turns 7')).toEqual([])
    expect(things('my boss Steve who microwaves fish')).toEqual(['fish'])
    expect(things('my husband snoring like a chainsaw')).not.toContain('saw')
    expect(things('losing my keys')[0]).toBe('key')
    expect(read('a song for my mum Carol who is 70').occasion.id).toBe('mother')
  })

  it('reads what is typed in haste, and who is meant', () => {
    expect(tell('im turning 40 and my knees hurt')).toEqual(["I'm turning forty", 'My knees hurt'])
    expect(tell('grandad died on tuesday, he taught me to whistle')).toEqual([
      'You died on Tuesday',
      'You taught me to whistle',
    ])
    expect(tell('she said yes on the beach in Whitby')).toEqual(['You said yes on the beach in Whitby'])
    expect(tell('my wife Jen and I have been married 25 years')).toEqual(["We've been married twenty five years"])
    expect(tell("jealous of my ex's new girlfriend")).toEqual(["I'm jealous of your new girlfriend"])
    expect(read('happy birthday to our twins Ella and Max turning 4').occasion.id).toBe('birthday')
    expect(read('a song for my friend Aisha who is moving to Canada').occasion.id).toBe('farewell')
  })
})

it('mourns the son, not the mother it is for', () => {
  const { person, facts } = readRequest('for my wife, 10 years since we lost our son Caleb', '')
  expect(person?.name).toBe('Caleb')
  expect(facts.map(({ text }) => text)).not.toContain('For my wife')
})

it("makes nobody the boat they own, and keeps a waitress's name", () => {
  expect(readRequest("reggae tune for my uncle's fishing boat Miss Behavin", '').facts[0]).toMatchObject({
    kind: 'noun',
    text: 'Your fishing boat Miss Behavin',
  })
  expect(readRequest('ballad for lonely truck stop waitress named Dolores', '').facts[0]?.text).toMatch(
    /named Dolores$/,
  )
})

it('buries who never spoke of the war, and makes no girlfriend a ceiling that leaks', () => {
  const request = "song for my grandpa's funeral, he flew planes and never talked about the war"
  expect(readRequest(request, '').occasion.id).toBe('memorial')
  const flat = readRequest('first apartment with my girlfriend, the ceiling leaks and we love it', '')
  expect(flat.facts.map(({ text }) => text).join('. ')).not.toMatch(/you're the ceiling/i)
})

describe('what is told stays whole', () => {
  it.each([
    ['the moon and the sea are in love', 'The moon and the sea are in love'],
    ['cilantro tastes like soap', 'Cilantro tastes like soap'],
    ['i want my wife back', 'I want you back'],
    ['thank u nurse Joy in the icu', 'You were there in the ICU'],
    [
      'rap about my cousin Andre who thinks hes a genius but lost everything on crypto',
      'You lost everything on crypto',
    ],
    ['its about a girl who waits tables in tulsa', 'A girl waits tables in Tulsa'],
    ['a thank you to the guy who gave me his kidney', 'You gave me your kidney'],
    ['country song bout how my ex husband got the boat', 'You got the boat'],
    ['my 3 year old thinks the moon follows us', 'You think the moon follows us'],
    ['wedding song for Priya and Josh, they met at a dog park', 'You met at a dog park'],
    ['you make me laugh even when im crying', "You make me laugh even when I'm crying"],
    ['my son loves fire trucks and pancakes', 'You love fire trucks and pancakes'],
    ['my husband David, two grooms, ten years', "We're two grooms"],
    ['gospel song thank you jesus for healing my son', 'Thank you Jesus for healing my son'],
    ['long distance relationship between Chicago and Manila', "I'm in Chicago and you're in Manila"],
    ['old couple dancing in the kitchen', 'An old couple is dancing in the kitchen'],
    ["she said yes! we're getting married in Italy", 'You said yes'],
    ['we won state championship go wildcats', 'We won the state championship'],
    ['my band The Rusty Nails playing our first gig', 'The Rusty Nails are playing our first gig'],
    ['my husband snores so loud the neighbors complain', 'My husband snores so loud the neighbors complain'],
    ['feeling stuck in a dead end job', "I'm feeling stuck in a dead end job"],
    ['tribute to my dad a firefighter for 30 years', "You've been a firefighter for thirty years"],
    ['my parents not understanding me', "You don't understand me"],
    ['love song about a guy i met at the gym', 'I met you at the gym'],
    ['why does my roommate never do the dishes', 'My roommate never does the dishes'],
    ['a small town where nothing ever happens', 'Nothing ever happens'],
    ['my truck breaking down on the way to work', 'My truck is breaking down on the way to work'],
    ['missing my mom on mothers day she passed in march', 'You passed in March'],
  ])('%s', (request, told) => {
    expect(readRequest(request, '').facts.map(({ kind, text }) => [kind, text])).toContainEqual(['clause', told])
  })
})

it("takes no ark for a child called Noah, nor a war for a grandfather's village", () => {
  expect(readRequest("noah's ark but the animals complain about the food", '').person).toBeUndefined()
  const veteran = readRequest('my grandpa fought in vietnam and taught me how to fish', '')
  expect([veteran.details.place, veteran.topics.map(({ said }) => said)]).toEqual([undefined, ['fishing']])
})

it('roasts a brother once, and makes no eagle of a team', () => {
  const roast = readRequest('roast song for my brother Jake who is 30', '')
  expect(roast.facts.map(({ text }) => text)).toEqual(['Jake is thirty'])
  expect(readRequest('football song for the Eagles', '').topics).toEqual([])
  expect(readRequest('dog walking', '').facts.map(({ text }) => text)).toEqual(['Dog walking'])
})

it('takes a mood behind its subject for the mood, and how a card is signed for no thing', () => {
  expect(readRequest('a song about anxiety but hopeful', '').told).toBe('anxiety')
  expect(readRequest('happy mothers day mom love from Sam and Ellie', '').topics).toEqual([])
})
