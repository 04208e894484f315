import { setTimeout as delay } from 'node:timers/promises'
import { collect } from './collect.ts'
import type { ByteRange, GrowingOptions } from './files.ts'
import { pieceAt, pieceFolder, startOfPiece } from './growingPieces.ts'
import type { Objects, OpenObject } from './objects.ts'

const POLL_MS = 150
// Pieces follow one another, so usually the next one's name is known. Looking everywhere, and asking whether the maker gave
// up, costs more and is done less often.
const POLLS_PER_LOOK = 8

export async function* readPieces(
  objects: Objects,
  path: string,
  { start, end }: ByteRange,
  { isFinished, signal }: GrowingOptions,
): AsyncGenerator<Uint8Array> {
  let position = start
  let mayGrow = true

  async function openNext(looksEverywhere: boolean): Promise<OpenObject | undefined> {
    const next = await objects.open(pieceAt(path, position), undefined, signal)
    if (next || !looksEverywhere) return next
    return (await openPieceAround()) ?? objects.open(path, { start: position, end }, signal)
  }

  // A listener begins in the middle of a piece, and so does everybody when a song is made again in other pieces.
  async function openPieceAround(): Promise<OpenObject | undefined> {
    const pieces = await collect(objects.list(pieceFolder(path)))
    const around = pieces.findLast(
      ({ key, size }) => startOfPiece(key) <= position && position < startOfPiece(key) + size,
    )
    return around && objects.open(around.key, { start: position - startOfPiece(around.key) }, signal)
  }

  for (let polls = 0; position <= end; polls += 1) {
    const looksEverywhere = polls % POLLS_PER_LOOK === 0
    const found = await openNext(looksEverywhere)
    if (found) {
      polls = -1
      for await (const chunk of found.stream as AsyncIterable<Uint8Array>) {
        const wanted = chunk.subarray(0, end - position + 1)
        position += wanted.length
        if (wanted.length > 0) yield wanted
        if (position > end) break
      }
    } else if (!mayGrow) {
      throw new Error(`the file ends at ${position}, before ${end}`)
    } else if (looksEverywhere && polls > 0 && (await isFinished())) {
      // The last bytes may have come between looking and asking: look once more.
      mayGrow = false
      polls = -1
    } else {
      await delay(POLL_MS, undefined, { signal })
    }
  }
}
