export type Colour = readonly [red: number, green: number, blue: number]

const EMBER: Colour = [240, 115, 62]
// Below this, words in the colour cannot be read on the dark ground.
const LIGHT_ENOUGH = 0.22

export const TEXT: Colour = [247, 238, 226]
export const FAINT: Colour = [166, 152, 140]

// The lightest colour of the cover that can be read on the dark ground; ember where there is none.
export function accentOf(palette: readonly string[]): Colour {
  const readable = palette.flatMap((text) => parseColour(text) ?? []).filter((colour) => isColourful(colour))
  const [first] = readable.toSorted((a, b) => luminance(b) - luminance(a))
  return first !== undefined && luminance(first) >= LIGHT_ENOUGH ? first : EMBER
}

function parseColour(text: string): [Colour] | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (match === null) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16))
  return [[red, green, blue]]
}

// Paper and night belong to the ground, not to the song.
function isColourful(colour: Colour): boolean {
  return Math.max(...colour) - Math.min(...colour) > 60
}

// Relative luminance of WCAG 2.2.
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
