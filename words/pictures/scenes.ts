import type { PictureFacts } from './measurePicture.ts'

export type Scene = {
  name: string
  // 0 to 1: how well the picture's colours and their places fit. A guess, never more.
  score: (facts: PictureFacts) => number
  about: readonly string[]
  titles: readonly string[]
  moods: readonly string[]
  styles: readonly string[]
}

const within = (value: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))
const all = (...parts: number[]): number => Math.min(...parts)

export const SCENES: readonly Scene[] = [
  {
    name: 'a sunset',
    score: ({ top, bottom, saturation, lightness }) =>
      all(
        within(top.warm, 0.25, 0.6),
        within(saturation, 0.25, 0.5),
        1 - within(bottom.lightness - top.lightness, -0.05, 0.2),
        1 - within(lightness, 0.6, 0.8),
      ),
    about: ['the last light of the day', 'a sky on fire at sunset', 'watching the sun go down'],
    titles: ['The Last Light', 'Sky on Fire', 'Before the Dark'],
    moods: ['nostalgic', 'warm'],
    styles: ['synthwave, analog synths', 'folk, acoustic guitar', 'lo-fi, electric piano'],
  },
  {
    name: 'the sea',
    score: ({ bottom, texture }) =>
      all(
        within(bottom.blue, 0.35, 0.75),
        within(bottom.lightness, 0.12, 0.2),
        1 - within(bottom.lightness, 0.75, 0.88),
        1 - within(texture, 0.3, 0.5),
      ),
    about: ['the open sea', 'waves that come and go', 'salt air and blue water'],
    titles: ['Open Water', 'Salt and Blue', 'The Tide Knows'],
    moods: ['calm', 'dreamy'],
    styles: ['ambient, warm pads', 'folk, acoustic guitar', 'bossa nova, nylon guitar'],
  },
  {
    name: 'a beach',
    score: ({ top, bottom }) => all(within(top.blue, 0.3, 0.7), within(bottom.sand, 0.3, 0.7)),
    about: ['a long day at the beach', 'sand and summer and blue skies', 'footprints in the warm sand'],
    titles: ['Warm Sand', 'All Day Summer', 'Footprints'],
    moods: ['happy', 'warm'],
    styles: ['reggae, organ', 'pop, clean guitar', 'bossa nova, flute'],
  },
  {
    name: 'a forest',
    score: ({ top, bottom, texture }) =>
      all(within(bottom.green, 0.35, 0.65), within(top.green, 0.15, 0.4), within(texture, 0.06, 0.2)),
    about: ['walking under the trees', 'a green forest after the rain', 'getting lost in the woods'],
    titles: ['Under the Trees', 'Green Cathedral', 'Moss and Rain'],
    moods: ['calm', 'mysterious'],
    styles: ['folk, acoustic guitar, violin', 'ambient, harp', 'orchestral, strings'],
  },
  {
    name: 'open fields',
    score: ({ top, bottom }) => all(within(bottom.green, 0.4, 0.75), within(top.blue, 0.3, 0.7)),
    about: ['green hills under a wide sky', 'a summer field', 'running through tall grass'],
    titles: ['Wide Open', 'Tall Grass', 'Green Hills'],
    moods: ['hopeful', 'warm'],
    styles: ['folk, acoustic guitar', 'pop, piano', 'orchestral, strings'],
  },
  {
    name: 'a city at night',
    score: ({ lightness, sparks, saturation }) =>
      all(1 - within(lightness, 0.25, 0.4), within(sparks, 0.008, 0.03), within(saturation, 0.12, 0.3)),
    about: ['city lights at night', 'neon streets after midnight', 'a night drive through the city'],
    titles: ['Neon After Midnight', 'City That Hums', 'Every Window Lit'],
    moods: ['energetic', 'mysterious'],
    styles: ['synthwave, analog synths', 'hip hop, electric piano', 'jazz, saxophone'],
  },
  {
    name: 'a starry night',
    score: ({ lightness, sparks, texture }) =>
      all(
        1 - within(lightness, 0.12, 0.25),
        within(sparks, 0.0005, 0.004),
        1 - within(sparks, 0.02, 0.05),
        1 - within(texture, 0.1, 0.25),
      ),
    about: ['stars over a silent world', 'lying awake beneath the stars', 'the night sky'],
    titles: ['Counting Stars Alone', 'Silent World', 'A Thousand Small Lights'],
    moods: ['dreamy', 'lonely'],
    styles: ['ambient, warm pads', 'orchestral, harp', 'synthwave, arpeggios'],
  },
  {
    name: 'snow or fog',
    score: ({ top, bottom, saturation }) =>
      all(within(bottom.pale, 0.4, 0.75), within(top.pale, 0.2, 0.6), 1 - within(saturation, 0.25, 0.45)),
    about: ['the first snow of the year', 'a white and silent morning', 'footsteps in the snow'],
    titles: ['First Snow', 'White Morning', 'Hush'],
    moods: ['calm', 'melancholic'],
    styles: ['ambient, bells', 'folk, piano', 'orchestral, harp'],
  },
  {
    name: 'somebody’s portrait',
    score: ({ centre, border }) => all(within(centre.skin, 0.25, 0.5), within(centre.skin - border.skin, 0.12, 0.3)),
    about: ['a face I know by heart', 'the way you look at me', 'somebody worth remembering'],
    titles: ['A Face I Know', 'The Way You Look', 'By Heart'],
    moods: ['romantic', 'tender'],
    styles: ['pop, piano', 'folk, acoustic guitar', 'jazz, upright bass'],
  },
  {
    name: 'something to eat',
    score: ({ centre, border, saturation, texture }) =>
      0.8 *
      all(
        within(centre.warm, 0.5, 0.8),
        within(centre.warm - border.warm, 0.15, 0.4),
        within(saturation, 0.3, 0.5),
        within(texture, 0.08, 0.2),
      ),
    about: ['a table full of good things', 'dinner with everybody I love', 'the best meal in town'],
    titles: ['Second Helping', 'Everybody Eats', 'Pass the Plate'],
    moods: ['playful', 'happy'],
    styles: ['funk, slap bass', 'bossa nova, nylon guitar', 'pop, piano'],
  },
]

export const NO_SCENE: Omit<Scene, 'score' | 'name'> = {
  about: ['colours and what they remember', 'a picture I keep', 'a moment held still'],
  titles: ['Held Still', 'A Picture I Keep', 'What the Colours Know'],
  moods: ['dreamy'],
  styles: ['pop, piano', 'lo-fi, electric piano', 'ambient, warm pads'],
}
