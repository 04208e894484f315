// The form of a song as somebody may write it down before it is made. Free of zod, so that a page can use it.
export const SECTION_KINDS = [
  'intro',
  'verse',
  'pre-chorus',
  'chorus',
  'bridge',
  'solo',
  'breakdown',
  'drop',
  'instrumental',
  'outro',
] as const

export type PlanSectionKind = (typeof SECTION_KINDS)[number]

export const SONG_PLAN = { sectionsMax: 24, barsMin: 1, barsMax: 32, chordsMax: 200 } as const
