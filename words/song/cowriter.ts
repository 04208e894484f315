import type { Beat, Tone } from '../lines.ts'
import { ANY_OCCASION } from '../plan/occasions.ts'
import { createRandom, type Random } from '../random.ts'
import { readRequest, type Reading } from '../reader/readRequest.ts'
import { NEAR } from '../sound/rhyme.ts'
import { findEntries, useFound } from './chooseEntry.ts'
import { findKit } from './findKit.ts'
import { listHeard } from './heardFrames.ts'
import { chooseMotif, listImages } from './imagery.ts'
import { prepareFacts } from './prepareFacts.ts'
import type { Instruction } from './readInstruction.ts'
import type { RewriteRequest } from './rewriteRequest.ts'
import { findAnswer } from './answers.ts'
import { singPhraseOf } from './singMissing.ts'
import { isFresh, lineKey, take, type SongState } from './songState.ts'

// Writes single couplets and answers for words somebody has already.
export type Cowriter = { couplet: () => string[]; answer: (line: string) => string | undefined }

const BEATS: readonly Beat[] = ['detail', 'story', 'feel', 'turn', 'scene', 'wish']
const TONES: Readonly<Record<'bright' | 'dark', readonly Tone[]>> = {
  bright: ['bright', 'tender'],
  dark: ['wistful', 'dark'],
}

const isTag = (row: string): boolean => /^\s*[[(【].*[\])】]\s*:?\s*$/u.test(row)

function readSubject(request: RewriteRequest, { about, lean }: Instruction): Reading {
  const first = request.selected.split('\n').find((row) => row.trim() !== '' && !isTag(row)) ?? ''
  const subject = about || request.title || first
  const reading = readRequest(`a song about ${subject}`, request.style)
  const context = readRequest(`${request.title} ${request.selected} ${request.before}`.slice(0, 600), request.style)
  const occasion = reading.occasion === ANY_OCCASION && about === '' ? context.occasion : reading.occasion
  return { ...reading, occasion, ...(lean !== undefined && { tones: TONES[lean] }) }
}

export function createCowriter(request: RewriteRequest, instruction: Instruction, random: Random): Cowriter {
  const reading = readSubject(request, instruction)
  const isRap = /\b(?:rap|hip[- ]?hop|trap|drill)\b/i.test(request.style)
  const images = listImages(reading, random.fork('images'))
  const state: SongState = {
    reading,
    form: { name: isRap ? 'rap' : 'verse-chorus', sections: [], shortest: isRap ? 9 : 5, longest: isRap ? 17 : 12 },
    register: 'fireside',
    images: images.length > 0 ? images : [chooseMotif(random.fork('motif')) ?? []].flat(),
    kit: findKit(reading, request.seed),
    random: createRandom(random.fork('lines').integer(0, 2 ** 31)),
    usedEntries: new Set(),
    usedItems: new Set(),
    usedLines: new Set(`${request.selected}\n${request.before}\n${request.after}`.split('\n').map(lineKey)),
    usedSounds: [],
    avoid: new Set(),
    heard: listHeard([]),
    heldBack: [],
    nameSung: 0,
    isMotifNamed: false,
    isLater: false,
    kinSung: 0,
    turn: request.seed,
    turnsTaken: 0,
    isVague: false,
  }
  const facts =
    instruction.about === '' ? [] : prepareFacts(reading, random.fork('facts')).filter((group) => group.length === 1)
  const answer = (line: string): string | undefined => {
    const found = findAnswer(line, state) ?? findAnswer(line, state, NEAR)
    if (found !== undefined) take(state, [found])
    return found
  }
  let nth = 0
  return {
    answer,
    couplet: () => {
      const told = nth === 0 ? facts[0]?.[0] : undefined
      nth++
      const reply = told !== undefined && isFresh(state, told) ? answer(told) : undefined
      if (told !== undefined && reply !== undefined) return [told, reply]
      const { person, topics } = reading
      const phrase =
        person?.name ?? (person?.kin === undefined ? topics[0]?.said : `${person.own ?? 'my'} ${person.kin}`)
      if (nth === 1 && instruction.about !== '' && phrase !== undefined) {
        const sung = singPhraseOf({ phrase, kind: person === undefined ? 'thing' : 'name', isMany: false }, state)
        if (sung.length === 2) return sung.map(({ text }) => text)
      }
      const found = findEntries(BEATS[state.random.integer(0, BEATS.length - 1)] ?? 'detail', state).filter(
        ({ lines }) => lines.length === 2,
      )
      const [best] = found
      return best === undefined ? [] : useFound(best, state).map(({ text }) => text)
    },
  }
}
