import type { Tone } from '../lines.ts'

const BY_MOOD: readonly (readonly [Tone, string])[] = [
  ['funny', 'playful quirky funny silly humorous'],
  ['dark', 'dark haunting spooky tense sinister'],
  ['angry', 'angry aggressive gritty'],
  ['wistful', 'sad melancholic lonely nostalgic wistful bittersweet'],
  ['tender', 'romantic tender warm intimate gentle'],
  ['bright', 'happy uplifting festive hopeful sunny energetic'],
  ['calm', 'calm sleepy dreamy peaceful chill relaxed'],
  ['proud', 'triumphant epic confident'],
  ['wild', 'energetic groovy wild'],
]
const SPOKEN: readonly (readonly [Tone, RegExp])[] = [
  [
    'funny',
    /\b(funny|silly|hilarious|comic|goofy|ridiculous|tongue-in-cheek|cheeky|humou?rous|parody|joke|ironic|sarcastic|satirical|comedic|comical|witty)\b/i,
  ],
  ['angry', /\b(angry|furious|rage|raging|bitter)\b/i],
  [
    'dark',
    /\b(dark|doom(?! ?scroll)|creepy|sinister|gloomy|haunting|ominous|menacing|grim|bleak|morbid|apocalyptic)\b/i,
  ],
  ['tender', /\b(tender|gentle|sweet|heartfelt|emotional|touching|soft)\b/i],
  [
    'wistful',
    /\b(sad|melanchol\w+|wistful|bittersweet|nostalgic|somb(?:re|er)|depressing|tragic|mournful|poignant|soul-crushing|rain-soaked|heartbreaking|hopeless)\b/i,
  ],
  ['proud', /\b(proud|heroic|triumphant|epic)\b/i],
  ['wild', /\b(wild|crazy|rowdy|loud|tough|hard-hitting|chaotic)\b/i],
]

// The tones a request asks for, of those lines are written in.
export function tonesOfMoods(moods: readonly string[], manner: string): Tone[] {
  const felt = BY_MOOD.filter(([, words]) => moods.some((mood) => words.split(' ').includes(mood))).map(
    ([tone]) => tone,
  )
  const spoken = SPOKEN.filter(([, pattern]) => pattern.test(manner)).map(([tone]) => tone)
  return [...new Set([...spoken, ...felt])]
}
