import { describe, expect, it } from 'vitest'
import { writeSong } from '../writeSong.ts'
import { readRequest } from './readRequest.ts'

const read = (description: string) => readRequest(description, '')
const factsOf = (description: string): string[] => read(description).facts.map(({ text }) => text)

describe('what was asked for', () => {
  it('beats what has happened', () => {
    expect(read('a thank you to my neighbour Doreen for feeding my cat while I was in hospital').occasion.id).toBe(
      'thanks',
    )
    expect(read('thank you to coach Maria for teaching me to swim').occasion.id).toBe('thanks')
    expect(read('breakup song but im the one thats happy about it').occasion.id).toBe('riddance')
    expect(read('my brother Danny is in the army and wont be home for christmas').occasion.id).toBe('absent')
    expect(read('song for my mums 70th, she hates a fuss').occasion.id).toBe('birthday')
    expect(read("we're having twins!!").occasion.id).toBe('expecting')
    expect(read('my wife Helen snores like a chainsaw and I love her anyway').occasion.id).toBe('love')
  })

  it('is told as it is', () => {
    expect(factsOf('my uncle Pete who is 50, fishes on Sundays and never catches anything')).toContain(
      'You fish on Sundays',
    )
    expect(factsOf('song for my mums 70th, she hates a fuss, loves crosswords and gin')).toContain(
      'You love crosswords and gin',
    )
    expect(factsOf('my wife Helen snores like a chainsaw and I love her anyway')).toEqual([
      'You snore like a chainsaw',
      'I love you anyway',
    ])
    expect(factsOf('I planted an oak tree the day my granddaughter Willow was born')).toContain(
      'I planted an oak tree the day you were born',
    )
    expect(read('my hamster escaped, his name is Gerald').person?.name).toBe('Gerald')
    expect(read('wedding song for Priya and Jack, they met at a parkrun').person?.name).toBe('Priya and Jack')
  })

  it('a passed exam is no death', () => {
    for (let seed = 1; seed < 6; seed++)
      expect(
        writeSong({ seed, description: 'my sister Ruth passed her bar exam', instrumental: false }).lyrics,
      ).not.toContain('left us')
  })
})

describe('what strangers type', () => {
  it('two sentences without a stop are two', () => {
    expect(factsOf("song for my dad's 60th he loves cricket")).toContain('You love cricket')
    expect(factsOf('happy bday to my boyfriend Marcus he is 30')).toEqual(["You're thirty"])
  })

  it('nobody is buried with a telephone', () => {
    expect(read('my phone died in the middle of nowhere').occasion.stance).not.toBe('mourn')
  })

  it('whoever is not named is sung to', () => {
    expect(factsOf('love song for someone who is bad at texting back')).toEqual(["You're bad at texting back"])
    expect(factsOf('thank u to the paramedics who saved my dad')).toEqual(['You saved my dad'])
    expect(factsOf('we adopted a little girl from Vietnam and her name is Linh')).toEqual([
      'We adopted you from Vietnam',
    ])
  })

  it('what is typed without a verb is still a sentence', () => {
    expect(factsOf('hungover on a sunday')).toEqual(["I'm hungover on a Sunday"])
    expect(factsOf('lost my keys again')).toEqual(['I lost my keys again'])
    expect(factsOf('punk song about rent going up again')).toEqual(['The rent is going up again'])
    expect(factsOf('birthday song for my boss Angela, 50, strict but fair')).toEqual([
      "You're fifty",
      "You're strict but fair",
    ])
    expect(factsOf('love song for my wife Anna who laughs at my jokes, met in Lisbon 12 years ago, two kids')).toEqual([
      'You laugh at my jokes',
      'We met in Lisbon twelve years ago',
      'We have two kids',
    ])
  })

  it('nobody answers for somebody else', () => {
    expect(factsOf("mum's new boyfriend is called Gary and he's actually nice")).toEqual([
      'Your new boyfriend is called Gary',
      "He's actually nice",
    ])
    expect(factsOf('I work nights in a bakery and never see my kids')).toEqual([
      'I work nights in a bakery',
      'I never see you',
    ])
    expect(read('Happy 30th birthday to Jess! She runs marathons').person?.name).toBe('Jess')
    expect(read('our parrot Captain swears at the neighbours').person?.name).toBe('Captain')
  })

  it('an occasion is what happened, not a word that happens to stand there', () => {
    expect(read("we broke up on New Year's Eve in a taxi").occasion.id).toBe('breakup')
    expect(read("my nan's Sunday roast").occasion.id).not.toBe('roast')
    expect(read('the night bus home after a 12 hour shift at the hospital').occasion.id).toBe('work')
    expect(read('a road trip with my girlfriend, waterfalls and hot dogs').occasion.id).not.toBe('pet')
    expect(read('dad taught me to fish at lake Erie').occasion.id).toBe('father')
    expect(read('jazz song about a cat burglar who only steals hats').occasion.id).not.toBe('pet')
    expect(read('metal song about a volcano god waking up').occasion.id).not.toBe('prayer')
    expect(read('country song about a broken fence and a broken heart').occasion.id).toBe('breakup')
  })

  it('one word is the thing itself', () => {
    expect(read('pancakes').topics.map(({ noun }) => noun)).toEqual(['pancakes'])
    expect(read('an ode to my Nintendo Switch').topics.map(({ said }) => said)).toEqual(['my Nintendo Switch'])
  })

  it('places get their capital back', () => {
    expect(factsOf('my grandmother came to england from jamaica')).toEqual(['You came to England from Jamaica'])
  })
})

describe('who a song is for', () => {
  it('is called by name and by kin in one breath', () => {
    const { lyrics } = writeSong({
      seed: 4,
      description: 'rap about my cousin Jay who drives a taxi in Lagos',
      instrumental: false,
    })
    expect(lyrics).toContain('Cousin Jay, you drive a taxi in Lagos')
  })
})

describe('what is easily mistaken', () => {
  it('a compound is no person, and a name called at the end is one', () => {
    expect(read('upbeat song about finally paying off my student loans').person).toBeUndefined()
    const { person } = read('thank you for being my best friend since kindergarten, Maddie')
    expect([person?.kin, person?.name]).toEqual(['friend', 'Maddie'])
    expect(read('acoustic love song for Daniel, my husband of six months').person?.name).toBe('Daniel')
  })

  it('thanks to heaven are a prayer, and thanks for life are said to nobody', () => {
    expect(read('thank you Jesus for my healing').occasion.id).toBe('prayer')
    expect(factsOf('grateful for my life, simple happy song')).toEqual(["I'm grateful for my life"])
  })

  it('who was lost to an illness is mourned, who beat it is not', () => {
    expect(read('sad piano ballad about losing my mom to cancer').occasion.id).toBe('memorial')
    expect(read('a song for my aunt Carol who beat breast cancer').occasion.id).toBe('portrait')
  })

  it('a time something happened is told as that time, and things are nobody doing', () => {
    expect(factsOf('a folk song about the winter my father built a boat')).toEqual([
      'That was the winter you built a boat',
    ])
    expect(factsOf('protest song about housing')).toEqual(['Housing'])
    expect(factsOf('jealous love')).toEqual(['Jealous love'])
    expect(factsOf('an anthem for single moms')).toEqual(['Single moms'])
  })

  it('who is sung to is not also spoken of', () => {
    expect(factsOf('song about falling in love with my best friend')).toEqual(['Falling in love with you'])
    expect(factsOf('love song about meeting on a dating app')).toEqual(['We met on a dating app'])
    expect(factsOf('song about camping with my dad as a kid')).toEqual(['I went camping with you as a kid'])
  })

  it.each([
    ['a bat mitzvah song for Naomi', 'rite'],
    ['song for our sons baptism, his name is Elias', 'rite'],
    ['minecraft song about building a castle with my kid', 'any'],
    ['our 3rd round of ivf failed', 'anxiety'],
    ['happy 80th grandpa Joe, he served in the navy and loves pie', 'birthday'],
    ['a song for the volunteer firefighters who saved our barn', 'service'],
  ])('%j is a song of %s', (description, occasion) => {
    expect(read(description).occasion.id).toBe(occasion)
  })

  it('what a song borrows its manner from is not told in it, and a misspelt friend is a friend', () => {
    expect(factsOf('a song about the titanic but make it about my fridge')).toEqual(['My fridge'])
    expect(factsOf('she left me for my best freind')).toEqual(['You left me for my best friend'])
  })
})
