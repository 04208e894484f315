import {
  AT_PLACE,
  BY_NAME,
  BY_TRADE,
  CLAIM_PAIRS,
  CLAIMS,
  HOURS,
  NUMBERS,
  PLACES,
  WARES,
} from '../lines/jingleFrames.ts'
import { JINGLE_TRADES } from '../lines/jingleTrades.ts'
import type { Kind } from '../knowledge/subjects.ts'
import type { Reading } from '../reader/readRequest.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { fitsTrade } from './fitsTrade.ts'
import { isFresh, take, type Hook, type SongState, type SungLine } from './songState.ts'

const LONGEST_CLAIM = 10
const LONGEST_LINE = 16
const PHONE_NUMBER = /\d{3}[ -]?\d{3,}/
const SHOPS: ReadonlySet<Kind> = new Set(['trade', 'building'])
const OF_HOURS = /\b(?:open|hours|24\/7|seven days|all night|till midnight|round the clock)\b/i

const lastWords = (text: string): string => wordsOf(text.toLowerCase().replaceAll('-', ' ')).slice(-2).join(' ')

// "Open till midnight", "no leak too small": what is told of the shop, without the shop.
function listClaims({ facts, claims: told, brand = '', details }: Reading): string[] {
  // What the shop does stands before what it claims: "Paws & Claws mobile dog grooming, we come to you".
  const trades = facts
    .filter(({ kind, text }) => kind === 'noun' && !/^(?:my|our|the|an?) /i.test(text))
    .map(({ text }) => text)
    .filter((text) => !told.some((claim) => lastWords(claim) === lastWords(text)))
    .filter((text) => !told.some((claim) => claim.toLowerCase().includes(text.toLowerCase())))
  const claims = (told.length > 0 ? [...trades, ...told] : facts.map(({ text }) => text))
    .map((text) => capitalize(text.replace(brand, '').trim()))
    .map((text) => text.replace(/^(?:we are|we're|it's|is|are) /i, '').replace(/[,.!]+$/, ''))
    .filter(
      (text) =>
        (wordsOf(text).length > 1 || PHONE_NUMBER.test(text)) &&
        countSung(text) <= LONGEST_CLAIM &&
        !/^(?:in|at|on|from|near|of|for|called|and|the)\b/i.test(text) &&
        !(details.place !== undefined && text.endsWith(details.place)),
    )
  const [one, two, ...rest] = claims
  const both = `${one ?? ''}, ${two?.charAt(0).toLowerCase() ?? ''}${two?.slice(1) ?? ''}`
  return one !== undefined && two !== undefined && countSung(both) <= LONGEST_CLAIM ? [both, ...rest] : claims
}

type Told = { name: string; place: string; claim: string; second?: string }

function singFrame(
  frames: readonly string[],
  { name, place, claim, second = '' }: Told,
  state: SongState,
): SungLine[] | undefined {
  for (const frame of state.random.shuffle(frames)) {
    const lines = frame
      .split(' / ')
      .map((line) =>
        capitalize(line.replaceAll('@', name).replaceAll('~', place).replaceAll('*', claim).replaceAll('+', second)),
      )
    const fits = lines.every((line) => countSung(line) <= LONGEST_LINE && isFresh(state, line))
    if (!fits || !fitsTrade(frame, state.reading.told)) continue
    take(state, lines)
    return lines.map((text) => ({ text, source: 'fact' }))
  }
  return undefined
}

const placeOf = ({ details, brand = '' }: Reading): string =>
  details.place === undefined || brand.includes(details.place) ? '' : details.place

const tradeOf = (name: string, { reading }: SongState): string | undefined =>
  reading.topics.find(
    ({ subject, noun, said, number }) =>
      number !== 'many' &&
      !name.includes(noun) &&
      !said.startsWith('your ') &&
      !reading.claims.some((claim) => claim.includes(noun)) &&
      SHOPS.has(subject?.kind ?? 'idea'),
  )?.noun

const wareOf = (name: string, { images, reading }: SongState): string | undefined =>
  images.find(
    ({ isMotif, noun }) => !isMotif && !name.includes(noun) && !reading.claims.some((claim) => claim.includes(noun)),
  )?.noun

// The name says what is done there, or else whatever was told does.
function soldBy(name: string, { reading }: SongState): readonly string[] {
  const named =
    JINGLE_TRADES.find(({ names }) => names.test(name)) ?? JINGLE_TRADES.find(({ names }) => names.test(reading.told))
  return named?.rows ?? []
}

// A place's own line stands beside the claims where there is room: the chorus may have gone to the name.
function singRest(name: string, wanted: number, state: SongState): SungLine[] {
  const place = placeOf(state.reading)
  const ware = wareOf(name, state)
  const trade = tradeOf(name, state)
  const told = { name, place, claim: '' }
  const rest: SungLine[] = []
  for (const make of [
    () => singFrame(soldBy(name, state), told, state),
    () => singFrame(soldBy(name, state), told, state),
    () => (trade === undefined ? undefined : singFrame(BY_TRADE, { ...told, claim: trade }, state)),
    () => (ware === undefined || ware === trade ? undefined : singFrame(WARES, { ...told, claim: ware }, state)),
    () => (place === '' ? undefined : singFrame(PLACES, told, state)),
    () => singFrame(BY_NAME, told, state),
  ])
    if (rest.length < wanted) rest.push(...(make() ?? []))
  return rest
}

// What is claimed, each in a couplet that says whose it is, and then what is sold, where and by whom, as far as there is room.
export function singClaims(name: string, state: SongState): SungLine[] {
  const wanted = state.form.sections.find(({ role }) => role === 'verse')?.lines ?? 2
  const place = placeOf(state.reading)
  const claims = listClaims(state.reading)
  if (claims.length === 0 && soldBy(name, state).length === 0 && wareOf(name, state) === undefined) return []
  const isTight = claims.length * 2 > wanted
  const sung: SungLine[] = []
  while (claims.length > 0 && sung.length < wanted) {
    const [claim = '', second] = claims
    const both =
      isTight && second !== undefined ? singFrame(CLAIM_PAIRS, { name, place, claim, second }, state) : undefined
    claims.splice(0, both === undefined ? 1 : 2)
    const frames = PHONE_NUMBER.test(claim) ? NUMBERS : OF_HOURS.test(claim) ? HOURS : CLAIMS
    sung.push(...(both ?? singFrame(frames, { name, place, claim }, state) ?? []))
  }
  return [...sung, ...singRest(name, wanted - sung.length, state)]
}

export function sellName(name: string, state: SongState): Hook {
  const place = placeOf(state.reading)
  const trade = tradeOf(name, state)
  const told = { name, place, claim: trade ?? '' }
  const lines =
    (place === '' ? undefined : singFrame(AT_PLACE, told, state)) ??
    (trade === undefined ? undefined : singFrame(BY_TRADE, told, state)) ??
    singFrame(BY_NAME, told, state)
  return { title: name, lines: lines ?? [{ text: name, source: 'fact' }] }
}
