import { remember } from './remember.ts'

// What is known of a line, each found when it is first asked for. One record a line: five memories of the same lines took
// five times the room and had each line looked up five times.
export type LineNotes = {
  sung: number | undefined
  meter: number | undefined
  last: string | undefined
  key: string | undefined
}

export const notesOf = remember((): LineNotes => ({
  sung: undefined,
  meter: undefined,
  last: undefined,
  key: undefined,
}))
