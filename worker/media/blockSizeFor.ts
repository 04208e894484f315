const LARGEST = 4608
const SMALLEST = 1152

// node-av hands over whole blocks only and drops what is left at the end: up to a tenth of a second. So blocks are chosen
// that leave nothing, or a sample or two where no size fits.
export function blockSizeFor(totalFrames: number): number {
  let best = LARGEST
  for (let size = LARGEST; size >= SMALLEST; size--) {
    if (totalFrames % size < totalFrames % best) best = size
  }
  return best
}
