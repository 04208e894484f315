// Pictures: a score goes in, the song's cover comes out as SVG (a square of 1000 units) with its dominant colours.
// Implementations are swapped behind PicturesProvider; the embedded one draws on this machine and needs no network.
// The same score always gives the same picture.

export type { Cover, PicturesProvider } from './picturesProvider.ts'
export { createEmbeddedPictures } from './embedded.ts'
