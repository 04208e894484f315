import { describe, expect, it } from 'vitest'
import { readStyle } from '../style/readStyle.ts'
import { draftSong } from '../writeSong.ts'
import { leanOfMoods } from './leanOfMoods.ts'

const styleOf = (description: string): string => draftSong({ seed: 11, description, instrumental: false }).style

describe('the mood that was asked for', () => {
  it.each([
    ['sombre indie song about a slow queue', 'dark'],
    ['rain-soaked piano ballad about a closed cinema', 'dark'],
    ['a gloomy rock ballad about a flat tyre', 'dark'],
    ['a haunting song about a music box', 'dark'],
    ['dark catchy synth song about a mirror', 'dark'],
    ['a tough hardcore song about queues', 'dark'],
    ['ominous, cryptic doom metal about a tower', 'dark'],
    ['a song about living alone and giving up', 'dark'],
    ['an infectious song about a kite', 'bright'],
    ['a hilarious song about a bath', 'bright'],
  ])('%j leans %s', (description, lean) => {
    expect(leanOfMoods(readStyle(styleOf(description)).intent.moods)).toBe(lean)
  })

  it('keeps a piano ballad one and hears a decade with its mark', () => {
    expect(styleOf('rain-soaked piano ballad about a closed cinema')).not.toMatch(/rock|uplifting/)
    expect(readStyle("1950's rock and roll").intent).toMatchObject({ genre: 'rock', era: '50s' })
  })

  it.each([
    'darkwave, synth, guitar, male vocals, 120bpm',
    'orchestral, choir, drums, boss battle, intense, cello',
    'funeral doom, fuzz guitar, very slow tempo, psychedelic',
    'Make a soft beat rap song that has an addictive beat. End the song with a slow fade out.',
  ])('%j is sung of no instrument, game or grave', (description) => {
    const { reading } = draftSong({ seed: 5, description, instrumental: false })
    expect(['music-life', 'memorial', 'boss', 'sobriety']).not.toContain(reading.occasion.id)
  })
})

describe('a list of tags longer than a style may be', () => {
  it('keeps who sings it and how fast', () => {
    const style = styleOf(
      'a song about a kite. Genres: indie rock, pop rock, blues rock, alternative rock, garage rock, grunge. Moods: romantic, mellow, lonely, sensual, mysterious, melancholic, dreamy, dark, hopeful, playful. male vocalist, 104 bpm, distorted guitar, organ',
    )
    expect(style).toMatch(/^indie rock.*male vocals, 104 bpm/)
    expect(style.length).toBeLessThanOrEqual(200)
  })
})
