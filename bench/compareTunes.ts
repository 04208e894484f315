// Our tunes beside real ones: node bench/compareTunes.ts [songs.jsonl]. Each line of the file is a song with melody
// [bar, sixteenth, length, pitch], chords [bar, sixteenth, root, quality] and the sixteenths of each bar in L.
import { readFileSync } from 'node:fs'
import { composeSong } from '../engine/composer/composeSong.ts'
import { sungTune, tuneFigures, type TuneFigures } from '../engine/composer/melody/tuneFigures.ts'
import { GENRES } from '../engine/genres/genreList.ts'
import type { Chord, ChordQuality } from '../engine/score.ts'
import { writeSong } from '../words/writer.ts'

type RealSong = { L: number[]; melody: number[][]; chords: [number, number, number, string][] }

const SEEDS = [1, 2, 3, 4]
const QUALITIES: Record<string, ChordQuality> = {
  maj: 'maj',
  min: 'min',
  '7': '7',
  m7: 'min7',
  maj7: 'maj7',
  dim: 'dim',
}

function mean(figures: TuneFigures[]): Record<string, string> {
  const names = Object.keys(figures[0] ?? {}) as (keyof TuneFigures)[]
  const average = (name: keyof TuneFigures): number =>
    figures.reduce((sum, figure) => sum + figure[name], 0) / figures.length
  return Object.fromEntries(names.map((name) => [name, average(name).toFixed(3)]))
}

function realFigures(song: RealSong): TuneFigures[] {
  const starts = song.L.map((_, bar) => song.L.slice(0, bar).reduce((sum, steps) => sum + steps, 0) / 4)
  const beatOf = (bar: number, step: number): number => (starts[bar] ?? 0) + step / 4
  const notes = song.melody.map(([bar = 0, place = 0, , pitch = 60]) => ({
    bar,
    place,
    pitch,
    beat: beatOf(bar, place),
  }))
  const chords = song.chords.map(([bar, step, root, quality]): Chord => ({
    startBeat: beatOf(bar, step),
    lengthBeats: 0,
    root,
    quality: QUALITIES[quality] ?? 'maj',
    symbol: '',
  }))
  return notes.length > 40 && chords.length > 4 ? [tuneFigures(notes, chords)] : []
}

const ours = GENRES.flatMap(({ name }) =>
  SEEDS.flatMap((seed) => {
    const { title, lyrics } = writeSong({ description: `a ${name} song about the sea`, instrumental: false, seed })
    const score = composeSong({ seed, title, style: name, lyrics, instrumental: false })
    const tune = sungTune(score)
    return tune.length > 40 ? [tuneFigures(tune, score.chords)] : []
  }),
)
const [, , path] = process.argv
const real =
  path === undefined
    ? []
    : readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => realFigures(JSON.parse(line) as RealSong))
console.table({ ours: mean(ours), ...(real.length > 0 && { real: mean(real) }) })
