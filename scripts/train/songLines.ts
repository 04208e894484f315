// Lines of the product's own songs, lyrics and melodies, to teach the singer with: one JSON object a line on stdout.
// node scripts/train/songLines.ts SONGS
// The lines that judge the voice never leave here.
import { composeSong } from '../../engine/index.ts'
import { writeSong } from '../../words/writer.ts'
import { HELD_OUT_LINES, TUNING_LINES } from '../judges/voiceLines.ts'
import { melodyOf, plainText } from './melodyOf.ts'

const TOPICS =
  `love lost at sea;a summer road trip;dancing all night in the city;my grandmother and her garden;a robot who dreams;
coffee on a rainy morning;growing up in a small town;freedom and the open sky;heartbreak at the train station;winter snow and a warm fire;
the last day of school;a cat that rules the house;hope after the storm;working late at the factory;missing an old friend;stars and space travel;
a knight and a dragon;running out of time;a birthday for my brother;the ocean and the moon;jealous of a rich man;a ghost in the attic;
money and power;a lullaby for a child;two strangers on a bridge;wild horses on the plain;my phone is always dead;the king of the jungle;
a bad dream;the first kiss;baking bread with my sister;a letter from the war;the smell of the forest;losing the big game;a thief in love;
the old piano;fishing with my father;a wedding in june;learning to fly;the price of fame;a dog named charlie;shadows on the wall`
    .split(';')
    .map((topic) => topic.trim())
const STYLES = [
  'pop',
  'rock',
  'folk',
  'soul',
  'r&b ballad',
  'country',
  'jazz',
  'metal',
  'edm',
  'indie',
  'reggae',
  'musical',
]
// A chorus returns; three melodies for the same words are enough.
const MOST_TIMES = 3

const never = new Set([...HELD_OUT_LINES, ...TUNING_LINES].map(plainText))
const times = new Map<string, number>()

for (let seed = 1; seed <= Number(process.argv[2] ?? 420); seed++) {
  const style = STYLES[(seed * 7) % STYLES.length] ?? 'pop'
  const song = writeSong({ seed, description: TOPICS[seed % TOPICS.length] ?? '', style, instrumental: false })
  const voice = seed % 2 === 0 ? 'female' : 'male'
  const score = composeSong({ seed, title: song.title, style, lyrics: song.lyrics, instrumental: false, voice })
  for (const line of score.voice?.lines ?? []) {
    const melody = melodyOf(line, score)
    const sung = times.get(melody.text) ?? 0
    if (never.has(plainText(melody.text)) || sung >= MOST_TIMES || line.delivery === 'spoken') continue
    times.set(melody.text, sung + 1)
    process.stdout.write(`${JSON.stringify(melody)}\n`)
  }
}
