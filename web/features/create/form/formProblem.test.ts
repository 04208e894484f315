import { describe, expect, it } from 'vitest'
import { emptyForm } from './createForm.ts'
import { formProblem, isReady } from './formProblem.ts'

const custom = { ...emptyForm, mode: 'custom' as const }
const CLIP = '7b1d7a3e-9a54-4a52-9a77-0d8f5f2f8f10'
const limits = { title: 80, prompt: 3000, tags: 200, negative_tags: 200, gpt_description_prompt: 500 }

describe('whether Create may be pressed in Custom', () => {
  it('[CRE-17 a b] needs lyrics, a style, an artist clip or a speed clip; a title alone is not enough', () => {
    expect(isReady({ ...custom, title: 'Home' }, null)).toBe(false)
    expect(isReady({ ...custom, lyrics: ' \n ' }, null)).toBe(false)
    expect(isReady({ ...custom, lyrics: 'a line' }, null)).toBe(true)
    expect(isReady({ ...custom, style: 'folk' }, null)).toBe(true)
    expect(isReady({ ...custom, borrowedVoice: { from: 'clip', id: CLIP } }, null)).toBe(true)
    expect(isReady({ ...custom, speedClipId: CLIP }, null)).toBe(true)
    expect(isReady({ ...custom, inspirationIds: [CLIP] }, null)).toBe(true)
  })

  it('[CRE-17 d] needs a moment inside the song when one is continued', () => {
    const isReadyAt = (direction: 'after' | 'before', atSeconds: number | null): boolean =>
      isReady({ ...custom, style: 'folk', source: { kind: 'extension', clipId: CLIP, atSeconds, direction } }, 60)
    expect(isReadyAt('after', null)).toBe(false)
    expect(isReadyAt('after', 61)).toBe(false)
    expect(isReadyAt('after', 30)).toBe(true)
    expect(isReadyAt('after', 0)).toBe(false)
    expect(isReadyAt('before', 0)).toBe(true)
    expect(isReadyAt('before', 60)).toBe(false)
  })
})

describe('what is too long', () => {
  it('a title of 81 characters, told for 4 s', () => {
    expect(formProblem({ ...custom, title: 'x'.repeat(80) }, limits)).toBeUndefined()
    expect(formProblem({ ...custom, title: 'x'.repeat(81) }, limits)).toMatchObject({
      title: 'Title Too Long',
      message: 'Title exceeds maximum length of 80 characters',
      seconds: 4,
    })
  })

  it('lyrics beyond the chosen model, told for 5 s', () => {
    expect(formProblem({ ...custom, lyrics: 'x'.repeat(3001) }, limits)).toMatchObject({
      title: 'Lyrics too long',
      message: 'Lyrics exceed maximum length of 3000 characters.',
      seconds: 5,
      kind: 'warning',
    })
  })

  it('styles and excluded styles beyond the chosen model', () => {
    expect(formProblem({ ...custom, style: 'x'.repeat(201) }, limits)?.message).toMatch(/200/)
    expect(formProblem({ ...custom, excludedStyle: 'x'.repeat(201) }, limits)?.message).toMatch(/200/)
  })
})
