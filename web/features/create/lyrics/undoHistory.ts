export type UndoHistory = { past: readonly string[]; present: string }

const MOST_STEPS = 200

export function startHistory(text: string): UndoHistory {
  return { past: [], present: text }
}

// Typing letters of one word is one step; a space, a new line, a paste or a button begins the next.
export function write({ past, present }: UndoHistory, text: string): UndoHistory {
  if (text === present) return { past, present }
  const isOneLetter = text.length === present.length + 1
  const previous = past.at(-1)
  const goesOn = previous !== undefined && isOneLetter && /\w$/.test(text) && present.length > previous.length
  const isSameWord = goesOn && present.length - previous.length < MOST_STEPS && !/\s$/.test(present)
  return { past: isSameWord ? past : [...past, present].slice(-MOST_STEPS), present: text }
}

export function undo({ past, present }: UndoHistory): UndoHistory {
  const previous = past.at(-1)
  return previous === undefined ? { past, present } : { past: past.slice(0, -1), present: previous }
}
