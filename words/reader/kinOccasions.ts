// Occasions that are a song for somebody of one's own.
export const KIN_OCCASIONS: ReadonlySet<string> = new Set(
  'mother father grandparent sibling child friendship thanks teacher'.split(' '),
)
