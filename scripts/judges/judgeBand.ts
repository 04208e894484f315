// The same lines in finished songs: how many words are understood through the band, genre by genre, and how loud the voice
// stands in the mix. The mix is the sum of its two stems, so one rendering tells both.
import { composeSong, createSinger, NEWEST_SOUND, renderStems, type Score, type Singer } from '../../engine/index.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { lyricsOf, SONG_RATE, toEarRate, voices } from './judgeSinging.ts'

// A woman and a man of those who sing without being asked for.
const SONGS: readonly (readonly [style: string, singers: readonly [string, string]])[] = [
  ['pop', ['Clara', 'Theo']],
  ['rock', ['Nora', 'Marcus']],
  ['folk', ['Maeve', 'Felix']],
  ['hip hop', ['Iris', 'Jonah']],
  ['metal', ['Nora', 'Theo']],
  ['electronic', ['Vera', 'Felix']],
  ['jazz', ['Clara', 'Arthur']],
  ['country', ['Maeve', 'Marcus']],
  ['house', ['Elsie', 'Silas']],
  ['drum and bass', ['Iris', 'Jonah']],
  ['r&b', ['Vera', 'Theo']],
]
const LINES_A_SONG = 4

export type SongHeard = {
  style: string
  singer: string
  texts: string[]
  lines: Float32Array[]
  // Voice against band, root mean square while somebody sings.
  aboveBandDb: number
}

type Span = { from: number; to: number }

// Notes where each line lies while it is sung.
function listening(singer: Singer, spans: Map<number, Span>): Singer {
  return {
    ...singer,
    renderLine(index) {
      const line = singer.renderLine(index)
      spans.set(index, { from: Math.max(0, line.startFrame), to: line.startFrame + line.samples.length })
      return line
    },
  }
}

function renderMix(score: Score, samples: Awaited<ReturnType<typeof openSamples>>, last: number) {
  const spans = new Map<number, Span>()
  const singer = listening(createSinger({ ...voices, score, sampleRate: SONG_RATE }), spans)
  const stems = renderStems(score, { sampleRate: SONG_RATE, singer, samples, split: 'two' })
  const mix = new Float32Array(stems.totalFrames)
  const powers = { vocals: new Float32Array(stems.totalFrames), instrumental: new Float32Array(stems.totalFrames) }
  for (const block of stems.blocks()) {
    for (const { name, samples: sides } of block.stems) {
      if (name !== 'vocals' && name !== 'instrumental') continue
      for (let i = 0; i < sides.left.length; i++) {
        const [left, right] = [sides.left[i], sides.right[i]]
        mix[block.startFrame + i] += (left + right) / 2
        powers[name][block.startFrame + i] = left * left + right * right
      }
    }
    if (block.startFrame > (spans.get(last)?.to ?? Infinity)) break
  }
  return { mix, powers, spans }
}

function sumOver(powers: Float32Array, spans: Iterable<Span>): number {
  let sum = 1e-12
  for (const { from, to } of spans) for (let i = from; i < Math.min(to, powers.length); i++) sum += powers[i]
  return sum
}

/** One song at a time: sixteen of them at once would not fit. */
export async function* singWithBand(lines: string[], only?: readonly string[]): AsyncGenerator<SongHeard> {
  const samples = await openSamples()
  for (const [n, [style, pair]] of SONGS.entries()) {
    if (only && !only.includes(style)) continue
    for (const [k, singer] of pair.entries()) {
      const first = ((2 * n + k) * LINES_A_SONG) % lines.length
      const group = lines.slice(first, first + LINES_A_SONG)
      const lyrics = lyricsOf(group)
      const order = { seed: 2000 + 10 * n + k, title: 'Judged', style, lyrics, instrumental: false, singer }
      const score: Score = { ...composeSong(order), sound: NEWEST_SOUND }
      const places = group.map((text) => score.voice?.lines.findIndex((line) => line.text === text) ?? -1)
      const { mix, powers, spans } = renderMix(score, samples, Math.max(...places))
      const where = places.flatMap((place) => spans.get(place) ?? [])
      if (where.length < group.length) throw new Error(`${style}: the composer left out a line`)
      const aboveBandDb = 10 * Math.log10(sumOver(powers.vocals, where) / sumOver(powers.instrumental, where))
      yield {
        style,
        singer,
        texts: group,
        lines: where.map(({ from, to }) => toEarRate(mix.slice(from, to))),
        aboveBandDb,
      }
    }
  }
}
