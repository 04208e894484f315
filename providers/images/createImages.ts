import type { Configuration } from '@arioso/contract/configuration'
import { createEmbeddedImages } from './embeddedImages.ts'
import type { ImagesProvider } from './index.ts'
import { createPainter } from './createPainter.ts'
import { createPictureReader } from './createPictureReader.ts'

/** What is configured paints and looks; where it does not, the embedded one does, so that nobody's picture fails. */
export function createImages(
  configuration: Configuration,
  report: (problem: unknown) => void,
  embedded = createEmbeddedImages(),
): ImagesProvider {
  const painter = findPainter(configuration)
  const reader = findReader(configuration)
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

function findPainter(configuration: Configuration) {
  const { ARIOSO_PICTURES_URL: url, ARIOSO_PICTURES_KEY: key, ARIOSO_PICTURES_MODEL: model } = configuration
  return url === undefined ? undefined : createPainter({ kind: configuration.ARIOSO_PICTURES_KIND, url, key, model })
}

function findReader({ ARIOSO_WORDS_URL: url, ARIOSO_WORDS_KEY: key, ARIOSO_VISION_MODEL: model }: Configuration) {
  return model === undefined ? undefined : createPictureReader({ url, key, model })
}
