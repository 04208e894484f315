// A page that is read: what it is about in a line, and its parts.
export type Reading = { about: string; parts: ReadingPart[] }

export type ReadingPart = { heading: string; paragraphs: string[]; points?: string[] }
