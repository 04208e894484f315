import type { Random } from '../random.ts'
import type { Theme } from './banks/banks.ts'
import type { Lean } from './couplet.ts'
import { FAMILY, THEMES_BY_WORD } from './themeWords.ts'

export type ThemeChoice = { main: Theme; second: Theme; lean: Lean }

const DARK_MOODS = new Set(['sad', 'melancholic', 'lonely', 'dark', 'angry', 'spooky', 'tense', 'gritty'])
const BRIGHT_MOODS = new Set([
  'happy',
  'playful',
  'festive',
  'uplifting',
  'triumphant',
  'energetic',
  'groovy',
  'hopeful',
  'warm',
  'romantic',
])
const BRIGHT_THEMES: ReadonlySet<Theme> = new Set([
  'party',
  'celebration',
  'food',
  'animal',
  'friendship',
  'love',
  'work',
])
// Ties go to the theme that tells more: "my dog by the sea" is about the dog.
const RANK: readonly Theme[] = [
  'loss',
  'celebration',
  'animal',
  'food',
  'friendship',
  'love',
  'work',
  'sea',
  'road',
  'party',
  'season',
  'home',
  'city',
  'night',
  'dream',
  'generic',
]

export function leanOfMoods(moods: readonly string[]): Lean | undefined {
  const dark = moods.filter((mood) => DARK_MOODS.has(mood)).length
  const bright = moods.filter((mood) => BRIGHT_MOODS.has(mood)).length
  if (dark === bright) return undefined
  return dark > bright ? 'dark' : 'bright'
}

function chooseLean(main: Theme, moods: readonly string[], random: Random): Lean {
  const asked = leanOfMoods(moods)
  if (asked !== undefined) return asked
  if (main === 'loss') return 'dark'
  return BRIGHT_THEMES.has(main) || random.chance(0.7) ? 'bright' : 'dark'
}

export function chooseTheme(words: readonly string[], moods: readonly string[], random: Random): ThemeChoice {
  const scores = new Map<Theme, number>()
  for (const word of new Set(words)) {
    const themes = THEMES_BY_WORD.get(word) ?? THEMES_BY_WORD.get(word.replace(/'s$|s$/, '')) ?? []
    for (const theme of themes) scores.set(theme, (scores.get(theme) ?? 0) + 1)
  }
  if (words.some((word) => FAMILY.has(word))) scores.delete('love')
  const ranked = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || RANK.indexOf(a) - RANK.indexOf(b))
  const main = ranked[0]?.[0] ?? 'generic'
  const second = ranked[1]?.[0] ?? 'generic'
  return { main, second, lean: chooseLean(main, moods, random) }
}
