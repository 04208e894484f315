import type { Entry } from '../lines.ts'
import { agreeNumber } from './agreeNumber.ts'
import { asBars } from './asBars.ts'
import { marksOf } from './entryMarks.ts'
import { writeAsItStands, type Filled } from './fillSlots.ts'
import { fitsTrade } from './fitsTrade.ts'
import { isRefused } from './refuseLine.ts'
import { repeatsWord, singable, toneScore } from './scoreEntry.ts'
import { lineKey, type SongState } from './songState.ts'
import { soundOfLines, type LinesSound } from './soundOfLines.ts'

const SOLD = new Set(['jingle', 'business'])

type Song = Pick<SongState, 'form' | 'kit'>
type Standing = { filled: Filled; keys: readonly string[]; sound: LinesSound }
// What luck does not change of an entry in one song: its tone, and where it has nothing to fill its lines.
type Known = { tone: number; fits: boolean; standing?: Standing | undefined }
type KnownOfSong = Song & { entries: Map<Entry, Known> }

const songs = new WeakMap<SongState['reading'], KnownOfSong>()

export const isSingableIn = (lines: readonly string[], entry: Entry, state: SongState): boolean =>
  singable(lines, state, entry.beat === 'hook', entry.about !== undefined && entry.about === state.kit) &&
  !repeatsWord(lines) &&
  lines.every((line) => !isRefused(line, state.reading))

export const asSungIn = (filled: Filled, entry: Entry, { form }: Song): Filled =>
  entry.beat === 'hook' ? filled : { ...filled, lines: asBars(filled.lines, form.name).map(agreeNumber) }

function makeStanding(entry: Entry, state: SongState): Standing | undefined {
  const filled = asSungIn(writeAsItStands(entry.lines, entry.title), entry, state)
  if (!isSingableIn(filled.lines, entry, state)) return undefined
  return { filled, keys: filled.lines.map(lineKey), sound: soundOfLines(filled.lines) }
}

export const hasNothingToFill = (entry: Entry): boolean =>
  !marksOf(entry).hasSlots && entry.title?.includes('{') !== true

const WORST_TONE = -1
function look(entry: Entry, state: SongState): Known {
  const tone = toneScore(entry, state)
  const { text } = marksOf(entry)
  const fits =
    tone >= WORST_TONE && (!SOLD.has(entry.occasion) || fitsTrade(`${entry.title ?? ''} ${text}`, state.reading.told))
  return { tone, fits, ...(fits && hasNothingToFill(entry) && { standing: makeStanding(entry, state) }) }
}

// Candidates of a song try the same entries, and try them for every line: each is looked at once.
export function knownOf(entry: Entry, state: SongState): Known {
  const ofReading = songs.get(state.reading)
  const isSame = ofReading !== undefined && ofReading.form === state.form && ofReading.kit === state.kit
  const song = isSame ? ofReading : { form: state.form, kit: state.kit, entries: new Map<Entry, Known>() }
  if (!isSame) songs.set(state.reading, song)
  const known = song.entries.get(entry) ?? look(entry, state)
  song.entries.set(entry, known)
  return known
}
