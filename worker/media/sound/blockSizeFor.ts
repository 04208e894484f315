const SMALLEST = 2048
const LARGEST = 8192

// node-av drops a last block that is not full, and with it up to a tenth of a second. So the block is chosen that fills up
// with the fewest samples of silence: nearly always none.
export function blockSizeFor(totalFrames: number): number {
  const missing = (size: number): number => (size - (totalFrames % size)) % size
  let best = SMALLEST
  for (let size = SMALLEST; size <= LARGEST; size++) if (missing(size) < missing(best)) best = size
  return best
}

export function fillBlocksOf(size: number): string {
  return `asetnsamples=n=${size}:p=1`
}
