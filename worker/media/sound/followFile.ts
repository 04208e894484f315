import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_MS = 100
const CHUNK_BYTES = 262_144

/** Hands over what is written into a file while it is written, until `making` has settled and the rest was read. */
export async function followFile(
  path: string,
  making: Promise<unknown>,
  take: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  let isMade = false
  const settled = making.then(
    () => void (isMade = true),
    () => void (isMade = true),
  )
  let at = 0
  for (;;) {
    const wasMade = isMade
    for (let bytes = await readFrom(path, at); bytes.length > 0; bytes = await readFrom(path, at)) {
      at += bytes.length
      await take(bytes)
    }
    if (wasMade) return
    await Promise.race([delay(LOOK_MS), settled])
  }
}

async function readFrom(path: string, at: number): Promise<Uint8Array> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return new Uint8Array()
  try {
    const bytes = Buffer.alloc(CHUNK_BYTES)
    const { bytesRead } = await file.read(bytes, 0, CHUNK_BYTES, at)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
