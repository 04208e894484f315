const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

// PostgreSQL fails a whole query on text that is no uuid; what cannot exist is simply not found.
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
