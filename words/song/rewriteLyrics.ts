import { createRandom } from '../random.ts'
import { createCowriter, type Cowriter } from './cowriter.ts'
import { readInstruction, type Instruction } from './readInstruction.ts'
import type { RewriteRequest } from './rewriteRequest.ts'

export type RewrittenLyrics = { lyrics: string; variants: string[]; nextPrompts: string[] }

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

function replaceWords(text: string, { from, to }: NonNullable<Instruction['replace']>): string {
  const pattern = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(from)}(?!\p{L})`, 'giu')
  return text.replaceAll(pattern, (found) => (/^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to))
}

// Rows in pairs: what is not sung stays where it is, a couplet replaces two lines, a rhyme answers a single one.
function rewriteRows(rows: readonly string[], writer: Cowriter, keepFirst: boolean): string[] {
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

function rewritePair(one: string, two: string, writer: Cowriter, keepFirst: boolean): string[] {
  const answer = keepFirst ? writer.answer(one) : undefined
  if (answer !== undefined) return [one, answer]
  const lines = writer.couplet()
  return lines.length === 2 ? lines : [one, two]
}

function rewriteSingle(row: string, done: readonly string[], writer: Cowriter): string {
  const partner = done.findLast(isSung) ?? row
  return writer.answer(partner) ?? writer.couplet()[0] ?? row
}

function fitLength(rows: readonly string[], { length }: Instruction, writer: Cowriter): string[] {
  if (length === 'longer') return [...rows, ...writer.couplet()]
  const sung = rows.filter(isSung)
  if (length !== 'shorter' || sung.length < 4) return [...rows]
  const kept = new Set(sung.slice(0, Math.ceil(sung.length / 4) * 2))
  return rows.filter((row) => !isSung(row) || kept.has(row))
}

function rewriteOnce(request: RewriteRequest, instruction: Instruction, seed: number): string {
  const { selected, mode } = request
  const writer = createCowriter(request, instruction, createRandom(seed))
  if (mode === 'continue') {
    const added = Array.from({ length: CONTINUED_COUPLETS }, () => writer.couplet()).flat()
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
