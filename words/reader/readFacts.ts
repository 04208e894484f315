import { splitClauses } from './clause.ts'
import type { Fact } from './fact.ts'
import {
  alwaysBeing,
  andDoes,
  apposition,
  listedDeed,
  moreLoved,
  stillDoes,
  stillDoing,
  theirNames,
} from './facts/goingOn.ts'
import { openingPerson } from './facts/openingPerson.ts'
import { andDoing, elliptic, forBeing, personWithin } from './facts/personWithin.ts'
import { afterDoing, asItStands, deed, orderedSong, othersDoing, ownState } from './facts/plainTelling.ts'
import { personAgain, relative } from './facts/relative.ts'
import { age, cameTo, counted, endOfLast, feltBySinger, manner } from './facts/statesOfPerson.ts'
import { toDoMore } from './facts/toDoMore.ts'
import { openPiece, type PieceReader, type Telling } from './facts/telling.ts'
import type { Speaker } from './speaker.ts'

// The first reader that knows what a piece says tells it: those that need the most come first.
const READERS: readonly PieceReader[] = [
  endOfLast,
  theirNames,
  moreLoved,
  age,
  counted,
  manner,
  feltBySinger,
  relative,
  personAgain,
  openingPerson,
  cameTo,
  toDoMore,
  andDoing,
  forBeing,
  elliptic,
  personWithin,
  andDoes,
  listedDeed,
  apposition,
  stillDoing,
  stillDoes,
  alwaysBeing,
  afterDoing,
  deed,
  othersDoing,
  orderedSong,
  ownState,
  asItStands,
]

export function readFacts(speaker: Speaker): Fact[] {
  const telling: Telling = { speaker, facts: [], last: undefined, antecedent: undefined, spokenOf: 0 }
  for (const clause of splitClauses(speaker.terms)) {
    const piece = openPiece(clause, telling)
    if (piece !== undefined) READERS.some((read) => read(piece, telling))
  }
  return telling.facts
}
