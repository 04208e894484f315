import { DrizzleQueryError } from 'drizzle-orm/errors'

/** A failed query tells its parameters: lyrics, addresses, hashes. A log keeps what was asked, not what was in it. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const plain = new Error(`Failed query: ${error.query}`, { cause: withoutDetail(error.cause) })
  if (error.stack !== undefined) plain.stack = `${plain.message}\n${stackLines(error.stack)}`
  return plain
}

// PostgreSQL names the values of a broken rule in its detail; its code and the rule say enough.
function withoutDetail(cause: unknown): unknown {
  if (!(cause instanceof Error)) return undefined
  const { code = '', constraint = '' } = cause as Error & { code?: string; constraint?: string }
  return new Error(`the database refused: ${code} ${constraint}`.trim())
}

function stackLines(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
