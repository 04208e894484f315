export type FilmLook = { widthPx: number; heightPx: number; filter: string }

type Recorded = {
  widthPx: number
  heightPx: number
  pixelAspect: number
  // Nine 32-bit numbers, as MP4 keeps how a telephone was held.
  matrix: Uint8Array | null
  framesPerSecond: number
}

const LONG_SIDE_PX = 1280
const SHORT_SIDE_PX = 720
const USUAL_RATE = 30
const SLOWEST_RATE = 5

const turns: Record<number, string> = { 90: 'transpose=clock,', 180: 'hflip,vflip,', 270: 'transpose=cclock,' }

// Upright, square pixels, at most 720p and 30 pictures a second: enough for a telephone held in the hand.
export function filmLook({ widthPx, heightPx, pixelAspect, matrix, framesPerSecond }: Recorded): FilmLook {
  const turn = turnOf(matrix)
  const shown = { width: widthPx * pixelAspect, height: heightPx }
  const [width, height] = turn % 180 === 0 ? [shown.width, shown.height] : [shown.height, shown.width]
  const shrink = Math.min(1, LONG_SIDE_PX / Math.max(width, height), SHORT_SIDE_PX / Math.min(width, height))
  const size = { widthPx: even(width * shrink), heightPx: even(height * shrink) }
  const isUsual = framesPerSecond >= SLOWEST_RATE && framesPerSecond <= USUAL_RATE
  const rate = isUsual ? framesPerSecond : USUAL_RATE
  const filter = `${turns[turn] ?? ''}scale=${size.widthPx}:${size.heightPx},setsar=1,fps=${rate}`
  return { ...size, filter }
}

function turnOf(matrix: Uint8Array | null): number {
  if (matrix === null || matrix.byteLength < 8) return 0
  const view = new DataView(matrix.buffer, matrix.byteOffset, matrix.byteLength)
  const degrees = (Math.atan2(view.getInt32(4, true), view.getInt32(0, true)) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2)
}
