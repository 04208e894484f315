import { describe, expect, it } from 'vitest'
import { buildPath } from './buildPath.ts'

describe('the address of a call', () => {
  it('puts the id where the template asks for it', () => {
    expect(buildPath('/api/gen/:id/waveform-aggregates', { id: 'abc' })).toBe('/api/gen/abc/waveform-aggregates')
  })

  it('keeps an odd id inside its own segment', () => {
    expect(buildPath('/api/clip/:id', { id: '../session' })).toBe('/api/clip/..%2Fsession')
  })

  it('adds only the query values that are there', () => {
    expect(buildPath('/api/project/:id', { id: 'default' }, { page: 2, wid: undefined, q: null })).toBe(
      '/api/project/default?page=2',
    )
  })

  it('refuses to ask for nothing', () => {
    expect(() => buildPath('/api/clip/:id', {})).toThrow('needs id')
  })
})
