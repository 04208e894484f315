import { isBlue, isGreen, isSkinLike, isWarm, nameColour, toHsl, type Hsl } from './colours.ts'

// Rows from the top, four bytes a pixel: red, green, blue, opacity.
export type Pixels = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray }

export type Shares = { warm: number; blue: number; green: number; skin: number; pale: number; sand: number }

// All shares and levels between 0 and 1.
export type PictureFacts = {
  lightness: number
  saturation: number
  contrast: number
  texture: number
  sparks: number
  top: Shares & { lightness: number }
  bottom: Shares & { lightness: number }
  centre: Shares
  border: Shares
  palette: { name: string; hex: string; share: number }[]
}

const SPARK_LIGHTNESS = 0.7
const DARK_LIGHTNESS = 0.3
const PALETTE_COLOURS = 4

type Point = Hsl & { x: number; y: number; rgb: readonly [number, number, number] }

function readPoints({ width, height, rgba }: Pixels): Point[] {
  return Array.from({ length: width * height }, (_, at) => {
    const rgb = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0] as const
    return { ...toHsl(...rgb), rgb, x: (at % width) / width, y: Math.floor(at / width) / height }
  })
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function sharesOf(points: readonly Point[]): Shares {
  const share = (test: (point: Point) => boolean): number => points.filter(test).length / Math.max(1, points.length)
  return {
    warm: share(isWarm),
    blue: share(isBlue),
    green: share(isGreen),
    skin: share(isSkinLike),
    pale: share(({ saturation, lightness }) => lightness > 0.75 && (saturation < 0.35 || lightness > 0.92)),
    sand: share(({ hue, saturation, lightness }) => hue > 25 && hue < 55 && saturation > 0.12 && lightness > 0.5),
  }
}

// How often neighbours differ: leaves and crowds are rough, skies and water are smooth.
function measureTexture(points: readonly Point[], width: number): number {
  let edges = 0
  for (let at = 0; at + width < points.length; at++) {
    const here = points[at]?.lightness ?? 0
    const right = (at + 1) % width === 0 ? here : (points[at + 1]?.lightness ?? here)
    const below = points[at + width]?.lightness ?? here
    if (Math.abs(here - right) + Math.abs(here - below) > 0.12) edges += 1
  }
  return edges / Math.max(1, points.length)
}

function listPalette(points: readonly Point[]): PictureFacts['palette'] {
  const groups = new Map<string, Point[]>()
  for (const point of points) {
    const name = nameColour(point)
    const group = groups.get(name)
    if (group) group.push(point)
    else groups.set(name, [point])
  }
  const hex = (group: readonly Point[], channel: 0 | 1 | 2): string =>
    Math.round(mean(group.map(({ rgb }) => rgb[channel])))
      .toString(16)
      .padStart(2, '0')
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, PALETTE_COLOURS)
    .map(([name, group]) => ({
      name,
      hex: `#${hex(group, 0)}${hex(group, 1)}${hex(group, 2)}`,
      share: group.length / points.length,
    }))
}

export function measurePicture(pixels: Pixels): PictureFacts {
  const points = readPoints(pixels)
  const lights = points.map(({ lightness }) => lightness)
  const lightness = mean(lights)
  const top = points.filter(({ y }) => y < 0.4)
  const bottom = points.filter(({ y }) => y >= 0.6)
  const isCentral = ({ x, y }: Point): boolean => x > 0.28 && x < 0.72 && y > 0.15 && y < 0.85
  return {
    lightness,
    saturation: mean(points.map(({ saturation }) => saturation)),
    contrast: Math.sqrt(mean(lights.map((value) => (value - lightness) ** 2))),
    texture: measureTexture(points, pixels.width),
    sparks: lightness > DARK_LIGHTNESS ? 0 : lights.filter((value) => value > SPARK_LIGHTNESS).length / points.length,
    top: { ...sharesOf(top), lightness: mean(top.map((point) => point.lightness)) },
    bottom: { ...sharesOf(bottom), lightness: mean(bottom.map((point) => point.lightness)) },
    centre: sharesOf(points.filter(isCentral)),
    border: sharesOf(points.filter((point) => !isCentral(point))),
    palette: listPalette(points),
  }
}
