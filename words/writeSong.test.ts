import { describe, expect, it } from 'vitest'
import { parseLyrics } from './lyrics/parseLyrics.ts'
import { PROMPT_TOPICS } from './prompts/promptWords.ts'
import { sungShare } from './reader/contentWords.ts'
import { contentOf, rhymeShare } from './song/judgeDraft.ts'
import { countSung } from './sound/pronounce.ts'
import { parseStyle } from './style/parseStyle.ts'
import { draftSong, writeSong } from './writeSong.ts'

const WISHES = [
  'a song about my dog Biscuit chasing waves',
  'a dreamy synthwave song about a night drive with sax',
  'Write a birthday song for my mom Linda who turns 60 and loves gardening',
  'sad piano ballad about missing you, no drums',
  'a funny song about my cat stealing my sandwich',
  'how much I love coffee',
  'a sea shanty about a lonely whale',
  'I lost my job at the bakery on Friday',
  'goodbye song for my colleague Priya who leaves for Toronto after nine years',
  'jazz',
  '',
]
const SEEDS = [1, 2, 3]
const write = (description: string, seed = 1) => writeSong({ seed, description, instrumental: false })
const linesOf = (lyrics: string): string[] => [
  ...new Set(lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))),
]
const songs = WISHES.flatMap((description) =>
  SEEDS.map((seed) => ({ description, ...draftSong({ seed, description, instrumental: false }) })),
)

describe('writeSong', () => {
  it.each(['I miss who I used to be', 'drinking alone on my birthday'])('plays no hoedown to %j', (description) => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(write(description, seed).style).not.toMatch(/\b(?:happy|festive|triumphant|energetic|uplifting)\b/)
  })

  it('[ENG-01] a description becomes title, lyrics and style', () => {
    const song = write('a dreamy synthwave song about a night drive with sax')
    expect(song.title.length).toBeGreaterThan(0)
    expect(song.lyrics.toLowerCase()).toContain('night')
    expect(parseStyle(song.style)).toMatchObject({ genre: 'synthwave', moods: expect.arrayContaining(['dreamy']) })
    expect(parseStyle(song.style).instruments).toContain('saxophone')
  })

  it('sings the names, numbers and things of the wish', () => {
    for (const { description, title, lyrics, reading } of songs) {
      const { share, missing } = sungShare(contentOf(reading), `${title} ${lyrics}`)
      expect(share < 0.75 ? `${description}: ${missing.join(' ')}` : '').toBe('')
    }
  })

  it('is about what it is for, not about how long it should be', () => {
    for (const seed of SEEDS) {
      const { title, lyrics } = write('a short lullaby for a snail', seed)
      expect(`${title} ${lyrics}`).not.toMatch(/the short\b/i)
      expect(lyrics).toMatch(/snail/i)
    }
  })

  it('has verses and a chorus that comes back the same and carries the title', () => {
    for (const { title, lyrics } of songs) {
      const sections = parseLyrics(lyrics)
      const choruses = sections.filter(({ tag }) => tag === 'chorus')
      expect(sections.filter(({ tag }) => tag === 'verse').length).toBeGreaterThanOrEqual(2)
      expect(choruses.length).toBeGreaterThanOrEqual(1)
      for (const chorus of choruses) expect(chorus).toEqual(choruses[0])
      const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L} ]/gu, '')
      expect(plain(choruses[0]?.lines.join(' ') ?? '')).toContain(plain(title))
      expect(title.length).toBeLessThanOrEqual(80)
    }
  })

  it('rhymes, and never says a line twice outside its refrains', () => {
    const mean = (shares: number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length
    const rhymed = songs.map(({ lyrics }) => {
      const verses = parseLyrics(lyrics).filter(({ tag }) => tag === 'verse' || tag === 'bridge')
      return mean(verses.map(({ lines }) => rhymeShare(lines.filter((line) => !line.startsWith('(')))))
    })
    // A ballad's stanza only rhymes its second line with its fourth.
    expect(Math.min(...rhymed)).toBeGreaterThanOrEqual(0.5)
    expect(mean(rhymed)).toBeGreaterThan(0.8)
  })

  it('leaves no gap of a template in any line', () => {
    for (const song of songs) expect(`${song.title}${song.lyrics}${song.style}`).not.toMatch(/[<>{}|*]|undefined/)
  })

  it('two seeds give two songs, one seed gives one', () => {
    const [description = ''] = WISHES
    expect(new Set(SEEDS.map((seed) => write(description, seed).lyrics)).size).toBe(SEEDS.length)
    expect(write(description, 3)).toEqual(write(description, 3))
  })

  it('keeps what was given exactly, in any language', () => {
    const given = { title: ' My  Title!', lyrics: '[Verse]\nhello there', style: 'weird thing, 111bpm' }
    expect(writeSong({ seed: 1, description: 'x', instrumental: false, ...given })).toEqual(given)
    const spanish = '[Verse]\nTe espero junto al mar\n[Chorus]\nNo dejes de cantar'
    expect(writeSong({ seed: 1, lyrics: spanish, instrumental: false }).lyrics).toBe(spanish)
    expect(writeSong({ seed: 1, title: 'Blue Door', instrumental: false }).lyrics).toMatch(/blue door/i)
  })

  it('names a song after its given words', () => {
    const lyrics = '[Verse]\nx\n[Chorus]\nHold me close tonight,\ny'
    expect(writeSong({ seed: 1, lyrics, instrumental: false }).title).toBe('Hold Me Close Tonight')
  })

  it('an instrumental has no words, a title of its own, and says so in its style', () => {
    const song = writeSong({ seed: 1, description: 'calm piano for reading', instrumental: true })
    expect(song.lyrics).toBe('')
    expect(song.title).not.toMatch(/calm|piano/i)
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

  it('never sings a line the person has heard lately', () => {
    const wish = 'a birthday song for my sister Nora'
    const heard = linesOf(write(wish, 1).lyrics)
    const again = writeSong({ seed: 1, description: wish, instrumental: false, avoid: heard })
    expect(linesOf(again.lyrics).filter((line) => heard.includes(line))).toEqual([])
  })

  it('thirty wishes are thirty songs', () => {
    const all = PROMPT_TOPICS.slice(0, 30).flatMap((topic) => linesOf(write(`a song about ${topic}`).lyrics))
    expect(new Set(all).size / all.length).toBeGreaterThan(0.85)
  })

  it('rap packs long lines into its verses', () => {
    for (const seed of SEEDS) {
      const [verse] = parseLyrics(write('hip hop about working two jobs and writing on the bus', seed).lyrics)
      const counts = (verse?.lines ?? []).map(countSung)
      expect(counts.length).toBeGreaterThanOrEqual(8)
      expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(9)
    }
  })
})
