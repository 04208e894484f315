import { describe, expect, it } from 'vitest'
import { TOLD_CITY } from '../lines/toldCity.ts'
import { TITLE_HOOKS } from '../lines/titleHooks.ts'
import { TOLD_COUPLETS } from '../lines/toldCouplets.ts'
import { rows, TOLD_HOOKS, TOLD_PAIRS } from '../lines/toldHooks.ts'
import { TOLD_STORM } from '../lines/toldStorm.ts'
import { FAMILY, rhymeScore } from '../sound/rhyme.ts'
import { lastWordOf } from '../sound/pronounce.ts'
import { draftSong } from '../writeSong.ts'
import { isHomely, registerOf } from './registers.ts'

const ALL = { city: TOLD_CITY, storm: TOLD_STORM }
const listed = Object.entries(ALL).flatMap(([register, groups]) =>
  Object.values(groups).flatMap((shapes) =>
    Object.entries(shapes).flatMap(([shape, text]) => rows(text).map((row) => ({ register, shape, row }))),
  ),
)
const sing = (description: string, seed = 3): string[] =>
  draftSong({ seed, description, instrumental: false })
    .lyrics.split('\n')
    .filter((line) => !line.startsWith('['))
const ownLines = (groups: typeof TOLD_CITY): string[] =>
  Object.values(groups).flatMap((shapes) =>
    Object.values(shapes).flatMap((text) =>
      rows(text).flatMap((row) => row.split(' / ').filter((line) => !line.startsWith('*'))),
    ),
  )

describe('what stands around a told sentence', () => {
  it.each(listed)('rhymes, and is sung away from home: $register $shape $row', ({ shape, row }) => {
    const [first = '', second = '', third = ''] = row.split(' / ')
    const pairs =
      shape === 'hooks'
        ? [
            [first, second],
            [first, third],
          ]
        : [[first, second]]
    for (const [one = '', other = ''] of pairs) {
      expect(rhymeScore(one, other)).toBeGreaterThanOrEqual(FAMILY)
      expect(lastWordOf(one)).not.toBe(lastWordOf(other))
    }
    expect(isHomely(row)).toBe(false)
  })

  it.each([
    ['a future bass song about how you never look back', TOLD_CITY],
    ['a heavy metal song about how I will never sell this land', TOLD_STORM],
  ])('is of the place the music is from: %j', (description, groups) => {
    const own = new Set(ownLines(groups))
    const sung = [1, 2, 3, 4, 5, 6].flatMap((seed) => sing(description, seed))
    expect(sung.filter((line) => own.has(line)).length).toBeGreaterThan(3)
  })

  it('stays at home in a folk song, and where no music was asked for', () => {
    const own = new Set([...ownLines(TOLD_CITY), ...ownLines(TOLD_STORM)])
    const asked = ['a folk song', 'a song'].flatMap((song) =>
      [1, 2, 3, 4].flatMap((seed) => sing(`${song} about how I will never sell this land`, seed)),
    )
    expect(asked.filter((line) => own.has(line))).toEqual([])
  })
})

const AT_HOME = [TOLD_HOOKS, TOLD_PAIRS, TOLD_COUPLETS, TITLE_HOOKS].flatMap((bank) => Object.values(bank).flat())

describe('what is true of anybody, about anything', () => {
  it('has no kettle, cat or bus in it', () => {
    expect(AT_HOME.filter(isHomely)).toEqual([])
  })

  it('rhymes', () => {
    const unrhymed = AT_HOME.filter((row) => {
      const [first = '', second = ''] = row.split(' / ')
      return rhymeScore(first, second) < FAMILY || lastWordOf(first) === lastWordOf(second)
    })
    expect(unrhymed).toEqual([])
  })

  it('says no line twice', () => {
    const lines = [...AT_HOME, ...listed.map(({ row }) => row)].flatMap((row) => [...new Set(row.split(' / '))])
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })
})

describe('the register of a song', () => {
  const any = { id: 'any', stance: 'story' } as const
  it.each([
    ['metal', [], any, 'storm'],
    ['orchestral', ['epic'], any, 'storm'],
    ['rock', [], any, 'city'],
    ['trap', ['sad'], any, 'city'],
    ['folk', [], any, 'fireside'],
    ['techno', ['funny'], any, 'fireside'],
    ['metal', [], { id: 'birthday', stance: 'celebrate' }, 'fireside'],
    ['pop', [], { id: 'memorial', stance: 'mourn' }, 'fireside'],
  ] as const)('of %s, %j, for %j is %s', (genre, moods, occasion, register) => {
    expect(registerOf({ genre, moods, occasion })).toBe(register)
  })
})
