import { readChords, type SongPlan } from '@arioso/contract'
import type { SongOrder } from '@arioso/providers/music'

type PlannedSection = NonNullable<SongOrder['plan']>['sections'][number]

/** A clip's plan as the composer takes it: chords as tones instead of names. */
export function readPlan({ sections }: SongPlan): NonNullable<SongOrder['plan']> {
  return {
    sections: sections.map(({ kind, bars, energy, chords }): PlannedSection => {
      const read = readChords(chords)
      const isWritten = 'bars' in read && read.bars.length > 0
      return { kind, bars, ...(energy !== undefined && { energy }), ...(isWritten && { chords: read.bars }) }
    }),
  }
}
