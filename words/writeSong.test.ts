import { describe, expect, it } from 'vitest'
import { countSyllables } from './lyrics/countSyllables.ts'
import { parseLyrics } from './lyrics/parseLyrics.ts'
import { PROMPT_TOPICS } from './prompts/promptWords.ts'
import { rhymeKey } from './lyrics/rhymeKey.ts'
import { parseStyle } from './style/parseStyle.ts'
import { writeSong } from './writeSong.ts'

const DESCRIPTIONS = [
  'a song about my dog Biscuit chasing waves',
  'a dreamy synthwave song about a night drive with sax',
  'Write a birthday song for my mom Linda who loves gardening',
  'sad piano ballad about missing you, no drums',
  'a funny song about my cat stealing my sandwich',
  'how much I love coffee',
  'a sea shanty about a lonely whale',
  'jazz',
  '',
  'una canción sobre el mar',
]
const write = (description: string, seed = 1) => writeSong({ seed, description, instrumental: false })
const linesOf = (lyrics: string): string[] => [
  ...new Set(lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))),
]
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const songs = DESCRIPTIONS.flatMap((description) => SEEDS.map((seed) => write(description, seed)))

describe('writeSong', () => {
  it('[ENG-01] a description becomes title, lyrics and style', () => {
    const song = write('a dreamy synthwave song about a night drive with sax')
    expect(song.title.length).toBeGreaterThan(0)
    expect(song.lyrics.toLowerCase()).toContain('night')
    expect(parseStyle(song.style)).toMatchObject({ genre: 'synthwave', moods: expect.arrayContaining(['dreamy']) })
    expect(parseStyle(song.style).instruments).toContain('saxophone')
  })

  it('sings about what was asked', () => {
    for (const seed of SEEDS) {
      expect(`${write(DESCRIPTIONS[0] ?? '', seed).title} ${write(DESCRIPTIONS[0] ?? '', seed).lyrics}`).toMatch(
        /Biscuit|waves/i,
      )
      expect(write('how much I love coffee', seed).lyrics).toMatch(/coffee/i)
    }
  })

  it('is about what it is for, not about how long it should be', () => {
    for (const seed of SEEDS) {
      const { title, lyrics } = write('a short lullaby for a snail', seed)
      expect(`${title} ${lyrics}`).not.toMatch(/the short\b/i)
      expect(lyrics).toMatch(/snail/i)
    }
  })

  it('has two verses, a bridge and a chorus that comes three times the same', () => {
    for (const song of songs) {
      const sections = parseLyrics(song.lyrics)
      expect(sections.map(({ tag }) => tag)).toEqual(['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'])
      expect(sections[3]).toEqual(sections[1])
      expect(sections[5]).toEqual(sections[1])
      expect(sections.slice(0, 4).map(({ lines }) => lines.length)).toEqual([4, 4, 4, 4])
    }
  })

  it('carries the title in the chorus', () => {
    for (const song of songs) {
      const chorus = parseLyrics(song.lyrics)[1]?.lines.join('\n').toLowerCase()
      expect(chorus).toContain(song.title.toLowerCase())
      expect(song.title.length).toBeLessThanOrEqual(80)
    }
  })

  it('rhymes its verses in pairs of like length and never says a line twice outside the chorus', () => {
    for (const song of songs) {
      const verses = parseLyrics(song.lyrics).filter(({ tag }) => tag !== 'chorus')
      for (const { lines } of verses) {
        for (let at = 0; at < lines.length; at += 2) {
          const [one = '', two = ''] = lines.slice(at, at + 2)
          expect(rhymeKey(one), `${one} / ${two}`).toBe(rhymeKey(two))
          expect(Math.abs(countSyllables(one) - countSyllables(two)), `${one} / ${two}`).toBeLessThanOrEqual(2)
        }
      }
      const all = verses.flatMap(({ lines }) => lines)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('leaves no gap of a template in any line', () => {
    for (const song of songs) expect(`${song.title}${song.lyrics}${song.style}`).not.toMatch(/[<>{}|*]|undefined/)
  })

  it('two seeds give two songs, one seed gives one', () => {
    const [description = ''] = DESCRIPTIONS
    expect(new Set(SEEDS.map((seed) => write(description, seed).lyrics)).size).toBe(SEEDS.length)
    expect(write(description, 3)).toEqual(write(description, 3))
  })

  it('keeps what was given exactly', () => {
    const given = { title: ' My  Title!', lyrics: '[Verse]\nhello there', style: 'weird thing, 111bpm' }
    expect(writeSong({ seed: 1, description: 'x', instrumental: false, ...given })).toEqual(given)
    const titled = writeSong({ seed: 1, title: 'Blue Door', instrumental: false })
    expect(titled.lyrics).toContain('Blue Door')
  })

  it('names a song after its given words', () => {
    expect(
      writeSong({ seed: 1, lyrics: '[Verse]\nx\n[Chorus]\nHold me close tonight,\ny', instrumental: false }).title,
    ).toBe('Hold Me Close Tonight')
  })

  it('an instrumental has no words, and says so in its style', () => {
    const song = writeSong({ seed: 1, description: 'calm piano for reading', instrumental: true })
    expect(song.lyrics).toBe('')
    expect(parseStyle(song.style)).toMatchObject({ voice: 'none', instruments: expect.arrayContaining(['piano']) })
    expect(write('instrumental lo-fi beats').lyrics).toBe('')
  })

  it('says in its style line everything the description said', () => {
    const style = write('a sad jazz waltz in D minor at 90 bpm with trumpet and a female singer, no drums').style
    expect(style.length).toBeLessThanOrEqual(200)
    expect(parseStyle(style)).toMatchObject({
      genre: 'jazz',
      tempoBpm: 90,
      key: { tonic: 2, mode: 'minor' },
      meter: { beats: 3, unit: 4 },
      voice: 'female',
      moods: expect.arrayContaining(['sad']),
      instruments: expect.arrayContaining(['trumpet']),
      excluded: expect.arrayContaining(['acoustic-kit']),
    })
  })

  it('leans on styles the person likes where the description leaves things open', () => {
    const likedStyles = ['jazz, smoky, upright bass, saxophone', 'jazz, warm, saxophone', 'techno, dark']
    for (const seed of SEEDS) {
      const song = writeSong({ seed, description: 'a song about my garden', instrumental: false, likedStyles })
      expect(parseStyle(song.style).genre).toBe('jazz')
      expect(parseStyle(song.style).instruments).toContain('saxophone')
      const asked = writeSong({ seed, description: 'a techno song about my garden', instrumental: false, likedStyles })
      expect(parseStyle(asked.style).genre).toBe('techno')
      const written = writeSong({ seed, style: 'folk, no saxophone', instrumental: false, likedStyles })
      expect(written.style).toMatch(/^folk, no saxophone, upright bass/)
      expect(parseStyle(written.style)).toMatchObject({ genre: 'folk', excluded: ['saxophone'] })
    }
  })

  it('two takes of one wish share few of their lines, and thirty wishes are thirty songs', () => {
    const wishes = PROMPT_TOPICS.slice(0, 30).map((topic) => `a song about ${topic}`)
    const shares = wishes.flatMap((wish) =>
      [1, 2, 3].map((seed) => {
        const [one, two] = [linesOf(write(wish, seed).lyrics), linesOf(write(wish, seed + 100).lyrics)]
        return one.filter((line) => two.includes(line)).length / one.length
      }),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.12)
    const all = wishes.flatMap((wish) => linesOf(write(wish).lyrics))
    expect(new Set(all).size / all.length).toBeGreaterThan(0.75)
  })

  it('the words of the wish come back in the song', () => {
    const nouns = { 'a lonely lighthouse by the sea': /lighthouse/i, 'my grandmother’s garden': /garden|grandmother/i }
    for (const [wish, noun] of Object.entries(nouns)) {
      for (const seed of SEEDS) expect(write(`a song about ${wish}`, seed).lyrics).toMatch(noun)
    }
  })

  it('rap packs long rhymed lines into its verses', () => {
    for (const seed of SEEDS) {
      const [verse] = parseLyrics(write('hip hop about working two jobs and writing on the bus', seed).lyrics)
      const counts = (verse?.lines ?? []).map(countSyllables)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(11)
      expect(Math.max(...counts)).toBeLessThanOrEqual(18)
      expect(rhymeKey(verse?.lines[0] ?? '')).toBe(rhymeKey(verse?.lines[1] ?? ''))
    }
  })
})
