import { expect, it } from 'vitest'
import { GENRE_DEFAULTS } from '../style/genreDefaults.ts'
import { parseStyle } from '../style/parseStyle.ts'
import { INSTRUMENTS_BY_GENRE } from './palettes.ts'

it.each(Object.keys(GENRE_DEFAULTS))(
  '%s has instruments of its own, in words the style reader understands',
  (genre) => {
    const names = INSTRUMENTS_BY_GENRE[genre] ?? []
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) {
      expect([name, parseStyle(name).instruments.length > 0]).toEqual([name, true])
      expect([name, parseStyle(`${genre}, ${name}`).genre]).toEqual([name, genre])
    }
  },
)
