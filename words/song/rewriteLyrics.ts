import { countSyllables } from '../lyrics/countSyllables.ts'
import { createRandom, type Random } from '../random.ts'
import { readStyle } from '../style/readStyle.ts'
import { BANKS } from './banks/banks.ts'
import { TOPIC_COUPLETS } from './banks/topicLines.ts'
import { chooseTheme, type ThemeChoice } from './chooseTheme.ts'
import { createPicker } from './couplet.ts'
import { readInstruction, type Instruction } from './readInstruction.ts'
import { readTopic, type Topic } from './readTopic.ts'
import { findRhymingLine } from './rhymingLines.ts'

export type RewriteRequest = {
  seed: number
  selected: string
  before: string
  after: string
  instruction: string
  title: string
  style: string
  mode: 'rewrite' | 'continue' | 'rhyme'
}
export type RewrittenLyrics = { lyrics: string; variants: string[]; nextPrompts: string[] }

type Writer = { theme: ThemeChoice; random: Random; pick: () => string[]; used: Set<string> }

const VARIANTS = 3
const VARIANT_TRIES = 9
const CONTINUED_COUPLETS = 2
const NEXT_PROMPTS = [
  'Make it sadder',
  'Make it happier',
  'Make it shorter',
  'Make it about the sea',
  'Make it about coming home',
  'Add two more lines',
] as const

const isTag = (row: string): boolean => /^\s*[[(【].*[\])】]\s*:?\s*$/u.test(row)
const isSung = (row: string): boolean => row.trim() !== '' && !isTag(row)

function readSubject({ about }: Instruction, request: RewriteRequest): Topic {
  const subject = about || request.title || request.selected.split('\n').find(isSung) || ''
  const sentence = `a song about ${subject}`
  return readTopic(readStyle(sentence), sentence)
}

function createWriter(request: RewriteRequest, instruction: Instruction, random: Random): Writer {
  const topic = readSubject(instruction, request)
  const { moods } = readStyle(`${request.style}, ${request.instruction}`).intent
  const context = readStyle(`${instruction.about} ${request.title} ${request.selected} ${request.before}`)
  const words = instruction.about === '' ? context.tokens.map(({ word }) => word) : topic.words
  const chosen = chooseTheme(words, moods, random.fork('theme'))
  const theme = { ...chosen, lean: instruction.lean ?? chosen.lean }
  const pickFrom = createPicker(topic, theme.lean, random.fork('couplets'))
  const used = new Set(`${request.selected}\n${request.before}\n${request.after}`.split('\n').map((row) => row.trim()))
  let isFirst = true
  const pick = (): string[] => {
    const told = isFirst && instruction.about !== '' ? [TOPIC_COUPLETS] : []
    isFirst = false
    for (const bank of [...told, BANKS[theme.main].verses, BANKS[theme.second].verses, BANKS.generic.verses]) {
      for (let lines = pickFrom(bank); lines !== undefined; lines = pickFrom(bank))
        if (!lines.some((line) => used.has(line))) return lines
    }
    return []
  }
  return { theme, random: random.fork('lines'), pick, used }
}

function replaceWords(text: string, { from, to }: NonNullable<Instruction['replace']>): string {
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\p{L})`,
    'giu',
  )
  return text.replaceAll(pattern, (found) => (/^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to))
}

// Rows in pairs: what is not sung stays where it is, a couplet replaces two lines, a rhyme answers a single one.
function rewriteRows(rows: readonly string[], writer: Writer, keepFirst: boolean): string[] {
  const result: string[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row = '', next = ''] = rows.slice(at, at + 2)
    if (!isSung(row)) {
      result.push(row)
      continue
    }
    const isPair = at + 1 < rows.length && isSung(next)
    result.push(...(isPair ? rewritePair(row, next, writer, keepFirst) : [rewriteSingle(row, result, writer)]))
    if (isPair) at += 1
  }
  return result
}

function rewritePair(one: string, two: string, writer: Writer, keepFirst: boolean): string[] {
  const wish = { syllables: countSyllables(one), lean: writer.theme.lean, used: writer.used }
  const answer = keepFirst ? findRhymingLine(one, wish, writer.random) : undefined
  if (answer !== undefined) {
    writer.used.add(answer)
    return [one, answer]
  }
  const lines = writer.pick()
  return lines.length === 2 ? lines : [one, two]
}

function rewriteSingle(row: string, done: readonly string[], writer: Writer): string {
  const partner = done.findLast(isSung) ?? row
  const wish = { syllables: countSyllables(row), lean: writer.theme.lean, used: writer.used }
  return findRhymingLine(partner, wish, writer.random) ?? writer.pick()[0] ?? row
}

function fitLength(rows: readonly string[], { length }: Instruction, writer: Writer): string[] {
  if (length === 'longer') return [...rows, ...writer.pick()]
  const sung = rows.filter(isSung)
  if (length !== 'shorter' || sung.length < 4) return [...rows]
  const kept = new Set(sung.slice(0, Math.ceil(sung.length / 4) * 2))
  return rows.filter((row) => !isSung(row) || kept.has(row))
}

function rewriteOnce(request: RewriteRequest, instruction: Instruction, seed: number): string {
  const { selected, mode } = request
  const writer = createWriter(request, instruction, createRandom(seed))
  if (mode === 'continue') {
    const added = Array.from({ length: CONTINUED_COUPLETS }, () => writer.pick()).flat()
    return [selected.trimEnd(), ...added].filter((row) => row !== '').join('\n')
  }
  const rows = selected.split('\n')
  if (mode === 'rhyme') return rewriteRows(rows, writer, true).join('\n')
  return fitLength(rewriteRows(rows, writer, false), instruction, writer).join('\n')
}

export function rewriteLyrics(request: RewriteRequest): RewrittenLyrics {
  const instruction = readInstruction(request.instruction)
  const nextPrompts = createRandom(request.seed).fork('next').shuffle(NEXT_PROMPTS).slice(0, 3)
  if (request.mode === 'rewrite' && instruction.replace !== undefined) {
    const lyrics = replaceWords(request.selected, instruction.replace)
    if (lyrics !== request.selected) return { lyrics, variants: [lyrics], nextPrompts }
  }
  const tries = Array.from({ length: VARIANT_TRIES }, (_, at) => rewriteOnce(request, instruction, request.seed + at))
  const variants = [...new Set(tries)].slice(0, VARIANTS)
  return { lyrics: variants[0] ?? request.selected, variants, nextPrompts }
}
