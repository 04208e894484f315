import type { Stereo } from '../sound/sound.ts'
import { createTextPainter, type TextMask } from './createTextPainter.ts'
import { drawStage } from './drawStage.ts'
import { findLine, paintLines, sungX } from './lyricLines.ts'
import { BARS_PER_SECOND, measureBars } from './measureBars.ts'
import { FRAMES_PER_SECOND, layouts, type ShareVideoSpec, type VideoLayout } from './shareVideoSpec.ts'
import { accentOf, FAINT, TEXT, type Colour } from './videoColours.ts'

const BAR_PX = 8
const BAR_STEP_PX = 12
const BAR_LEAST_PX = 6

type Canvas = { pixels: Buffer; width: number; height: number }

// Frames as RGBA, one after the other; the next one overwrites the last.
export function* drawShareVideo(spec: ShareVideoSpec, sound: Stereo, sampleRate: number, fontFiles: string[]) {
  const layout = layouts[spec.shape]
  const { width, height, title, artist, mark } = layout
  const painter = createTextPainter(width, fontFiles)
  const stage: Canvas = { pixels: drawStage(spec, layout), width, height }
  stamp(stage, painter.paint([spec.title], { family: 'Fraunces', size: title.size }), title.y, () => TEXT)
  stamp(stage, painter.paint([spec.artist], { family: 'Instrument Sans', size: artist.size }), artist.y, () => FAINT)
  stamp(stage, painter.paint(['arioso'], { family: 'Fraunces', size: mark.size }), mark.y, () => FAINT)

  const bars = measureBars(sound, sampleRate)
  const lines = paintLines(spec.words, painter, { line: layout.line.size, nextLine: layout.nextLine.size })
  const accent = accentOf(spec.palette)
  const frame: Canvas = { pixels: Buffer.alloc(stage.pixels.length), width, height }
  for (let number = 0; number < Math.floor(spec.lengthSeconds * FRAMES_PER_SECOND); number++) {
    const passed = number / FRAMES_PER_SECOND
    const seconds = spec.startSeconds + passed
    stage.pixels.copy(frame.pixels)
    drawWave(frame, layout, bars, passed * BARS_PER_SECOND, accent)
    const index = findLine(lines, seconds)
    const [line, next] = [lines[index], lines[index + 1]]
    if (line !== undefined) {
      const edge = sungX(line, seconds)
      stamp(frame, line.bright, layout.line.y, (x) => (x < edge ? accent : TEXT))
    }
    if (next !== undefined) stamp(frame, next.faint, layout.nextLine.y, () => FAINT)
    yield frame.pixels
  }
}

// The wave moves past the middle, where the song is now.
function drawWave(
  canvas: Canvas,
  { wave, width }: VideoLayout,
  bars: number[],
  position: number,
  accent: Colour,
): void {
  const reach = Math.ceil(width / 2 / BAR_STEP_PX) + 1
  const middle = Math.floor(position)
  for (let bar = Math.max(0, middle - reach); bar <= middle + reach; bar++) {
    const level = bars[bar]
    if (level === undefined) break
    const x = Math.round(width / 2 + (bar - position) * BAR_STEP_PX)
    const tall = Math.max(BAR_LEAST_PX, Math.round(level * wave.height))
    const box = { x, y: Math.round(wave.y - tall / 2), width: BAR_PX, height: tall }
    fill(canvas, box, bar <= position ? accent : FAINT)
  }
}

function fill(canvas: Canvas, box: { x: number; y: number; width: number; height: number }, colour: Colour): void {
  const [from, to] = [Math.max(0, box.x), Math.min(canvas.width, box.x + box.width)]
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = from; x < to; x++) {
      const at = 4 * (y * canvas.width + x)
      canvas.pixels[at] = colour[0]
      canvas.pixels[at + 1] = colour[1]
      canvas.pixels[at + 2] = colour[2]
    }
  }
}

// Text stands with its baseline at y, where its mask has it.
function stamp(canvas: Canvas, mask: TextMask, y: number, colourAt: (x: number) => Colour): void {
  const top = Math.round(y - mask.height * 0.72)
  for (let row = 0; row < mask.height; row++) {
    if (top + row < 0 || top + row >= canvas.height) continue
    for (let x = 0; x < Math.min(mask.width, canvas.width); x++) {
      const alpha = (mask.alpha[row * mask.width + x] ?? 0) / 255
      if (alpha === 0) continue
      const colour = colourAt(x)
      const at = 4 * ((top + row) * canvas.width + x)
      for (const part of [0, 1, 2] as const) {
        const below = canvas.pixels[at + part] ?? 0
        canvas.pixels[at + part] = Math.round(below + (colour[part] - below) * alpha)
      }
    }
  }
}
