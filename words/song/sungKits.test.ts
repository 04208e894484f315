import { describe, expect, it } from 'vitest'
import { KITS } from './kitBanks.ts'
import { callsKit, callsOneOf, countSung, linesAbout } from './sungKits.fixture.ts'

const linesOf = (...banks: readonly (typeof KITS.ironsong)[]): Set<string> =>
  new Set(banks.flatMap((bank) => bank.list().flatMap(({ lines }) => lines)))

// Tests of the kits ask which one a request calls. A song takes five times as long: these few tell that it sings what was called.
describe('a kit that is called', () => {
  it.each([
    ['my dad left when i was six', 'my dad left'],
    ['a song about my phone', 'my phone'],
    ["my brother's bachelor party in Prague", 'bachelor party'],
    ['a gothic house track about high fashion and models', 'high fashion'],
    ['a song about garlic bread', 'garlic bread'],
    ['a song about life on a cattle ranch', 'cattle ranch'],
    ['a sad song about always losing', 'always losing'],
    ['a pop song about nihilism', 'nihilism'],
    ['a song about a sloth', 'a sloth'],
    ['a rap about gradient boosting', 'gradient boosting'],
    ['grief', 'grief'],
    ['tuesday', 'tuesday'],
  ])('is sung, chorus and verses: %j', (description, words) => {
    expect(callsKit(description, words)).toBe(true)
    expect(countSung(description, linesAbout(words))).toBeGreaterThanOrEqual(8)
  })

  it.each([
    ['song about a lonely satellite', 'lonely', 'satellite'],
    ['missing Dublin', 'irish', 'missing thistown'],
    ['I think my roommate is a ghost', 'roommates', 'ghosts'],
    ['losing my tv remote', 'netflix', 'lost keys'],
  ])('is sung without the one beside it: %j is not about %s', (description, wrong, right) => {
    expect(countSung(description, linesAbout(wrong))).toBe(0)
    expect(countSung(description, linesAbout(right))).toBeGreaterThanOrEqual(8)
  })

  it('is one of a request’s heart where no word of it is a thing', () => {
    const hospital = 'a song about an abandoned hospital, dark ambient'
    expect(
      countSung(hospital, linesOf(KITS.ironsong, KITS.nightside, KITS.ironheart, KITS.deepdark, KITS.hollow)),
    ).toBeGreaterThanOrEqual(8)
  })

  it.each([
    ["my cat Felix who thinks he's a lion", 'my cat rules the house'],
    ['my friend Jess survived a shark attack', 'sharks'],
    ['ghost town in Nevada', 'ghosts'],
  ])('is not what only sounds like it: %j is not %j', (description, words) => {
    expect(countSung(description, linesAbout(words))).toBe(0)
  })

  it('belongs to a bank', () => {
    expect(callsOneOf('a pop song about nihilism', [KITS.ideas])).toBe(true)
    expect(callsOneOf('a pop song about nihilism', [KITS.ironsong])).toBe(false)
  })
})
