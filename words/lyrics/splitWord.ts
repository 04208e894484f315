import { EXCEPTIONS } from './exceptions.ts'
import { findNuclei } from './findNuclei.ts'
import { findStress } from './stress.ts'

type SplitWord = { syllables: string[]; stressedAt: number }

const ONSETS = new Set(
  `bl br ch cl cr dr dw fl fr gl gr kn ph pl pr qu sc sh sk sl sm sn sp st sw th tr tw wh wr scr shr spl spr str thr chr`.split(
    ' ',
  ),
)
const DIGRAPHS = new Set(['ch', 'sh', 'th', 'ph', 'wh', 'gh'])
// Endings that leave the stem's vowels and stress alone; its silent e stays silent ("love-ly", "hope-ful").
const SUFFIXES = [
  'fulness',
  'lessness',
  'fully',
  'lessly',
  'ness',
  'less',
  'ful',
  'ment',
  'ments',
  'ly',
  'ship',
  'hood',
  "'s",
  "s'",
] as const
const SILENT_E_HEADS =
  `some home time fire life side love lone note grave name face wave line like grape wine space cake moon sun
fore hope care peace ice bee tide safe smoke stone bone pine drive safe store theme white blue rose shore where there here more ware
state base place guide hedge bare`.split(/\s+/)

function cutBetween(consonants: string): number {
  if (consonants.length < 2) return 0
  for (let at = 0; at < consonants.length - 1; at++) {
    if (at === 0 && consonants.length === 2 && !DIGRAPHS.has(consonants) && !/^[bcdfgkpt][lr]$/.test(consonants))
      return 1
    if (ONSETS.has(consonants.slice(at))) return at
  }
  return consonants.length - 1
}

function splitByRule(word: string): string[] {
  const nuclei = findNuclei(word)
  if (nuclei.length < 2) return [word]
  const syllables: string[] = []
  let start = 0
  for (let index = 1; index < nuclei.length; index++) {
    const from = nuclei[index - 1]?.end ?? 0
    const to = nuclei[index]?.start ?? 0
    const between = word.slice(from, to)
    const isLe = index === nuclei.length - 1 && /^le[ds]?$/.test(word.slice(to - 1))
    const cut = isLe ? between.length - 2 : cutBetween(between)
    const at = from + Math.max(0, /^(x|ck|ng|ck?s)$/.test(between) ? between.length : cut)
    syllables.push(word.slice(start, at))
    start = at
  }
  return [...syllables, word.slice(start)]
}

function joinParts(head: SplitWord, tail: string): SplitWord {
  const rest = findNuclei(tail).length === 0 ? [] : splitByRule(tail)
  if (rest.length > 0) return { syllables: [...head.syllables, ...rest], stressedAt: head.stressedAt }
  const last = head.syllables.at(-1) ?? ''
  return { syllables: [...head.syllables.slice(0, -1), last + tail], stressedAt: head.stressedAt }
}

function splitInflected(word: string): SplitWord | undefined {
  const suffix = SUFFIXES.find(
    (ending) => word.endsWith(ending) && findNuclei(word.slice(0, -ending.length)).length > 0,
  )
  if (suffix !== undefined && word.length - suffix.length > 2) {
    const stem = word.slice(0, -suffix.length)
    if (suffix === "'s" && /(s|x|z|ch|sh|ce|ge|se)$/.test(stem)) {
      const head = splitWord(stem)
      return { syllables: [...head.syllables, suffix], stressedAt: head.stressedAt }
    }
    if (suffix !== 'ly' || !/[aeiou]$/.test(stem) || stem.endsWith('e')) return joinParts(splitWord(stem), suffix)
  }
  const plural = /^(.*[^s'])s$/.exec(word)?.[1]
  if (plural !== undefined && EXCEPTIONS.has(plural) && !/(x|z|ch|sh|ce|ge|se)$/.test(plural))
    return joinParts(splitWord(plural), 's')
  const head = SILENT_E_HEADS.find(
    (part) =>
      word.startsWith(part) && word.length - part.length > 2 && !/^[aeiouyrdl][^aeiou]?$/.test(word.slice(part.length)),
  )
  const tail = head === undefined ? '' : word.slice(head.length)
  if (head !== undefined && /^[^aeiouy]/.test(tail) && findNuclei(tail).length > 0 && head.endsWith('e')) {
    return { syllables: [head, ...splitWord(tail).syllables], stressedAt: 0 }
  }
  return undefined
}

function splitStem(word: string): SplitWord | undefined {
  const inflected = /^(.+?)(ing|in'|ings|er|ers|ed|est)$/.exec(word)
  if (inflected === null) return undefined
  const stem = inflected[1] ?? ''
  for (const base of [stem, `${stem}e`, stem.replace(/([^aeiou])\1$/, '$1'), stem.replace(/i$/, 'y')]) {
    const known = EXCEPTIONS.get(base)
    if (known === undefined || base.length < 3) continue
    const syllables = splitByRule(word)
    return { syllables, stressedAt: Math.min(known.stressedAt, syllables.length - 1) }
  }
  return undefined
}

export function splitWord(word: string): SplitWord {
  const known = EXCEPTIONS.get(word)
  if (known !== undefined) return { syllables: [...known.syllables], stressedAt: known.stressedAt }
  const inflected = splitInflected(word) ?? splitStem(word)
  if (inflected !== undefined) return inflected
  const syllables = splitByRule(word)
  const stem = word.replace(/(ing|ers?|ed|es|s)$/, '')
  const stemSyllables = stem === word || findNuclei(stem).length === 0 ? syllables : splitByRule(stem)
  return { syllables, stressedAt: findStress(stemSyllables === syllables ? word : stem, stemSyllables) }
}
