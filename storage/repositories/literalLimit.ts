import { sql, type Placeholder } from 'drizzle-orm'

// For prepared queries: as a parameter PostgreSQL cannot tell how few rows are wanted, and plans anew every time.
export function literalLimit(rows: number): Placeholder {
  return sql.raw(String(rows)) as unknown as Placeholder
}
