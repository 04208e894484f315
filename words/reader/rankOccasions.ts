import { OCCASIONS, type Occasion } from '../plan/occasions.ts'
import { mayHold } from '../song/cueWords.ts'
import { withoutOtherSenses } from './otherSenses.ts'
import type { Person } from './people/makePerson.ts'
import { replaceFound } from './replaceFound.ts'

// Carol is no Christmas song.
export const withoutNames = (text: string, people: readonly Person[]): string =>
  people
    .flatMap(({ name }) => name?.split(' ') ?? [])
    .filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word))
    .reduce((rest, name) => rest.replaceAll(new RegExp(String.raw`\b${RegExp.escape(name)}\b`, 'g'), ''), text)

// Who broke up on New Year's Eve has nothing to celebrate.
const FEAST_DAYS = new Set('new-year christmas halloween birthday festival holiday party'.split(' '))
const ENDS = new Set(['breakup', 'divorce', 'memorial', 'pet-loss'])

const NO_CUES =
  /\b(?:every|each) (?:christmas|easter|halloween|thanksgiving|birthday|anniversary)\b|\bold[- ]school\b|\bhot dogs?\b|\bghost towns?\b|\bdad bods?\b|\bcat (?:burglars?|suits?|walks?|fish|nap)\b|\b(?:an?|the|old|sleeping|fire|sun|storm|sea|war|thunder|volcano|dead|forgotten|norse|greek) (?:old )?gods?\b|\bgods? of\b|\b(?:french|russian|american|industrial|haitian) revolution\b|\bserved in (?:the )?(?:navy|army|marines|air force|military|forces)\b|\b(?:church|grace) (?:street|road|kelly|jones)\b/gi

// The Lightning Bugs have none in their code.
const TEAM_NAME =
  /(?<=\b(?:team|club|squad|side|troop|league)(?: called| named)?,? )(?:the )?\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*/gu

export function rankOccasions(text: string): Occasion[] {
  // A hot dog is no pet, a cat burglar neither, and nobody prays to the god of a volcano.
  const ranked = rankByCue(replaceFound(replaceFound(withoutOtherSenses(text), NO_CUES, ''), TEAM_NAME, ''))
  return ranked.some(({ id }) => ENDS.has(id)) ? ranked.filter(({ id }) => !FEAST_DAYS.has(id)) : ranked
}

function rankByCue(text: string): Occasion[] {
  const small = text.toLowerCase()
  return OCCASIONS.filter(({ cues }) => mayHold(small, cues))
    .map((occasion) => ({ occasion, count: text.match(occasion.cues)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ occasion, count }) => ({ occasion, score: occasion.weight + Math.min(2, count - 1) * 0.6 }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ occasion }) => occasion)
}

// "I called my teacher mum" is no song for a mother.
export const KIN_OF: Readonly<Record<string, RegExp>> = {
  mother: /^(?:mothers?|moms?|mums?|mama|mommy|mummy|ma|step(?:mom|mother)|mother-in-law)$/,
  father: /^(?:father|dad|papa|daddy|pa|pops|step(?:dad|father)|father-in-law)$/,
}
export const isOtherKin = (id: string, [person]: readonly Person[]): boolean =>
  person?.kin !== undefined && person.own !== undefined && KIN_OF[id]?.test(person.kin) === false
