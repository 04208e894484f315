// A word as it was written, as it is read, and what kinds of word it is.
export type Term = { text: string; word: string; tags: ReadonlySet<string>; before: string; after: string }
