import { createStore } from '../../data/stores/createStore.ts'

const KEY = 'arioso.theme'

export type Theme = 'system' | 'light' | 'dark'

function readTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const theme = createStore<{ chosen: Theme }>({ chosen: readTheme() })

export function applyTheme(): void {
  const { chosen } = theme.get()
  if (chosen === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(KEY, chosen)
  theme.set({ chosen })
  applyTheme()
}
