// Measures real songs and drummers as the score judge measures ours and prints the table for
// scripts/judge/realism/realMusic.ts: node scripts/learn/measureRealMusic.ts FOLDER
// Groove MIDI Dataset (CC BY 4.0, Google Magenta), OpenEWLD (MIT, public-domain scores), OpenScore Lieder (CC0).
import { drumFigures, type DrumHit } from '../judge/realism/drumFigures.ts'
import { melodyFigures } from '../judge/realism/melodyFigures.ts'
import { mean, median } from '../judge/statistics.ts'
import { readCorpus, type DrumTake, type LeadSheet } from './readCorpus.ts'

const WHITE_KEYS = new Set([0, 2, 4, 5, 7, 9, 11])
const TONES: Readonly<Record<string, readonly number[]>> = {
  min: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  min7: [0, 3, 7, 10],
  maj6: [0, 4, 7, 9],
  min6: [0, 3, 7, 9],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  aug: [0, 4, 8],
  aug7: [0, 4, 8, 10],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds ewld, lieder and groove?')

function songs(name: string) {
  const sheets = readCorpus<LeadSheet>(folder, name)
  const tunes = sheets.flatMap(({ L, melody }) => {
    const bar = median(L)
    return melodyFigures(melody.map(([, , length, pitch]) => ({ pitch, lengthBars: length / bar }))) ?? []
  })
  const chords = sheets.filter((sheet) => sheet.chords.length > 0).map((sheet) => sheet.chords)
  const outside = chords.map((list) =>
    mean(
      list.map(([, , root, quality]) =>
        (TONES[quality] ?? [0, 4, 7]).every((tone) => WHITE_KEYS.has((root + tone) % 12)) ? 0 : 1,
      ),
    ),
  )
  return {
    songs: tunes.length,
    range: median(tunes.map(({ range }) => range)),
    steps: mean(tunes.map(({ steps }) => steps)),
    leaps: mean(tunes.map(({ leaps }) => leaps)),
    longNotes: mean(tunes.map(({ longNotes }) => longNotes)),
    chords: median(chords.map((list) => new Set(list.map(([, , root, quality]) => `${root} ${quality}`)).size)),
    outsideScale: mean(outside),
  }
}

function drummers() {
  const takes = readCorpus<DrumTake>(folder, 'groove').filter(
    ({ beat, meter }) => beat === 'beat' && meter[0] === 4 && meter[1] === 4,
  )
  const figures = takes.flatMap(({ bpm, hits }) => {
    const stepMs = 15_000 / bpm
    const played = hits.map(([at, drum, velocity, offset]): DrumHit => {
      return { bar: Math.floor(at / 16), step: at % 16, drum, velocity, offsetMs: (offset / 100) * stepMs }
    })
    return drumFigures(played) ?? []
  })
  return {
    takes: figures.length,
    spreadMs: median(figures.map(({ spreadMs }) => spreadMs)),
    velocitySpread: median(figures.map(({ velocitySpread }) => velocitySpread)),
    commonestBar: median(figures.map(({ commonestBar }) => commonestBar)),
  }
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
process.stdout.write(
  `${JSON.stringify({ leadSheets: songs('ewld'), lieder: songs('lieder'), drummers: drummers() }, rounded, 2)}\n`,
)
