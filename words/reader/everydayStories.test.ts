import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const read = (description: string) => readRequest(description, '')
const tell = (description: string): string[] => read(description).facts.map(({ text }) => text)

describe('what a song is ordered for', () => {
  it.each([
    ["a song for my baby sister's wedding, her name is Grace and she is marrying Evan", 'Grace'],
    ['write a song about my dog. His name is Duke and he is 10', 'Duke'],
  ])('%j names them later', (request, name) => {
    expect(read(request).person?.name).toBe(name)
  })

  it.each([
    [
      'who only wants the song',
      'my 7 year old son Owen wants a song about a shark who eats pizza',
      'A shark eats pizza',
    ],
    [
      'whom somebody greets',
      'a rap for my team at work, we hit our goal, shout out to Brandon, Keisha and Lou',
      "We've got Brandon, Keisha and Lou",
    ],
    ['what is celebrated', 'celebrate 5 years sober, I did it for my kids', 'I did it for my kids'],
    [
      'another one’s love',
      'im in love with my best friends girlfriend',
      "I'm in love with my best friend's girlfriend",
    ],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it('teases who forgot the day', () => {
    expect(read('my husband forgot our anniversary again').occasion.id).toBe('roast')
  })
})

describe('what somebody does, told in -ing', () => {
  it.each([
    ['a song about my dog Max waiting by the door every evening', 'You wait by the door every evening'],
    ['my dad whistling in the garage on Saturdays', 'You whistle in the garage on Saturdays'],
    ['my son learning to ride', "You're learning to ride"],
    ['my mom working nights at the hospital', "You're working nights at the hospital"],
    ['a song for my two boys working two jobs', "You're working two jobs"],
    ["I'm a student living on noodles", "I'm a student living on noodles"],
  ])('%j is told of them', (request, told) => {
    expect(tell(request)).toContain(told)
  })
})

describe('who a feast or a card is for', () => {
  it.each([
    [
      'wedding song for Anna and Tom who met on a ski lift, their dog Milo carries the rings',
      'wedding',
      'Anna and Tom',
    ],
    ['a song about my best friend Priya getting engaged', 'wedding', 'Priya'],
    ['a song for my mom Rosa who turned 60', 'birthday', 'Rosa'],
    ['my mom is a cleaner in a hospital', 'mother', undefined],
    ['my husband always loses his keys', 'roast', undefined],
    ['a love song for my wife Grace who has stuck with me through chemo', 'thanks', 'Grace'],
    ['song about climate change, for kids', 'kids', undefined],
  ])('%j', (request, occasion, name) => {
    expect(read(request).occasion.id).toBe(occasion)
    expect(read(request).person?.name).toBe(name)
  })
})

describe('stories of two or three sentences', () => {
  it.each([
    [
      'what protects',
      'I have a dog named Duke, he is a 3 year old german shepherd and he protects our family',
      'You protect our family',
    ],
    [
      'what was left behind',
      "a country song about my dad's old guitar that he left me when he died",
      'You left me your old guitar',
    ],
    [
      'a name to come',
      "we are having a baby boy in July and we're going to name him Henry",
      "We're going to name you Henry",
    ],
    ['a struggle', 'song about my struggle with weight and learning to love my body', "I'm learning to love my body"],
    ['who is only a friend', 'being in love with someone who only sees you as a friend', 'You only see me as a friend'],
    ['what the song is to do', 'a song to make my girlfriend smile, she has curly hair', 'You have curly hair'],
  ])('tell %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ["I can't visit my grandma Betty because I live far away", 'grandparent'],
    ["song for my son's high school graduation. His name is Tyler and he plays football.", 'graduation'],
    ['funny song about my coworkers Lisa and Bob who flirt all day', 'boss'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })
})

describe('what is whose, and who did it', () => {
  it.each([
    [
      'what somebody forgets',
      'a song about my boyfriend Marcus and how he always forgets where he parked the car',
      'You always forget where you parked the car',
    ],
    ['a garden that is hers', "a song for my mom's birthday, she loves her garden", 'You love your garden'],
    [
      'a farm that was sold',
      "A song about my grandfather's farm in Iowa that was sold last year",
      'Your farm in Iowa was sold last year',
    ],
    ['whom nobody has met yet', "write a song to my future husband who I haven't met yet", "I haven't met you yet"],
    ['a stranger at it', 'a song about a soldier writing home to his wife', 'A soldier is writing home to his wife'],
    [
      'a long list',
      'my son Leo loves garbage trucks, dinosaurs and his stuffed bear Mr. Fluff',
      'You love garbage trucks, dinosaurs and your stuffed bear Mr Fluff',
    ],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ['party song about turning 21 in Las Vegas', 'birthday'],
    ['diss song about my ex Brandon who lives with his mom', 'roast'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })
})

describe('lists, engagements and vocatives', () => {
  it.each([
    [
      'a list with its last comma',
      'song for Chris, he loves fishing, his truck, and me',
      'You love fishing, your truck and me',
    ],
    [
      'a baby and what it is',
      'for my best friends Tiffany and Joe who are expecting their first baby, a girl',
      "You're expecting your first baby, a girl",
    ],
    ['how far away', "my long distance girlfriend in the Philippines, we've never met", "You're in the Philippines"],
    ['a time that was', 'about the time my dad and I got stuck in a snowstorm', 'We got stuck in a snowstorm'],
    ['a pride', "I'm proud of my husband Eric for getting sober", "I'm proud of you for getting sober"],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ['my daughter just got engaged to a wonderful man named David', 'wedding'],
    ['my father walked me down the aisle even though he was sick', 'father'],
    ['a romantic duet about two old people dancing in a nursing home', 'tale'],
    ['I hate my job so much, my manager Karen is the worst', 'boss'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })

  it('hears who is called at the end', () => {
    expect(read('sorry I missed your birthday, bro').person?.kin).toBe('brother')
    expect(read('a lullaby about the moon and stars').facts.map(({ kind }) => kind)).toEqual(['noun'])
  })
})

describe('ages in months, proposals and silence', () => {
  it.each([
    ['months', 'a cute song for my 5 month old baby girl Willow who laughs at everything', "You're five months old"],
    [
      'a silence of two',
      "a song about my sister and I who haven't talked in 3 years",
      "We haven't talked in three years",
    ],
    [
      'a proposal',
      'song about my boyfriend proposing to me on the beach in Hawaii',
      'You proposed to me on the beach in Hawaii',
    ],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ['song about my boyfriend proposing to me on the beach', 'love'],
    ['a song for my dog Charlie who has cancer and only has a few weeks left', 'pet'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })
})

describe('who sings, who is over, who is back', () => {
  it.each([
    [
      'a long marriage that ended',
      'my wife of 40 years who died last spring, her name was Margaret',
      'You were my wife for forty years',
    ],
    ['lessons of old', 'song about my dad teaching me to drive stick shift', 'You taught me to drive stick shift'],
    ['two of them', 'a song about two sisters who share a room and fight over clothes', 'They fight over clothes'],
    ['an injury', 'for my teammate Jordan who tore his ACL and is out for the season', 'You tore your ACL'],
    ['the singer’s own name', "make me a song about me, my name is Derek, I'm a barber", 'My name is Derek'],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ['I just became a grandpa!', 'birth'],
    ['song about getting my heart broken at prom', 'breakup'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })
})

it.each([
  ['a romantic song about growing old together with my wife Ellen', 'love', 'Growing old together with you'],
  ["I'm in love with a married man", 'crush', "You're married"],
  ['he left for work one morning and never came home', 'memorial', 'You never came home'],
  ['my coworker Janet is leaving for a new job', 'farewell', "You're leaving for a new job"],
  [
    'song about my 2 best friends Maya and Jen and how we always get into trouble',
    'friendship',
    'We always get into trouble',
  ],
  ["funny song about my dad's snoring", 'roast', "My dad's snoring"],
])('%s', (request, occasion, told) => {
  expect([read(request).occasion.id, tell(request).includes(told)]).toEqual([occasion, true])
})

it.each([
  ['a song about losing my best friend to drugs', 'memorial', 'Losing you to drugs'],
  ['my cat Felix ran away and I miss him', 'pet', 'You ran away'],
  [
    'song for my son Jonah who is leaving for his mission in Brazil',
    'absent',
    "You're leaving for your mission in Brazil",
  ],
  ['a song about watching my mom fight cancer', 'get-well', 'Watching you fight cancer'],
  [
    "song about me and my cousins at grandma's house every summer",
    'grandparent',
    "We were at grandma's house every summer",
  ],
])('%s', (request, occasion, told) => {
  expect([read(request).occasion.id, tell(request)]).toEqual([occasion, expect.arrayContaining([told])])
})

it('says how somebody is before what for', () => {
  expect(tell('a song about how proud I am to be a Texan')).toEqual(["I'm so proud to be a Texan"])
  expect(tell('song for my mom and dad who are getting divorced')).toEqual(["You're getting divorced"])
})
