import { isOnlyExtent } from '../reader/isOnlyExtent.ts'
import type { Reading } from '../reader/readRequest.ts'
import { wordsOf } from '../sound/pronounce.ts'
import { isUnloved } from './isCherished.ts'
import { isKnownWord, namesIn } from './knownWords.ts'
import { tagOnce } from './tagOnce.ts'

// A thing is named only by words songs know: no slip of the pen, no part of the order, nothing that is no thing.
const OF_MUSIC =
  /\b(?:titles?|themes?|topics?|content|instrumentals?|styles?|vibes?|moods?|tones?|melody|melodies|beats?|remix|ambience|atmosphere|lyricism|storytelling|song|songs|ballad|anthem|tune|intro|outro|chorus|refrain|verses?|vocals?|lyrics?|bpm|tempo|genre|program(?:me)?s?|playlist|podcast|mix|blend|solos?|(?:hard|soft|classic|punk|indie|glam|prog) rock|suno|udio|chat ?gpt|perspective|viewpoint|point of view|(?:fe)?male (?:vocalists?|singers?)|dubstep|lo-?fi|hyperpop|edm|phonk|batter?y)$/i
// What two people danced to is theirs.
const OUR_SONG = /^(?:my|our) .*\b(?:song|tune|melody|anthem|ballad|playlist)s?$/i
// With a capital it is the end of some name: "Guernsey Island".
const NAME_END = /^(?:Country|Island|Town|City|Village|Street|County|Valley|River|Lake)$/
// A day is kept, and nobody asks it to stay for tea.
const OF_THE_DAY = /\banniversary$/i
const FEW_WORDS = 3
export function isNameable({ noun, said, subject }: Reading['topics'][number], reading: Reading): boolean {
  const words = wordsOf(noun)
  const isAllThereIs = wordsOf(reading.told).length <= FEW_WORDS
  if (reading.occasion.id === 'anniversary' && OF_THE_DAY.test(noun)) return false
  if (
    /[,;:.]/.test(noun) ||
    (!isAllThereIs && NAME_END.test(noun)) ||
    words.length === 0 ||
    (words.length === 1 && /^\p{L}$/u.test(noun))
  )
    return false
  if (words.length < wordsOf(reading.told).length && said === noun && SOUND.test(noun)) return false
  if (/^(?:every|each|all|both|some) /i.test(said) || isWanting(noun, reading.told)) return false
  if (isOnlyExtent(noun, reading.told.indexOf(noun), reading.told) || IS_DONE.test(noun)) return false
  if (FRAME_OF_TALE.test(noun) || PEOPLE.test(noun)) return false
  if (subject === undefined && (goesOn(noun, reading.told) || isMadeUp(noun, reading.told))) return false
  if (
    !isAllThereIs &&
    ((OF_MUSIC.test(noun) && !OUR_SONG.test(said)) ||
      (new RegExp(String.raw`\bin ${RegExp.escape(noun)}\b`, 'i').test(reading.told) && LANGUAGE.test(noun)))
  )
    return false
  // "E46" is no word, and everybody who has one says it.
  if (/^\p{Lu}+\d+$/u.test(noun)) return true
  const names = namesIn(reading)
  if (isAllThereIs) return words.length === 1 || words.every((word) => isKnownWord(word, names))
  if (reading.facts.length > 0 && isUnloved(noun)) return false
  const last = tagOnce(said).at(-1)
  const isNoun = last !== undefined && (last.tags.has('Noun') || last.tags.has('Verb') || /^\p{Lu}/u.test(last.text))
  return isNoun && !/\b(?:back|away|self|again)$/.test(noun) && words.every((word) => isKnownWord(word, names))
}
// "go home and play destiny": played it is, and no thing called so.
const IS_DONE = /^(?:play|watch|go|get|make|do|see|eat|buy|take|find|drink|ride) /i
// "a cautionary tale about ladders" is about the ladders, "a goth cape" about the cape.
const FRAME_OF_TALE = /\b(?:tale|story|saga|fable|parable|anecdote)s?$/i
const SOUND =
  /^(?:emo|goth|gothic|punk|metal|jazz|indie|folk|pop|techno|trance|house|trap|drill|ska|swing|grunge|spacey|trippy|bouncy|groovy|dreamy|moody|edgy|catchy|punchy|airy|gritty|epic|deep|ethereal)$/i
const PEOPLE =
  /\b(?:each other|one another|girls|boys|guys|men|women|ladies|people|kids|folks?|humans|strangers|teens|teenagers|classmates?|schoolmates?)$/i

// "the price of bread" is about bread, and "their freedom and crossing the ice" about more than freedom.
const goesOn = (noun: string, told: string): boolean =>
  new RegExp(String.raw`\b${RegExp.escape(noun)} (?:of|and \w+ing)\b`, 'i').test(told)

// "a sailor without a drop of rum" has none to raise.
const isWanting = (noun: string, told: string): boolean =>
  new RegExp(String.raw`\bwithout (?:\w+ ){0,3}${RegExp.escape(noun)}\b`, 'i').test(told)

// "knit me scarves" names no act of knitting unless somebody knows it as one.
const isMadeUp = (noun: string, told: string): boolean =>
  /ing$/i.test(noun) && !new RegExp(String.raw`\b${RegExp.escape(noun)}\b`, 'i').test(told)

const LANGUAGE = /^(?:english|french|german|spanish|italian|japanese|korean|hindi|arabic|russian|portuguese)$/i
