import { createRandom } from '../random.ts'
import type { PictureFacts } from './measurePicture.ts'
import { NO_SCENE, SCENES } from './scenes.ts'

export type PictureSong = {
  description: string
  style: string
  title: string
  mood: string
  scenes: string[]
  palette: { name: string; hex: string }[]
}

const CERTAIN_ENOUGH = 0.35
const LONGEST_DESCRIPTION_CHARACTERS = 500
const PALETTE_COLOURS = 4

const average = (facts: readonly PictureFacts[], of: (facts: PictureFacts) => number): number =>
  facts.reduce((sum, each) => sum + of(each), 0) / Math.max(1, facts.length)

function moodOf(facts: readonly PictureFacts[], suggested: string): string {
  const lightness = average(facts, (each) => each.lightness)
  const saturation = average(facts, (each) => each.saturation)
  const contrast = average(facts, (each) => each.contrast)
  if (lightness < 0.18) return suggested === 'energetic' ? suggested : 'dark'
  if (saturation < 0.12 && lightness < 0.6) return 'melancholic'
  if (saturation > 0.55 && contrast > 0.22) return 'energetic'
  return suggested
}

function mergePalettes(facts: readonly PictureFacts[]): { name: string; hex: string }[] {
  const shares = new Map<string, { hex: string; share: number }>()
  for (const { name, hex, share } of facts.flatMap(({ palette }) => palette)) {
    const known = shares.get(name)
    shares.set(name, { hex: known?.hex ?? hex, share: (known?.share ?? 0) + share })
  }
  return [...shares]
    .sort(([, one], [, other]) => other.share - one.share)
    .slice(0, PALETTE_COLOURS)
    .map(([name, { hex }]) => ({ name, hex }))
}

// What one to three pictures suggest to a songwriter. Colours and their places are all it knows: it guesses a scene only
// where they fit well, and speaks of colours where they do not.
export function describePictures(facts: readonly PictureFacts[], wish: string, seed: number): PictureSong {
  const random = createRandom(seed)
  const guesses = facts.map((each) => {
    const scored = SCENES.map((scene) => ({ scene, score: scene.score(each) }))
    const [best] = scored.toSorted((one, other) => other.score - one.score)
    return best !== undefined && best.score >= CERTAIN_ENOUGH ? best.scene : undefined
  })
  const seen = [...new Set(guesses.filter((scene) => scene !== undefined))]
  const main = seen[0] ?? NO_SCENE
  const mood = moodOf(facts, random.pick(main.moods))
  const palette = mergePalettes(facts)
  const about = (seen.length > 0 ? seen : [NO_SCENE]).map((scene) => random.pick(scene.about)).join(' and ')
  const colours = palette
    .slice(0, 2)
    .map(({ name }) => name)
    .join(' and ')
  const article = /^[aeiou]/.test(mood) ? 'an' : 'a'
  const picture = `${article} ${mood} song about ${about}, in ${colours}`
  const description = wish.trim() === '' ? picture : `${wish.trim().replace(/[.]+$/, '')}; ${picture}`
  return {
    description: description.slice(0, LONGEST_DESCRIPTION_CHARACTERS),
    style: `${random.pick(main.styles)}, ${mood}`,
    title: random.pick(main.titles),
    mood,
    scenes: seen.map(({ name }) => name),
    palette,
  }
}
