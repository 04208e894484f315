import { readStyle, type StyleIntent } from './readStyle.ts'

export type { StyleIntent } from './readStyle.ts'

export function parseStyle(style: string, excludedStyle?: string): StyleIntent {
  return readStyle(style, excludedStyle).intent
}
