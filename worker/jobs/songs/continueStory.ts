import { parseLyrics } from '@arioso/providers/words'
import type { Storage, StoredClip } from '@arioso/storage'
import { sectionBlocks, sectionKind } from './sectionBlocks.ts'

/** What the song is about, the lines it has sung so far, and the chorus that people know by now. */
export type Story = { description: string; sungLines: string[]; chorus: string[] }

/** The story of a song that is being extended, from all parts that come before. */
export async function readStory({ clips }: Pick<Storage, 'clips'>, clip: StoredClip): Promise<Story | undefined> {
  const { edit } = clip.controls
  if (edit?.kind !== 'extend') return undefined
  const parts = await Promise.all(edit.chain.map(({ clipId }) => clips.find(clipId)))
  const sections = parts.flatMap((part) => parseLyrics(part?.lyrics ?? ''))
  return {
    description: parts.map((part) => part?.description ?? '').find((description) => description !== '') ?? '',
    sungLines: sections.flatMap(({ lines }) => lines),
    chorus: sections.findLast(({ tag, lines }) => tag === 'chorus' && lines.length > 0)?.lines ?? [],
  }
}

/** New words for a song that goes on: its verses are new and no longer the first ones, its chorus is the one it has. */
export function continueStory(lyrics: string, { chorus }: Story): string {
  const blocks = sectionBlocks(lyrics).map((block) => {
    const kind = sectionKind(block)
    if (kind === 'verse') return block.replace(/^\[[^\]]+\]/, '[Verse]')
    return kind === 'chorus' && chorus.length > 0 ? ['[Chorus]', ...chorus].join('\n') : block
  })
  return blocks.join('\n\n')
}
