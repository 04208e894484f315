import { alignedWord } from '@arioso/contract'
import { clipFiles, readJson, type Storage } from '@arioso/storage'
import { readScoreFile } from '../../rules/songs/readScoreFile.ts'

type Span = { startSeconds: number | null; endSeconds: number | null }

const words = alignedWord.array()

/** Who sings a song: of several singers the one with the most words within the span. */
export async function findSinger(storage: Pick<Storage, 'files'>, clipId: string, span: Span): Promise<string | null> {
  const voice = (await readScoreFile(storage, clipId))?.voice
  if (voice === undefined) return null
  if (span.startSeconds === null && span.endSeconds === null) return voice.singer
  const sung = (await readJson(storage.files, clipFiles(clipId).words, words)) ?? []
  const counts = new Map<string, number>()
  for (const { line, start_s, end_s } of sung) {
    if (end_s <= (span.startSeconds ?? 0) || start_s >= (span.endSeconds ?? Infinity)) continue
    const singer = voice.lines[line]?.singer ?? voice.singer
    counts.set(singer, (counts.get(singer) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? voice.singer
}
