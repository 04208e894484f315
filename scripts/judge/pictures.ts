import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barFeatures } from './barFeatures.ts'
import { TWELVE } from './findings.ts'
import { likenessPng, spectrogramPng } from './heatPng.ts'
import { CORRIDOR_DB, OCTAVES_HERTZ } from './judgeBalance.ts'
import type { SongVerdict } from './judgeSong.ts'
import { middleOf, openStudio, renderWhole, type Studio } from './renderWhole.ts'
import { composeOrder, nameOf } from './songOrder.ts'

export type Picture = { file: string; caption: string }
export type Pictures = { figures: Picture[]; gallery: Picture[] }

/** The octaves of every song in the corridor, one long song as spectrogram and as likeness of its bars, twelve genres side by side. */
export async function drawPictures(verdicts: readonly SongVerdict[], folder: string): Promise<Pictures> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'octaves.svg'), octavesSvg(verdicts))
  const octaves = {
    file: 'octaves.svg',
    caption: 'Octave levels of every song, and the corridor of commercial recordings',
  }
  const studio = await openStudio()
  const longest = verdicts.find(({ form }) => form.judged) ?? verdicts[0]
  return {
    figures: [octaves, ...(longest ? drawSong(longest, studio, folder) : [])],
    gallery: TWELVE.flatMap((genre) => drawGenre(verdicts, genre, studio, folder)),
  }
}

function drawSong({ order }: SongVerdict, studio: Studio, folder: string): Picture[] {
  const score = composeOrder(order)
  const middle = middleOf(renderWhole(score, studio))
  writeFileSync(join(folder, 'spectrogram.png'), spectrogramPng(middle, 720, 200))
  writeFileSync(join(folder, 'likeness.png'), likenessPng(barFeatures(middle, score)))
  const sections = score.sections.map(({ kind }) => kind).join(', ')
  return [
    { file: 'spectrogram.png', caption: `${nameOf(order)} from 40 Hz to 16 kHz: ${sections}` },
    {
      file: 'likeness.png',
      caption: `${nameOf(order)}, every bar against every other: squares are sections, bright lines beside the diagonal are returns`,
    },
  ]
}

function drawGenre(verdicts: readonly SongVerdict[], genre: string, studio: Studio, folder: string): Picture[] {
  const song = verdicts.find(({ order }) => order.genre === genre && order.seed === 2)
  if (!song) return []
  const file = `${genre.replaceAll(' ', '-')}.png`
  writeFileSync(join(folder, file), spectrogramPng(middleOf(renderWhole(composeOrder(song.order), studio)), 240, 120))
  return [{ file, caption: genre }]
}

function octavesSvg(verdicts: readonly SongVerdict[]): string {
  const x = (i: number): number => 60 + i * 85
  const y = (level: number): number => Math.round(10 * (120 - level * 7)) / 10
  const path = (levels: readonly number[]): string => levels.map((level, i) => `${x(i)},${y(level)}`).join(' ')
  const corridor = [
    ...CORRIDOR_DB.map(([, high], i) => [i, high]),
    ...CORRIDOR_DB.map(([low], i) => [i, low]).reverse(),
  ]
  const labels = OCTAVES_HERTZ.map((hertz, i) => `<text x="${x(i)}" y="345">${hertz} Hz</text>`)
  const levels = [10, 0, -10, -20].map((level) => `<text x="25" y="${y(level) + 4}">${level} dB</text>`)
  const lines = verdicts.map(({ balance }) => `<polyline points="${path(balance.octavesDb)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" font-family="sans-serif" font-size="12" text-anchor="middle">
<title>Octave levels of every song, and the corridor of commercial recordings</title>
<rect width="720" height="360" fill="#fff"/>
<polygon fill="#dce9f7" points="${corridor.map(([i, level]) => `${x(i)},${y(level)}`).join(' ')}"/>
<g fill="none" stroke="#24508c" stroke-opacity="0.35">${lines.join('\n')}</g>
${[...labels, ...levels].join('\n')}
</svg>
`
}
