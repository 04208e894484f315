import { describe, expect, it } from 'vitest'
import { mendTyping } from './mendTyping.ts'
import { readRequest } from './readRequest.ts'

const read = (description: string) => readRequest(description, '')
const tell = (description: string): string[] => read(description).facts.map(({ text }) => text)

describe('what is typed without a capital', () => {
  it.each([
    ['my wife laura and my friend ben', 'my wife Laura and my friend Ben'],
    ['my friends kate and grace', 'my friends Kate and Grace'],
    ['grace under pressure', 'grace under pressure'],
    ['my students last day of school', "my students' last day of school"],
    ['growing up in denver in march', 'growing up in Denver in March'],
    ['my hometown of springfield illinois', 'my hometown of Springfield Illinois'],
    ['new orleans at dawn', 'New Orleans at dawn'],
    ['mrs okafor my chemistry teacher', 'Mrs Okafor, my chemistry teacher'],
    ['miss you so much, lily', 'miss you so much, Lily'],
    ['my cat boots who is fat', 'my cat Boots who is fat'],
    ['the class of 2024 at roosevelt high', 'the class of 2024 at Roosevelt High'],
  ])('%j means %j', (typed, meant) => {
    expect(mendTyping(typed)).toBe(meant)
  })

  it.each([
    ["my son's baseball team the red rockets, they lost every game", 'Red Rockets'],
    ['jingle for happy paws grooming, we come to you', 'Happy Paws Grooming'],
    ["jingle for maria's taco stand", "Maria's Taco Stand"],
    ['jingle for my plumbing company drip doctors, open sundays', 'Drip Doctors'],
  ])('%j is for %s', (description, brand) => {
    expect(read(description).brand).toBe(brand)
    expect(read(description).person).toBeUndefined()
  })

  it('two sentences without a stop are two', () => {
    expect(tell('happy birthday mom shes 70 loves bingo')).toEqual(["You're seventy", 'You love bingo'])
    expect(tell('im so proud of my son he passed his exams')).toEqual(["I'm so proud of you", 'You passed your exams'])
    expect(mendTyping('the house he built in may')).toBe('the house he built in May')
    expect(mendTyping('my cat felix who thinks hes a lion')).toBe("my cat Felix who thinks he's a lion")
  })

  it('words typed short are whole', () => {
    expect(mendTyping('my gf whos moving, its hard and im scared well break up')).toBe(
      "my girlfriend who is moving, it's hard and I'm scared we'll break up",
    )
    expect(mendTyping('my grandparents yard and my familys farm')).toBe("my grandparents' yard and my family's farm")
  })

  it('several people are all of them', () => {
    expect(read('my kids anna, ben and chloe drive me mad').person?.name).toBe('Anna, Ben and Chloe')
    expect(tell('my husband and i are learning to dance and its fun')).toEqual(["We're learning to dance", "It's fun"])
  })
})
