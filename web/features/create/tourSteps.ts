const describe = {
  mark: 'describe',
  title: 'Say what it is about',
  text: 'One sentence is enough. The dice writes one for you, and styles wait under Inspiration.',
} as const

const mode = {
  mark: 'mode',
  title: 'Or bring your own words',
  text: 'Custom takes lyrics, styles and a title; Adjust Speed makes a song you have slower or faster.',
} as const

const songs = {
  mark: 'songs',
  title: 'Two takes at once',
  text: 'They appear here and play while they are still being made. The menu of each holds everything else.',
} as const

export type TourStep = typeof describe | typeof mode | typeof songs

// Each step points at a part of the page that carries its name in data-tour-mark; styles.css draws the ring. Whoever has
// asked for a song knows how: they are told what comes of it first.
export function tourSteps(hasAsked: boolean): readonly TourStep[] {
  return hasAsked ? [songs, mode] : [describe, mode, songs]
}
