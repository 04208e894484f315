import { expect, it } from 'vitest'
import { secondsPerBeat, type Score } from '../../score.ts'
import { composeSong } from '../composeSong.ts'

const LYRICS = `[Verse]
A swing with one rope and a ball on a roof
We lived here all right, there is plenty of proof
I filled up a book and I started new pages
The tap in the kitchen has dripped there for ages
They knocked on the wall and we turned it up louder
The bread in the oven, the hands full of flour
The lift only stops on the floors that are even
We said it was nothing and nobody was leaving
[Chorus]
Keep the lights on, keep the door
Keep the lights on, nothing more`

const songs = ['hip hop', 'boom bap', 'trap', 'drill', 'grime'].map((style) =>
  composeSong({ seed: 4, title: 'Keep the Lights On', style, lyrics: LYRICS, instrumental: false }),
)

type Rapped = { text: string; beats: number[] }

function rapped({ voice }: Score): Rapped[] {
  return (voice?.lines ?? [])
    .filter((line) => line.delivery === 'spoken')
    .map(({ text, words }) => ({ text, beats: words.flatMap((word) => word.syllables.map((it) => it.startBeat)) }))
}

it('raps as fast as rappers do: three and a half to five syllables a second', () => {
  for (const song of songs) {
    const lines = rapped(song)
    const from = lines[0].beats[0]
    const to = lines.at(-1)?.beats.at(-1) ?? 0
    const syllables = lines.reduce((sum, { beats }) => sum + beats.length, 0)
    const aSecond = syllables / ((to - from) * secondsPerBeat(song))
    expect([song.genre, aSecond > 3.3 && aSecond < 5.2]).toEqual([song.genre, true])
  }
})

it('gives every line the same bars, begins none before the last one has ended, and puts rhymes on a beat', () => {
  for (const song of songs) {
    const lines = rapped(song)
    const bars = lines.map(({ beats }) => Math.round(beats[0] / song.meter.beats))
    const steps = bars.slice(1).map((bar, i) => bar - bars[i])
    expect(steps).toEqual(steps.map(() => steps[0]))
    const early = lines.slice(1).filter(({ beats }, i) => beats[0] <= (lines[i].beats.at(-1) ?? 0))
    expect(early).toEqual([])
    // “Pages” and “ages” rhyme from the syllable before the last one on.
    const rhymes = lines.flatMap(({ text, beats }) => {
      if (text.endsWith('ages')) return [beats.at(-2)]
      return text.endsWith('roof') ? [beats.at(-1)] : []
    })
    expect(rhymes.length).toBeGreaterThanOrEqual(4)
    expect(rhymes.filter((beat) => !Number.isInteger(beat))).toEqual([])
  }
})
