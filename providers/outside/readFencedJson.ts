/** JSON of a language model: some wrap it in a code fence whatever they are told. */
export function readFencedJson(text: string): unknown {
  return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
}
