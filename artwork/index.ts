// Artwork: what a song is goes in, its drawing as plain shapes comes out, in a square of 1000 units.
// Pure: no canvas, no DOM, no clock. The worker rasterises the shapes, the web animates them.
export { chooseFamily, drawCover, type CoverSubject } from './drawCover.ts'
export { toSvg } from './toSvg.ts'
export type { Drawing, Shape } from './shapes.ts'
