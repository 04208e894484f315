// Which songs of a list are picked. The anchor is where the last range began.
export type Selection = { picked: ReadonlySet<string>; anchor: string | null }

export const nothingPicked: Selection = { picked: new Set(), anchor: null }

// Like the file lists people know: a plain press turns one on or off, shift picks everything from the anchor to here.
export function pick(selection: Selection, ids: readonly string[], id: string, isRange: boolean): Selection {
  const from = selection.anchor === null ? -1 : ids.indexOf(selection.anchor)
  const to = ids.indexOf(id)
  if (isRange && from !== -1 && to !== -1) {
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    return { picked: new Set([...selection.picked, ...range]), anchor: selection.anchor }
  }
  const picked = new Set(selection.picked)
  if (!picked.delete(id)) picked.add(id)
  return { picked, anchor: picked.has(id) ? id : null }
}

// In the order of the list, without those that are no longer in it.
export function listPicked({ picked }: Selection, ids: readonly string[]): string[] {
  return ids.filter((id) => picked.has(id))
}
