import { describe, expect, it } from 'vitest'
import { parseStyle } from './parseStyle.ts'
import { GENRE_DEFAULTS } from './genreDefaults.ts'
import { GENRE_WORDS } from './genreWords.ts'
import { INSTRUMENT_NAMES } from './instrumentNames.ts'
import { INSTRUMENT_WORDS } from './instrumentWords.ts'

describe('parseStyle', () => {
  it('understands a whole sentence and leaves its topic out of the sound', () => {
    const intent = parseStyle('a dreamy synthwave song about a night drive with sax')
    expect(intent).toMatchObject({ genre: 'synthwave', moods: ['dreamy'], instruments: ['saxophone'], voice: 'any' })
    expect(intent.unknownWords).toEqual(['night', 'drive'])
    expect(parseStyle('a song about my house in the country').genre).toBe('pop')
  })

  it.each([
    ['lo-fi', 'lo-fi'],
    ['Bossa Nova', 'bossa nova'],
    ['trap', 'trap'],
    ['country', 'country'],
    ['heavy metal', 'metal'],
    ['drum & bass', 'drum and bass'],
    ['k-pop', 'k-pop'],
    ['r&b', 'r&b'],
    ['disco', 'disco'],
    ['sea shanty', 'folk'],
    ['cinematic', 'cinematic'],
    ['folk techno', 'techno'],
    ['synthwave, pop', 'synthwave'],
    ['acoustic house anthem', 'house'],
    ['something nobody knows', 'pop'],
  ])('plays "%s" as %s', (style, genre) => {
    expect(parseStyle(style).genre).toBe(genre)
  })

  it('[ENG-03 b] plays every genre by its name', () => {
    for (const genre of Object.keys(GENRE_DEFAULTS)) expect(parseStyle(genre).genre).toBe(genre)
  })

  it('hears the decade and how the words are brought', () => {
    expect(parseStyle('70s rock')).toMatchObject({ genre: 'rock', era: '70s' })
    expect(parseStyle('80s pop')).toMatchObject({ genre: 'pop', blend: 'synthwave', era: '80s' })
    expect(parseStyle('folk with rap verses')).toMatchObject({ genre: 'folk', delivery: 'spoken' })
    expect(parseStyle('folk').delivery).toBeUndefined()
  })

  it('reads a whole wish: genre, mood, instrument, tempo, key and voice', () => {
    expect(parseStyle('dreamy synthwave with sax, 96 bpm, F# minor, female vocals')).toMatchObject({
      genre: 'synthwave',
      moods: ['dreamy'],
      instruments: ['saxophone'],
      tempoBpm: 96,
      key: { tonic: 6, mode: 'minor' },
      voice: 'female',
      unknownWords: [],
    })
  })

  it('names a second genre as the blend', () => {
    expect(parseStyle('folk techno').blend).toBe('folk')
    expect(parseStyle('jazzy hip hop').blend).toBe('jazz')
    expect(parseStyle('reggae').blend).toBeUndefined()
  })

  it.each([
    ['F# minor', 6, 'minor'],
    ['in Eb major', 3, 'major'],
    ['in D dorian', 2, 'dorian'],
    ['house in a minor, 120 bpm', 9, 'minor'],
    ['Bb mixolydian groove', 10, 'mixolydian'],
    ['lo-fi, Am', 9, 'minor'],
    ['c sharp minor', 1, 'minor'],
  ])('hears the key in "%s"', (style, tonic, mode) => {
    expect(parseStyle(style).key).toEqual({ tonic, mode })
  })

  it('does not take everyday English for a key', () => {
    expect(parseStyle('a sad song in a minor key').key).toBeUndefined()
    expect(parseStyle('a major comeback story').key).toBeUndefined()
  })

  it('[ENG-03 a] tempo words, numbers and meters set tempo and meter', () => {
    expect(parseStyle('pop, 96 bpm').tempoBpm).toBe(96)
    expect(parseStyle('slow pop').tempoBpm).toBeLessThan(parseStyle('fast pop').tempoBpm ?? 0)
    expect(parseStyle('pop').tempoBpm).toBeUndefined()
    expect(parseStyle('a waltz').meter).toEqual({ beats: 3, unit: 4 })
    expect(parseStyle('rock in 7/8').meter).toEqual({ beats: 7, unit: 8 })
  })

  it('hears who sings', () => {
    expect(parseStyle('pop, female vocals').voice).toBe('female')
    expect(parseStyle('soul with a male singer').voice).toBe('male')
    expect(parseStyle('instrumental jazz').voice).toBe('none')
    expect(parseStyle('jazz, no vocals').voice).toBe('none')
    expect(parseStyle('jazz', 'vocals').voice).toBe('none')
    expect(parseStyle('jazz', 'female vocals').voice).toBe('male')
  })

  it.each([
    ['smooth soul with low women vocal', { voice: 'female', singing: ['deep'] }],
    ["Woman's voice, trap", { voice: 'female' }],
    ['blues, female raspy voice', { voice: 'female' }],
    ['garage rock (Use head voice)', { singing: ['high'] }],
    ['pop, husky male vocals', { voice: 'male', singing: ['breathy'] }],
    ['an epic song with male and female duet', { voice: 'any', singing: ['duet'] }],
    ['a raspy voice and instrumental solos', { voice: 'any' }],
  ])('hears the voice in %j', (style, wish) => {
    expect(parseStyle(style)).toMatchObject(wish)
  })

  it.each([
    ['1946 song', 'swing'],
    ["a 40's style scat song", 'swing'],
    ['a song in the style of the forties', 'swing'],
    ['a song from 1946 about a tram', 'swing'],
    ['new orleans with a raspy voice', 'swing'],
    ['a nordic song with nordic instruments', 'folk'],
    ['an old marching song', 'marching band'],
    ['a 30s jingle for bread', 'pop'],
    ['a song about a man in his forties', 'pop'],
  ])('hears the time and place in %j', (style, genre) => {
    expect(parseStyle(style).genre).toBe(genre)
  })

  it('refuses nothing that is only to be less', () => {
    expect(parseStyle('jazz funk, not too jazzy more funk')).toMatchObject({ excluded: [] })
    expect(parseStyle('not only rock, also jazz').genre).toBe('rock')
    expect(parseStyle('pop, not rock').excluded).toContain('rock')
  })

  it('[ENG-03 d] excluded sounds stay out, from either field', () => {
    const intent = parseStyle('rock with piano, no drums, without guitar', 'piano')
    expect(intent.excluded).toEqual(expect.arrayContaining(['acoustic-kit', '808-kit', 'distorted-guitar', 'piano']))
    expect(intent.instruments).not.toContain('piano')
    expect(parseStyle('trap', 'synths').excluded).toContain('saw-lead')
    expect(parseStyle('hip hop, no trap')).toMatchObject({ genre: 'hip hop', excluded: ['trap'] })
  })

  it('feels calm moods as low energy and angry ones as high', () => {
    expect(parseStyle('calm folk').energy).toBeLessThan(0.35)
    expect(parseStyle('angry metal').energy).toBeGreaterThan(0.85)
  })

  it('knows only genres and instruments the engine can play', () => {
    const genres = new Set(Object.keys(GENRE_DEFAULTS))
    const instruments = new Set<string>(INSTRUMENT_NAMES)
    for (const sense of Object.values(GENRE_WORDS)) expect(genres).toContain(sense.genre)
    for (const sense of [...Object.values(GENRE_WORDS), ...Object.values(INSTRUMENT_WORDS)]) {
      for (const name of sense.instruments ?? []) expect(instruments).toContain(name)
    }
    for (const name of INSTRUMENT_NAMES) {
      const asked = parseStyle(name).instruments
      expect(asked).toContain(name)
    }
  })

  it('knows the names people type, and finds the nearest to one that is spelled otherwise', () => {
    for (const name of ['fado', 'klezmer', '2-step', 'a cappella', 'phonk', 'gregorian chant', 'zydeco', 'math rock'])
      expect([name, parseStyle(name).unknownGenre]).toEqual([name, undefined])
    expect(parseStyle('shoegase')).toMatchObject({ genre: 'shoegaze', unknownGenre: 'shoegase' })
    expect(parseStyle('sad flumbo')).toMatchObject({ unknownGenre: 'flumbo' })
    expect(parseStyle('pop, flumbo').unknownGenre).toBeUndefined()
  })
})
