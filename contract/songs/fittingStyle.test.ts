import { describe, expect, it } from 'vitest'
import { fittingStyle } from './fittingStyle.ts'

describe('a style for what follows a recording', () => {
  it('fits its tempo and mode, and there always is one', () => {
    expect(fittingStyle({ tempoBpm: 68, keyName: 'A minor' })).toContain('sad piano ballad')
    expect(fittingStyle({ tempoBpm: 150, keyName: 'E major' })).toContain('upbeat rock')
    expect(fittingStyle({ tempoBpm: null, keyName: null })).toContain('pop')
  })
})
