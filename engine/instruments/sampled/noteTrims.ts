import { USUAL_TAKES, type SampledSpec } from './sampledSpecs.ts'

/** What brings one note of an instrument to its pitch and to the loudness of all others. */
export type NoteTrim = { cents: number; gainDb: number }
export type NoteTrims = (pitch: number, take: number, layer: number) => NoteTrim

const AS_RECORDED: NoteTrim = { cents: 0, gainDb: 0 }

/** How many takes are measured: of a doubled instrument both players'. */
export function takesOf({ takes = USUAL_TAKES, isDoubled }: SampledSpec): number {
  return isDoubled ? Math.max(2, takes) : takes
}

/** Rows of the hard layer's takes, then of the soft one's, where both were recorded. */
export function readTrims(rows: readonly string[], lowestPitch: number, takes: number): NoteTrims {
  const table = rows.map((row) => row.split(' ').map(toTrim))
  return (pitch, take, layer) => {
    const first = layer === 0 && table.length > takes ? takes : 0
    const row = table[first + (take % takes)] ?? []
    return row[Math.round(pitch) - lowestPitch] ?? AS_RECORDED
  }
}

function toTrim(text: string): NoteTrim {
  const [cents, tenths] = text.split('/').map(Number)
  return { cents, gainDb: tenths / 10 }
}
