import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checks.ts'
import type { TestResult } from './testReports.ts'

const ID = /\b[A-Z]{3,5}-\d{2}\b/g

export function listRequirements(): string[] {
  const text = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
  return [...text.matchAll(/^- \*\*([A-Z]{3,5}-\d{2})\*\*/gm)].map(([, id]) => id ?? '')
}

// A requirement is proven when at least one test names it and every test that names it passed.
export function provenRequirements(results: TestResult[]): string[] {
  const failed = new Set(results.filter((result) => !result.passed).flatMap((result) => result.title.match(ID) ?? []))
  const passed = new Set(results.filter((result) => result.passed).flatMap((result) => result.title.match(ID) ?? []))
  return listRequirements().filter((id) => passed.has(id) && !failed.has(id))
}
