import { describe, expect, it } from 'vitest'
import { splitRequest } from './splitRequest.ts'

const told = (description: string): string => splitRequest(description).told.replace(/[.,;]+$/, '')

describe('lists of tags around what is told', () => {
  it.each([
    ["lo-fi, bedroom pop, a song about my grandma's garden, vinyl crackle, 72 bpm", "my grandma's garden"],
    ['thrash metal,blast beats,growled vocals,song about a kettle that never boils', 'a kettle that never boils'],
    ['shoegaze, washed out, about leaving a party early, reverb, 90s', 'leaving a party early'],
    ['gothic metal, operatic vocals, tempo changes, about a widow who feeds the crows', 'a widow who feeds the crows'],
    ['songs about rivers, folk, banjo, stomps and claps, gritty, 100 bpm, G major', 'rivers'],
    ['a song about chess, mathcore, odd time signatures, screams, polyrhythm, djent', 'chess'],
    ['jazz, smoky, a detective who lost his hat, trumpet', 'a detective who lost his hat'],
    ['k-pop, upbeat, about exam week, catchy hook', 'exam week'],
    ['a waltz about soup, 3/4, accordion, 90 bpm, slightly drunk', 'soup'],
    ['a song about market day in Lagos Afrobeats, dance pop, energetic, female vocalist', 'market day in Lagos'],
    ['a song about beekeeping, folk, no drums, no electric guitar', 'beekeeping'],
    ["no drums, only piano, a song about snow at my grandfather's farm", "snow at my grandfather's farm"],
    ["latin jazz, salsa, congas, a song about abuela's kitchen", "abuela's kitchen"],
    ['dark fantasy orchestral, choir, the fall of a kingdom of ash', 'the fall of a kingdom of ash'],
    ['song for my sister Lena, she is a pilot, electronic, uplifting', 'my sister Lena, she is a pilot'],
    ['Winter in Oslo, ambient, piano', 'Winter in Oslo'],
    ['Song about a haunted bakery. Dark cabaret. Accordion. Creepy female voice.', 'a haunted bakery'],
    ['a song about a lost kite. Genres: dream pop, indie. Descriptors: hazy, nocturnal, longing', 'a lost kite'],
    ['a song about a runaway tram. melodic, soviet wave, synthesizer. Molchat Doma, post-punk', 'a runaway tram'],
    ['a chill song stuck in an airport overnight soft male voice lofi', 'being stuck in an airport overnight'],
    ['a song about an astronaut who misses bread female vocalist synthpop dreamy', 'an astronaut who misses bread'],
    ['a duet about divorce papers with male and female vocals, cinematic strings', 'divorce papers'],
  ])('%j tells %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })

  it.each([
    'ambient drone, tape hiss, no percussion, meditative, slow',
    'trap soul, 808s, moody, male vocals, autotune, 2020s, dolby atmos, radio ready',
    'techno, dark, warehouse, 138bpm, hypnotic, industrial, raw',
    'indie rock, jangly guitars, melancholic, female vocals, 2010s, lo-fi production',
    'female vocals, soul, motown, tambourine, strings, handclaps',
    'heavy metal, thrash, speed metal, NWOBHM, twin guitars, galloping bass',
    'coldwave, electropunk, mockney accent, sultry, raspy, boom bap, 70s, 120bpm, Dolby Atmos',
    'chillwave,vaporwave,city pop,japanese,1985,cassette',
    'soft piano, strings, cinematic, emotional, sad, epic, trailer',
    'reggaeton perreo dembow latin urban',
    'folk, no saxophone',
    'a funeral doom track, fuzz guitar, very slow tempo',
    'Moody. Dark. Catchy, melodic hook. Heavy use of synthesizers. A blend of gothic and pop influences.',
    'something upbeat and fun please',
    'make me a beat',
  ])('%j tells nothing', (description) => {
    expect(told(description)).toBe('')
  })

  it.each([
    ['a song for kids with cancer', 'kids with cancer'],
    ['an old guitar with three strings left', 'an old guitar'],
    ['killing me softly; you kill me when you smile', 'killing me softly; you kill me when you smile'],
    ['a song about my hobbies, chess, pottery and jazz records', 'my hobbies, chess, pottery and jazz records'],
    [
      'indie rock, role playing games with friends, dice, a bard, riding to war',
      'role playing games with friends, dice, a bard, riding to war',
    ],
    ['a song about a boy who loves techno', 'a boy who loves techno'],
  ])('%j loses nothing of %j', (description, meant) => {
    expect(told(description)).toBe(meant)
  })
})
