// Couplets with room for one thing of the request (*), for what no other line has sung yet: said to somebody, of somebody,
// or of a thing. Read when first asked for.
type Rows = () => readonly string[]
export type Frames = { you: Rows; about: Rows; things: Rows }

export const rowsOf = (text: string): (() => readonly string[]) => {
  let read: readonly string[] | undefined
  return () =>
    (read ??= text
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== ''))
}

export const frames = ({ you, about, things }: Readonly<Record<keyof Frames, string>>): Frames => ({
  you: rowsOf(you),
  about: rowsOf(about),
  things: rowsOf(things),
})
