import { baseOf } from './grammar.ts'

// "about me being late", "about you having no shame": told as the sentence it is.
const SUBJECTS: Readonly<Record<string, readonly [string, string]>> = {
  me: ['I', "I'm"],
  you: ['you', "you're"],
  us: ['we', "we're"],
  him: ['he', "he's"],
  them: ['they', "they're"],
}
const DOING =
  /\babout (?<who>me|you|us|him|them) (?<never>not |never |always )?(?<doing>\p{Ll}{2,}ing)\b(?! (?:and|or) (?:my|our|his|her|their|you)\b)/iu
const STATES = /^(?:having|loving|wanting|needing|knowing|hating|liking|owing|owning|believing|hoping)$/

export const tellOfMe = (text: string): string =>
  text.replace(DOING, (whole: string, who: string, never: string | undefined, doing: string) => {
    const [subject, being] = SUBJECTS[who.toLowerCase()] ?? []
    if (subject === undefined || being === undefined || /^(?:during|according)$/.test(doing)) return whole
    if (doing === 'being') return `about how ${being} ${never ?? ''}`.trimEnd()
    if (STATES.test(doing) && /^(?:I|you|we|they)$/.test(subject) && never === undefined)
      return `about how ${subject} ${baseOf(doing, 'gerund')}`
    return `about how ${being} ${never ?? ''}${doing}`
  })
