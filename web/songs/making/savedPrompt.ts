import { SAVED_PROMPT_VALID_MS } from '@arioso/contract/limits'

const KEY = 'arioso.savedPrompt'

export type SavedPrompt = {
  description: string
  isInstrumental: boolean
  transactionUuid: string
  savedAtMs: number
  // 'home' or 'create', or where the link that led here came from.
  source: string
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function isSavedPrompt(value: unknown): value is SavedPrompt {
  const saved = value as Partial<SavedPrompt> | null
  return (
    typeof saved?.description === 'string' &&
    typeof saved.transactionUuid === 'string' &&
    typeof saved.savedAtMs === 'number'
  )
}

export function savePrompt(storage: Keeper, saved: SavedPrompt): void {
  storage.setItem(KEY, JSON.stringify(saved))
}

export function hasSavedPrompt(storage: Keeper): boolean {
  return storage.getItem(KEY) !== null
}

// Taking it removes it first, so that whatever happens next it cannot run a second time.
export function takeSavedPrompt(storage: Keeper, nowMs: number): SavedPrompt | undefined {
  const text = storage.getItem(KEY)
  storage.removeItem(KEY)
  try {
    const saved: unknown = JSON.parse(text ?? 'null')
    return isSavedPrompt(saved) && nowMs - saved.savedAtMs < SAVED_PROMPT_VALID_MS ? saved : undefined
  } catch (error) {
    console.warn('the saved prompt could not be read', error)
    return undefined
  }
}
