// Chromium plays nothing before it has 32 KiB.
const PLAYABLE_BYTES = 33 * 1024

type Pass = (bytes: Uint8Array<ArrayBuffer>) => void

/** Keeps a song's first bytes until a browser can begin with them; `end` lets a very short song go. */
export function createFirstBytes(pass: Pass): { add: Pass; end(): void } {
  let kept: Uint8Array[] | undefined = []
  let length = 0

  function end(): void {
    if (!kept) return
    const all = new Uint8Array(length)
    let at = 0
    for (const part of kept) {
      all.set(part, at)
      at += part.length
    }
    kept = undefined
    pass(all)
  }

  return {
    end,
    add(bytes) {
      if (!kept) return pass(bytes)
      kept.push(bytes)
      length += bytes.length
      if (length >= PLAYABLE_BYTES) end()
    },
  }
}
