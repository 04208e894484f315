import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { KITS } from './kitBanks.ts'
import type { LineBank } from '../lines.ts'

const BANKS: readonly LineBank[] = [KITS.ironsong, KITS.nightside, KITS.ironheart, KITS.deepdark, KITS.wildhunt]
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
    'nu metal about fighting against myself',
    'metalcore about betrayal',
    'a heavy song about vengeance',
    'power metal about a galactic war',
    'industrial metal about the robot uprising',
    'synthwave about a cyberpunk night',
    'metal song about nuclear winter',
    'folk metal about the kraken',
    'shanty metal about an undead pirate crew',
    'trap metal about a ninja in the rain',
    'doom metal about Cthulhu',
    'symphonic metal about the queen of ice',
    'a prog song about a supernova',
    'metalcore about breaking the chains',
    'a song about a near death experience',
    'goth rock about a mad scientist',
    'power metal about the four horsemen of the apocalypse',
    'heavy metal about a barbarian',
    'blues rock about a deal with the devil',
    'death metal about a zombie horde',
    'dark trap about an assassin',
    'metal song about a kaiju',
    'a song about a steampunk airship',
    'folk metal about the wild hunt',
    'pagan metal about the old gods',
    'darkwave about a graveyard at midnight',
    'thrash about the mosh pit',
    'horror punk about a killer clown',
    'folk metal about a monster hunter',
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
    'my road rage on the motorway',
    'my little daughter is a warrior who beat cancer',
    'my weekend warrior husband',
    'a song about my bike chain',
    'the ice cream van in winter',
    'a machine that took my job',
    'my old graveyard shift at the plant',
    'a pumpkin carving party',
    'the batteries in my remote are dead',
    'a blacksmith called Tom',
  ])('leave %j alone', (description) => {
    expect(sing(description).filter((line) => own.has(line))).toEqual([])
  })
})
