import type { Era, Sense, SenseTable } from './sense.ts'

const decade = (era: Era, energy: number): Sense => ({ moods: ['nostalgic'], energy, era })

// The eighties stand with the genres: alone they are synthwave.
export const ERA_WORDS: SenseTable = {
  '1920s': { moods: ['nostalgic'], energy: 0.5 },
  '1930s': { moods: ['nostalgic'], energy: 0.5 },
  '1940s': { moods: ['nostalgic'], energy: 0.5 },
  '50s': decade('50s', 0.5),
  '1950s': decade('50s', 0.5),
  fifties: decade('50s', 0.5),
  '60s': decade('60s', 0.52),
  '1960s': decade('60s', 0.52),
  sixties: decade('60s', 0.52),
  '70s': decade('70s', 0.55),
  '1970s': decade('70s', 0.55),
  seventies: decade('70s', 0.55),
  '90s': decade('90s', 0.58),
  '1990s': decade('90s', 0.58),
  nineties: decade('90s', 0.58),
  '2000s': decade('2000s', 0.6),
  '00s': decade('2000s', 0.6),
  y2k: decade('2000s', 0.62),
}
