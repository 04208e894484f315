// English spelling to vowel nuclei: [start, end) of every sounded vowel group in a lower-case word.
type Nucleus = { start: number; end: number }

const VOWEL = /[aeiouyäöüáàâãåæéèêëíìîïóòôõøúùûœ]/
const SOFTENED_BEFORE = /[ctsgx]$/

function isVowelAt(word: string, at: number): boolean {
  const letter = word[at] ?? ''
  if (!VOWEL.test(letter)) return false
  if (letter === 'y') return at > 0
  if (letter === 'u')
    return (
      !(word[at - 1] === 'q' && /[aeiouyéèê]/.test(word[at + 1] ?? '')) &&
      !(word[at - 1] === 'g' && /[eiyéèê]/.test(word[at + 1] ?? ''))
    )
  return true
}

function splitRun(word: string, run: Nucleus): Nucleus[] {
  const text = word.slice(run.start, run.end)
  const before = word.slice(0, run.start)
  const after = word.slice(run.end)
  const parts = (at: number): Nucleus[] => [
    { start: run.start, end: run.start + at },
    { start: run.start + at, end: run.end },
  ]
  const quietParts = (): Nucleus[] => (/^(t|nce|nt)/.test(after) ? parts(1) : [run])
  if (text === 'io' || text === 'iou' || text === 'ia' || text === 'ie' || text === 'iu') {
    // "na-tion", "spe-cial", "gor-geous", "pa-tient": the i only softens the consonant.
    if (SOFTENED_BEFORE.test(before) && before.length > 1 && /^(n|us|l|nt|nce|ns|s$|$)/.test(after) && text !== 'iu') {
      return after === '' && text === 'ia' && !/[ctsg]$/.test(before) ? parts(1) : [run]
    }
    if (text === 'io' && /(sh|ll|[aeiou]n)$/.test(before) && after.startsWith('n')) return [run]
    if (text === 'ie') return /^(t|nce|nt|r$|st$)/.test(after) && /[aeiou]/.test(before) ? parts(1) : quietParts()
    return parts(1)
  }
  if (text === 'eou' || text === 'uou') return /[gct]$/.test(before) ? [run] : parts(1)
  if (text === 'ua' && !/[qg]$/.test(before)) return parts(1)
  if ((text === 'uo' || text === 'ue') && /[qg]$/.test(before)) return [run]
  if (text === 'uo' || text === 'iao' || text === 'ii') return parts(1)
  if (text === 'eo') return parts(1)
  if (text === 'ui' && /^(t$|ti)/.test(after) && before.endsWith('n')) return parts(1)
  if (/^[aoeu]?y[aeiou]+$/.test(text)) return parts(text.indexOf('y') + 1)
  if (/^(oi|ei|ai|ui|eei|yi|ayi|oyi|eyi|uei)$/.test(text) && after.startsWith('ng')) return parts(text.length - 1)
  if (text === 'ea' && /^(te|ti|tu|tor)/.test(after) && before.endsWith('cr')) return parts(1)
  if (text === 'oe' && /^[mt]/.test(after)) return parts(1)
  return [run]
}

function isSilentE(word: string, nucleus: Nucleus, isOnly: boolean): boolean {
  if (isOnly || word.slice(nucleus.start, nucleus.end) !== 'e') return false
  const before = word.slice(0, nucleus.start)
  const after = word.slice(nucleus.end)
  const endsInCl = /[bcdfgkpstz]l$/.test(before)
  if (after === '') return !endsInCl
  if (after === 'd') return !(/[td]$/.test(before) || endsInCl)
  if (after === 's') return !(/([sxzcg]|ch|sh)$/.test(before) || endsInCl)
  return false
}

export function findNuclei(word: string): Nucleus[] {
  const runs: Nucleus[] = []
  for (let at = 0; at < word.length; at++) {
    if (!isVowelAt(word, at)) continue
    const last = runs.at(-1)
    if (last !== undefined && last.end === at) last.end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  const split = runs.flatMap((run) => splitRun(word, run))
  const sounded = split.filter(
    (nucleus, index) => !(index === split.length - 1 && isSilentE(word, nucleus, split.length === 1)),
  )
  // "rhyth-m", "pri-sm": a final -sm, -thm is its own syllable.
  if (/[^aeiou](sm|thm)$|[aeiouy]sm$|ythm$/.test(word)) sounded.push({ start: word.length - 1, end: word.length })
  return sounded
}
