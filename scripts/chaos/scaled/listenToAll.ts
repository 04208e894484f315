import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Member } from '../../member.ts'

export type Listening = {
  /** Somebody hears this song from its first byte on, and asks for what is missing whenever they are cut off. */
  begin(member: Member, clipId: string): void
  /** How many are receiving sound of a song right now. */
  hearing(): number
  /** SHA-256 of each song that was heard to its end. */
  end(): Promise<{ heard: Map<string, string>; cuts: number }>
}

const PATIENCE_MS = 500
const LAST_WORDS_MS = 30_000

export function listenToAll(url: string): Listening {
  const heard = new Map<string, string>()
  const [enough, last] = [new AbortController(), new AbortController()]
  const listeners: Promise<void>[] = []
  let [receiving, cuts] = [0, 0]

  // Not a number while nothing can be heard yet.
  async function receive(member: Member, clipId: string, from: number, keep: (bytes: Uint8Array) => void) {
    const headers = { cookie: member.cookie, range: `bytes=${from}-` }
    const reply = await fetch(`${url}/media/clips/${clipId}/audio.mp3`, { headers, signal: last.signal })
    const size = Number(reply.headers.get('content-range')?.split('/')[1])
    if (reply.status !== 206) {
      await reply.body?.cancel()
      return size
    }
    receiving += 1
    try {
      for await (const chunk of reply.body ?? []) keep(chunk)
    } finally {
      receiving -= 1
    }
    return size
  }

  async function listen(member: Member, clipId: string): Promise<void> {
    const hash = createHash('sha256')
    let bytes = 0
    for (;;) {
      const before = bytes
      const size = await receive(member, clipId, bytes, (chunk) => {
        hash.update(chunk)
        bytes += chunk.length
      }).catch(() => undefined)
      if (size === bytes) return void heard.set(clipId, hash.digest('hex'))
      if (bytes > before) cuts += 1
      if (enough.signal.aborted && bytes === before) return
      await delay(PATIENCE_MS)
    }
  }

  return {
    begin: (member, clipId) => void listeners.push(listen(member, clipId)),
    hearing: () => receiving,
    end: async () => {
      enough.abort()
      const tooLong = setTimeout(() => last.abort(), LAST_WORDS_MS)
      await Promise.all(listeners)
      clearTimeout(tooLong)
      return { heard, cuts }
    },
  }
}
