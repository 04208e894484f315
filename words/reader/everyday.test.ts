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
