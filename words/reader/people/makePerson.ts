import type { Kin, Sex } from '../kin.ts'

// The one a song is for or about. `at` and `end` are where the request speaks of them.
export type Person = {
  kin?: string
  own?: 'my' | 'our' | 'the'
  // "her fiance Ben": somebody of the one the song is for.
  isTheirs?: true
  // "newborn" of "my newborn son".
  modifier?: string
  name?: string
  sex: Sex
  isPet: boolean
  isYoung: boolean
  isOld: boolean
  isGroup: boolean
  isLover: boolean
  at: number
  end: number
}

export const makePerson = (kin: Kin, found: Partial<Person> & { at: number; end: number; sex: Sex }): Person => ({
  isPet: kin.isPet ?? false,
  isYoung: kin.isYoung ?? false,
  isOld: kin.isOld ?? false,
  isGroup: kin.isGroup ?? false,
  isLover: kin.isLover ?? false,
  ...found,
})
