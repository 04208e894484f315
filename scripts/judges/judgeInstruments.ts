// Plays every note of every recorded instrument, and every recorded kit, and measures what a listener would: tuning, evenness,
// attack, decay and width; renews that table in docs/quality.md: npm run judge:instruments [-- --no-report] [-- names]
import { NEWEST_SOUND, renderSong } from '../../engine/index.ts'
import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import { isSampledKit } from '../../engine/instruments/sampled/sampledKits.ts'
import type { SampledSpec } from '../../engine/instruments/sampled/sampledSpecs.ts'
import { SECOND_BAND } from '../../engine/instruments/sampled/secondBand.ts'
import { bandScore } from '../../engine/mix/bandScore.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { replaceSection } from '../judge/qualityPage.ts'
import { compareWithRecording } from '../samples/compareWithRecording.ts'
import { measureNote } from '../samples/measureNote.ts'

const SAMPLE_RATE = 48_000
const HARD = 0.875
const TONE_LUFS = -20
const MARKS = { cents: 5, unevenDb: 2, riseMs: 31, curveDb: 2, correlation: 0.9 }
// Its two pianos are out of tune on purpose.
const UNTUNED = 'honky-tonk-piano'
const KITS = ['acoustic-kit', 'rock-kit', 'brush-kit'] as const

const opened = await openSamples()
if (!opened) throw new Error('the sample packages are not installed')
const samples = opened
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const marked = (value: number, most: number, digits = 1): string =>
  value <= most ? value.toFixed(digits) : `**${value.toFixed(digits)}**`

function rowOf(spec: SampledSpec): string {
  const instrument = getInstrument(spec.name, samples)
  const { lowestPitch, highestPitch, variants, articulations = ['plain'] } = instrument
  const takes = variants / articulations.length
  const notes = Array.from({ length: highestPitch - lowestPitch + 1 }, (_, i) =>
    measureNote(instrument, { pitch: lowestPitch + i, velocity: HARD, variant: i % takes }),
  )
  const cents = notes.map((note) => Math.abs(note.cents))
  const lufs = notes.map((note) => note.lufs)
  const unevenDb = Math.max(...lufs) - Math.min(...lufs)
  const offDb = Math.max(...lufs.map((level) => Math.abs(level - TONE_LUFS)))
  const { riseApartSeconds, curveApartDb } = compareWithRecording(spec, samples)
  const tuning =
    spec.name === UNTUNED
      ? 'on purpose'
      : `${marked(Math.max(...cents), MARKS.cents)} (${cents.filter((off) => off > MARKS.cents).length})`
  const cells = [
    `${lowestPitch}–${highestPitch}`,
    tuning,
    marked(unevenDb, MARKS.unevenDb),
    offDb.toFixed(1),
    marked(1000 * riseApartSeconds, MARKS.riseMs, 0),
    marked(curveApartDb, MARKS.curveDb),
  ]
  return `| ${spec.name} | ${cells.join(' | ')} |`
}

/** Correlation of the sides while the kit plays alone, without the song's reverb. */
function widthOf(kit: (typeof KITS)[number]): string {
  const score = bandScore({ genre: 'rock', tempoBpm: 100, bars: 4, parts: [['drums', kit, 'beat']] })
  const dry = { ...score, parts: score.parts.map((part) => ({ ...part, reverb: 0, delay: 0 })), sound: NEWEST_SOUND }
  let [product, first, second] = [0, 1e-20, 1e-20]
  for (const { left, right } of renderSong(dry, { sampleRate: SAMPLE_RATE, samples }).blocks()) {
    for (let i = 0; i < left.length; i++) {
      product += left[i] * right[i]
      first += left[i] * left[i]
      second += right[i] * right[i]
    }
  }
  return `${kit} ${marked(product / Math.sqrt(first * second), MARKS.correlation, 2)}`
}

const specs = SECOND_BAND.filter(({ name }) => only.length === 0 || only.includes(name))
const rows = specs.map((spec) => {
  const row = rowOf(spec)
  process.stdout.write(`${row}\n`)
  return row
})
const widths = KITS.filter(isSampledKit).map(widthOf)
process.stdout.write(`${widths.join(', ')}\n`)
const section = [
  '## The band, note by note',
  '',
  `Every note of every recorded instrument, played hard, its takes in turn (\`npm run judge:instruments\`): the note farthest from its pitch and how many lie beyond 5 cents, the span of loudness from the softest to the loudest note (2 dB wanted) and the farthest from −20 LUFS, and a note of the middle beside the recording it is made of: how far apart they rise (30 ms) and how far apart their curves lie (2 dB). A number in bold missed its mark.`,
  '',
  '| instrument | range | cents (beyond 5) | span, dB | off, dB | rise, ms | curve, dB |',
  '|---|---|---|---|---|---|---|',
  ...rows,
  '',
  `Kits alone, without the song’s reverb, correlation of the sides (1 is mono, 0.9 the most): ${widths.join(', ')}. The octaves up to 11.3 kHz are judged song by song: see “octaves in the corridor” above.`,
  '',
]
if (only.length === 0 && !process.argv.includes('--no-report')) await replaceSection(section)
