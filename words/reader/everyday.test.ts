import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const read = (description: string) => readRequest(description, '')
const tell = (description: string): string[] => read(description).facts.map(({ text }) => text)

describe('what people type every day', () => {
  it.each([
    ['who sings it', 'A song where a man apologizes to his wife for working too much', 'I worked too much'],
    ['how something is', 'song about how hard it is to be a single mom', "It's so hard to be a single mom"],
    ['what cannot be done', 'song about anxiety and not being able to sleep', "I can't sleep"],
    [
      'two things after “about”',
      'about me and my brother growing up poor but happy in Alabama',
      'We grew up poor but happy in Alabama',
    ],
    ['“her back” without a back', 'I cheated on my girlfriend and I regret it. I want her back.', 'I want you back'],
    [
      'one list and one deed',
      "Christmas song about grandma's cookies and my uncle falling asleep on the couch",
      'My uncle is falling asleep on the couch',
    ],
    [
      'what a sentence ends with',
      'song for my boss Linda who is retiring after 35 years, she brought donuts',
      "You're retiring after thirty five years",
    ],
    ['hugs that are loved', 'my son Jayden loves trains and hugs', 'You love trains and hugs'],
    [
      'names of children',
      'song for my wife Sarah. We have two kids, Emma and Jack.',
      'We have two kids, Emma and Jack',
    ],
    ['how long it has been', 'love song to my husband of 25 years', "You've been my husband for twenty five years"],
    ['owners without their mark', 'lullaby for my son Oliver, he has his daddys eyes', "You have your daddy's eyes"],
    [
      'names behind a feast',
      'song for my parents 50th anniversary Bob and Carol they have 4 kids',
      'You have four kids',
    ],
    [
      'a time of day',
      'pop punk about hating my commute on the 7:15 train',
      'Hating my commute on the seven fifteen train',
    ],
    ['who is not noticed', 'pop song about a girl who doesnt notice me', "You don't notice me"],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it.each([
    ['make a song for my mom, she worked two jobs to raise us after dad left', 'mother'],
    ['i feel so alone since my friends stopped talking to me', 'lonely'],
    ['I cheated on my girlfriend and I regret it', 'apology'],
    ['he said he loved me but he married someone else', 'breakup'],
    ['getting over my ex and finally being happy on my own', 'riddance'],
    ['my parents 50th anniversary they got married in 1974', 'anniversary'],
    ['I want to propose to my girlfriend Hannah, we met in Seattle', 'proposal'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })

  it('sings no plan to celebrate', () => {
    expect(tell('I got accepted into medical school! I want to celebrate')).toEqual([
      'I got accepted into medical school',
    ])
  })
})

describe('whom it is about, and how it went', () => {
  it.each([
    ['a nurse named Patricia who took care of my mom in the hospital', 'Patricia', 'thanks'],
    ['about a girl named Chloe with green eyes who broke my heart in high school', 'Chloe', 'breakup'],
    ['we lost our baby boy at 20 weeks, his name was Elijah', 'Elijah', 'baby-loss'],
    ['a song for my son Ben who is leaving for the army', 'Ben', 'absent'],
    ['song about a toxic friendship with a girl named Brittany who talked behind my back', 'Brittany', 'anger'],
  ])('%s', (request, name, occasion) => {
    const { person, occasion: heard } = read(request)
    expect([person?.name, heard.id]).toEqual([name, occasion])
  })

  it.each([
    ["funny song about my wife's driving, she hit the mailbox twice", 'roast'],
    ['make it funny: my dad thinks he is a great cook but burns everything', 'roast'],
    ['a lonely night in the city, driving around thinking about her', 'distance'],
    ['we are moving out of the house where we raised our kids for 22 years', 'closing'],
    ['I want to write a song for my unborn baby', 'expecting'],
    ['I just want to say thank you to my wife Laura for standing by me', 'thanks'],
    ['pop song about a girl who never notices me', 'crush'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })

  it.each([
    [
      'what is prepared',
      'my girlfriend Ashley loves sunflowers and iced coffee',
      'You love sunflowers and iced coffee',
    ],
    ['years young', 'happy birthday grandma, 85 years young', "You're eighty five years young"],
    ['what lasts', 'anniversary song for my husband Mark, still my best friend', "You're still my best friend"],
    ['pride', 'I want a song that tells my son Ethan how proud I am of him', "I'm so proud of you"],
    ['long ago', 'sad song about my parents getting divorced when I was ten', 'You got divorced'],
    ['one stranger twice', 'about a guy who works two jobs and never sees his family', 'He never sees his family'],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })
})

describe('who somebody is, and since when', () => {
  it.each([
    ['a song about my ex husband who never paid child support', 'anger'],
    ['song for my best friend Amanda, she has been there since college', 'friendship'],
    ['country love song about meeting a girl at a gas station', 'love'],
    ['our one year anniversary, my girlfriend Nicole makes me so happy', 'crush'],
    ['i cant stop thinking about a guy named Daniel from work', 'crush'],
    ['why did you leave me standing at the altar', 'breakup'],
    ['a song for someone who lost their mom', 'anxiety'],
    ["we've been trying for a baby for 5 years and finally its happening", 'expecting'],
    ['breakup song where the girl realizes she deserves better', 'breakup'],
  ])('%j is for %s', (request, occasion) => {
    expect(read(request).occasion.id).toBe(occasion)
  })

  it.each([
    [
      'a purpose',
      'thank you to my parents who sacrificed everything so I could go to college',
      'You sacrificed everything so I could go to college',
    ],
    [
      'a list that is loved',
      'birthday song for a 50 year old man named Steve who loves beer, golf and the Dallas Cowboys',
      'You love beer, golf and the Dallas Cowboys',
    ],
    ['an age', 'birthday song for a 50 year old man named Steve', "You're fifty"],
    ['a feast of our own', 'for my girlfriend Nicole on our one year anniversary', "It's our one year anniversary"],
    ['what finally happens', "we've been trying for years and finally its happening", "Finally it's happening"],
  ])('tells %s', (_, request, told) => {
    expect(tell(request)).toContain(told)
  })

  it('sings to the one who was married, not to the father who cried', () => {
    const { person, facts } = read('a song about our wedding day, we danced under the stars and my father cried')
    expect([person, facts.map(({ text }) => text).at(-1)]).toEqual([undefined, 'My father cried'])
  })

  it('makes nobody mine who is only named', () => {
    expect(read('about a girl named Chloe with green eyes').person?.kin).toBeUndefined()
  })
})
