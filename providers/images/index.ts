// Images: one to three pictures go in as bytes (PNG, JPEG, WebP), the song that belongs to them comes out in words; or a
// text goes in and a square PNG comes out; or what a link leads to goes in, and the picture of the link comes out.
// Implementations are swapped behind ImagesProvider; the embedded one reads colours and where they lie, on this machine, and
// stands in for any other.
// Bytes that are no picture are an IMAGE_INVALID, whatever they call themselves.

export type { ImagesProvider, ImagesDoor } from './imagesProvider.ts'
export { createEmbeddedImages } from './embeddedImages.ts'
export { createImages } from './createImages.ts'
export type { Card } from './drawCard.ts'
export { readPictureHeader } from './readPictureHeader.ts'
