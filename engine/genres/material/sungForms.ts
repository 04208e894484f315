import type { Setting } from '../genre.ts'

// What the band adds to the sections the words have, as a musician would note it: where, what, and how long. The order
// of the words is the lyricist's; several of these make several songs of it. Lengths: short about 5 s, usual 9, long 17.
const ANYWHERE = [
  'intro usual; outro usual',
  'intro short; outro usual',
  'intro long; outro short',
  'intro usual; after chorus 1 instrumental short; outro short',
  'intro usual; before last chorus breakdown usual; outro short',
  'intro short; after last chorus instrumental usual; outro short',
]

export const SUNG_FORMS: Record<Setting, readonly string[]> = {
  band: [
    ...ANYWHERE,
    'intro usual; before last chorus instrumental long; outro short',
    'intro usual; after chorus 1 instrumental short; before last chorus instrumental usual; outro short',
    'intro short; after verse 1 instrumental short; before bridge 1 instrumental short; outro usual',
    'intro usual; before last chorus breakdown short; after last chorus instrumental usual; outro short',
  ],
  acoustic: [
    ...ANYWHERE,
    'intro short; after chorus 1 instrumental usual; outro usual',
    'intro usual; after verse 1 instrumental short; outro usual',
    'intro short; before last verse instrumental usual; outro short',
    'intro usual; after verse 1 instrumental short; before last chorus instrumental usual; outro short',
  ],
  jazz: [
    ...ANYWHERE,
    'intro short; before bridge 1 instrumental long; outro short',
    'intro usual; after bridge 1 instrumental long; outro short',
    'intro short; before last verse instrumental long; outro usual',
    'intro usual; after chorus 1 instrumental usual; before last chorus instrumental usual; outro short',
  ],
  latin: [
    ...ANYWHERE,
    'intro usual; before last chorus instrumental long; outro short',
    'intro usual; after chorus 1 instrumental usual; before last chorus breakdown short; outro short',
    'intro short; after verse 1 instrumental short; after last chorus instrumental usual; outro short',
  ],
  urban: [
    ...ANYWHERE,
    'intro short; after verse 1 breakdown short; outro short',
    'intro usual; before verse 2 instrumental short; outro usual',
    'intro short; before verse 2 instrumental short; before last chorus breakdown short; outro short',
    'intro usual; before bridge 1 instrumental short; after last chorus instrumental short; outro short',
  ],
  electronic: [
    'intro usual; after chorus 1 drop usual; outro usual',
    'intro usual; after chorus 1 drop usual; after last chorus drop usual; outro short',
    'intro long; before last chorus breakdown usual; after last chorus drop long; outro short',
    'intro usual; after chorus 1 drop usual; before last chorus breakdown usual; outro usual',
    'intro short; after chorus 1 drop short; after chorus 2 drop usual; outro short',
    'intro long; before verse 2 drop usual; outro usual',
    'intro usual; after last chorus drop usual; outro usual',
    'intro usual; before last chorus breakdown usual; outro usual',
    'intro usual; outro usual',
  ],
  orchestral: [
    ...ANYWHERE,
    'intro long; after chorus 1 instrumental usual; outro usual',
    'intro usual; before bridge 1 instrumental usual; outro usual',
    'intro usual; before last chorus instrumental long; outro usual',
  ],
}
