// "6 strofe si refren", "3 versos y coro": how many verses, in whatever language it is said.
const VERSES = String.raw`(?:strof\p{L}*|stroph\p{L}*|estrof\p{L}*|versos?|couplets?|zwrotk\p{L}*|verses?|stanzas?|vers|куплет\p{L}*|slok\p{L}*)`
const CHORUS = String.raw`(?:refr\p{L}+|ritornell\p{L}|coros?|estribillos?|chorus(?:es)?|припев\p{L}*|hooks?|bridges?)`
const AND = String.raw`(?:s[iîĭ]|și|şi|y|e|et|und|and|i|a|и|plus|with(?: an?)?|con|cu|mit|avec|[+&,])`
const FORM = new RegExp(
  String.raw`(?<=^|[\s,.;(])[,;]?\s*(?:\b(?:with|cu|con|mit|avec|in)\s+)?(?:\d{1,2}|two|three|four|five|six)\s+${VERSES}(?:\s*${AND}\s*(?:\d{1,2}\s+|un\s+|a\s+)?${CHORUS})*(?=\s*(?:[,.;)]|$))`,
  'giu',
)

export const cutForm = (text: string): string =>
  text
    .replaceAll(FORM, '')
    .replaceAll(/\s+(?=[,.;])|[,;]\s*$/gu, '')
    .trim()
