// Renders songs of ten genres without their singer and measures what of their dynamics reaches the listener; renews that
// table in docs/quality.md: npm run judge:dynamics [-- --no-report]
import { composeSong, NEWEST_SOUND } from '../../engine/index.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { heardDynamics } from '../judge/heardDynamics.ts'
import { LYRICS_TO_SET } from '../judge/realism/lyricsToSet.ts'
import { scoreFigures } from '../judge/realism/scoreFigures.ts'
import { replaceSection } from '../judge/qualityPage.ts'

const GENRES = ['pop', 'rock', 'jazz', 'folk', 'funk', 'country', 'hip hop', 'techno', 'ambient', 'orchestral']
const SAMPLE_RATE = 48_000
const SEED = 2

const samples = await openSamples()
const decibels = (value: number | undefined): string => value?.toFixed(1) ?? '–'
const rows = GENRES.map((style) => {
  const score = composeSong({ seed: SEED, title: '', style, lyrics: LYRICS_TO_SET[0], instrumental: false })
  const { voice: _voice, ...played } = { ...score, sound: NEWEST_SOUND }
  const foretold = scoreFigures(played)
  const heard = heardDynamics(played, SAMPLE_RATE, samples)
  const cells = [heard.loudnessRange, foretold.loudnessRange, heard.verseToChorusDb, foretold.verseToChorusDb]
  const row = `| ${style} | ${heard.lufs.toFixed(1)} | ${cells.map(decibels).join(' | ')} |`
  process.stdout.write(`${row}\n`)
  return row
})
const section = [
  '## Dynamics that are heard',
  '',
  `Whole songs, seed ${SEED}, rendered without their singer by the recorded band (\`npm run judge:dynamics\`): what reaches the listener after buses and master beside what the score foretells.`,
  '',
  '| genre | LUFS | loudness range, LU | foretold | verse to chorus, dB | foretold |',
  '|---|---|---|---|---|---|',
  ...rows,
  '',
]
if (!process.argv.includes('--no-report')) await replaceSection(section)
