import { short } from './curves.ts'
import type { Drawing, Gradient, Paint, Shape } from './shapes.ts'

export function toSvg(drawing: Drawing, options: { pixels?: number } = {}): string {
  const gradients: string[] = []
  const paint = (value: Paint): string => {
    if (typeof value === 'string') return value
    const written = gradientElement(value)
    const known = gradients.indexOf(written)
    const index = known >= 0 ? known : gradients.push(written) - 1
    return `url(#g${index})`
  }
  const background = `<rect width="${drawing.size}" height="${drawing.size}" fill="${paint(drawing.background)}"/>`
  const shapes = drawing.shapes.map((shape) => shapeElement(shape, paint)).join('')
  const defs = gradients.map((gradient, index) => gradient.replace(' ', ` id="g${index}" `)).join('')
  const size = options.pixels ? ` width="${options.pixels}" height="${options.pixels}"` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.size} ${drawing.size}"${size}>` +
    `${defs ? `<defs>${defs}</defs>` : ''}${background}${shapes}</svg>`
  )
}

function gradientElement({ kind, from, to, stops }: Gradient): string {
  const written = stops
    .map(({ at, color, opacity }) => {
      const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${short(at * 100)}%" stop-color="${color}"${faded}/>`
    })
    .join('')
  if (kind === 'linear') {
    // Written out even when zero: a gradient's x2 is 100% by default.
    const ends = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`
    return `<linearGradient gradientUnits="userSpaceOnUse" ${ends}>${written}</linearGradient>`
  }
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const circle = `cx="${short(from[0])}" cy="${short(from[1])}" r="${short(Math.sqrt(x * x + y * y))}"`
  return `<radialGradient gradientUnits="userSpaceOnUse" ${circle}>${written}</radialGradient>`
}

function shapeElement(shape: Shape, paint: (value: Paint) => string): string {
  const look = [`fill="${shape.fill ? paint(shape.fill) : 'none'}"`]
  if (shape.stroke) {
    look.push(`stroke="${shape.stroke.color}" stroke-width="${short(shape.stroke.width)}"`)
    if (shape.stroke.cap === 'round') look.push('stroke-linecap="round" stroke-linejoin="round"')
  }
  if (shape.opacity !== undefined) look.push(`opacity="${Math.round(shape.opacity * 1000) / 1000}"`)
  if (shape.blend) look.push(`style="mix-blend-mode:${shape.blend}"`)
  return `<${geometry(shape)} ${look.join(' ')}/>`
}

function geometry(shape: Shape): string {
  if (shape.kind === 'path') return `path d="${shape.d}"`
  if (shape.kind === 'polygon')
    return `polygon points="${shape.points.map((point) => point.map(short).join()).join(' ')}"`
  if (shape.kind === 'circle') return `circle ${attributes({ cx: shape.x, cy: shape.y, r: shape.radius })}`
  if (shape.kind === 'rect') {
    const { x, y, width, height, corner = 0 } = shape
    return `rect ${attributes({ x, y, width, height, rx: corner })}`
  }
  const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
  return `line ${attributes({ x1, y1, x2, y2 })}`
}

function attributes(values: Record<string, number>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name}="${short(value)}"`)
    .join(' ')
}
