// A shop, a band or a club by its whole name: "my bakery called Crumb & Co in Leeds", "Riverside United".
const KINDS =
  'bakery|shop|store|cafe|café|restaurant|startup|start-up|company|business|app|salon|garage|gym|bar|pub|band|club|team|brand|podcast|studio|agency|firm|diner|pizzeria|florist|brewery|hotel|barbershop|bookshop|bookstore|food truck|choir|league|side|church|chapel'
const CAPITAL = String.raw`\p{Lu}[\p{L}\d'’-]*(?:\.(?!\s)[\p{L}\d'’.-]*)?`
const NAME = String.raw`${CAPITAL}(?:\s+(?:${CAPITAL}|&|(?:and|of|the|for)(?=\s+${CAPITAL})))*`
const CALLED = new RegExp(
  String.raw`\b(?:(?:my|our|the|a|an|this|new|local|little|small|family|(?!(?:with|for|at|in|on|of|by|from|as|and|to)\b)\p{Ll}+)\s+){0,3}(?:${KINDS})\s+(?:called|named)\s+["“']?(?<name>[^,.;!?"”]+?)["”']?(?=\s+(?:in|on|at|from|that|which|who|where|near|with|about|for|is|has|we|opening|launching)\b|[,.;!?"”]|$)`,
  'u',
)
const AFTER_KIND = new RegExp(
  String.raw`\b(?:(?:my|our|the|a|an|\p{Ll}+)\s+){0,3}(?:${KINDS}),?\s+(?:the\s+)?(?<name>${NAME})`,
  'u',
)
const ALONE = new RegExp(
  String.raw`^(?:[Gg]o,?\s+|[Cc]ome on,?\s+|[Ll]et's go,?\s+|[Uu]p\s+)?(?:the\s+|our\s+|my\s+)?(?:(?:${KINDS})\s+)?(?<name>${NAME})`,
  'u',
)
// Who works alone is known by name and trade.
const TRADESMAN = new RegExp(
  String.raw`\b(?:an?|my|our|the|local)\s+(?<trade>plumber|electrician|barber|baker|butcher|florist|painter|gardener|roofer|carpenter|mechanic|tailor|locksmith|photographer|builder)\s+(?:called|named)\s+(?<name>${NAME})`,
  'u',
)
// "a dog groomer called Muddy Paws": whatever it is, it is called so.
const CALLED_ANYTHING = new RegExp(
  String.raw`\b(?:an?|my|our|the|this)\s+(?:\p{Ll}[\p{L}'-]*\s+){1,4}(?:called|named)\s+(?<name>${NAME})`,
  'u',
)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const NO_NAME = /^(?:I|I'm|We|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|My|Our|The)$/

// `found` is the stretch of the request that names it, "my bakery called Crumb & Co".
export type Brand = { name: string; found: string }

export function readBrand(told: string, isForCrowd: boolean): Brand | undefined {
  const one = isForCrowd ? TRADESMAN.exec(told) : null
  if (one?.groups?.['name'] !== undefined)
    return { name: `${one.groups['name']} the ${capital(one.groups['trade'] ?? '')}`, found: one[0] }
  const match =
    CALLED.exec(told) ?? AFTER_KIND.exec(told) ?? (isForCrowd ? (CALLED_ANYTHING.exec(told) ?? ALONE.exec(told)) : null)
  const name = match?.groups?.['name']?.replace(/'s$|[.'-]+$/, '').trim()
  if (match === null || name === undefined || NO_NAME.test(name) || name.split(' ').length > 5) return undefined
  const shown = name === name.toLowerCase() ? name.split(' ').map(capital).join(' ') : name
  // "my daughter's soccer team the Dragons": hers, too, stands in for the name.
  const owner = /(?:\b(?:my|our|the) )?[\p{L} ]*'$/u.exec(told.slice(0, match.index))?.[0] ?? ''
  return { name: shown, found: `${owner}${match[0]}`.trim() }
}
