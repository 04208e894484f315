// What the editor holds while it is open; leaving the page empties it.
import { createStore, useStore } from '../../data/stores/createStore.ts'
import type { Span } from '../../ui/span/span.ts'

export type Tool = 'replace' | 'crop' | 'fade'

export const TOOLS_ID = 'edit-tools'

export type Editor = {
  tool: Tool
  span: Span | null
  // Words and style for the span; null keeps what is there.
  lyrics: string | null
  style: string
  isRemoving: boolean
  fadeInSeconds: number
  fadeOutSeconds: number
  // Versions looked at, the latest last; undo goes back through them.
  visited: string[]
  undone: string[]
}

export const emptyEditor: Editor = {
  tool: 'replace',
  span: null,
  lyrics: null,
  style: '',
  isRemoving: false,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  visited: [],
  undone: [],
}

export const editor = createStore<Editor>(emptyEditor)

export function useEditor<Selected>(select: (state: Editor) => Selected): Selected {
  return useStore(editor, select)
}

export function setEditor(change: Partial<Editor>): void {
  editor.set(change)
}

export function resetEditor(): void {
  editor.set(emptyEditor)
}

export function visit(id: string): void {
  const { visited } = editor.get()
  if (visited.at(-1) !== id) editor.set({ visited: [...visited, id], undone: [] })
}

/** The version to go back to, if there is one. */
export function undo(): string | undefined {
  const { visited, undone } = editor.get()
  const [current, before] = [visited.at(-1), visited.at(-2)]
  if (current === undefined || before === undefined) return undefined
  editor.set({ visited: visited.slice(0, -1), undone: [current, ...undone] })
  return before
}

export function redo(): string | undefined {
  const { visited, undone } = editor.get()
  const [next, ...rest] = undone
  if (next === undefined) return undefined
  editor.set({ visited: [...visited, next], undone: rest })
  return next
}
