import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analysis, type Analysis } from '@arioso/contract'
import { type Storage, clipFiles, readJson } from '@arioso/storage'
import { runListenProgram } from '../../media/runListenProgram.ts'
import { decodeExcerpt } from '../../media/runMediaProgram.ts'

// Long enough for sixteen bars of a slow song.
const HEARD_SECONDS = 40
// Fewer do not hold enough beats to count.
const SHORTEST_SECONDS = 8

/**
 * What is heard in a recording up to a moment: as it was written down when it came in, or, for one that was cut or bent
 * since, by listening to the last seconds before it.
 */
export async function hearBefore(
  storage: Pick<Storage, 'files'>,
  { clipId, atSeconds }: { clipId: string; atSeconds: number },
  folder: string,
): Promise<Analysis> {
  const kept = await readJson(storage.files, clipFiles(clipId).analysis, analysis)
  if (kept) return kept
  const startSeconds = Math.max(0, atSeconds - HEARD_SECONDS)
  const span = { startSeconds, endSeconds: Math.max(atSeconds, startSeconds + SHORTEST_SECONDS) }
  await decodeExcerpt(join(folder, `${clipId}.flac`), join(folder, 'excerpt.f32'), span)
  await runListenProgram(folder)
  return later(analysis.parse(JSON.parse(await readFile(join(folder, 'analysis.json'), 'utf8'))), startSeconds)
}

function later(heard: Analysis, seconds: number): Analysis {
  const move = <T extends { startSeconds: number; endSeconds: number }>(span: T): T => ({
    ...span,
    startSeconds: span.startSeconds + seconds,
    endSeconds: span.endSeconds + seconds,
  })
  return {
    ...heard,
    beatsSeconds: heard.beatsSeconds.map((at) => at + seconds),
    chordsPerBar: heard.chordsPerBar.map(move),
    melody: heard.melody.map(move),
    sections: heard.sections.map(move),
  }
}
