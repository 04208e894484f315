export type Lean = 'bright' | 'dark'

const DARK_MOODS = new Set(['sad', 'melancholic', 'lonely', 'dark', 'angry', 'spooky', 'tense', 'gritty'])
const BRIGHT_MOODS = new Set(
  'happy playful festive uplifting triumphant energetic groovy hopeful warm romantic'.split(' '),
)

export function leanOfMoods(moods: readonly string[]): Lean | undefined {
  const dark = moods.filter((mood) => DARK_MOODS.has(mood)).length
  const bright = moods.filter((mood) => BRIGHT_MOODS.has(mood)).length
  if (dark === bright) return undefined
  return dark > bright ? 'dark' : 'bright'
}
