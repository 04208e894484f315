import type { Configuration } from '@arioso/contract/configuration'
import type { NoteCall } from '../outside/index.ts'
import { createEmbeddedImages } from './embeddedImages.ts'
import type { ImagesProvider } from './imagesProvider.ts'
import { createPainter } from './createPainter.ts'
import { createPictureReader } from './createPictureReader.ts'

type Reports = { report: (problem: unknown) => void; notePainted?: NoteCall; noteSeen?: NoteCall }

/** What is configured paints and looks; where it does not, the embedded one does, so that nobody's picture fails. */
export function createImages(
  configuration: Configuration,
  { report, notePainted, noteSeen }: Reports,
  embedded = createEmbeddedImages(),
): ImagesProvider {
  const painter = findPainter(configuration, notePainted)
  const reader = findReader(configuration, noteSeen)
  return {
    async describe(pictures, wish) {
      // It also says which bytes are no picture: they go to nobody else.
      const own = await embedded.describe(pictures, wish)
      if (reader === undefined) return own
      try {
        return { ...own, ...(await reader.read(pictures, wish.description)) }
      } catch (problem) {
        report(problem)
        return own
      }
    },
    async draw(prompt, seed) {
      if (painter === undefined) return embedded.draw(prompt, seed)
      try {
        return await painter.paint(prompt, seed)
      } catch (problem) {
        report(problem)
        return embedded.draw(prompt, seed)
      }
    },
    drawCard: (card) => embedded.drawCard(card),
    doors: () => ({ painter: doorOf(painter), reader: doorOf(reader) }),
  }
}

function doorOf(door: Pick<NonNullable<ReturnType<typeof findPainter>>, 'name' | 'facts'> | undefined) {
  return door && { name: door.name, facts: door.facts() }
}

function findPainter(configuration: Configuration, note?: NoteCall) {
  const { ARIOSO_PICTURES_URL: url, ARIOSO_PICTURES_KEY: key, ARIOSO_PICTURES_MODEL: model } = configuration
  const kind = configuration.ARIOSO_PICTURES_KIND
  return url === undefined ? undefined : createPainter({ kind, url, key, model }, note)
}

function findReader(configuration: Configuration, note?: NoteCall) {
  const { ARIOSO_WORDS_URL: url, ARIOSO_WORDS_KEY: key, ARIOSO_VISION_MODEL: model } = configuration
  return model === undefined ? undefined : createPictureReader({ url, key, model }, note)
}
