import { findSubject } from '../knowledge/findSubject.ts'
import { findPhones } from '../sound/dictionary.ts'
import { readSounds } from './withoutSingers.ts'
import packed from './commonWords.json' with { type: 'json' }
import { KIN } from './kin.ts'

// Words people use, the frequent ones first.
let ranks: ReadonlyMap<string, number> | undefined
const rankOf = (word: string): number | undefined =>
  (ranks ??= new Map(packed.words.split(' ').map((common, at) => [common, at]))).get(word)

// What is typed on purpose, though no dictionary has it.
const SLANG = new Set(
  `doggo pupper kitty bruh yeet rizz skibidi sigma simp fam yall y'all wifey hubby selfie emoji podcast vlog blog vlogger blogger crypto bitcoin
  blockchain tiktok minecraft fortnite roblox pokemon anime manga otaku isekai kawaii boba ramen pho kimchi sushi bento emo goth lofi hifi edm dnb
  hes shes thats whos im ive dont doesnt didnt cant wont isnt wasnt arent havent hasnt youre theyre weve theyve youve thx pls plz coz cuz thru tho luv ppl
  lol lmao rofl omg wtf btw irl gf bf bff bae boo hun babe newbie noob meme memes hashtag influencer streamer gamer esports livestream wifi app apps
  online offline email emails website websites chatbot chatgpt laptop smartphone drone drones cosplay fandom fanfic vape weed stoner bong toke
  granny gramps nana papaw mamaw meemaw pawpaw nan nanny mum mummy mom mommy daddy tummy yummy yucky poo pee poop fart farts farting boobs bum
  sneakerhead homie homies hood bling swag drip yolo fomo ngl tbh idk asap diy rpg fps mmo npc dlc vr ai ml devops kubernetes docker python javascript
  typescript backend frontend fullstack startup startups fintech biohacking gaslight gaslighting situationship ghosting breadcrumbing manspreading
  staycation glamping hangry bromance frenemy frenemies mansplain vegan veganism glutenfree keto paleo crossfit pilates zumba peloton
  synth synths vocoder techno hyperpop phonk shoegaze metalcore vaporwave synthwave darkwave dubstep brostep hardstyle eurodance disstrack
  favourite favourites colour colours colourful honour honours neighbour neighbours neighbourhood humour grey theatre centre metre litre travelling
  travelled jewellery pyjamas mould ploughman tyre tyres aeroplane snowboarder skateboarder`.split(/\s+/),
)

const SHORT = 4
// A short word is mended into a frequent one only.
const FREQUENT = 2000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const VOWEL = /[aeiouy]/

// A mended word and how unlikely the slip is: letters swapped, doubled or left out are the common ones.
type Slip = { word: string; cost: number }
function slipsOf(typed: string): Slip[] {
  const slips: Slip[] = []
  for (let at = 0; at <= typed.length; at++) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)]
    const first = at === 0 ? 3 : 0
    if (after.length > 1) slips.push({ word: before + after[1] + after[0] + after.slice(2), cost: 0.5 })
    if (after !== '') {
      const isDouble = after[0] === before.at(-1)
      slips.push({ word: before + after.slice(1), cost: (isDouble ? 0.3 : 1.6) + first })
    }
    for (const letter of LETTERS) {
      const isDouble = letter === before.at(-1) || letter === after[0]
      slips.push({ word: before + letter + after, cost: (isDouble ? 0.3 : 0.8) + first })
      if (after === '' || after[0] === letter) continue
      const isVowelForVowel = VOWEL.test(letter) && VOWEL.test(after[0] ?? '')
      slips.push({ word: before + letter + after.slice(1), cost: (isVowelForVowel ? 1 : 1.8) + first })
    }
  }
  return slips
}

const ENDINGS = "'s s es ed ing in in' er ers est ly y ness less ful ish able".split(' ')
const BEGINNINGS =
  /^(?:un|re|non|anti|pre|over|under|super|mega|mini|multi|cyber|bio|geo|eco|micro|retro|inter|hyper|dis|mis)(?=\p{L}{3})/u
const isInDictionary = (word: string): boolean => findPhones(word) !== undefined

function isStem(stem: string): boolean {
  if (stem.length < SHORT) return false
  const isDoubled = stem.length > SHORT && stem.at(-1) === stem.at(-2)
  return [stem, `${stem}e`, `${stem}y`, ...(isDoubled ? [stem.slice(0, -1)] : [])].some(isInDictionary)
}

// Words, their forms and two of them in one are left alone.
export function isWord(word: string): boolean {
  if (rankOf(word) !== undefined || isInDictionary(word) || SLANG.has(word) || KIN.has(word)) return true
  if (ENDINGS.some((ending) => word.endsWith(ending) && isStem(word.slice(0, -ending.length)))) return true
  const bare = word.replace(BEGINNINGS, '')
  if (bare !== word && isInDictionary(bare)) return true
  return findSubject(word) !== undefined || readSounds(word).phrases.length > 0
}

// "disstrack", "lakehouse".
const SHORTEST_COMPOUND = 8
const isCompound = (word: string): boolean =>
  word.length >= SHORTEST_COMPOUND &&
  Array.from({ length: word.length - 5 }, (_, at) => at + 3).some(
    (at) => isInDictionary(word.slice(0, at)) && isInDictionary(word.slice(at)),
  )
const sayOnce = (word: string): string => word.replaceAll(/(\p{L})\1/gu, '$1')

const RARE = 10.5
const rarity = (rank: number): number => Math.log2(1 + rank / 40)
const FEWEST_LETTERS = 3

function nearestWord(typed: string): string | undefined {
  const isShort = typed.length <= SHORT
  let best: Slip | undefined
  for (const { word, cost } of slipsOf(typed)) {
    const rank = rankOf(word)
    if (rank === undefined || word === typed || word.length < FEWEST_LETTERS) continue
    if (word.length < typed.length && typed.length <= SHORT + 1 && typed.startsWith(word) && !typed.endsWith('e'))
      continue
    // Of short words too many are near: only a letter left out or two swapped are mended.
    if (isShort && (rank > FREQUENT || word.length < typed.length || (word.length === typed.length && cost > 0.5)))
      continue
    const total = cost * 2 + rarity(rank)
    if (total < RARE && (best === undefined || total < best.cost)) best = { word, cost: total }
  }
  return best?.word
}

const GLUED = /^(?<small>of|to|in|on|at|my|the|for|and|with|is|a|i)(?<rest>\p{L}{2,})$/u
function partGlued(typed: string): string | undefined {
  const { small, rest } = GLUED.exec(typed)?.groups ?? {}
  if (small === undefined || rest === undefined) return undefined
  const rank = rankOf(rest)
  if (rank !== undefined && (small.length > 1 || rest.length > 3)) return `${small} ${rest}`
  if (small === 'of' && /^b[ei]?[in]?g?$/.test(rest)) return 'of being'
  // "forxq": what was to come is lost, the small word is not.
  return small.length > 1 && rest.length === 2 && typed.length === SHORT ? small : undefined
}

const NAMED =
  /^(?:named|called|name|mr|mrs|ms|dr|miss|girlfriend|boyfriend|wife|husband|dog|cat|son|daughter|brother|sister|friend|baby)$/i
// "xkdfg": nothing anybody could sing.
const NO_WORD = /^[^aeiouy]{5,}$/

const SONG_MISTYPED =
  /(?<=^(?:\S+ ){0,6})(?:ong|sog|somg|sng|sonf|soung|osng|snog|sonng|songg)(?= (?:about|abaut|abot|abut|aobut|on|for)\b)/giu
const TYPED = /(?<![\p{L}\d'@#./_-])\p{Ll}{3,}(?![\p{L}\d'@_-]|\.\p{L})/gu

// Slips of the finger in small letters; names, slang and what is merely rare stay as they are.
export const mendSlips = (text: string): string =>
  text
    .replaceAll(SONG_MISTYPED, 'song')
    .replaceAll(TYPED, (typed, at: number, whole: string) => {
      const before = /(\S+) $/.exec(whole.slice(Math.max(0, at - 30), at))?.[1] ?? ''
      if (!/^[a-z]+$/.test(typed) || NAMED.test(before) || isWord(typed)) return typed
      const near = nearestWord(typed)
      if (isCompound(typed) && (near === undefined || sayOnce(near) !== sayOnce(typed))) return typed
      return partGlued(typed) ?? near ?? (NO_WORD.test(typed) ? '' : typed)
    })
    .replaceAll(/ {2,}/g, ' ')
