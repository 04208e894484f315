import { createRandom, parseLyrics, syllabify } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { rangeOf, sexOf } from './ensemble/chooseSinger.ts'
import { GENRES } from '../genres/genreList.ts'
import { durationSeconds, type Score, type SungSyllable } from '../score.ts'
import type { ComposeRequest } from './composeRequest.ts'
import { composeSong } from './composeSong.ts'
import { chordPitchClasses, scalePitchClasses } from './harmony/scales.ts'
import { chordAt } from './harmony/writeHarmony.ts'

const LYRICS = `[Verse]
Streetlights hum above the river tonight
I count the windows where you used to wait
Every little shadow is learning to write
Your name in silver on the garden gate

[Chorus]
Oh, hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day

[Verse 2]
Coffee going cold on the kitchen floor
The radio remembers all our songs
I keep a spare key under the door
For anyone who knows where they belong

[Chorus]
Oh, hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day

[Guitar Solo]

[Bridge]
And if the winter comes again
I will be waiting in the rain

[Chorus]
Oh, hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day
`

const SEEDS = [1, 2]

function compose(request: Partial<ComposeRequest>): Score {
  return composeSong({ seed: 1, title: 'Morning', style: 'pop', lyrics: '', instrumental: false, ...request })
}

function sungSyllables(score: Score): SungSyllable[] {
  return (score.voice?.lines ?? []).flatMap((line) => line.words.flatMap((word) => word.syllables))
}

function instruments(score: Score): Set<string> {
  return new Set(score.parts.map((part) => part.instrument))
}

const sungSongs = GENRES.flatMap(({ name }) => SEEDS.map((seed) => compose({ style: name, seed, lyrics: LYRICS })))
const LENGTHS = [60, 120, 240]
const playedSongs = GENRES.map(({ name }, i) => {
  const lengthSeconds = LENGTHS[i % LENGTHS.length]
  return { lengthSeconds, song: compose({ style: name, lyrics: LYRICS, instrumental: true, lengthSeconds }) }
})

describe('what is sung', () => {
  it('says in the score when words are in a language the singer hardly knows', () => {
    const song = (lyrics: string) => composeSong({ seed: 1, title: '', style: 'pop', lyrics, instrumental: false })
    expect(song('Hold me close and never let me go').voiceNote).toBeUndefined()
    expect(song('Quiero vivir contigo en la noche').voiceNote).toContain('Spanish')
  })

  it('[ENG-02 a] every line given is sung once, in order, syllable by syllable', () => {
    const written = parseLyrics(LYRICS).flatMap((section) => section.lines)
    const syllables = written.flatMap((line) =>
      syllabify(line).flatMap((word) => word.syllables.map(({ text }) => text)),
    )
    for (const song of sungSongs) {
      expect(song.voice?.lines.map((line) => line.text)).toEqual(written)
      expect(sungSyllables(song).map(({ text }) => text)).toEqual(syllables)
    }
  })

  it('no two syllables overlap, none is too short to be sung, and lines leave air', () => {
    for (const song of sungSongs) {
      const secondsPerBeat = 60 / song.tempoBpm
      let end = 0
      let air = 0.1
      for (const line of song.voice?.lines ?? []) {
        const syllables = line.words.flatMap((word) => word.syllables)
        expect((syllables[0].startBeat - end) * secondsPerBeat).toBeGreaterThan(air)
        const isRapped = line.delivery === 'spoken'
        for (const syllable of syllables) {
          expect(syllable.startBeat).toBeGreaterThanOrEqual(end - 1e-4)
          expect(syllable.lengthBeats * secondsPerBeat).toBeGreaterThan(isRapped ? 0.1 : 0.155)
          end = syllable.startBeat + syllable.lengthBeats
        }
        air = isRapped ? 0.04 : 0.1
      }
      expect(end).toBeLessThan(song.lengthBeats)
    }
  })

  it('words come quickly enough to be understood, in slow songs too', () => {
    const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
    const distances = sungSongs.map((song) => {
      const lines = (song.voice?.lines ?? []).map((line) => line.words.flatMap((word) => word.syllables))
      const beats = lines.flatMap((line) => line.slice(1).map(({ startBeat }, i) => startBeat - line[i].startBeat))
      return (middle(beats) * 60) / song.tempoBpm
    })
    for (const seconds of distances) expect(seconds).toBeLessThan(0.5)
    expect(middle(distances)).toBeLessThan(0.35)
  })

  it('words repeated in a chorus have the same tune', () => {
    for (const song of sungSongs.filter((score) => score.chords.at(-1)?.root === score.key.tonic)) {
      const starts = song.sections.flatMap((section, i) => (section.kind === 'chorus' ? [i] : []))
      const tunes = starts.map((index) =>
        (song.voice?.lines ?? [])
          .filter((line) => line.section === index)
          .flatMap((line) => line.words.flatMap((word) => word.syllables.map(({ pitch }) => pitch))),
      )
      expect(tunes[1]).toEqual(tunes[0])
      expect(tunes[2]).toEqual(tunes[0])
    }
  })

  it('[ENG-02 c] sections follow the tags, with a beginning and an end added', () => {
    const kinds = compose({ lyrics: LYRICS }).sections.map((section) => section.kind)
    expect(kinds).toEqual(['intro', 'verse', 'chorus', 'verse', 'chorus', 'solo', 'bridge', 'chorus', 'outro'])
  })

  it('[ENG-02 d] an instrumental has no voice and a lead plays the tune', () => {
    for (const { song } of playedSongs) {
      expect(song.voice).toBeUndefined()
      expect(song.parts.filter((part) => part.bus === 'lead').flatMap((part) => part.notes).length).toBeGreaterThan(8)
    }
    expect(compose({ lyrics: '' }).voice).toBeUndefined()
  })

  it('[ENG-03 c] the asked voice sings within its range', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const woman = compose({ seed, lyrics: LYRICS, style: 'folk, female vocals' })
      const man = compose({ seed, lyrics: LYRICS, voice: 'male', style: 'folk, female vocals' })
      for (const [song, sex] of [
        [woman, 'female'],
        [man, 'male'],
      ] as const) {
        const singer = song.voice?.singer ?? ''
        const { low, high } = rangeOf(singer)
        expect(sexOf(singer)).toBe(sex)
        for (const { pitch } of sungSyllables(song)) expect(pitch >= low && pitch <= high).toBe(true)
      }
    }
  })
})

describe('the tune', () => {
  it('stays in the key or the chord and meets the chords on strong beats', () => {
    let notes = 0
    let inScale = 0
    let strong = 0
    let inChord = 0
    for (const song of sungSongs) {
      const scale = scalePitchClasses(song.key)
      for (const { startBeat, pitch } of sungSyllables(song)) {
        notes += 1
        const chord = chordPitchClasses(chordAt(song.chords, startBeat))
        if (scale.has(pitch % 12) || chord.includes(pitch % 12)) inScale += 1
        if (Math.abs(startBeat - Math.round(startBeat)) > 0.01) continue
        strong += 1
        if (chord.includes(pitch % 12)) inChord += 1
      }
    }
    expect(inScale / notes).toBeGreaterThan(0.97)
    expect(inChord / strong).toBeGreaterThan(0.75)
  })

  it('repeats itself about as much as real songs do', () => {
    let bars = 0
    let repeated = 0
    for (const song of sungSongs) {
      const barBeats = (song.meter.beats * 4) / song.meter.unit
      const content = new Map<number, string>()
      for (const { startBeat, pitch } of sungSyllables(song)) {
        const bar = Math.floor(startBeat / barBeats + 0.01)
        content.set(bar, `${content.get(bar) ?? ''} ${(startBeat - bar * barBeats).toFixed(2)}:${pitch}`)
      }
      bars += content.size
      repeated += content.size - new Set(content.values()).size
    }
    expect(repeated / bars).toBeGreaterThan(0.42)
    expect(repeated / bars).toBeLessThan(0.66)
  })

  it('has a hook: words that return in a chorus mostly return note for note, their weighty syllable on top', () => {
    const hooks = sungSongs.map((song) => {
      const chorus = song.sections.findIndex((section) => section.kind === 'chorus')
      const lines = (song.voice?.lines ?? []).filter((line) => line.section === chorus)
      const [first, again] = [lines[0], lines[2]].map((line) => line.words.flatMap((word) => word.syllables))
      const hook = first.slice(-again.length)
      const top = Math.max(...hook.map(({ pitch }) => pitch))
      return {
        returns: hook.every(({ pitch }, i) => pitch === again[i].pitch),
        isTopped: hook.some(({ text, pitch }) => text === 'mor' && pitch === top),
      }
    })
    const share = (test: (hook: (typeof hooks)[number]) => boolean): number => hooks.filter(test).length / hooks.length
    expect(share(({ returns }) => returns)).toBeGreaterThan(0.7)
    expect(share(({ isTopped }) => isTopped)).toBeGreaterThan(0.6)
  })

  it('rests on the tonic or the dominant at the end of most pairs of lines', () => {
    const ends = sungSongs.flatMap((song) => {
      const lines = song.voice?.lines ?? []
      const seconds = lines.filter(({ section, delivery }, i) => {
        const nth = lines.slice(0, i).filter((line) => line.section === section).length
        return nth % 2 === 1 && delivery !== 'spoken'
      })
      const plain = song.chords.at(-1)?.root === song.key.tonic ? seconds : []
      return plain.map(({ words }) => ((words.at(-1)?.syllables.at(-1)?.pitch ?? 0) - song.key.tonic + 120) % 12)
    })
    expect(ends.filter((tone) => tone === 0 || tone === 7).length / ends.length).toBeGreaterThan(0.65)
  })

  it('lies higher in the chorus than in the verse', () => {
    const mean = (song: Score, kind: string): number => {
      const pitches = (song.voice?.lines ?? [])
        .filter((line) => song.sections[line.section].kind === kind)
        .flatMap((line) => line.words.flatMap((word) => word.syllables.map(({ pitch }) => pitch)))
      return pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
    }
    for (const song of sungSongs) expect(mean(song, 'chorus')).toBeGreaterThan(mean(song, 'verse') + 1)
  })

  it('is not played over by the lead while somebody sings', () => {
    for (const song of sungSongs) {
      const leads = song.parts.filter((part) => part.name.startsWith('Lead ')).flatMap((part) => part.notes)
      for (const line of song.voice?.lines ?? []) {
        const first = line.words[0].syllables[0]
        const last = line.words.at(-1)?.syllables.at(-1) ?? first
        const over = leads.filter(
          (note) =>
            note.startBeat + 0.05 < last.startBeat + last.lengthBeats &&
            note.startBeat + note.lengthBeats > first.startBeat + 0.05,
        )
        expect(over).toEqual([])
      }
    }
  })
})

describe('what was asked for', () => {
  it('[ENG-03 a] tempo, key and meter of the style are used', () => {
    const waltz = compose({ style: 'folk in D minor, 96 bpm, 3/4', lyrics: LYRICS })
    expect([waltz.tempoBpm, waltz.key, waltz.meter]).toEqual([96, { tonic: 2, mode: 'minor' }, { beats: 3, unit: 4 }])
    expect(waltz.sections.every((section) => section.startBeat % 3 === 0)).toBe(true)
    const ballad = compose({ style: 'rock ballad 6/8', lyrics: LYRICS })
    expect(ballad.meter).toEqual({ beats: 6, unit: 8 })
    expect(ballad.sections.every((section) => section.startBeat % 3 === 0)).toBe(true)
  })

  it('[ENG-03 a] tempo and key of the form win over the style', () => {
    const song = compose({ style: 'house 124 bpm', tempoBpm: 99, key: { tonic: 8, mode: 'lydian' } })
    expect([song.tempoBpm, song.key]).toEqual([99, { tonic: 8, mode: 'lydian' }])
  })

  it('[ENG-03 a b] each genre brings its own tempo and instruments', () => {
    const tempos = playedSongs.map(({ song }) => song.tempoBpm)
    expect(new Set(tempos).size).toBeGreaterThan(8)
    expect(instruments(compose({ style: 'techno' })).has('909-kit')).toBe(true)
    expect(instruments(compose({ style: 'jazz' })).has('upright-bass')).toBe(true)
    expect(compose({ style: 'ambient' }).parts.some((part) => part.bus === 'drums')).toBe(false)
  })

  it('[ENG-03 b] instruments asked for play, sung or not', () => {
    for (const seed of SEEDS) {
      for (const lyrics of ['', LYRICS]) {
        const heard = instruments(compose({ seed, lyrics, style: 'house with violin, flute, harp and upright bass' }))
        for (const name of ['violin', 'flute', 'harp', 'upright-bass']) expect(heard.has(name)).toBe(true)
      }
    }
  })

  it('[ENG-03 d] excluded instruments stay out', () => {
    for (const seed of SEEDS) {
      const song = compose({ seed, style: 'rock', excludedStyle: 'drums, distorted guitar, organ', lyrics: LYRICS })
      expect(song.parts.some((part) => part.bus === 'drums' || part.bus === 'percussion')).toBe(false)
      for (const name of ['distorted-guitar', 'organ']) expect(instruments(song).has(name)).toBe(false)
    }
  })

  it('an excluded genre is not chosen', () => {
    expect(compose({ style: 'pop', excludedStyle: 'pop' }).genre).not.toBe('pop')
  })

  it('says which style was played when the asked one is unknown', () => {
    expect(compose({ style: 'shoegase' })).toMatchObject({
      genre: 'shoegaze',
      voiceNote: expect.stringContaining('shoegaze'),
    })
    expect(compose({ style: 'shoegaze' }).voiceNote).toBeUndefined()
  })

  it('words nobody understands are kept', () => {
    expect(compose({ style: 'pop, flibberty zonk' }).unknownWords).toEqual(
      expect.arrayContaining(['flibberty', 'zonk']),
    )
  })

  it('comes near the asked length', () => {
    for (const { song, lengthSeconds } of playedSongs) {
      const far = Math.abs(durationSeconds(song) - lengthSeconds)
      expect(far).toBeLessThan(Math.max(16, lengthSeconds * 0.1))
    }
    expect(durationSeconds(compose({ lyrics: LYRICS, lengthSeconds: 240 }))).toBeGreaterThan(220)
  })

  it('lasts about two and a half to three and a half minutes when nothing is asked', () => {
    for (const song of sungSongs) {
      expect(durationSeconds(song)).toBeGreaterThan(130)
      expect(durationSeconds(song)).toBeLessThan(225)
    }
  })
})

describe('the score', () => {
  it('is the same for the same request and another song for another seed', () => {
    const once = compose({ lyrics: LYRICS, seed: 5 })
    expect(JSON.stringify(compose({ lyrics: LYRICS, seed: 5 }))).toBe(JSON.stringify(once))
    const pitches = new Set(
      [5, 6, 7, 8].map((seed) =>
        JSON.stringify(sungSyllables(compose({ lyrics: LYRICS, seed })).map(({ pitch }) => pitch)),
      ),
    )
    expect(pitches.size).toBe(4)
  })

  it.each(['pop', 'deep house', 'fusion', 'soul'])('a played %s song begins at once, whoever opens it', (style) => {
    for (const seed of [1, 2, 3, 4]) {
      const score = composeSong({ seed, title: '', style, lyrics: '', instrumental: true, lengthSeconds: 110 })
      const first = Math.min(...score.parts.flatMap(({ notes }) => notes.map(({ startBeat }) => startBeat)))
      expect(first * (60 / score.tempoBpm), `seed ${seed}`).toBeLessThan(1)
    }
  })

  it('has sections and chords without gaps, and notes inside the song', () => {
    for (const song of [...sungSongs, ...playedSongs.map((each) => each.song)]) {
      for (const timeline of [song.sections, song.chords]) {
        let end = 0
        for (const { startBeat, lengthBeats } of timeline) {
          expect(startBeat).toBeCloseTo(end, 6)
          end = startBeat + lengthBeats
        }
        expect(end).toBeCloseTo(song.lengthBeats, 6)
      }
      const notes = song.parts.flatMap((part) => part.notes)
      const outside = notes.filter(
        (note) => note.startBeat < 0 || note.startBeat + note.lengthBeats > song.lengthBeats + 0.25,
      )
      expect(outside).toEqual([])
      expect(
        notes.filter((note) => !(note.velocity > 0 && note.velocity <= 1) || !Number.isInteger(note.pitch)),
      ).toEqual([])
    }
  })

  it('ends on the tonic with everybody landing together', () => {
    for (const song of sungSongs) {
      const last = song.chords[song.chords.length - 1]
      const lifted = (last.root - song.key.tonic + 12) % 12
      expect([0, 2]).toContain(lifted)
      const landings = song.parts.flatMap(({ notes }) => {
        const landing = notes.find((note) => Math.abs(note.startBeat - last.startBeat) < 0.1)
        return landing ? [landing.startBeat] : []
      })
      const together = landings.map((one) => landings.filter((other) => Math.abs(one - other) < 0.05).length)
      expect(Math.max(...together)).toBeGreaterThan(1)
      expect(song.tailSeconds).toBeGreaterThanOrEqual(2)
    }
  })

  it('survives words that cannot be fitted and odd meters', () => {
    const endless = Array.from({ length: 60 }, () => 'unimaginable').join(' ')
    const random = createRandom(3)
    for (const style of ['rock 5/4 190 bpm', 'funk 7/8', 'reggae 12/8', 'techno 2/4']) {
      const song = compose({ style, lyrics: `[Verse]\n${endless}\n!!!\nla`, seed: random.integer(1, 99) })
      expect(sungSyllables(song).length).toBeGreaterThan(200)
      expect(sungSyllables(song).every(({ lengthBeats }) => lengthBeats > 0)).toBe(true)
    }
  })
})
