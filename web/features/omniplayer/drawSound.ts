// A frame of the visualiser: the song's own cover, its lines swaying with the bands of the sound, and the bands below it.
const SLICES = 240
const COVER_SHARE = 0.8
const REACH_BANDS = 4
const SWAY_SHARE = 0.035
const BARS_SHARE = 0.11

export type Frame = {
  cover: CanvasImageSource | undefined
  // Low to high, from 0 to 1; all 0 is the cover at rest.
  bands: Float32Array
  seconds: number
  color: string
}

export function drawSound(context: CanvasRenderingContext2D, sizePx: number, frame: Frame): void {
  context.clearRect(0, 0, sizePx, sizePx)
  if (frame.cover !== undefined) drawCover(context, sizePx, frame.cover, frame)
  drawBars(context, sizePx, frame)
}

function drawCover(context: CanvasRenderingContext2D, sizePx: number, cover: CanvasImageSource, frame: Frame): void {
  const { bands, seconds } = frame
  const sourcePx = 'naturalWidth' in cover ? cover.naturalWidth : sizePx
  const beat = 1 + 0.02 * ((bands[1] ?? 0) + (bands[2] ?? 0))
  const width = sizePx * COVER_SHARE * beat
  const left = (sizePx - width) / 2
  const top = left * 0.6
  for (let slice = 0; slice < SLICES; slice += 1) {
    const share = slice / SLICES
    const loudness = loudnessAt(bands, (1 - share) * (bands.length - 1))
    const sway = Math.sin(seconds * 1.1 + share * 9) * loudness * loudness * width * SWAY_SHARE
    const [sourceTop, sourceHeight] = [share * sourcePx, sourcePx / SLICES]
    // One more pixel each way, or hairlines show between the slices.
    context.drawImage(
      cover,
      0,
      sourceTop,
      sourcePx,
      sourceHeight,
      left + sway,
      top + share * width,
      width,
      width / SLICES + 1,
    )
  }
}

// Between the bands and their neighbours, or the edge of the cover would be torn instead of bent.
function loudnessAt(bands: Float32Array, place: number): number {
  let [sum, weights] = [0, 0]
  for (let band = Math.ceil(place - REACH_BANDS); band <= place + REACH_BANDS; band += 1) {
    const weight = 1 - Math.abs(band - place) / (REACH_BANDS + 1)
    sum += weight * (bands[Math.min(bands.length - 1, Math.max(0, band))] ?? 0)
    weights += weight
  }
  return sum / weights
}

function drawBars(context: CanvasRenderingContext2D, sizePx: number, { bands, color }: Frame): void {
  const space = sizePx / bands.length
  const width = Math.max(2, space * 0.5)
  const base = sizePx - 2
  context.fillStyle = color
  for (const [index, band] of bands.entries()) {
    const height = Math.max(width, band * band * sizePx * BARS_SHARE)
    context.beginPath()
    context.roundRect(index * space + (space - width) / 2, base - height, width, height, width / 2)
    context.fill()
  }
}
