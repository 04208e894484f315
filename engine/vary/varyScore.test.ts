import { describe, expect, it } from 'vitest'
import { composeSong } from '../composer/composeSong.ts'
import { rangeOf } from '../composer/ensemble/chooseSinger.ts'
import { chordPitchClasses, isMinorLike, pitchClass, scalePitchClasses } from '../composer/harmony/scales.ts'
import { parseScore } from '../parseScore.ts'
import { durationSeconds, type Part, type Score, type SungLine, type SungSyllable } from '../score.ts'
import { lyricsOf } from '../transform/lyricsOf.ts'
import { wordTimes } from '../voice/singing/wordTimes.ts'
import { findObstacle } from './findObstacle.ts'
import { isDrumming } from './isDrumming.ts'
import { isPitched } from './transposeBand.ts'
import { varyScore } from './varyScore.ts'
import type { Wish } from './wish.ts'

const LYRICS = [
  '[Verse]\nLow light over water\nCarry me home to the harbour',
  '[Chorus]\nSing me a river\nSing me the sea',
  '[Verse]\nCold hands on the railing\nCounting the boats that are late',
  '[Chorus]\nSing me a river\nSing me the sea',
  '[Bridge]\nAnd if the morning forgets me',
  '[Chorus]\nSing me a river\nSing me the sea',
].join('\n\n')
const compose = (style: string, changes: object = {}): Score =>
  composeSong({ seed: 7, title: 'Harbour', style, lyrics: LYRICS, instrumental: false, ...changes })
const song = compose('pop, female vocals, A minor')
const bright = compose('rock, male voice, D major')
const played = compose('funk', { lyrics: '', instrumental: true })
const duet = compose('pop duet, C minor')

function vary(source: Score, wish: Wish, seed = 11): Score {
  const made = varyScore(source, { wish, seed, title: 'Harbour again' })
  return parseScore(JSON.parse(JSON.stringify(made)))
}

const linesOf = ({ voice }: Score): SungLine[] => voice?.lines ?? []
const syllablesOf = (score: Score): SungSyllable[] =>
  linesOf(score).flatMap(({ words }) => words.flatMap(({ syllables }) => syllables))
const rhythmOf = (score: Score) =>
  syllablesOf(score).map(({ text, startBeat, lengthBeats }) => [text, startBeat, lengthBeats])
const pitchesOf = (score: Score): number[] => syllablesOf(score).map(({ pitch }) => pitch)
const directions = (score: Score): number[] =>
  pitchesOf(score)
    .slice(1)
    .map((pitch, i) => Math.sign(pitch - pitchesOf(score)[i]))
const bandOf = (score: Score): Part[] => score.parts.filter((part) => !isDrumming(part))
const timesOf = (parts: readonly Part[]) =>
  parts.map(({ name, instrument, gainDb, notes }) => [
    name,
    instrument,
    gainDb,
    notes.map(({ startBeat, velocity }) => [startBeat, velocity]),
  ])
const known = (score: Score): Score => parseScore(JSON.parse(JSON.stringify(score)))

describe('slower and faster', () => {
  it('changes the tempo and nothing else, and the words keep to it', () => {
    for (const [wish, share] of [
      ['slower', 0.88],
      ['faster', 1.12],
    ] as const) {
      const made = vary(song, wish)
      expect(made.tempoBpm / song.tempoBpm).toBeCloseTo(share, 1)
      expect({ ...made, tempoBpm: 0, title: '' }).toEqual({ ...known(song), tempoBpm: 0, title: '' })
      const [before, after] = [wordTimes(song), wordTimes(made)]
      expect(after.map(({ word }) => word)).toEqual(before.map(({ word }) => word))
      for (const [i, { startSeconds }] of after.entries()) {
        expect(startSeconds).toBeCloseTo((before[i].startSeconds * song.tempoBpm) / made.tempoBpm, 1)
      }
    }
  })

  it('at the edge of what can be played there is nothing to change', () => {
    expect(findObstacle({ ...song, tempoBpm: 40 }, 'slower')).toBe('TEMPO_AT_LIMIT')
    expect(findObstacle({ ...song, tempoBpm: 220 }, 'faster')).toBe('TEMPO_AT_LIMIT')
    expect(findObstacle(song, 'slower')).toBeUndefined()
  })
})

describe('happier', () => {
  it('a minor song is in major and a little faster; rhythm, words, form and band stay', () => {
    const made = vary(song, 'happier')
    expect(song.key.mode).toBe('minor')
    expect(made.key).toEqual({ ...song.key, mode: 'major' })
    expect(made.tempoBpm / song.tempoBpm).toBeCloseTo(1.06, 1)
    expect(rhythmOf(made)).toEqual(rhythmOf(song))
    expect(made.sections).toEqual(known(song).sections)
    expect(timesOf(made.parts)).toEqual(timesOf(known(song).parts))
    expect(made.chords.map(({ startBeat }) => startBeat)).toEqual(song.chords.map(({ startBeat }) => startBeat))
    expect(made.chords.map(({ symbol }) => symbol)).not.toEqual(song.chords.map(({ symbol }) => symbol))
    for (const [i, pitch] of pitchesOf(made).entries()) {
      expect([0, 1]).toContain(pitch - pitchesOf(song)[i])
    }
  })

  it.each([['A minor'], ['D dorian'], ['E phrygian'], ['G minor']])(
    '%s: as much is in tune as before, and home is major',
    (key) => {
      for (const style of ['pop', 'trap']) {
        const source = compose(`${style}, ${key}`, { seed: 3 })
        expect(isMinorLike(source.key.mode)).toBe(true)
        const made = vary(source, 'happier')
        expect(inTune(made)).toBeGreaterThan(inTune(source) - 0.03)
        expect(dark(source)).toBeGreaterThan(0)
        expect(dark(made)).toBe(0)
      }
    },
  )

  it('a bright song stands higher, within the reach of who sings', () => {
    const made = vary(bright, 'happier')
    const moved = pitchesOf(made)[0] - pitchesOf(bright)[0]
    expect([0, 1, 2]).toContain(moved)
    expect(made.key).toEqual({ tonic: pitchClass(bright.key.tonic + moved), mode: bright.key.mode })
    expect(Math.max(...pitchesOf(made))).toBeLessThanOrEqual(rangeOf(made.voice?.singer ?? '').high + 1)
    expect(vary(played, 'happier').key).not.toEqual(played.key)
  })

  // The share of time in which pitched instruments play a tone of the scale or the chord.
  function inTune(score: Score): number {
    const scale = scalePitchClasses(score.key)
    const heard = score.parts.filter(isPitched).flatMap(({ notes }) => notes)
    const isIn = (pitch: number, beat: number): boolean => {
      const chord = score.chords.findLast(({ startBeat }) => startBeat <= beat + 0.05) ?? score.chords[0]
      return scale.has(pitchClass(pitch)) || chordPitchClasses(chord).includes(pitchClass(pitch))
    }
    const fitting = heard.filter(({ pitch, startBeat, lengthBeats }) =>
      isIn(pitch, startBeat + Math.min(1, lengthBeats) / 2),
    )
    return fitting.length / Math.max(1, heard.length)
  }

  function dark({ chords, key }: Score): number {
    return chords.filter(({ root, quality }) => root === key.tonic && quality.startsWith('min')).length
  }
})

describe('other voice', () => {
  it('somebody else sings the same tune within their range, and the band goes along', () => {
    const singers = new Set<string>()
    for (let seed = 1; seed <= 5; seed++) {
      const made = vary(song, 'other_voice', seed)
      const singer = made.voice?.singer ?? ''
      singers.add(singer)
      expect(singer).not.toBe(song.voice?.singer)
      expect(rhythmOf(made)).toEqual(rhythmOf(song))
      const moved = pitchesOf(made)[0] - pitchesOf(song)[0]
      expect(pitchesOf(made)).toEqual(pitchesOf(song).map((pitch) => pitch + moved))
      expect(made.key.tonic).toBe(pitchClass(song.key.tonic + moved))
      const { low, high } = rangeOf(singer)
      expect(Math.min(...pitchesOf(made))).toBeGreaterThanOrEqual(low - 2)
      expect(Math.max(...pitchesOf(made))).toBeLessThanOrEqual(high + 2)
      expect(timesOf(made.parts)).toEqual(timesOf(known(song).parts))
      expect(made).toMatchObject({ tempoBpm: song.tempoBpm, sections: known(song).sections })
      expect(made.parts.filter(isDrumming)).toEqual(known(song).parts.filter(isDrumming))
    }
    expect(singers.size).toBeGreaterThan(2)
  })

  it('a duet stays a woman and a man, each where they can sing', () => {
    const made = vary(duet, 'other_voice')
    const partners = new Set(linesOf(duet).flatMap(({ singer }) => singer ?? []))
    expect(partners.size).toBe(1)
    expect(new Set(linesOf(made).flatMap(({ singer }) => singer ?? []))).toEqual(partners)
    expect(partners.has(made.voice?.singer ?? '')).toBe(false)
    for (const line of linesOf(made).filter(({ singer }) => singer !== undefined)) {
      const { low, high } = rangeOf(line.singer ?? '')
      for (const { pitch } of line.words.flatMap(({ syllables }) => syllables)) {
        expect(pitch).toBeGreaterThanOrEqual(low - 7)
        expect(pitch).toBeLessThanOrEqual(high + 7)
      }
    }
  })

  it('where nobody sings there is no voice to change', () => {
    expect(findObstacle(played, 'other_voice')).toBe('NOBODY_SINGS')
    expect(findObstacle(song, 'other_voice')).toBeUndefined()
  })
})

describe('drums', () => {
  const strokes = (score: Score): number =>
    score.parts.filter(isDrumming).reduce((sum, { notes }) => sum + notes.length, 0)

  it('more of them: louder, busier, where they rested; nobody else plays a different note', () => {
    const made = vary(song, 'more_drums')
    expect(strokes(made)).toBeGreaterThan(strokes(song) * 1.2)
    expect(bandOf(made)).toEqual(bandOf(known(song)))
    const gain = (score: Score) => score.parts.find(({ bus }) => bus === 'drums')?.gainDb ?? 0
    expect(gain(made)).toBeGreaterThan(gain(song) + 1)
    expect({ ...made, parts: [], title: '' }).toEqual({ ...known(song), parts: [], title: '' })
  })

  it('a song without drums gets some', () => {
    const without = { ...song, parts: bandOf(song) }
    expect(strokes(vary(without, 'more_drums'))).toBeGreaterThan(100)
    expect(strokes(vary(compose('ambient', { lyrics: '', instrumental: true }), 'more_drums'))).toBeGreaterThan(50)
  })

  it('fewer of them: still there where the song is loud, and nobody else changes', () => {
    const made = vary(song, 'fewer_drums')
    expect(strokes(made)).toBeGreaterThan(0)
    expect(strokes(made)).toBeLessThan(strokes(song) * 0.8)
    expect(bandOf(made)).toEqual(bandOf(known(song)))
    expect(findObstacle({ ...song, parts: bandOf(song) }, 'fewer_drums')).toBe('NO_DRUMS')
  })
})

describe('shorter', () => {
  const kinds = ['intro', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus', 'outro'] as const
  const sungThrough = compose('pop', { plan: { sections: kinds.map((kind) => ({ kind, bars: 4 })) } })

  it.each(['pop', 'jazz', 'techno', 'folk waltz', 'hip hop', 'country'])('%s loses whole sections', (style) => {
    const source = compose(style)
    const made = vary(source, 'shorter')
    const share = made.lengthBeats / source.lengthBeats
    expect(share).toBeLessThan(0.9)
    expect(share).toBeGreaterThanOrEqual(0.5)
    expect(made.sections[0].kind).toBe(source.sections[0].kind)
    expect(made.sections.at(-1)?.kind).toBe(source.sections.at(-1)?.kind)
    expect(made.sections.some(({ kind }) => kind === 'chorus')).toBe(true)
    expect(made.sections.some(({ kind }) => kind === 'verse')).toBe(true)
    let beat = 0
    for (const { startBeat, lengthBeats } of made.sections) {
      expect(startBeat).toBeCloseTo(beat, 6)
      beat += lengthBeats
    }
    expect(beat).toBeCloseTo(made.lengthBeats, 6)
    for (const { notes } of made.parts) for (const note of notes) expect(note.startBeat).toBeLessThan(made.lengthBeats)
  })

  it('every line that is left is whole, in its section, one after the other', () => {
    const made = vary(sungThrough, 'shorter')
    expect(
      lyricsOf(made)
        .split('\n')
        .every((text) => text === '' || text.startsWith('[') || LYRICS.includes(text)),
    ).toBe(true)
    expect(made.sections.map(({ label }) => label)).toEqual(['Intro', 'Verse', 'Chorus', 'Chorus', 'Outro'])
    expect(linesOf(made).length).toBeLessThan(linesOf(sungThrough).length)
    let end = 0
    for (const line of linesOf(made)) {
      const [first] = line.words[0].syllables
      const section = made.sections[line.section]
      expect(first.startBeat).toBeGreaterThanOrEqual(Math.max(end - 0.01, section.startBeat - 4))
      const last = line.words.at(-1)?.syllables.at(-1)
      end = (last?.startBeat ?? 0) + (last?.lengthBeats ?? 0)
      expect(end).toBeLessThanOrEqual(section.startBeat + section.lengthBeats + 1)
    }
    const times = wordTimes(made)
    expect(times.at(-1)?.endSeconds).toBeLessThan(durationSeconds(made))
  })

  it('a song with nothing to spare says so', () => {
    const short = compose('pop', { lengthSeconds: 30, lyrics: '[Chorus]\nSing me a river\nSing me the sea' })
    expect(findObstacle(short, 'shorter')).toBe('NOTHING_TO_LEAVE_OUT')
  })
})

it('directions of the tune stay when a song is made happier', () => {
  const [before, after] = [directions(song), directions(vary(song, 'happier'))]
  const turned = before.filter((direction, i) => direction * after[i] < 0).length
  expect(turned).toBe(0)
})
