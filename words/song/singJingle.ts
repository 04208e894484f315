import { AT_PLACE, BY_NAME, BY_TRADE, CLAIM_PAIRS, CLAIMS, WARES } from '../lines/jingleFrames.ts'
import type { Kind } from '../knowledge/subjects.ts'
import type { Reading } from '../reader/readRequest.ts'
import { capitalize } from '../reader/sayLine.ts'
import { countSung, wordsOf } from '../sound/pronounce.ts'
import { fitsTrade } from './fitsTrade.ts'
import { isFresh, take, type Hook, type SongState, type SungLine } from './songState.ts'

const LONGEST_CLAIM = 10
const LONGEST_LINE = 16
const MOST_CLAIMS = 2
const SHOPS: ReadonlySet<Kind> = new Set(['trade', 'building'])

// "Open till midnight", "no leak too small": what is told of the shop, without the shop.
function listClaims({ facts, claims: told, brand = '', details }: Reading): string[] {
  // What the shop does stands before what it claims: "Paws & Claws mobile dog grooming, we come to you".
  const trades = facts
    .filter(({ kind, text }) => kind === 'noun' && !/^(?:my|our|the|an?) /i.test(text))
    .map(({ text }) => text)
    .filter((text) => !told.some((claim) => claim.toLowerCase().includes(text.toLowerCase())))
  const claims = (told.length > 0 ? [...trades, ...told] : facts.map(({ text }) => text))
    .map((text) => capitalize(text.replace(brand, '').trim()))
    .map((text) => text.replace(/^(?:we are|we're|it's|is|are) /i, '').replace(/[,.!]+$/, ''))
    .filter(
      (text) =>
        wordsOf(text).length > 1 &&
        countSung(text) <= LONGEST_CLAIM &&
        !/^(?:in|at|on|from|near|of|for|called|and|the)\b/i.test(text) &&
        text !== details.place,
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

// What is claimed, each in a couplet that says whose it is; where nothing is claimed, what is sold.
export function singClaims(name: string, state: SongState): SungLine[] {
  const place = placeOf(state.reading)
  const ware = state.images.find(({ isMotif, noun }) => !isMotif && !name.includes(noun))
  const claims = listClaims(state.reading).slice(0, MOST_CLAIMS)
  const [claim, second] = claims
  const both =
    claim === undefined || second === undefined
      ? undefined
      : singFrame(CLAIM_PAIRS, { name, place, claim, second }, state)
  if (both !== undefined) return both
  const sung = claims.flatMap((each) => singFrame(CLAIMS, { name, place, claim: each }, state) ?? [])
  if (sung.length > 0) return sung
  return (ware === undefined ? undefined : singFrame(WARES, { name, place, claim: ware.noun }, state)) ?? []
}

export function sellName(name: string, state: SongState): Hook {
  const place = placeOf(state.reading)
  const trade = state.reading.topics.find(
    ({ subject, noun, said, number }) =>
      number !== 'many' &&
      !name.includes(noun) &&
      !said.startsWith('your ') &&
      !state.reading.claims.some((claim) => claim.includes(noun)) &&
      SHOPS.has(subject?.kind ?? 'idea'),
  )
  const told = { name, place, claim: trade?.noun ?? '' }
  const lines =
    (place === '' ? undefined : singFrame(AT_PLACE, told, state)) ??
    (trade === undefined ? undefined : singFrame(BY_TRADE, told, state)) ??
    singFrame(BY_NAME, told, state)
  return { title: name, lines: lines ?? [{ text: name, source: 'fact' }] }
}
