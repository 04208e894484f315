const KEY = 'promptInputHeight'

export function readPromptInputHeight(): number | undefined {
  const height = Number(localStorage.getItem(KEY) ?? Number.NaN)
  return Number.isFinite(height) && height > 0 ? height : undefined
}

export function savePromptInputHeight(heightPx: number): void {
  localStorage.setItem(KEY, String(Math.round(heightPx)))
}
