type Part = { type: string; body: Buffer }

const LINE = Buffer.from('\r\n')
const BLANK = Buffer.from('\r\n\r\n')

/** The parts of a multipart/mixed answer, in their order. */
export function parseMixed(contentType: string, body: Buffer): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return []
  const line = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  for (let at = body.indexOf(line); at >= 0;) {
    const start = at + line.length
    const next = body.indexOf(Buffer.concat([LINE, line]), start)
    if (next < 0) break
    const headEnd = body.indexOf(BLANK, start)
    if (headEnd >= 0 && headEnd < next) {
      const head = body.toString('latin1', start, headEnd)
      const type = /content-type:\s*([^\r\n;]+)/i.exec(head)?.[1]?.trim().toLowerCase() ?? ''
      parts.push({ type, body: body.subarray(headEnd + BLANK.length, next) })
    }
    at = next + LINE.length
  }
  return parts
}
