import { parseStyle } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../genres/genreList.ts'
import { durationSeconds, type Score } from '../score.ts'
import type { ComposeRequest } from './composeRequest.ts'
import { composeSong } from './composeSong.ts'
import { chordPitchClasses, pitchClass, scalePitchClasses } from './harmony/scales.ts'
import { sungTune, tuneFigures } from './melody/tuneFigures.ts'
import { chordAt } from './harmony/writeHarmony.ts'

const LYRICS = `[Verse]
Streetlights hum above the river tonight
I count the windows where you used to wait
Every little shadow is learning to write
Your name in silver on the garden gate

[Chorus]
Hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day

[Verse]
Coffee going cold on the kitchen floor
The radio remembers all our songs

[Chorus]
Hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day
`

function compose(request: Partial<ComposeRequest>): Score {
  return composeSong({ seed: 1, title: '', style: 'pop', lyrics: '', instrumental: false, ...request })
}

const sung = GENRES.map((genre) => ({ genre, song: compose({ style: genre.name, lyrics: LYRICS, seed: 11 }) }))
const played = GENRES.map((genre) => compose({ style: genre.name, seed: 12 }))

// Share of sounding time in the scale or the chord; a lifted ending has its own scale.
function inTune(song: Score): number {
  const scale = scalePitchClasses(song.key)
  const lifted = scalePitchClasses({ tonic: pitchClass(song.key.tonic + 2), mode: song.key.mode })
  const liftBeat = song.chords.at(-1)?.root === song.key.tonic ? Infinity : song.lengthBeats * 0.6
  let sounding = 0
  let fitting = 0
  for (const part of song.parts) {
    if (part.bus === 'drums' || part.bus === 'percussion') continue
    for (const note of part.notes) {
      const tone = pitchClass(note.pitch)
      const chord = chordPitchClasses(chordAt(song.chords, note.startBeat + 0.05))
      const belongs = scale.has(tone) || chord.includes(tone) || (note.startBeat > liftBeat && lifted.has(tone))
      sounding += note.lengthBeats
      if (belongs) fitting += note.lengthBeats
    }
  }
  return fitting / sounding
}

function syllableSeconds(song: Score, delivery: 'sung' | 'spoken'): number[] {
  const lines = (song.voice?.lines ?? []).filter((line) => (line.delivery ?? 'sung') === delivery)
  const syllables = lines.flatMap((line) => line.words.flatMap((word) => word.syllables))
  return syllables.map(({ lengthBeats }) => (lengthBeats * 60) / song.tempoBpm).sort((a, b) => a - b)
}

type Placed = { beat: number; tone: number }

function introTune({ parts, sections }: Score): Placed[] {
  return parts
    .filter((part) => part.bus === 'lead')
    .flatMap((part) => part.notes)
    .filter((note) => note.startBeat < sections[0].lengthBeats - 0.1)
    .map((note) => ({ beat: note.startBeat, tone: pitchClass(note.pitch) }))
}

function chorusTune({ voice, sections }: Score): Placed[] {
  const index = sections.findIndex((section) => section.kind === 'chorus')
  const lines = (voice?.lines ?? []).filter((line) => line.section === index)
  return lines
    .flatMap((line) => line.words.flatMap((word) => word.syllables))
    .map((note) => ({ beat: note.startBeat - sections[index].startBeat, tone: pitchClass(note.pitch) }))
}

// Played by hand, so a little early or late.
function isHook(tune: Placed[], hook: Placed[]): boolean {
  const known = tune.filter(({ beat, tone }) => hook.some((it) => it.tone === tone && Math.abs(it.beat - beat) < 0.3))
  return tune.length >= 3 && known.length >= 0.7 * tune.length
}

describe('every genre', () => {
  it('[ENG-03 a] has its own tempo, stays in tune, and lasts two and a half to three and a half minutes', () => {
    for (const { genre, song } of sung) {
      const [low, high] = genre.tempoBpm
      const compound = song.meter.unit === 8
      expect(compound || (song.tempoBpm >= Math.floor(low) && song.tempoBpm <= Math.ceil(high))).toBe(true)
      expect([genre.name, inTune(song) >= 0.92]).toEqual([genre.name, true])
    }
    for (const song of [...played, ...sung.map((item) => item.song)]) {
      expect(inTune(song)).toBeGreaterThan(0.92)
      expect(durationSeconds(song)).toBeGreaterThan(135)
      expect(durationSeconds(song)).toBeLessThan(225)
    }
  })

  it('gives the singer time: no syllable under 0.155 s, most over 0.2 s, an eighth at 150 bpm; who raps, 0.1 s', () => {
    for (const { song } of sung) {
      const seconds = syllableSeconds(song, 'sung')
      expect(seconds[0]).toBeGreaterThan(0.155)
      expect(seconds[Math.floor(seconds.length / 2)]).toBeGreaterThan(0.2)
      expect(syllableSeconds(song, 'spoken')[0] ?? 1).toBeGreaterThan(0.1)
    }
  })

  it('opens with its hook in half of the genres: an instrument plays what the chorus will sing', () => {
    const intros = sung.filter(({ song }) => song.sections[0].kind === 'intro')
    const opening = intros.filter(({ song }) => isHook(introTune(song), chorusTune(song)))
    expect(opening.length / intros.length).toBeGreaterThan(0.5)
  })

  it('sings tunes like those of 502 real lead sheets', () => {
    const figures = sung.map(({ song }) => tuneFigures(sungTune(song), song.chords)).filter(({ bars }) => bars > 8)
    const mean = (name: 'exactRepeats' | 'rhythmRepeats' | 'notesPerBar' | 'strongInChord' | 'steps'): number =>
      figures.reduce((sum, figure) => sum + figure[name], 0) / figures.length
    // Theirs: 0.48, 0.76, 3.3, 0.72, 0.49; this song has less words than most.
    expect(mean('exactRepeats')).toBeGreaterThan(0.4)
    expect(mean('exactRepeats')).toBeLessThan(0.66)
    expect(mean('rhythmRepeats')).toBeGreaterThan(0.5)
    expect(mean('notesPerBar')).toBeGreaterThan(2.5)
    expect(mean('notesPerBar')).toBeLessThan(5)
    expect(mean('strongInChord')).toBeGreaterThan(0.7)
    expect(mean('strongInChord')).toBeLessThan(0.93)
    expect(mean('steps')).toBeGreaterThan(0.4)
  })

  it('[ENG-03 d] leaves out what is excluded, whatever the genre', () => {
    for (const genre of GENRES) {
      const banned = ['drums', 'bass', 'piano', 'guitar', 'strings', 'synths', 'brass']
      const song = compose({ style: genre.name, excludedStyle: banned.join(', '), lyrics: LYRICS, lengthSeconds: 20 })
      const excluded = new Set(parseStyle(genre.name, banned.join(', ')).excluded)
      expect(song.parts.filter((part) => excluded.has(part.instrument)).map((part) => part.instrument)).toEqual([])
    }
  })

  it('[ENG-03 b] is told apart from every other by groove, bass, harmony and instruments', () => {
    // A genre has several bands and grooves: what it is like is what its songs are like together.
    // Each song is held out in turn and told by the other three.
    const songs = GENRES.map(({ name }) =>
      [5, 6, 7, 8].map((seed) => fingerprint(compose({ style: name, seed, lengthSeconds: 50 }))),
    )
    const mistakes = [0, 1, 2, 3].flatMap((heldOut) => {
      const usual = songs.map((own) => together(own.filter((_, song) => song !== heldOut)))
      return songs.flatMap((own, i) => {
        const distances = usual.map((genre) => distance(genre, own[heldOut]))
        const nearest = distances.indexOf(Math.min(...distances))
        return nearest === i ? [] : [`${GENRES[i].name} as ${GENRES[nearest].name}`]
      })
    })
    expect([mistakes.length / songs.flat().length < 0.15, mistakes]).toEqual([true, mistakes])
    const features = songs.map(together)
    for (let a = 0; a < features.length; a++) {
      for (let b = a + 1; b < features.length; b++) {
        const apart = distance(features[a], features[b])
        expect([GENRES[a].name, GENRES[b].name, apart > 0.35]).toEqual([GENRES[a].name, GENRES[b].name, true])
      }
    }
  })
})

type Fingerprint = Map<string, number>

// Where drums and bass fall in the bar, which chords sound, who plays, and how fast: each group sums to one.
function fingerprint(song: Score): Fingerprint {
  const features: Fingerprint = new Map()
  const barBeats = (song.meter.beats * 4) / song.meter.unit
  const add = (group: string, name: string, weight: number): void => {
    features.set(`${group} ${name}`, (features.get(`${group} ${name}`) ?? 0) + weight)
  }
  for (const part of song.parts) {
    const isRhythm = part.bus === 'drums' || part.bus === 'percussion' || part.bus === 'bass'
    add('band', part.instrument, 1 / song.parts.length)
    if (!isRhythm) continue
    for (const note of part.notes) {
      const place = Math.round((note.startBeat % barBeats) * 4)
      const voice = part.bus === 'bass' ? 'bass' : String(note.pitch)
      add(part.bus, `${voice}@${place}`, 1 / part.notes.length)
    }
  }
  for (const chord of song.chords) add('harmony', chord.quality, chord.lengthBeats / song.lengthBeats)
  add('tempo', 'bpm', song.tempoBpm / 100)
  add('tempo', 'swing', song.swing)
  add('meter', `${song.meter.beats}/${song.meter.unit}`, 1)
  return features
}

function together(all: readonly Fingerprint[]): Fingerprint {
  const sum: Fingerprint = new Map()
  for (const one of all) for (const [name, value] of one) sum.set(name, (sum.get(name) ?? 0) + value / all.length)
  return sum
}

function distance(a: Fingerprint, b: Fingerprint): number {
  let sum = 0
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const weight = name.startsWith('meter') ? 0.1 : 1
    sum += Math.abs((a.get(name) ?? 0) - (b.get(name) ?? 0)) * weight
  }
  return sum
}

describe('what a request may bend', () => {
  it('[ENG-03 b] a second genre brings its verses, calm grooves and instruments', () => {
    for (const [style, own] of [
      ['hip hop, jazz', 'hip hop'],
      ['techno, folk', 'techno'],
      ['pop, salsa', 'pop'],
    ] as const) {
      const blended = compose({ style, seed: 4 })
      const plain = compose({ style: own, seed: 4 })
      expect(blended.genre).toBe(own)
      const known = new Set(plain.parts.map((part) => part.instrument))
      expect(blended.parts.some((part) => !known.has(part.instrument))).toBe(true)
      expect(blended.chords.map((chord) => chord.symbol)).not.toEqual(plain.chords.map((chord) => chord.symbol))
    }
  })

  it('[ENG-03 a b] moods change tempo and room; decades change kit and bass', () => {
    const mean = (songs: Score[], value: (song: Score) => number): number =>
      songs.reduce((sum, song) => sum + value(song), 0) / songs.length
    const many = (style: string): Score[] => [1, 2, 3, 4].map((seed) => compose({ style, seed, lengthSeconds: 30 }))
    const [dreamy, angry] = [many('dreamy pop'), many('angry pop')]
    const room = (song: Score): number =>
      mean([song], () => song.parts.reduce((sum, part) => sum + part.reverb, 0) / song.parts.length)
    expect(mean(dreamy, room)).toBeGreaterThan(mean(angry, room) * 1.3)
    expect(mean(many('sad pop'), (song) => song.tempoBpm)).toBeLessThan(
      mean(many('festive pop'), (song) => song.tempoBpm) - 5,
    )
    expect(compose({ style: '80s rock' }).parts.find((part) => part.bus === 'drums')?.instrument).toBe('909-kit')
    expect(compose({ style: '50s rock' }).parts.find((part) => part.bus === 'bass')?.instrument).toBe('upright-bass')
  })

  it.each(['3/4', '6/8', '5/4', '7/8', '12/8', 'waltz'])('[ENG-03 a] plays in %s', (meter) => {
    for (const style of ['rock', 'jazz', 'trap', 'house']) {
      const song = compose({ style: `${style}, ${meter}`, lyrics: LYRICS, lengthSeconds: 60 })
      const barBeats = (song.meter.beats * 4) / song.meter.unit
      expect(meter === 'waltz' ? '3/4' : meter).toBe(`${song.meter.beats}/${song.meter.unit}`)
      for (const { startBeat } of song.sections) expect(startBeat % barBeats).toBeCloseTo(0, 6)
      expect(syllableSeconds(song, 'sung')[0]).toBeGreaterThan(0.155)
      expect(syllableSeconds(song, 'spoken')[0] ?? 1).toBeGreaterThan(0.1)
    }
  })

  it.each([30, 60, 120, 240, 480])('comes near %i seconds', (lengthSeconds) => {
    for (const style of ['pop', 'ambient', 'drum and bass', 'blues', 'waltz', 'lullaby']) {
      const seconds = durationSeconds(compose({ style, instrumental: true, lengthSeconds }))
      expect(Math.abs(seconds - lengthSeconds)).toBeLessThan(Math.max(16, lengthSeconds * 0.1))
    }
  })

  it('a short song of a genre with odd forms never cuts a bar', () => {
    for (const seed of [1, 2, 3]) {
      for (const lengthSeconds of [20, 30, 40]) {
        const song = compose({ style: 'blues', seed, instrumental: true, lengthSeconds })
        const barBeats = (song.meter.beats * 4) / song.meter.unit
        for (const section of song.sections) expect(section.lengthBeats % barBeats).toBeCloseTo(0, 6)
      }
    }
  })

  it('weirdness borrows chords, leaps further and invites strangers, within bounds', () => {
    const styles = ['pop', 'folk', 'rock', 'disco', 'country']
    const songs = (weirdness: number): Score[] =>
      styles.flatMap((style) =>
        [1, 2, 3, 4].map((seed) => compose({ style, seed, lyrics: LYRICS, lengthSeconds: 60, weirdness })),
      )
    const borrowed = (song: Score): number => {
      const scale = scalePitchClasses(song.key)
      return song.chords.filter((chord) => chordPitchClasses(chord).some((tone) => !scale.has(tone))).length
    }
    const leaps = (song: Score): number => tuneFigures(sungTune(song), song.chords).leaps
    const total = (list: Score[], value: (song: Score) => number): number =>
      list.reduce((sum, song) => sum + value(song), 0)
    const [plain, usual, bold] = [songs(0), songs(0.5), songs(1)]
    expect(total(bold, borrowed)).toBeGreaterThan(total(usual, borrowed) * 2)
    expect(total(bold, leaps)).toBeGreaterThan(total(usual, leaps) * 1.2)
    expect(total(plain, leaps)).toBeLessThan(total(usual, leaps))
    expect(total(bold, (song) => song.parts.length)).toBeGreaterThan(total(usual, (song) => song.parts.length))
    for (const song of [...plain, ...bold]) expect(inTune(song)).toBeGreaterThan(0.92)
    const same = compose({ style: 'folk', lyrics: LYRICS, weirdness: 0.5, styleStrength: 0.5 })
    expect(same).toEqual(compose({ style: 'folk', lyrics: LYRICS }))
  })

  it('style strength keeps to the genre or lets go of it', () => {
    const far = ['drum and bass', 'salsa', 'metal', 'dub', 'trance']
    const [popLow, popHigh] = [92, 124]
    const offPop = (styleStrength: number): number =>
      far.reduce((sum, style) => {
        const { tempoBpm } = compose({ style, styleStrength, seed: 3, lengthSeconds: 20 })
        return sum + Math.max(0, popLow - tempoBpm, tempoBpm - popHigh)
      }, 0)
    expect(offPop(0)).toBeLessThan(offPop(0.5) * 0.6)
    for (const styleStrength of [0, 1]) {
      for (const style of far) {
        const song = compose({ style, styleStrength, lyrics: LYRICS, lengthSeconds: 60 })
        expect(song.genre).toBe(style)
        expect(inTune(song)).toBeGreaterThan(0.92)
      }
    }
  })
})

describe('rap', () => {
  it.each(['hip hop', 'boom bap', 'trap', 'drill', 'grime', 'folk with rap verses'])(
    '%s speaks its verses and sings its hooks',
    (style) => {
      const song = compose({ style, lyrics: LYRICS })
      for (const line of song.voice?.lines ?? []) {
        expect(line.delivery === 'spoken').toBe(song.sections[line.section].kind === 'verse')
      }
      const rhymes = (song.voice?.lines ?? [])
        .filter((line) => line.delivery === 'spoken')
        .map((line) => line.words.at(-1)?.syllables.at(-1)?.startBeat ?? 0)
      const onBeat = rhymes.filter((beat) => Math.abs(beat - Math.round(beat)) < 0.05)
      expect(onBeat.length / rhymes.length).toBeGreaterThan(0.6)
    },
  )
})

describe('what newer models add', () => {
  const none = { backingVocals: false, keyChanges: false, solos: false, moreParts: 0 }

  it('a song is complete without extras: no backing, no solo nobody asked for, no key change', () => {
    const song = compose({ lyrics: LYRICS, extras: none })
    expect(song).toEqual(compose({ lyrics: LYRICS }))
    expect([song.backing, song.sections.some((section) => section.kind === 'solo')]).toEqual([undefined, false])
    expect(song.chords.at(-1)?.root).toBe(song.key.tonic)
  })

  it('backing vocals sing the chorus in thirds and sixths, in the scale or the chord', () => {
    for (const style of ['pop', 'gospel', 'trap', 'country']) {
      const song = compose({
        style,
        lyrics: LYRICS,
        extras: { ...none, backingVocals: true },
        key: { tonic: 0, mode: 'major' },
      })
      const tune = new Map(
        (song.voice?.lines ?? []).flatMap((line) =>
          line.words.flatMap((word) => word.syllables.map(({ startBeat, pitch }) => [startBeat, pitch] as const)),
        ),
      )
      const harmony = (song.backing ?? []).filter(({ kind }) => kind !== 'double')
      const intervals = harmony.flatMap(({ lines }) =>
        lines.flatMap((line) =>
          line.words.flatMap((word) =>
            word.syllables.map(({ startBeat, pitch }) => Math.abs(pitch - (tune.get(startBeat) ?? 0))),
          ),
        ),
      )
      expect(intervals.length).toBeGreaterThan(20)
      expect(intervals.every((interval) => interval >= 3 && interval <= 9)).toBe(true)
      const sweet = intervals.filter((interval) => [3, 4, 8, 9].includes(interval))
      expect(sweet.length / intervals.length).toBeGreaterThan(0.6)
    }
    const choirs = compose({ style: 'gospel', lyrics: LYRICS, extras: { ...none, backingVocals: true } }).backing
    expect(choirs?.some(({ kind }) => kind === 'choir')).toBe(true)
  })

  it('key changes lift the last chorus, solos add one, more parts add players', () => {
    const lifted = compose({ lyrics: LYRICS, extras: { ...none, keyChanges: true } })
    expect(pitchClass((lifted.chords.at(-1)?.root ?? 0) - lifted.key.tonic)).toBe(2)
    const solo = compose({ lyrics: LYRICS, extras: { ...none, solos: true } })
    expect(solo.sections.some((section) => section.kind === 'solo')).toBe(true)
    const more = compose({ lyrics: LYRICS, extras: { ...none, moreParts: 2 } })
    expect(more.parts.length).toBeGreaterThan(compose({ lyrics: LYRICS }).parts.length)
  })
})
