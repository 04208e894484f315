import { describe, expect, it } from 'vitest'
import { writeSong } from '@arioso/words/writer'
import { demoSongs } from './demoSongs.ts'

const sung = demoSongs.filter(({ instrumental }) => !instrumental)
const words = sung.map(({ seed, description, style, title }) =>
  writeSong({ seed, description, style, title, instrumental: false })
    .lyrics.split('\n')
    .filter((line) => line !== '' && !line.startsWith('[')),
)

describe('the songs of the shop window', () => {
  it('share no line with each other', () => {
    const all = words.flatMap((lines) => [...new Set(lines)])
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
  })

  it('sing their titles', () => {
    const silent = sung.filter(
      ({ title }, at) => !words[at]?.some((line) => line.toLowerCase().includes(title.toLowerCase())),
    )
    expect(silent).toEqual([])
  })
})
