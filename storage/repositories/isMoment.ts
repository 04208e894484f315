// Exactly as a cursor was written: other spellings and other millennia are dates to JavaScript and errors to PostgreSQL.
export function isMoment(text: string): boolean {
  return /^\d{4}-[\d:.TZ-]{19}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text
}
