export type LineReader = {
  readJson(): Promise<unknown>
  readBytes(size: number): AsyncGenerator<Uint8Array>
}

const NEW_LINE = 10

// Lines of JSON with raw bytes between them, out of chunks that are cut anywhere.
export function openLineReader(bytes: AsyncIterable<Uint8Array>): LineReader {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest: Uint8Array = Buffer.alloc(0)

  async function more(): Promise<void> {
    const next = await chunks.next()
    if (next.done) throw new Error('the backup ends in the middle')
    rest = next.value
  }

  return {
    async readJson() {
      const parts: Uint8Array[] = []
      for (;;) {
        const at = rest.indexOf(NEW_LINE)
        parts.push(at === -1 ? rest : rest.subarray(0, at))
        if (at !== -1) {
          rest = rest.subarray(at + 1)
          return JSON.parse(Buffer.concat(parts).toString())
        }
        await more()
      }
    },

    async *readBytes(size) {
      for (let left = size; left > 0;) {
        if (rest.length === 0) await more()
        const chunk = rest.subarray(0, left)
        rest = rest.subarray(chunk.length)
        left -= chunk.length
        yield chunk
      }
    },
  }
}
