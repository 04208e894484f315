// A song in the making, where files cannot grow: each bit of it is an object of its own beside the file, called by the
// byte it begins with, and the file itself appears when no more come.
import { collect } from './collect.ts'
import type { GrowingFile } from './files.ts'
import type { Objects } from './objects.ts'

// Sound is made far faster than it is heard; more often would only cost.
const BETWEEN_PIECES_MS = 500
const DIGITS = 12

export function pieceFolder(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return `${path.slice(0, at)}.${path.slice(at)}/`
}

export function pieceAt(path: string, position: number): string {
  return `${pieceFolder(path)}${String(position).padStart(DIGITS, '0')}`
}

export function startOfPiece(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1))
}

export function growInPieces(objects: Objects, path: string, now: () => number): GrowingFile {
  const starts: number[] = []
  let waiting: Uint8Array[] = []
  let written = 0
  let kept = 0
  let keptAt = -Infinity

  async function keep(): Promise<void> {
    if (waiting.length === 0) return
    const piece = Buffer.concat(waiting)
    await objects.put(pieceAt(path, kept), piece)
    starts.push(kept)
    waiting = []
    kept += piece.length
    keptAt = now()
  }

  async function* allPieces(): AsyncGenerator<Uint8Array> {
    for (const start of starts) {
      const piece = await objects.open(pieceAt(path, start))
      if (!piece) throw new Error(`${pieceAt(path, start)} has gone`)
      yield* piece.stream as AsyncIterable<Uint8Array>
    }
  }

  return {
    get written() {
      return written
    },
    async append(bytes) {
      waiting.push(bytes)
      written += bytes.length
      // The first bytes of all are there when this returns: only then a song says that it can be heard.
      if (now() - keptAt >= BETWEEN_PIECES_MS) await keep()
    },
    async close() {
      await keep()
      await objects.put(path, allPieces())
      const pieces = await collect(objects.list(pieceFolder(path)))
      await objects.remove(pieces.map(({ key }) => key))
    },
  }
}
