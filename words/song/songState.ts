import type { Entry } from '../lines.ts'
import type { Form } from '../plan/forms.ts'
import type { Random } from '../random.ts'
import type { Reading } from '../reader/readRequest.ts'
import { notesOf } from '../sound/lineNotes.ts'
import type { Image } from './imagery.ts'
import type { Register } from './registers.ts'

// Where a sung line comes from, for those who judge it.
export type Source = 'fact' | 'occasion' | 'image' | 'answer' | 'any'
// `goesOn` marks the lines of a scene that belong to the one before.
export type SungLine = { text: string; source: Source; goesOn?: true }
export type Hook = { title: string; lines: SungLine[] }
// How the lines of the last songs begin and end: a frame is known again by that, whatever fills its slots.
export type Heard = { openings: ReadonlySet<string>; endings: ReadonlySet<string> }

// What one candidate has used so far. A line, a picture or a rhyme comes once.
export type SongState = {
  reading: Reading
  form: Form
  register: Register
  images: readonly Image[]
  // The words that led to the kit this song is sung from.
  kit: RegExp | undefined
  random: Random
  usedEntries: Set<Entry>
  usedItems: Set<string>
  usedLines: Set<string>
  usedSounds: string[]
  avoid: ReadonlySet<string>
  heard: Heard
  // The second half of a scene whose first has been sung: the blues has room for two lines at a time.
  heldBack: SungLine[]
  nameSung: number
  kinSung: number
  // Where in the banks a song that was asked for nothing in particular begins to look.
  turn: number
  turnsTaken: number
  // Nothing was told and no thing was named.
  isVague: boolean
  isMotifNamed: boolean
  // Past the first chorus: what is sung now must show something new.
  isLater: boolean
}

export const lineKey = (line: string): string =>
  (notesOf(line).key ??= line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim())

export const isNewKey = ({ usedLines, avoid }: SongState, key: string): boolean =>
  !usedLines.has(key) && !avoid.has(key)
export const isFresh = (state: SongState, line: string): boolean => isNewKey(state, lineKey(line))

export function take(state: SongState, lines: readonly string[]): void {
  for (const line of lines) state.usedLines.add(lineKey(line))
}
