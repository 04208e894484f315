import { describe, expect, it } from 'vitest'
import { mendOrders } from './mendOrders.ts'
import { readRequest } from './readRequest.ts'
import { splitRequest } from './splitRequest.ts'

const tell = (description: string): string[] => readRequest(description, '').facts.map(({ text }) => text)

describe('how a song is ordered', () => {
  it.each([
    ['a bossa nova about my garden', 'my garden'],
    ['some reggae about the tax office', 'the tax office'],
    ['no songs about money please just a song about camping in wales', 'camping in Wales'],
    ['about how much I hate socks', 'I hate socks'],
    ['song about how much i love naps', 'I love naps'],
    ['song for my niece ella, the theme is dinosaurs', 'my niece Ella, dinosaurs'],
  ])('%j tells %j', (description, told) => {
    expect(splitRequest(description).told).toBe(told)
  })

  it('how it should sound is not sung', () => {
    expect(mendOrders('a divorce song but make it cheerful')).toEqual({ text: 'a divorce song', wish: 'cheerful' })
    expect(splitRequest('a wedding song, keep it short and sweet').told).toBe('')
  })

  it('what somebody is to be told is told to them', () => {
    const { person, facts, address } = readRequest('tell my landlord i am moving out', '')
    expect([person?.kin, address]).toEqual(['landlord', 'you'])
    expect(facts.map(({ text }) => text)).toEqual(["I'm moving out"])
    expect(readRequest('a song from a mother to her son on his first day of school', '').person?.kin).toBe('son')
    expect(tell('song that says "we love you" for my aunt before her operation')).toContain('We love you')
    expect(tell('song to propose to my boyfriend dan at the pier where we met')).toEqual([
      'I propose to you at the pier where we met',
    ])
  })

  it('who is to be cheered up is sung to, and what for is no order', () => {
    const { occasion, facts } = readRequest('cheer up my cousin after his divorce', '')
    expect([occasion.id, facts.map(({ text }) => text)]).toEqual(['motivation', ["I'm with you after your divorce"]])
  })
})
