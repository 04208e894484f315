import type { AlignedWord } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { asWritten } from './asWritten.ts'
import { textOf, toLyricLines } from './lyricLines.ts'

function sing(...sections: string[][]) {
  let line = 0
  const words = sections.flatMap((lines, section) =>
    lines.flatMap((text) => {
      line += 1
      return text.split(' ').map((word, at): AlignedWord => ({
        word,
        section,
        line,
        start_s: line + at / 10,
        end_s: 0,
        success: true,
        p_align: 1,
      }))
    }),
  )
  return toLyricLines(words)
}

const show = (lines: ReturnType<typeof sing>) =>
  lines.map((line) => (line.heading === undefined ? textOf(line) : `${line.heading}: ${textOf(line)}`))

describe('lyrics that follow, as they were written', () => {
  const lyrics = '[Verse 1]\nThe coffee’s cold, the radio low —\nDon’t go!\n\n[Chorus]\nStay, stay with me\n'

  it('keep their commas, and say which section begins', () => {
    const sung = sing(['The coffee’s cold the radio low', 'Don’t go'], ['Stay stay with me'])
    expect(show(asWritten(sung, lyrics))).toEqual([
      'Verse 1: The coffee’s cold, the radio low —',
      'Don’t go!',
      'Chorus: Stay, stay with me',
    ])
  })

  it('name a chorus each time it returns, also when it is written once', () => {
    const sung = sing(['Don’t go'], ['Stay stay with me'], ['Don’t go'], ['Stay stay with me'])
    expect(show(asWritten(sung, lyrics)).map((line) => line.split(':')[0])).toEqual([
      'Verse 1',
      'Chorus',
      'Verse 1',
      'Chorus',
    ])
  })

  it('leave alone what is sung in other pieces, and keep the time of every word', () => {
    const sung = sing(['The coffee’s cold', 'the radio low'])
    expect(asWritten(sung, lyrics)).toEqual(sung)
    const [whole] = asWritten(sing(['Stay stay with me']), lyrics)
    expect(whole?.words.map(({ startSeconds }) => startSeconds)).toEqual([1, 1.1, 1.2, 1.3])
  })
})
