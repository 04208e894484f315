import { Dialect, LocalLinter } from 'harper.js'
import { binaryInlined } from 'harper.js/binaryInlined'

export type GrammarProblem = { line: string; text: string; message: string }

// Verses are no prose: what a checker says about rhythm, length or spelling of names is not asked.
const KINDS = new Set(['Agreement', 'Grammar', 'Miscellaneous', 'Repetition', 'Usage', 'WordChoice', 'BoundaryError'])

let linter: LocalLinter | undefined

export async function checkGrammar(lines: readonly string[]): Promise<GrammarProblem[]> {
  linter ??= new LocalLinter({ binary: binaryInlined, dialect: Dialect.British })
  const problems: GrammarProblem[] = []
  for (const line of lines) {
    const found = await linter.lint(`${line}.`, { language: 'plaintext' })
    for (const lint of found)
      if (KINDS.has(lint.lint_kind())) problems.push({ line, text: lint.get_problem_text(), message: lint.message() })
  }
  return problems
}
