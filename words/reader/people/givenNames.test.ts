import { describe, expect, it } from 'vitest'
import { readRequest } from '../readRequest.ts'

const namesIn = (description: string): string[] => {
  const { person, others } = readRequest(description, '')
  return [person, ...others].flatMap((each) => each?.name ?? [])
}

describe('who a song is for', () => {
  it.each([
    ['a singer of ours has the same name', 'birthday song for Nora', 'Nora'],
    ['a singer of ours has the same name, typed small', 'lullaby for theo', 'Theo'],
    ['a greeting comes first', 'happy birthday Marcus, you are 40', 'Marcus'],
    ['the tagger never heard the name', 'a song for Ngozi', 'Ngozi'],
    ['the tagger never heard the name, typed small', 'a rap about saoirse who loves pizza', 'Saoirse'],
    ['a flower is called so, too', 'birthday song for daisy', 'Daisy'],
    ['a wish is called so, too', 'a country song to thank Hope for ten years of work', 'Hope'],
    ['a river is called so, too', 'lullaby for River', 'River'],
    ['it begins with her', 'Rose and Tom are getting married', 'Rose and Tom'],
    ['nobody knows the word', 'neeko wanting kibble at five in the morning', 'Neeko'],
    ['somebody does something', 'a rap about olive who collects snails', 'Olive'],
  ])('is known where %s: %j', (_, description, name) => {
    expect(namesIn(description)).toEqual([name])
  })

  it.each([
    'a song about hope',
    'a song for hope',
    'a song about summer',
    'birthday song for June babies in the office',
    'a song about faith and doubt',
    'a lullaby about the river',
    'a song about a rose who never bloomed',
    'jazz song sung by Nora about the rain',
  ])('is nobody where a word is only a word: %j', (description) => {
    expect(namesIn(description)).toEqual([])
  })
})
