import { wood } from './clicks.ts'
import type { Kit } from './drumVoice.ts'
import { skin } from './heads.ts'
import { shaken } from './metals.ts'
import { jingles, metalBell, scrape } from './tuned.ts'

/** What every kit has within reach, at the pitches of General MIDI. */
export const HAND_PERCUSSION: Kit = {
  54: jingles({ hertz: 8200, fallSeconds: 0.06, discs: 5, peak: 0.3, pan: 0.3 }),
  56: metalBell({ hertz: 562, ratios: [1, 1.504, 3.9, 5.4], fallSeconds: 0.28, peak: 0.4, pan: 0.25 }),
  60: skin({ hertz: 410, seconds: 0.3, peak: 0.45, pan: 0.3, slap: 0.7 }),
  61: skin({ hertz: 300, seconds: 0.35, peak: 0.48, pan: 0.2, slap: 0.6 }),
  62: skin({ hertz: 250, seconds: 0.2, peak: 0.42, pan: -0.3, slap: 1.2 }),
  63: skin({ hertz: 235, seconds: 0.5, peak: 0.5, pan: -0.3, slap: 0.9 }),
  64: skin({ hertz: 175, seconds: 0.6, peak: 0.55, pan: -0.2, slap: 0.5 }),
  65: skin({ hertz: 330, seconds: 0.5, peak: 0.5, pan: 0.35, slap: 1 }),
  66: skin({ hertz: 240, seconds: 0.55, peak: 0.52, pan: 0.45, slap: 0.9 }),
  67: metalBell({ hertz: 930, ratios: [1, 2.72, 3.31, 5.1], fallSeconds: 0.35, peak: 0.34, pan: 0.4 }),
  68: metalBell({ hertz: 690, ratios: [1, 2.72, 3.31, 5.1], fallSeconds: 0.4, peak: 0.36, pan: 0.35 }),
  69: shaken({ hertz: 5200, q: 1.1, attackSeconds: 0.012, fallSeconds: 0.03, peak: 0.26, pan: 0.4 }),
  70: shaken({ hertz: 6200, q: 0.9, attackSeconds: 0.022, fallSeconds: 0.022, peak: 0.24, pan: -0.35 }),
  73: scrape({ hertz: 3300, notches: 9, seconds: 0.09, peak: 0.3, pan: -0.4 }),
  74: scrape({ hertz: 3000, notches: 24, seconds: 0.32, peak: 0.3, pan: -0.4 }),
  75: wood({ hertz: 2500, seconds: 0.12, peak: 0.4, pan: 0.35, noise: 0.2 }),
  76: wood({ hertz: 1250, seconds: 0.1, peak: 0.4, pan: -0.3, noise: 0.3 }),
  77: wood({ hertz: 860, seconds: 0.12, peak: 0.42, pan: -0.25, noise: 0.3 }),
  81: metalBell({ hertz: 2650, ratios: [1, 1.62, 2.31, 3.2], fallSeconds: 1.4, peak: 0.18, pan: 0.4 }),
  82: shaken({ hertz: 7400, q: 0.8, attackSeconds: 0.03, fallSeconds: 0.03, peak: 0.22, pan: 0.35 }),
  83: jingles({ hertz: 5600, fallSeconds: 0.14, discs: 9, peak: 0.26, pan: -0.3 }),
}
