import type { Reading } from '../reader/readRequest.ts'

type Asked = Pick<Reading, 'told' | 'manner'>

// What a request says, and behind " as " how it shall be sung.
export const tellWhole = (text: string, manner: string): string =>
  `${text} as ${manner}`.replaceAll(/\s+/g, ' ').replace(/[^\p{L}\p{N}]+$/u, '')

const capitalizeWords = (text: string): string =>
  /\p{Lu}/u.test(text) ? text : text.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

// Names a kit's own words catch: of "(?<called>\w+)_loves_(?<other>\w+)'s_cooking" who eats and who cooks.
export function calledBy(
  about: RegExp | undefined,
  slot: 'called' | 'other' | 'third',
  { told, manner }: Asked,
): string | undefined {
  if (about?.source.includes('(?<called>') !== true) return undefined
  const name = about.exec(tellWhole(told, manner))?.groups?.[slot]
  return name === undefined ? undefined : capitalizeWords(name)
}
