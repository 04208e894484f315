import { sungLines } from '@arioso/contract'
import { chooseFamily } from '@arioso/artwork'
import { describe, expect, it } from 'vitest'
import { parseStyle } from '@arioso/words'
import { writeSong } from '@arioso/words/writer'
import { demoSongs } from './demoSongs.ts'

const sung = demoSongs.filter(({ instrumental }) => !instrumental)
const words = sung.map(({ seed, description, style, title }) =>
  sungLines(writeSong({ seed, description, style, title, instrumental: false }).lyrics),
)

describe('the songs of the shop window', () => {
  it('share no line with each other', () => {
    const all = words.flatMap((lines) => [...new Set(lines)])
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
  })

  it('have a kind of cover each', () => {
    const kinds = demoSongs.map(({ style, seed }) => chooseFamily({ genre: parseStyle(style).genre, seed }))
    expect(new Set(kinds).size).toBe(demoSongs.length)
  })

  it('sing their titles', () => {
    const silent = sung.filter(
      ({ title }, at) => !words[at]?.some((line) => line.toLowerCase().includes(title.toLowerCase())),
    )
    expect(silent).toEqual([])
  })
})
