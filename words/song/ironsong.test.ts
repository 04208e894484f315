import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import type { LineBank } from '../lines.ts'

const BANKS: readonly LineBank[] = [KITS.ironsong, KITS.nightside]
const own = new Set(BANKS.flatMap((bank) => bank.list().flatMap(({ lines }) => lines)))
const sing = (description: string): string[] =>
  draftSong({ seed: 3, description, instrumental: false, avoid: [] }).lyrics.split('\n')

describe('songs of iron and of night', () => {
  it.each([
    'power metal about falling in battle with a sword in my hand',
    'metal song about a viking raid on the coast',
    'heavy metal song about our last stand on the bridge',
    'a power metal song about three drunken dwarves under the mountain',
    'symphonic metal about elves leaving the forest',
    'orchestral song about a dragon slayer',
    'an epic song about a paladin',
    'doom metal about a mad king',
    'thrash about an undead army',
    'a ballad of two lovers from rival clans',
    'darkwave about vampires dancing in Berlin',
    'black metal about a witch hunt',
    'a metal song about exorcism',
    'industrial song about angels who fell',
    'thrash metal about the gates of hell',
    'a song about dancing with death',
    'horror punk about a masked killer',
    'a song about an abandoned hospital, dark ambient',
    'doom song about night terrors',
    'a black metal song about a plague doctor',
    'gothic rock about a haunted mansion',
  ])('are sung for %j', (description) => {
    expect(sing(description).filter((line) => own.has(line)).length).toBeGreaterThanOrEqual(8)
  })

  it.each([
    'a song about dwarf planets for my class',
    'a Christmas song about an elf on the shelf',
    'my boss is a total nightmare',
    'a hell of a day at the office',
    'my nephew who loves dragon fruit',
    'a song for asylum seekers',
    'my friend is an energy vampire',
    'speed demon on a motorbike',
    'our customers are a plague of emails',
    'a children song about a shy dragon',
    'a song about Snow White and the seven dwarves',
    'the king size bed we bought',
  ])('leave %j alone', (description) => {
    expect(sing(description).filter((line) => own.has(line))).toEqual([])
  })
})
