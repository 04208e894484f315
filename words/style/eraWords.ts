import type { Era, Sense, SenseTable } from './sense.ts'

const decade = (era: Era, energy: number): Sense => ({ moods: ['nostalgic'], energy, era })

// Before the fifties people danced to swing; who is in their forties does not.
const BANDSTAND: Sense = { genre: 'swing', weak: true, moods: ['nostalgic'], energy: 0.5 }

const named = (names: readonly string[], sense: Sense): SenseTable =>
  Object.fromEntries(names.map((name) => [name, sense]))

// The eighties stand with the genres: alone they are synthwave.
export const ERA_WORDS: SenseTable = {
  ...named(['1920s', '1930s', '1940s', 'the thirties', 'the forties'], BANDSTAND),
  ...named(['thirties', 'forties'], { ...BANDSTAND, ambiguous: true }),
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
