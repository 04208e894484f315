import type { Entry } from '../lines.ts'

// What can be seen of an entry before it is filled; looked for once, for songs try thousands.
export type EntryMarks = {
  text: string
  hasSlots: boolean
  namesThing: boolean
  isNaming: boolean
  isCallingKin: boolean
  isTold: boolean
  speaksOfOthers: boolean
  lineCount: number
}

const marks = new WeakMap<Entry, EntryMarks>()

export function marksOf(entry: Entry): EntryMarks {
  const known = marks.get(entry)
  if (known !== undefined) return known
  const { text } = entry
  const made = {
    text,
    hasSlots: text.includes('{'),
    namesThing: /\{(?:the |a )?thing\}/i.test(text),
    isNaming: /\{name\}/i.test(text),
    isCallingKin: /\{(?:who|kin)\}/i.test(text),
    isTold: /\{(?:name|who|kin|he|him|his|age|years|place|in place|time|love)\}/i.test(text),
    speaksOfOthers: /\b(?:he|she|him|her|his)\b/i.test(text),
    lineCount: text.split(' / ').length,
  }
  marks.set(entry, made)
  return made
}
