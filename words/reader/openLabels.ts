// A request typed as a form: "Title: X Genre: folk Story: a fox who lost his den".
const LABELS: Readonly<Record<'title' | 'sound' | 'told', string>> = {
  title: String.raw`(?:(?:song )?title|song name|name of (?:the |this )?song)`,
  sound: String.raw`(?:song |main |musical |music )?(?:styles?|genres?|moods?|vibe|tempo|bpm|key|voice|vocals?|singer|instruments?|instrumentation)`,
  told: String.raw`(?:song |main )?(?:lyrics?|story|plot|themes?|topic|subject|about|description|message)`,
}
const LABEL = new RegExp(
  String.raw`(?<=^|[\s.,;])(?:the )?(?:(?<title>${LABELS.title})|(?<sound>${LABELS.sound})|(?<told>${LABELS.told}))(?: of (?:the |this )?song)?\s*[:=]\s*`,
  'giu',
)
// "Title "Nine Lives" Genre: punk".
const QUOTED_TITLE = /(?<=^|[.,;] ?)(?:song )?title (?=["“])/iu
const FEWEST_LABELS = 2
const bare = (text: string): string => text.trim().replace(/^["“]|["”]$|[\s.,;!]+$/gu, '')

export function openLabels(typed: string): string {
  const text = typed.replace(QUOTED_TITLE, 'Title: ')
  const found = [...text.matchAll(LABEL)]
  const kinds = new Set(found.map(({ groups }) => Object.keys(LABELS).find((kind) => groups?.[kind] !== undefined)))
  if (found.length < FEWEST_LABELS || kinds.size < FEWEST_LABELS) return typed
  const over: string[] = []
  const said = found.map((label, at) => {
    const groups = label.groups ?? {}
    const value = bare(text.slice(label.index + label[0].length, found[at + 1]?.index ?? text.length))
    if (groups['told'] !== undefined) return { groups, value }
    // "Style: country. She loves horses": behind its own sentence a label says nothing.
    const [first = value, ...others] = value.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u)
    over.push(...others)
    return { groups, value: bare(first) }
  })
  const of = (kind: string): string[] =>
    said.flatMap(({ groups, value }) =>
      groups[kind] === undefined || value === ''
        ? []
        : [/^(?:tempo|bpm)$/iu.test(groups[kind]) && /^\d+$/.test(value) ? `${value} bpm` : value],
    )
  const [title] = of('title')
  const told = [...of('told').map((each) => each.replace(/^about /iu, '')), ...over]
  const head = bare(text.slice(0, found[0]?.index ?? 0)).replace(/^(?:our|my|the|an?|for|and|with|song)$/iu, '')
  const sounds = of('sound').join(', ')
  const named = title === undefined ? '' : ` called "${title}"`
  const about = told.length === 0 ? '' : ` about ${told.join('. ')}`
  const order = /\b(?:song|ballad|track|anthem|rap|lullaby)$/iu.test(head) ? head : 'a song'
  const rest = order === head || head === '' ? '' : `. ${head}`
  return `${sounds === '' ? '' : `${sounds}, `}${order}${named}${about}${told.length === 0 ? rest.replace(/^\. /, ' about ') : rest}`
}
