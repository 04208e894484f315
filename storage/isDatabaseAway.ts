const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08000', '08003', '08006'])

/** Whether this failed because the database could not be reached, which passes, and not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if ((code !== undefined && AWAY.has(code)) || error.message.startsWith('Connection terminated')) return true
  return isDatabaseAway(error.cause)
}
