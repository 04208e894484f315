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

// What is told in the minor, unless somebody asks for it otherwise.
const LOW =
  /\b(?:dementia|alzheimer\w*|nothingness|the void|obsessi(?:on|ve)\w*|end in darkness|cold sweat|abandoned|alone|lonely|loneliness|misunderstood|fall(?:s|ing)? apart|falling to pieces|panic(?: attacks?)?|numb(?:ness)?|emptiness|no way out|worthless|losing (?:my mind|myself|control|you|her|him)|lost in my (?:own )?head|grie(?:f|v\w+)|suicid\w+|depress\w+|heart[- ]?br(?:eak|oken)\w*|break-?up|broken heart|died|dies|death|dying|dead|mourn\w*|hopeless|despair\w*|famine|murder\w*|betray\w*|mental (?:hospital|breakdown)|(?<!\b(?:never|not|don't|won't|can't|to|no) )(?:just )?(?:give|giving) up|lost (?:love|youth|dreams?|souls?|hope)|cr(?:y|ying) (?:alone|myself)|miss(?:ing)? (?:my|the|our) (?:youth|childhood|home|family))\b/i
export const leanOfStory = (told: string): Lean | undefined => (LOW.test(told) ? 'dark' : undefined)
