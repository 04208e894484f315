import type { DrumPattern } from '../genre.ts'

// What the hand on the cymbals may play over a written kick and snare, from calm to busy.
export const HAT_FIGURES: readonly DrumPattern[] = [
  { closedHat: '7...5...7...5...' },
  { closedHat: '..6...6...6...6.' },
  { closedHat: '7.5.7.5.7.5.7.5.' },
  { closedHat: '6.4.6.4.6.4.6...', openHat: '..............6.' },
  { closedHat: '6.4.6...6.4.6.4.', openHat: '......6.........' },
  { closedHat: '4...4...4...4...', openHat: '..6...6...6...6.' },
  { closedHat: '6..46..46..46..4' },
  { closedHat: '7354735473547354' },
  { closedHat: '7.547.5473.47.54' },
  { closedHat: '6454645.64546454', openHat: '.......5........' },
]
