import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  // Undefined where no disk of its own could be made: nobody's real one is filled up.
  fill: (() => void) | undefined
  clear(): void
  close(): void
}

const SIZE_MB = 2_500
const CHUNK = new Uint8Array(4 * 1024 * 1024)
const LAST_CHUNK = new Uint8Array(4096)

/** A data folder on a disk so small that it can be filled up. Takes root, and a kernel that lets it mount. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'arioso-chaos-'))
  const options = `size=${SIZE_MB}m,mode=0711`
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'arioso-chaos', folder]).status === 0
  if (!isMounted) chmodSync(folder, 0o711)
  const ballast = join(folder, 'ballast')

  function fill(): void {
    const file = openSync(ballast, 'w')
    try {
      for (const chunk of [CHUNK, LAST_CHUNK]) writeUntilFull(file, chunk)
    } finally {
      closeSync(file)
    }
  }

  return {
    folder,
    fill: isMounted ? fill : undefined,
    clear: () => rmSync(ballast, { force: true }),
    close: () => {
      if (isMounted) spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, chunk: Uint8Array): void {
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
