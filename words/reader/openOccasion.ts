import type { Tone } from '../lines.ts'
import { ANY_OCCASION, MISHAP, MOMENT, occasionById, PORTRAIT, type Occasion } from '../plan/occasions.ts'
import type { Term } from './grammar.ts'
import { isMisfortune } from './misfortune.ts'
import type { Person } from './people/makePerson.ts'

// "a sad song": how it should feel is all there is to go by.
const BY_TONE: Readonly<Partial<Record<Tone, string>>> = {
  wistful: 'lonely',
  dark: 'lonely',
  angry: 'anger',
  tender: 'love',
  bright: 'hope',
  wild: 'party',
  proud: 'motivation',
  calm: 'nature',
}
const ANYTHING = ['love', 'hope', 'road', 'city', 'nature', 'friendship', 'nostalgia', 'party']

export function occasionOfTones(tones: readonly Tone[], description: string): Occasion {
  const wanted = tones.map((tone) => BY_TONE[tone]).find((id) => id !== undefined)
  const id = wanted ?? ANYTHING[description.length % ANYTHING.length]
  return id === undefined ? ANY_OCCASION : occasionById(id)
}

// "Boise Idaho".
const isPlace = (terms: readonly Term[]): boolean =>
  !terms.some(({ tags }) => tags.has('Verb')) &&
  (terms[0]?.tags.has('Place') === true ||
    (terms.length < 4 &&
      terms.some(({ tags }) => tags.has('Place')) &&
      terms.every(({ text }) => /^\p{Lu}/u.test(text))))

// No cue fits: whom it is for, or how it went, still says what kind of song it is.
export function occasionOfStory([person]: readonly Person[], told: string, terms: readonly Term[]): Occasion {
  if (isPlace(terms) || /^\p{Lu}[\p{L}' ]+:/u.test(told)) return occasionById('city')
  if (person?.isPet === true) return occasionById('pet')
  if (person?.isLover === true) return occasionById('love')
  if (person !== undefined) return PORTRAIT
  // Said to somebody's face: a reproach or a thank-you of lovers.
  if (/^you\b/i.test(told))
    return occasionById(
      /\b(?:never|don't|won't|can't|lied?|ignored?|forgot|hurt|left|only|stopped)\b/i.test(told) ? 'drift' : 'love',
    )
  if (
    /^(?:i|i'm|i've|i'd) .*\byou$/i.test(told) &&
    !/\b(?:hate|leav\w+|without|sorry|stop|lost|done|over|against)\b/i.test(told)
  )
    return occasionById('love')
  if (isMisfortune(told) && /^(?:hungover|stuck|lost|broke|late|fed up)\b|\b(?:i|i'm|we|my|our|me|us)\b/i.test(told))
    return MISHAP
  const isOnce =
    /\b(?:we|i)\b/i.test(told) && terms.some(({ tags }) => tags.has('PastTense')) && !/\b(?:always|every)\b/i.test(told)
  return isOnce ? MOMENT : ANY_OCCASION
}
