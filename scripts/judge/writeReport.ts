import type { Findings } from './findings.ts'
import type { SongVerdict } from './judgeSong.ts'
import type { Picture, Pictures } from './pictures.ts'
import { nameOf } from './songOrder.ts'
import { median } from './statistics.ts'
import type { Separation } from './tellGenresApart.ts'

const PROPERTIES = ['level', 'tempo', 'grid', 'key', 'sungPitch', 'words', 'form', 'balance'] as const
type Property = (typeof PROPERTIES)[number]

type Report = {
  verdicts: SongVerdict[]
  findings: Findings
  failures: string[]
  command: string
  pictures: Pictures
  realism: string[]
}

/** docs/quality.md: what was measured, song by song. */
export function writeReport({ verdicts, findings, failures, command, pictures, realism }: Report): string {
  const songs = [...verdicts].sort((a, b) => a.order.genre.localeCompare(b.order.genre) || a.order.seed - b.order.seed)
  return [
    '# How good the songs are',
    '',
    `Written by \`${command}\`: ${songs.length} songs of ${new Set(songs.map(({ order }) => order.genre)).size} genres, ${Math.round(songs.reduce((sum, song) => sum + song.seconds, 0) / 60)} minutes of sound, composed, rendered and judged by ears that are not ours: FFmpeg's \`ebur128\` for loudness and peaks, aubio for beats, onsets and sung pitch, and spectra of the judge's own for key, form, style and balance. Do not edit: run it again.`,
    '',
    ...summary(songs, findings),
    '',
    ...misses(songs),
    ...realism,
    '## Pictures',
    '',
    ...pictures.figures.flatMap((picture) => [`${picture.caption}:`, '', imageOf(picture), '']),
    ...gallery(pictures.gallery),
    '## Song by song',
    '',
    `${howLong(songs)} Beats, onsets, key and sung pitch are heard in a song's opening. A number in bold missed its mark.`,
    '',
    '| song | LUFS | dBTP | beats off | grid (shifted) | key (a semitone up) | sung, cents | form: returns / contrast / lift | tilt | outside | L–R | bass side |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...songs.map(row),
    ...(failures.length > 0 ? ['', '## Songs that failed to render', '', ...failures.map((line) => `- ${line}`)] : []),
    '',
  ].join('\n')
}

function howLong(songs: readonly SongVerdict[]): string {
  const usual = (seed: number): string =>
    `about ${Math.round(median(songs.filter(({ order }) => order.seed === seed).map(({ seconds }) => seconds)))} seconds`
  return `Seed 1 is sung (${usual(1)}), seed 2 played (${usual(2)}), seed 3 played at length (${usual(3)}), so that its form is heard.`
}

const MARKS: Record<Property, string> = {
  level: 'loudness −14 ± 1 LUFS, ≤ −1 dBTP, no full-scale sample, offset < 0.001, no gap over 1.5 s',
  tempo: 'beats counted by aubio within 1% (half and double allowed; thirds in threes), songs with drums',
  grid: '≥ 95% of onsets within 30 ms of the score',
  key: '≥ 92% of the pitched parts’ energy in the scale or the sounding chord',
  sungPitch: 'median sung note within 15 cents',
  words: 'verses differ in words, the chorus returns with its own (whole sung songs, read not heard)',
  form: 'chorus returns alike, unlike verses; borders heard; last chorus no weaker',
  balance: 'octaves in the corridor of commercial recordings; correlation 0.2–0.9; bass in the middle',
}

function summary(songs: readonly SongVerdict[], { twelve, all, twins, mostAlikeSeeds }: Findings): string[] {
  const lines = PROPERTIES.map((property) => {
    const judged = songs.flatMap((song) => verdictOf(song, property) ?? [])
    const passed = judged.filter(Boolean).length
    return `| ${MARKS[property]} | ${passed} of ${judged.length} |`
  })
  return [
    '| property | songs that hold it |',
    '|---|---|',
    ...lines,
    `| style: twelve genres told apart by a simple classifier, ≥ 90% | ${separation(twelve)} |`,
    `| style: all genres told apart | ${separation(all)} |`,
    `| another seed is another song (likeness of their chroma below 0.9) | ${mostAlikeSeeds === 0 ? 'not judged' : `most alike ${mostAlikeSeeds.toFixed(2)}`}${twins.length > 0 ? `; too alike: ${twins.join(', ')}` : ''} |`,
    '',
    ...(twelve.mistakes.length > 0 ? [`Mistaken among the twelve: ${twelve.mistakes.join('; ')}.`] : []),
  ]
}

/** Which songs miss what, property by property. */
function misses(songs: readonly SongVerdict[]): string[] {
  const lines = PROPERTIES.flatMap((property) => {
    const missing = songs.filter((song) => verdictOf(song, property) === false)
    if (missing.length === 0) return []
    return [
      `- ${NAMES[property]}: ${missing.map((song) => `${nameOf(song.order)} (${measured(song, property)})`).join(', ')}`,
    ]
  })
  return lines.length === 0 ? [] : ['## What misses its mark', '', ...lines, '']
}

const NAMES: Record<Property, string> = {
  level: 'loudness and peaks',
  tempo: 'beats',
  grid: 'onsets on the grid',
  key: 'key',
  sungPitch: 'sung pitch',
  words: 'words',
  form: 'form',
  balance: 'balance',
}

function measured(
  { level, tempo, grid, key, sungPitch, words, form, balance }: SongVerdict,
  property: Property,
): string {
  switch (property) {
    case 'level':
      return `${level.lufs.toFixed(1)} LUFS, ${level.truePeakDb.toFixed(1)} dBTP, gap ${level.longestGapSeconds.toFixed(1)} s`
    case 'tempo':
      return `${tempo?.heardBpm.toFixed(0)} heard, ${tempo?.offPercent.toFixed(1)}% off`
    case 'grid':
      return `${(100 * (grid?.share ?? 0)).toFixed(1)}%`
    case 'key':
      return `${(100 * (key?.share ?? 0)).toFixed(1)}%`
    case 'sungPitch':
      return `${sungPitch?.medianCents.toFixed(1)} cents`
    case 'words':
      return `${words?.verses} verses, ${words?.choruses} choruses`
    case 'form':
      return `returns ${form.returnsAlike.toFixed(2)}, contrast ${form.contrastAlike.toFixed(2)}, borders ${form.bordersToInside.toFixed(2)}, lift ${form.lastLiftDb.toFixed(1)} dB`
    case 'balance':
      return `${balance.outsideDb.toFixed(1)} dB outside, correlation ${balance.correlation.toFixed(2)}, bass side ${balance.bassSideDb.toFixed(0)} dB`
  }
}

const GALLERY_COLUMNS = 3

function gallery(pictures: readonly Picture[]): string[] {
  if (pictures.length < GALLERY_COLUMNS) return []
  const rows = Array.from({ length: Math.floor(pictures.length / GALLERY_COLUMNS) }, (_, i) =>
    pictures.slice(i * GALLERY_COLUMNS, (i + 1) * GALLERY_COLUMNS),
  )
  return [
    'Genres side by side, their second song as a spectrogram:',
    '',
    '| | | |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.map((picture) => `${picture.caption} ${imageOf(picture)}`).join(' | ')} |`),
    '',
  ]
}

function imageOf({ file, caption }: Picture): string {
  return `![${caption}](quality/${file})`
}

function separation({ right, songs, share }: Separation): string {
  return songs === 0 ? 'not judged' : `${right} of ${songs} songs (${Math.round(100 * share)}%)`
}

export function verdictOf(song: SongVerdict, property: Property): boolean | undefined {
  if (property === 'form') return song.form.judged ? song.form.passed : undefined
  return song[property]?.passed
}

export function failedProperties(song: SongVerdict): Property[] {
  return PROPERTIES.filter((property) => verdictOf(song, property) === false)
}

function row(song: SongVerdict): string {
  const { level, tempo, grid, key, sungPitch, form, balance } = song
  const cell = (text: string | undefined, passed: boolean | undefined): string =>
    text === undefined ? '–' : passed === false ? `**${text}**` : text
  const percent = (share: number): string => `${(100 * share).toFixed(0)}%`
  return `| ${[
    `${song.order.genre} ${song.order.seed}`,
    cell(level.lufs.toFixed(1), Math.abs(level.lufs + 14) <= 1),
    cell(level.truePeakDb.toFixed(1), level.truePeakDb <= -1 && level.longestGapSeconds <= 1.5 && level.offset < 1e-3),
    cell(tempo && `${tempo.offPercent.toFixed(1)}%`, tempo?.passed),
    cell(grid && `${percent(grid.share)} (${percent(grid.controlShare)})`, grid?.passed),
    cell(key && `${percent(key.share)} (${percent(key.controlShare)})`, key?.passed),
    cell(sungPitch?.medianCents.toFixed(1), sungPitch?.passed),
    cell(
      form.judged
        ? `${form.returnsAlike.toFixed(2)} / ${form.contrastAlike.toFixed(2)} / ${form.lastLiftDb.toFixed(1)}`
        : undefined,
      form.passed,
    ),
    balance.tiltDbPerOctave.toFixed(1),
    cell(balance.outsideDb.toFixed(1), balance.outsideDb === 0),
    cell(balance.correlation.toFixed(2), balance.correlation >= 0.2 && balance.correlation <= 0.9),
    cell(balance.bassSideDb.toFixed(0), balance.bassSideDb <= -15),
  ].join(' | ')} |`
}
