import { readSounds } from './withoutSingers.ts'
import { cutVoice } from './cutVoice.ts'
import { cutNamedModels } from './namedModels.ts'
import { readOrders } from './ordersToMaker.ts'
import { cutSaidOfSong } from './saidOfSong.ts'
import { readTitle } from './readTitle.ts'
import { stopStyle } from './styleBeforeColon.ts'
import { partStyleLists } from './styleLists.ts'
import { kindOfChunk } from './styleTags.ts'
import { cutTrailingOrders } from './trailingOrders.ts'

export type PartedOrders = { told: string; manner: string; title?: string }

// "cat girls(Anime, high voice)": tags in brackets are tags behind a comma.
const IN_BRACKETS = /\s*[([](?<inner>[^()[\]]{3,})[)\]]/gu
const openTags = (whole: string, inner: string): string =>
  inner.includes(',') &&
  inner.split(/,\s*/).every((chunk) => ['style', 'mostly', 'partly', 'tag'].includes(kindOfChunk(chunk)))
    ? `, ${inner}`
    : whole

// "you,post punk", "Bass.Title": a stop is followed by a space.
// "she shouts "louder" metalcore, pop": tags begin behind the quotes.
const BEHIND_QUOTES = /(?<=\S["”]) (?=(?<tags>\p{Ll}[^."“”]*)$)/u
const partTags = (text: string): string => {
  const tags = BEHIND_QUOTES.exec(text)?.groups?.['tags']?.split(/,\s*/).filter(Boolean) ?? []
  return tags.length > 0 && tags.every((tag) => kindOfChunk(tag) === 'style') ? text.replace(BEHIND_QUOTES, ', ') : text
}

const spaceStops = (text: string): string =>
  partTags(text)
    .replaceAll(IN_BRACKETS, openTags)
    .replaceAll(/\s+(?=[,;](?:\s|$))/gu, '')
    .replaceAll(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')

// "Arctic Monkeys, garage rock": behind the story, a name beside its sound is somebody to sound like.
const isModel = (told: string): boolean =>
  /^\p{Lu}[\p{L}'-]+(?:(?: \p{Lu}[\p{L}'-]+){0,2}| [\p{L}'-]+)[.,]*$/u.test(told) && kindOfChunk(told) === 'loose'

// Whoever orders music names it somehow.
const NAMES_MUSIC =
  /\b(?:songs?|music|track|tune|beat|banger|ballad|anthem|lyrics|chorus|verse|melody|vocals?|singer|sounds?|style|rap)\b/i

// Who lists winter among the sounds wants no snow.
const withoutTags = (manner: string): string =>
  manner
    .split(/,\s*/)
    .filter((chunk) => kindOfChunk(chunk) !== 'tag')
    .join(', ')

// "Titled Salt Roads. On the old trade routes".
const ON_WHAT = /(?<=^[\s.]*|[.] )On (?=(?:the|an?|my|our)\b|\p{Lu})/u

// What the song tells, apart from what orders it: titles, wishes to the maker and lists of tags.
export function partOrders(description: string): PartedOrders {
  const { text: titled, title } = readTitle(spaceStops(description))
  const text = title === undefined ? titled : titled.replace(ON_WHAT, 'About ')
  const { text: bare, manner: said } = cutSaidOfSong(stopStyle(text))
  const { text: unlike, manner: models } = cutNamedModels(bare)
  const { text: matter, manner: behind } = cutTrailingOrders(unlike)
  const { told, manner } = readOrders(matter)
  const parted = told.map((sentence, at) => {
    const lists = partStyleLists(sentence)
    if (at > 0 && lists.manner !== '' && isModel(lists.told)) return { told: '', manner: sentence }
    const voice = cutVoice(lists.told)
    return { told: voice.told, manner: [voice.manner, lists.manner].filter((each) => each !== '').join(', ') }
  })
  const how = [...parted.map((each) => each.manner), ...manner, ...said, ...models, ...behind]
    .filter((each) => each !== '')
    .join(', ')
  const story = parted
    .map((each) => each.told)
    .filter((each) => each !== '')
    .join(' ')
    .trim()
  // "Keep the light on for me" orders no music.
  const isNoOrder = story === '' && text !== '' && !NAMES_MUSIC.test(text) && readSounds(text).phrases.length === 0
  if (isNoOrder) return { told: text, manner: '', ...(title !== undefined && { title }) }
  return {
    told: story,
    manner: story === '' ? how : withoutTags(how),
    ...(title !== undefined && { title }),
  }
}
