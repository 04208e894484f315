import { describe, expect, it } from 'vitest'
import { readLanguage } from './readLanguage.ts'
import { readLength } from './readLength.ts'

describe('the language of a request', () => {
  it.each([
    ['una canción sobre el mar', 'es'],
    ['ein Lied für meine Mutter zum Geburtstag', 'de'],
    ['une chanson pour mon chien qui aime la pluie', 'fr'],
    ['una canzone per il compleanno di mia figlia', 'it'],
    ['uma canção para minha mãe que gosta de flores', 'pt'],
    ['海についての歌', 'other'],
    ['a song about the sea', 'en'],
    ['taco fiesta', 'en'],
    ["jingle for Pete's Pest Control, no bugs no worries", 'en'],
    ['a bossa nova about café del mar', 'en'],
    ['', 'en'],
  ])('%j is %s', (text, language) => {
    expect(readLanguage(text)).toBe(language)
  })
})

describe('the length of a request', () => {
  it.each([
    ['a 30 second jingle', 30],
    ['a 2 minute pop song about rain', 120],
    ['a song about rain, three minutes long', 180],
    ['an 8 minute epic', 480],
    ['a 5 second song', 15],
    ['a jingle for my bakery', 24],
    ['a song about the five minutes before dawn', undefined],
    ['we danced for 20 minutes', undefined],
  ])('%j asks for %s', (text, seconds) => {
    expect(readLength(text)?.seconds).toBe(seconds)
  })
})
