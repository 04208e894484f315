const PHRASES_MAX = 8
const CHARACTERS_MAX = 180
// A song has one tempo, which is not a matter of words here, and one kind of voice.
const TEMPO = /^\d+ ?bpm$/
const VOICE = /\b(vocals?|voice|singer)$/

/** One style out of several: what most of them say comes first, then a phrase of each in turn. */
export function blendStyles(styles: readonly string[]): string {
  const lists = styles.map((style) => [...new Set(style.split(',').map((phrase) => phrase.trim().toLowerCase()))])
  const counts = new Map<string, number>()
  for (const phrase of lists.flat()) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()
  const phrases = [...new Set(inTurn)]
    .filter((phrase) => phrase !== '' && !TEMPO.test(phrase))
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const voice = phrases.find((phrase) => VOICE.test(phrase))
  const sound = phrases.filter((phrase) => !VOICE.test(phrase)).slice(0, PHRASES_MAX)
  return fitting(voice === undefined ? sound : [...sound, voice])
}

function fitting(phrases: readonly string[]): string {
  let text = phrases[0]?.slice(0, CHARACTERS_MAX) ?? ''
  for (const phrase of phrases.slice(1)) {
    const longer = `${text}, ${phrase}`
    if (longer.length <= CHARACTERS_MAX) text = longer
  }
  return text
}
