import { describe, expect, it } from 'vitest'
import { composeSong } from '../composer/composeSong.ts'
import { parseScore } from '../parseScore.ts'
import { durationSeconds, secondsPerBeat, type Score, type SungLine } from '../score.ts'
import { coverScore } from './coverScore.ts'
import { cropScore, joinScores } from './bars/cutAndJoin.ts'
import { extendScore } from './extendScore.ts'
import { startOf } from './bars/keepBefore.ts'
import { lyricsOf } from './lyricsOf.ts'
import { barLineNear } from './bars/barLineNear.ts'
import { openScore } from './openScore.ts'
import { remasterScore } from './remasterScore.ts'
import { replaceSection } from './replaceSection.ts'
import { rewordLine } from './rewordLine.ts'

const LYRICS =
  '[Verse]\nLow light over water\nCarry me home to the harbour\n\n[Chorus]\nSing me a river\nSing me the sea'
const compose = (style: string, changes: object = {}): Score =>
  composeSong({ seed: 5, title: 'Harbour', style, lyrics: LYRICS, instrumental: false, lengthSeconds: 40, ...changes })
const song = compose('folk, acoustic guitar, male voice')
const swung = compose('jazz, male voice')

const readable = (score: Score): Score => parseScore(JSON.parse(JSON.stringify(score)))
const tuneOf = ({ voice }: Score): [number, number][] =>
  (voice?.lines ?? []).flatMap(({ words }) =>
    words.flatMap(({ syllables }) => syllables.map(({ startBeat, pitch }): [number, number] => [startBeat, pitch])),
  )
const lengthOf = (line: SungLine): number => {
  const last = line.words.at(-1)?.syllables.at(-1)
  return last ? last.startBeat + last.lengthBeats - startOf(line) : 0
}

describe('a cover', () => {
  it('keeps every tone at its beat, every word, chord and section, and changes the band', () => {
    const cover = readable(coverScore(song, { seed: 9, title: 'Harbour again', style: 'synthwave' }))
    expect(tuneOf(cover)).toEqual(tuneOf(song))
    expect(cover.sections).toEqual(song.sections)
    expect(cover.chords).toEqual(song.chords)
    expect(lyricsOf(cover)).toBe(LYRICS)
    expect(cover).toMatchObject({ genre: 'synthwave', key: song.key, title: 'Harbour again' })
    expect(cover.parts.some(({ instrument }) => instrument === 'acoustic-guitar')).toBe(false)
  })

  it('a singer of the other sex gets the whole song in a key she can reach', () => {
    const cover = coverScore(song, { seed: 9, title: '', style: 'pop, female vocals' })
    const [before, after] = [tuneOf(song), tuneOf(cover)]
    const moved = (after[0]?.[1] ?? 0) - (before[0]?.[1] ?? 0)
    expect(after.map(([, pitch]) => pitch - moved)).toEqual(before.map(([, pitch]) => pitch))
    expect(cover.key.tonic).toBe((((song.key.tonic + moved) % 12) + 12) % 12)
    expect(Math.min(...after.map(([, pitch]) => pitch))).toBeGreaterThanOrEqual(55)
  })

  it('a swung tune is sung straight by a straight band', () => {
    expect(swung.swing).toBeGreaterThan(0)
    const straight = tuneOf(coverScore(swung, { seed: 1, title: '', style: 'techno' }))
    for (const [beat] of straight) expect(Math.abs(beat * 4 - Math.round(beat * 4))).toBeLessThan(0.01)
  })

  it('without a singer the tune is played, in whole octaves where its instrument sounds best', () => {
    const cover = coverScore(song, { seed: 2, title: '', style: 'jazz', instrumental: true })
    expect(cover.voice).toBeUndefined()
    const played = cover.parts.find(({ bus }) => bus === 'lead')?.notes.map(({ pitch }) => pitch) ?? []
    const sung = tuneOf(song).map(([, pitch]) => pitch)
    const moved = (played[0] ?? 0) - (sung[0] ?? 0)
    expect([0, 12]).toContain(moved)
    expect(played.map((pitch) => pitch - moved)).toEqual(sung)
  })
})

describe('an extension', () => {
  const more = { seed: 11, title: 'Harbour', style: 'folk, acoustic guitar, male voice', instrumental: false }
  const lyrics = '[Bridge]\nNow the night is over\nNow the day is here'

  it('plays on to the end of the bar, then goes on in the same key, tempo and voice', () => {
    const lastLine = song.voice?.lines.at(-1)
    // After the last word: what is left of the bar would bring its words along.
    const atSeconds = lastLine ? (startOf(lastLine) + lengthOf(lastLine)) * secondsPerBeat(song) + 0.3 : 0
    const { whole, own } = extendScore(song, { ...more, lyrics, atSeconds })
    readable(own)
    const atBeat = atSeconds / secondsPerBeat(song)
    // What sounds there; a note that would hang over the new bar ends with its own.
    const heardBefore = (score: Score) =>
      score.parts.flatMap(({ notes }) =>
        notes
          .filter(({ startBeat }) => startBeat < atBeat)
          .map((note) => ({ ...note, lengthBeats: Math.min(note.lengthBeats, atBeat - note.startBeat) })),
      )
    expect(heardBefore(whole)).toEqual(heardBefore(song))
    expect(whole).toMatchObject({ key: song.key, tempoBpm: song.tempoBpm, voice: { singer: song.voice?.singer } })
    expect(whole.sections.map(({ label }) => label)).toContain('Bridge')
    expect(durationSeconds(own)).toBeCloseTo(durationSeconds(whole) - atSeconds, 6)
    expect(lyricsOf(own)).toBe(lyrics)
  })

  it('sings its first word, also one that leads into the first bar', () => {
    const words = '[Verse]\nUp with the blinds, let the morning in\nThe kettle is on and the day can begin'
    const extensions = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      extendScore(song, { ...more, seed, lyrics: words, atSeconds: 20.5 }),
    )
    const firstLines = extensions.map(({ own }) => own.voice?.lines.find(({ text }) => text.startsWith('Up')))
    for (const line of firstLines) expect(line?.words[0]?.text).toBe('Up')
    const verseOf = ({ own }: { own: Score }) => own.sections.find(({ kind }) => kind === 'verse')?.startBeat ?? 0
    const isPickUp = (line: SungLine | undefined, i: number) => line && startOf(line) < verseOf(extensions[i]) - 0.1
    expect(firstLines.some(isPickUp)).toBe(true)
  })

  it('can be extended again and joined to one song', () => {
    const first = extendScore(song, { ...more, lyrics, atSeconds: 20.5 })
    const second = extendScore(first.own, { ...more, lyrics: '[Outro]\nHome at last', atSeconds: 12.2 })
    const joined = readable(joinScores(joinScores(song, first.own, 20.5), second.own, 20.5 + 12.2))
    expect(
      joined.sections.every(({ startBeat }, i) => i === 0 || startBeat > (joined.sections[i - 1]?.startBeat ?? 0)),
    ).toBe(true)
    expect(durationSeconds(joined)).toBeCloseTo(20.5 + 12.2 + durationSeconds(second.own), 3)
    expect(lyricsOf(joined)).toContain('Home at last')
  })
})

describe('a song extended backwards', () => {
  const before = { seed: 11, title: 'Harbour', style: 'folk, acoustic guitar, male voice', instrumental: false }
  const beat = secondsPerBeat(song)
  const notesFrom = (score: Score, fromBeat: number) =>
    score.parts
      .flatMap(({ notes }) => notes.map((note) => ({ ...note, startBeat: note.startBeat - fromBeat })))
      .filter(({ startBeat }) => startBeat > 0.05)
      .map(({ startBeat, pitch }) => `${(startBeat + 3e-6).toFixed(4)} ${pitch}`)
      .sort()

  it('has new bars before it, in its key, tempo and band, and is note for note what it was after them', () => {
    const { whole, openingSeconds } = openScore(song, { ...before, lyrics: '', fromSeconds: 0 })
    readable(whole)
    expect(openingSeconds).toBeGreaterThan(8)
    expect(openingSeconds).toBeLessThan(45)
    expect(whole).toMatchObject({ key: song.key, tempoBpm: song.tempoBpm, voice: { singer: song.voice?.singer } })
    expect(notesFrom(whole, openingSeconds / beat)).toEqual(notesFrom(song, 0))
    expect(durationSeconds(whole)).toBeCloseTo(durationSeconds(song) + openingSeconds, 6)
    // Nobody sings before the song does, and it does not end before it begins.
    expect(lyricsOf(whole)).toBe(lyricsOf(song))
    const bandOf = (score: Score) => score.parts.map(({ name, instrument }) => `${name} ${instrument}`)
    expect(bandOf(song).every((player) => bandOf(whole).includes(player))).toBe(true)
    const joinSection = whole.sections.findIndex(({ startBeat }) => Math.abs(startBeat - openingSeconds / beat) < 1e-6)
    expect(whole.sections.slice(0, joinSection).map(({ kind }) => kind)).not.toContain('outro')
    expect(whole.sections.slice(joinSection).map(({ label }) => label)).toEqual(song.sections.map(({ label }) => label))
  })

  it('sings new words first, and may lead up to a bar in the middle', () => {
    const chorus = song.sections.find(({ kind }) => kind === 'chorus')
    const fromSeconds = barLineNear(song, (chorus?.startBeat ?? 0) * beat + 0.2)
    expect(fromSeconds).toBeCloseTo((chorus?.startBeat ?? 0) * beat, 6)
    const lyrics = '[Verse]\nLong before the morning\nBoats came into view'
    const { whole, openingSeconds } = openScore(song, { ...before, lyrics, fromSeconds })
    readable(whole)
    expect(lyricsOf(whole)).toMatch(/Long before the morning[^]*Sing me a river/)
    expect(lyricsOf(whole)).not.toContain('Low light over water')
    expect(notesFrom(whole, openingSeconds / beat)).toEqual(notesFrom(song, fromSeconds / beat))
  })
})

describe('a replaced section', () => {
  const verse = song.sections.find(({ kind }) => kind === 'verse')
  const beat = secondsPerBeat(song)
  const fromSeconds = (verse?.startBeat ?? 0) * beat
  const toSeconds = fromSeconds + (verse?.lengthBeats ?? 0) * beat
  const isOutside = ({ startBeat }: { startBeat: number }): boolean =>
    startBeat < fromSeconds / beat - 0.03 || startBeat >= toSeconds / beat - 0.03

  it('with new words keeps the band, the tune’s places and every other line', () => {
    const words = 'Bright moon\nCarry us all the way across the ocean'
    const replaced = readable(replaceSection(song, { seed: 3, fromSeconds, toSeconds, lyrics: words }))
    expect(replaced.parts).toEqual(song.parts)
    expect(lyricsOf(replaced)).toBe(`[Verse]\n${words}\n\n[Chorus]\nSing me a river\nSing me the sea`)
    expect(replaced.voice?.lines.map(startOf)).toEqual(song.voice?.lines.map(startOf))
  })

  it('with more lines than before gives them a tune of their own inside the span', () => {
    const replaced = replaceSection(song, { seed: 3, fromSeconds, toSeconds, lyrics: 'One\nTwo\nThree' })
    const fresh = (replaced.voice?.lines ?? []).filter(({ text }) => /^(One|Two|Three)$/.test(text))
    expect(fresh).toHaveLength(3)
    for (const line of fresh) expect(startOf(line) + lengthOf(line)).toBeLessThanOrEqual(toSeconds / beat + 0.01)
  })

  it('in another style changes only the notes inside', () => {
    const replaced = readable(replaceSection(song, { seed: 3, fromSeconds, toSeconds, style: 'metal' }))
    const outside = (score: Score) =>
      score.parts.flatMap(({ instrument, notes }) =>
        notes.filter(isOutside).map((note) => ({ instrument, startBeat: note.startBeat, pitch: note.pitch })),
      )
    expect(outside(replaced)).toEqual(outside(song))
    expect(replaced.voice).toEqual(song.voice)
    expect(replaced.parts.some(({ instrument }) => instrument === 'distorted-guitar')).toBe(true)
  })

  it('asked for nothing in particular is a new take of the same words', () => {
    const replaced = replaceSection(song, { seed: 3, fromSeconds, toSeconds })
    expect(lyricsOf(replaced)).toBe(LYRICS)
    expect(tuneOf(replaced)).not.toEqual(tuneOf(song))
    expect(replaced.parts).not.toEqual(song.parts)
  })
})

describe('new words on an old tune', () => {
  const [line] = song.voice?.lines ?? []
  const bounds = (sung: SungLine) => [startOf(sung), Math.round((startOf(sung) + lengthOf(sung)) * 1000)]

  it.each(['Go', 'Low light over water', 'Every single morning the light comes over the water again'])(
    '"%s" fills the line from its first tone to its last',
    (text) => {
      if (!line) throw new Error('the song has no line')
      const sung = rewordLine(line, text)
      expect(bounds(sung)).toEqual(bounds(line))
      const syllables = sung.words.flatMap((word) => word.syllables)
      for (const { lengthBeats } of syllables) expect(lengthBeats).toBeGreaterThan(0)
      expect(sung.words.map((word) => word.text).join(' ')).toBe(text)
    },
  )
})

describe('a crop', () => {
  it('is a song of its own that begins in the middle of a bar', () => {
    const cropped = readable(cropScore(song, 9.7, 21.2))
    expect(durationSeconds(cropped)).toBeCloseTo(11.5, 6)
    const moved = startOf(cropped.voice?.lines.at(-1) ?? { text: '', section: 0, words: [] })
    expect(
      song.voice?.lines
        .map((line) => startOf(line) - 9.7 / secondsPerBeat(song))
        .some((at) => Math.abs(at - moved) < 1e-6),
    ).toBe(true)
  })
})

describe('a remaster', () => {
  const extras = { backingVocals: true, keyChanges: false, solos: false, moreParts: 2 }
  const request = { seed: 21, title: 'Harbour', style: 'folk, acoustic guitar, male voice', extras }

  it('subtle keeps every note and adds, normal plays it again, high has another band play it', () => {
    const subtle = remasterScore(song, { ...request, variation: 'subtle' })
    expect(subtle.parts.slice(0, song.parts.length)).toEqual(song.parts)
    expect((subtle.backing?.length ?? 0) + subtle.parts.length).toBeGreaterThan(song.parts.length)
    const normal = remasterScore(song, { ...request, variation: 'normal' })
    const high = remasterScore(song, { ...request, variation: 'high' })
    for (const score of [normal, high]) expect(tuneOf(score)).toEqual(tuneOf(song))
    expect(high.parts).not.toEqual(normal.parts)
  })
})
