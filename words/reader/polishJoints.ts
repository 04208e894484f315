import { clause, type Polisher } from './polisher.ts'

// "a widow, as she walks to the harbour": by itself, she walks to the harbour.
const AS_THEY_GO = /^As (?<rest>(?:I|we|you|he|she|they|it) (?!did\b|do\b|does\b|was\b|were\b|said\b)\p{Ll}+ [^,]+)$/u

export const asTheyGo: Polisher = (fact) => {
  const { rest } = AS_THEY_GO.exec(fact.text)?.groups ?? {}
  return rest === undefined || fact.kind !== 'clause' ? fact : clause(fact, rest)
}
