import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks.ts'
import type { TestResult } from '../testReports.ts'

// A requirement that says several things has parts, named by letters.
export type Requirement = { id: string; parts: string[] }
export type Proof = { id: string; state: 'proven' | 'partly' | 'unproven'; missing: string[] }

const LINE = /^- \*\*([A-Z]{3,5}-\d{2})\*\*|^ {2}- \*\*([a-z])\*\*/gm
// [CRE-07] claims every word of it, [CRE-12 a c] two of its parts, [CRE-07, CRE-12 a] both.
const CLAIM = /\b([A-Z]{3,5}-\d{2})((?: [a-z]\b(?!\w))*)/g
const BRACKETS = /\[[^\]]*\]/g

export function listRequirements(): Requirement[] {
  return parseRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'))
}

export function parseRequirements(text: string): Requirement[] {
  const requirements: Requirement[] = []
  for (const [, id, part] of text.matchAll(LINE)) {
    if (id !== undefined) requirements.push({ id, parts: [] })
    else if (part !== undefined) requirements.at(-1)?.parts.push(part)
  }
  return requirements
}

function claimsOf(title: string): string[] {
  const bracketed = (title.match(BRACKETS) ?? []).join(' ')
  return [...bracketed.matchAll(CLAIM)].flatMap(([, id = '', letters = '']) => {
    const parts = letters.trim().split(' ').filter(Boolean)
    return parts.length === 0 ? [id] : parts.map((part) => `${id} ${part}`)
  })
}

/**
 * A requirement is proven when tests name it and all of them ran and passed. One with parts needs a test for each part:
 * a title with the bare id claims none of them.
 */
export function readProof(requirements: readonly Requirement[], results: readonly TestResult[]): Proof[] {
  const claims = (passed: boolean) =>
    new Set(results.filter((result) => result.passed === passed).flatMap(({ title }) => claimsOf(title)))
  const [passed, failed] = [claims(true), claims(false)]
  const holds = (claim: string): boolean => passed.has(claim) && !failed.has(claim)
  return requirements.map(({ id, parts }) => {
    const needed = parts.length === 0 ? [id] : parts.map((part) => `${id} ${part}`)
    const missing = needed.filter((claim) => !holds(claim))
    const isBroken = failed.has(id) || missing.length === needed.length
    return { id, missing, state: isBroken ? 'unproven' : missing.length === 0 ? 'proven' : 'partly' }
  })
}

export function describeProof(proof: readonly Proof[]): string {
  const partly = proof.filter(({ state }) => state === 'partly')
  const unproven = proof.filter(({ state }) => state === 'unproven')
  const list = (title: string, claims: string[]): string[] =>
    claims.length === 0 ? [] : [`${title}: ${claims.join(', ')}`]
  return [
    ...list(
      'unproven',
      unproven.map(({ id }) => id),
    ),
    ...list(
      'partly proven, without a test for',
      partly.flatMap(({ missing }) => missing),
    ),
    `requirements proven: ${proof.length - partly.length - unproven.length} of ${proof.length}, partly proven: ${partly.length}`,
  ].join('\n')
}
