import { setTimeout as delay } from 'node:timers/promises'
import { collect } from './collect.ts'
import type { ByteRange, GrowingOptions } from './files.ts'
import { pieceAt, pieceFolder, startOfPiece } from './growingPieces.ts'
import type { Objects, OpenObject } from './objects.ts'

const POLL_MS = 150
// Pieces follow one another, so usually the next one's name is known. Looking everywhere, and asking whether the maker gave
// up, costs more and is done less often.
const POLLS_PER_LOOK = 8
// A piece goes when the whole song is there, also while somebody reads it, and connections are cut: what is missing is read
// from wherever it is then. Cuts that bring no byte mean that something else is wrong.
const MAX_CUTS_IN_A_ROW = 3

export async function* readPieces(
  objects: Objects,
  path: string,
  { start, end }: ByteRange,
  { isFinished, signal }: GrowingOptions,
): AsyncGenerator<Uint8Array> {
  let position = start
  let mayGrow = true
  let cutsInARow = 0

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
      const before = position
      const piece = readUntilCut(found.stream)
      for await (const chunk of piece.chunks) {
        const wanted = chunk.subarray(0, end - position + 1)
        position += wanted.length
        if (wanted.length > 0) yield wanted
        if (position > end) break
      }
      cutsInARow = piece.cut() === undefined || position > before ? 0 : cutsInARow + 1
      if (piece.cut() !== undefined && (signal.aborted || cutsInARow === MAX_CUTS_IN_A_ROW)) throw piece.cut()
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

// Only reading is caught: what the listener throws goes its way.
function readUntilCut(stream: AsyncIterable<Uint8Array>): { chunks: AsyncIterable<Uint8Array>; cut: () => unknown } {
  let cut: unknown
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const steps = stream[Symbol.asyncIterator]()
    const next = () =>
      steps.next().catch((error: unknown): IteratorResult<Uint8Array> => {
        cut = error
        return { done: true, value: undefined }
      })
    try {
      for (let step = await next(); !step.done; step = await next()) yield step.value
    } finally {
      await steps.return?.()
    }
  }
  return { chunks: chunks(), cut: () => cut }
}
