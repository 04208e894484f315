// Rhythms a tune can be built from: one bar of sixteenths, x where a note may begin.
export const STRAIGHT_MOTIFS = [
  'x.x.x.x.x...x...',
  'x...x.x.x...x.x.',
  'x.x.x...x.x.x...',
  'x...x...x.x.x.x.',
  'x.x.x.x.x.x.x...',
  'x.....x.x.x.x...',
]

export const SYNCOPATED_MOTIFS = [
  'x..x..x.x.x.x...',
  'x.x...x...x.x.x.',
  'x..x..x...x.x...',
  '..x.x.x...x.x.x.',
  'x.x..x..x..x..x.',
  'x...x.x...x.x.x.',
]

export const SIXTEENTH_MOTIFS = [
  'x.xxx.x.x.xxx.x.',
  'xxx.x.xxx.x.x.x.',
  'x..xx.x.x..xx.x.',
  'x.x.xxx.x.x.xxx.',
  '..xxx.x.x.xxx.x.',
]

export const SWUNG_MOTIFS = [
  'x.x.x.x.x.....x.',
  'x...x.x...x.x...',
  '..x.x.x.x...x.x.',
  'x.....x.x.x.x...',
  'x.x...x.x.x...x.',
]

export const SPACIOUS_MOTIFS = [
  'x.......x.......',
  'x.....x.....x...',
  'x...x.......x...',
  'x...........x...',
  'x.......x...x...',
]
