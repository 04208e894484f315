import { describe, expect, it } from 'vitest'
import { readRequest } from './readRequest.ts'

const read = (request: string) => readRequest(request, '')
const facts = (request: string): string[] => read(request).facts.map(({ text }) => text)

describe('who sings to whom', () => {
  it.each([
    ['I married a pilot named Greta, she is the best mother to our kids Tim and Lou', 'Greta', 'wife', 'love'],
    ['a song about the joy of being father of Helena', 'Helena', 'daughter', 'child'],
    ['a soul song about being the proud mum of Oskar', 'Oskar', 'son', 'child'],
  ])('%j is sung to %s, my %s', (request, name, kin, occasion) => {
    const { person, address, occasion: heard } = read(request)
    expect([person?.name, person?.kin, address, heard.id]).toEqual([name, kin, 'you', occasion])
  })

  it('a father says so to his daughter', () => {
    expect(facts('a song about being the proud dad of Paula')).toContain("I'm your proud dad")
  })

  it.each([
    "an anniversary song for Tomas' fourth work anniversary at our roofing firm, my most loyal employee",
    'our receptionist Vera has been with our clinic for twelve years, work anniversary song',
  ])('%j marries nobody', (request) => {
    expect(read(request).occasion.id).toBe('thanks')
  })

  it.each([
    ['a song about Bram going on adventures with his wife Ida and their son Kees', 'Bram'],
    ['a pop song about 9 year old Stella who has built a raft', 'Stella'],
    ['Zurab always eating plums', 'Zurab'],
  ])('%j is of %s', (request, name) => {
    expect(read(request).person?.name).toBe(name)
  })

  it.each([
    "a song about hope. Bring me home. Give me time. But don't go",
    'a sad song, growing old. Growing up is hard',
    'Bulgaria Will rise again',
    'a rock song about a heart of Gold',
    'a story of the girl don not know my name',
  ])('%j names nobody', (request) => {
    expect(read(request).person?.name).toBeUndefined()
  })

  it('tells of strangers in the third person', () => {
    const { address, facts: said } = read('a rock song about a young hero named Ashby fighting for his village')
    expect(address).toBe('about')
    expect(said.map(({ text }) => text)).toContain('Ashby is fighting for his village')
  })

  it('who leaves school is the one who sings', () => {
    expect(read('an emotional song about leaving school and your teacher').facts[0]?.kind).toBe('deed')
  })

  it('who took his own life is mourned', () => {
    expect(read('a song for my cousin Jens who took his own life').occasion.stance).toBe('mourn')
  })

  it('a son who goes to the army is sung to', () => {
    expect(read('a song from a mother to her son Nils who goes to the army')).toMatchObject({
      address: 'you',
      occasion: { id: 'absent' },
    })
  })
})
