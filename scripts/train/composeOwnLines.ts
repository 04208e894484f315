// Own sentences with melodies of the product's composer, to choose and compare with: one JSON object a line on stdout.
// node scripts/train/composeOwnLines.ts choosing|comparing
import { composeSong } from '../../engine/index.ts'
import { melodyOf } from './melodyOf.ts'
import { CHOOSING_LINES, COMPARING_LINES } from './ownLines.ts'

const STYLES = ['pop', 'folk', 'rock', 'r&b ballad']
const LINES_A_SONG = 8
const CASTS = [
  { singer: 'woman 1', voice: 'female', seed: 3000 },
  { singer: 'woman 2', voice: 'female', seed: 3500 },
  { singer: 'man 1', voice: 'male', seed: 4000 },
  { singer: 'man 2', voice: 'male', seed: 4500 },
] as const

const lines = process.argv[2] === 'comparing' ? COMPARING_LINES : CHOOSING_LINES
for (const { singer, voice, seed } of CASTS) {
  for (let at = 0; at < lines.length; at += LINES_A_SONG) {
    const group = lines.slice(at, at + LINES_A_SONG)
    const lyrics = `[Verse]\n${group.slice(0, 4).join('\n')}\n\n[Chorus]\n${group.slice(4).join('\n')}`
    const style = STYLES[(at / LINES_A_SONG) % STYLES.length] ?? 'pop'
    const score = composeSong({ seed: seed + at, title: 'Judged', style, lyrics, instrumental: false, voice })
    for (const line of score.voice?.lines ?? []) {
      if (group.includes(line.text)) process.stdout.write(`${JSON.stringify({ ...melodyOf(line, score), singer })}\n`)
    }
  }
}
