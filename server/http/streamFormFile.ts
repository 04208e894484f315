import { AppError } from '@arioso/contract'

const HEADERS_END = Buffer.from('\r\n\r\n')
const HEADERS_MAX_BYTES = 16_384

// The part called "file" of a form, chunk by chunk, so that an upload never lies in memory as a whole. Fields before it
// are passed over. A form that breaks off is unreadable: half a file must not look like one.
export async function* streamFormFile(contentType: string, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/.exec(contentType)
  if (boundary === null) throw new AppError('BODY_UNREADABLE')
  const form = createReader(body, Buffer.from(`\r\n--${boundary[1] ?? boundary[2] ?? ''}`))
  await form.skipPart()
  while (await form.hasPart()) {
    if (/;\s*name="?file"?[;\r]/i.test(`${await form.readHeaders()}\r`)) {
      yield* form.part()
      return
    }
    await form.skipPart()
  }
  throw new AppError('UPLOAD_INVALID')
}

function createReader(body: AsyncIterable<Buffer>, delimiter: Buffer) {
  const chunks = body[Symbol.asyncIterator]()
  // The first boundary has no line before it; this gives it one.
  let held = Buffer.from('\r\n')

  async function pull(): Promise<void> {
    const next = await chunks.next()
    if (next.done === true) throw new AppError('BODY_UNREADABLE')
    held = Buffer.concat([held, next.value])
  }

  async function* part(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = held.indexOf(delimiter)
      const ready = end >= 0 ? end : held.length - delimiter.length + 1
      if (ready > 0) yield held.subarray(0, ready)
      held = held.subarray(end >= 0 ? end + delimiter.length : Math.max(0, ready))
      if (end >= 0) return
      await pull()
    }
  }

  return {
    part,
    async skipPart(): Promise<void> {
      for await (const chunk of part()) void chunk
    },
    async hasPart(): Promise<boolean> {
      while (held.length < 2) await pull()
      return held.toString('latin1', 0, 2) === '\r\n'
    },
    async readHeaders(): Promise<string> {
      while (!held.includes(HEADERS_END)) {
        if (held.length > HEADERS_MAX_BYTES) throw new AppError('BODY_UNREADABLE')
        await pull()
      }
      const end = held.indexOf(HEADERS_END)
      const headers = held.toString('utf8', 0, end)
      held = held.subarray(end + HEADERS_END.length)
      return headers
    },
  }
}
