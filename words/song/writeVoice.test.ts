import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { parseStyle } from '../style/parseStyle.ts'

const styleOf = (description: string): string => draftSong({ seed: 1, description, instrumental: false }).style

describe('the style of a song', () => {
  it.each([
    ['smooth soul with low women vocal about a sailor', 'low female vocals'],
    ['an epic song with male and female duet about a wolf', 'male and female vocals'],
    ['blues about leaving Texas, female raspy voice', 'raspy female vocals'],
    ['Cool garage rock song about herons. (Use head voice)', 'high'],
    ['country song about a truck, whispering vocals', 'whispering'],
    ['a song about a bakery with choir vocals and call and response', 'choir vocals, call and response'],
    ['a nordic song with nordic instruments about rowing home', 'fiddle, bodhran, flute'],
    ['A song in the style of The Cure about two owls', 'new wave'],
    ['1946 song about Sister Peggy', '1940s, swing'],
    ['bluegrass rap about a flat tyre', 'banjo'],
    ['a slow song in E Minor about a far planet', 'E minor'],
    ['a romatic dance song about Malta', 'romantic'],
    ['a song for my dad Piet. Genre: country. Voice: deep male', 'deep male vocals'],
    ['lullaby sung by grandmother about stars', 'female vocals'],
  ])('holds what was asked: %j', (description, said) => {
    expect(styleOf(description)).toContain(said)
  })

  it('says of the voice what is understood again', () => {
    expect(parseStyle(styleOf('soul with low women vocal about a sailor'))).toMatchObject({
      voice: 'female',
      singing: ['deep'],
    })
    expect(parseStyle(styleOf('male and female duet about a wolf')).singing).toContain('duet')
  })

  it('plays elves no synthesizers, and leaves no comic song without its smile', () => {
    expect(['folk', 'celtic']).toContain(parseStyle(styleOf('a small woodland elf called Tam')).genre)
    expect(parseStyle(styleOf('a comic song about cherries')).moods).toContain('playful')
  })
})
