import { SAVED_PROMPT_VALID_MS } from '@arioso/contract/limits'
import { describe, expect, it } from 'vitest'
import { savePrompt, takeSavedPrompt, type SavedPrompt } from './savedPrompt.ts'

function createKeeper() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const savedAtMs = 1_700_000_000_000
const prompt: SavedPrompt = {
  description: 'a waltz about rain',
  isInstrumental: false,
  transactionUuid: 'b7f3',
  savedAtMs,
  source: 'home',
}

describe('a prompt saved before sign-in', () => {
  it('[AUTH-04] runs once after sign-in and is then gone', () => {
    const keeper = createKeeper()
    savePrompt(keeper, prompt)
    expect(takeSavedPrompt(keeper, savedAtMs + 1000)).toEqual(prompt)
    expect(takeSavedPrompt(keeper, savedAtMs + 1000)).toBeUndefined()
    expect(keeper.kept.size).toBe(0)
  })

  it('[AUTH-04] is dropped once it is ten minutes old', () => {
    const keeper = createKeeper()
    savePrompt(keeper, prompt)
    expect(takeSavedPrompt(keeper, savedAtMs + SAVED_PROMPT_VALID_MS)).toBeUndefined()
    expect(keeper.kept.size).toBe(0)
  })

  it('[AUTH-03] keeps its time and source and the transaction that makes a second run harmless', () => {
    const keeper = createKeeper()
    savePrompt(keeper, prompt)
    const saved = takeSavedPrompt(keeper, savedAtMs)
    expect(saved).toMatchObject({ savedAtMs, source: 'home', transactionUuid: 'b7f3' })
  })

  it('something unreadable is forgotten instead of breaking sign-in', () => {
    const keeper = createKeeper()
    keeper.setItem('arioso.savedPrompt', '{')
    expect(takeSavedPrompt(keeper, savedAtMs)).toBeUndefined()
  })
})
