// Printed by scripts/learn/measureRealMusic.ts from OpenEWLD (MIT, scores in the public domain), the OpenScore Lieder
// corpus (CC0) and the Groove MIDI Dataset (CC BY 4.0, Google Magenta). Figures only, none of their music.
export const REAL_MUSIC = {
  leadSheets: { songs: 501, range: 15, steps: 0.491, leaps: 0.075, longNotes: 0.216, chords: 11, outsideScale: 0.299 },
  lieder: { songs: 1446, range: 17, steps: 0.469, leaps: 0.083, longNotes: 0.155, chords: 20, outsideScale: 0.344 },
  drummers: { takes: 387, spreadMs: 16.801, velocitySpread: 14.094, commonestBar: 0.062 },
}
