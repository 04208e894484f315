import { createRandom, type Random } from '../random.ts'
import { CHIP_ADJECTIVES, PROMPT_DETAILS, PROMPT_GENRES, PROMPT_MOODS, PROMPT_TOPICS } from './promptWords.ts'

export type PromptSuggestions = { placeholder: string; prompts: string[]; styles: string[] }

const LONGEST_PROMPT_CHARACTERS = 200

const article = (next: string): string => (/^[aeiou]/i.test(next) ? 'an' : 'a')
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Parts = { mood: string; genre: string; topic: string; detail: string }
const FRAMES: readonly ((parts: Parts) => string)[] = [
  ({ mood, genre, topic }) => `${article(mood)} ${mood} ${genre} song about ${topic}`,
  ({ mood, genre, topic, detail }) => `${article(mood)} ${mood} ${genre} song about ${topic}, ${detail}`,
  ({ genre, topic, detail }) => `${article(genre)} ${genre} song about ${topic}, ${detail}`,
  ({ mood, genre, topic }) => `something ${mood} about ${topic}, ${genre}`,
  ({ mood, genre, topic }) => `${genre}, ${mood}: a song about ${topic}`,
]

function writePrompts(random: Random, count: number): string[] {
  const topics = random.shuffle(PROMPT_TOPICS)
  const genres = random.shuffle(PROMPT_GENRES)
  const moods = random.shuffle(PROMPT_MOODS)
  return Array.from({ length: count }, (_, at) => {
    const topic = topics[at % topics.length] ?? PROMPT_TOPICS[0]
    const genre = genres[(at + Math.floor(at / topics.length)) % genres.length] ?? PROMPT_GENRES[0]
    const mood = moods[at % moods.length] ?? PROMPT_MOODS[0]
    const text = random.pick(FRAMES)({ mood, genre, topic, detail: random.pick(PROMPT_DETAILS) })
    return capitalize(text).slice(0, LONGEST_PROMPT_CHARACTERS)
  })
}

function listChips(): string[] {
  return Object.entries(CHIP_ADJECTIVES).flatMap(([genre, adjectives]) =>
    adjectives.map((adjective) => `${adjective} ${genre}`),
  )
}

// A count beyond the number of chips gets every chip once.
export function suggestPrompts(seed: number, count: number): PromptSuggestions {
  const random = createRandom(seed)
  return {
    placeholder: writePrompts(random.fork('placeholder'), 1)[0] ?? '',
    prompts: writePrompts(random.fork('prompts'), count),
    styles: random.fork('styles').shuffle(listChips()).slice(0, count),
  }
}
