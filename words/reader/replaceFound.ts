type Put = string | ((found: string, ...parts: string[]) => string)

// V8 makes machine code of a pattern before it replaces all that it finds, four kilobytes each. Of hundreds nearly none is found: who only
// looks for it needs none.
export function replaceFound(text: string, pattern: RegExp, put: Put): string {
  if (text.search(pattern) < 0) return text
  return typeof put === 'string' ? text.replaceAll(pattern, put) : text.replaceAll(pattern, put)
}
