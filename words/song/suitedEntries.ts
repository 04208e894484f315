import type { Beat, Entry } from '../lines.ts'
import { fitsManner, fitsPerson } from './fitsEntry.ts'
import { entriesFor } from './lineBank.ts'
import type { SongState } from './songState.ts'
import { fitsAnything } from './fitsAnything.ts'

type Song = Pick<SongState, 'form' | 'kit'>
type Suited = Song & { entries: readonly Entry[] }
const suited = new WeakMap<readonly Entry[], Suited>()

// Of a bank what suits the people, the manner and the thing of a song. All of its candidates ask for the same, and again for
// every line: it is found once a song, and forgotten with its reading.
export function entriesSuiting(state: SongState, occasion: string, beat: Beat): readonly Entry[] {
  const all = entriesFor(state.reading, occasion, beat, state.kit)
  const known = suited.get(all)
  if (known !== undefined && known.form === state.form && known.kit === state.kit) return known.entries
  const entries = all.filter(
    (entry) =>
      (entry.about === state.kit || !fitsAnything(entry.about)) && fitsPerson(entry, state) && fitsManner(entry, state),
  )
  suited.set(all, { form: state.form, kit: state.kit, entries })
  return entries
}
