import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  analysis,
  findHighlight,
  keyName,
  SHORT_RESULT_SECONDS,
  SNIPPET_SECONDS,
  type Analysis,
} from '@arioso/contract'
import type { ListeningProvider } from '@arioso/providers/listening'
import type { PicturesProvider } from '@arioso/providers/pictures'
import { type ClipPatch, type Storage, type StoredClip, clipFiles, writeJson } from '@arioso/storage'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { countFrames } from '../../media/sound/floatFile.ts'
import { followFile } from '../../media/sound/followFile.ts'
import { mp3Bytes } from '../../media/mp3/mp3Bytes.ts'
import { runListenProgram } from '../../media/runListenProgram.ts'
import type { AnnounceClip } from '../announceClip.ts'
import { takeOver } from '../edits/sourceSong.ts'
import { storeCover, writePreview } from '../songs/storeCover.ts'
import { refuseRemoved, storeMaster } from '../songs/streamClip.ts'
import { spreadWords } from './spreadWords.ts'

export type HearParts = {
  storage: Pick<Storage, 'clips' | 'files' | 'personas' | 'queue' | 'transaction' | 'watchDoor'>
  announce: AnnounceClip
  listening: ListeningProvider
  pictures: PicturesProvider
}

/**
 * `excerpt.f32` in the folder becomes the clip's sound, heard while it is encoded; then everything a song has that was not written
 * here: tempo, key, chords, sections, a tune, when its words are sung, a cover.
 */
export async function hearMade(
  parts: HearParts,
  { clip, parent, folder, isWhole }: { clip: StoredClip; parent?: StoredClip; folder: string; isWhole: boolean },
): Promise<ClipPatch> {
  const { storage } = parts
  const totalFrames = countFrames(join(folder, 'excerpt.f32'))
  const durationSeconds = totalFrames / SAMPLE_RATE
  if (durationSeconds < 1) throw new Error('the engine sent no sound')
  await streamSound(parts, clip, { folder, isWhole, totalFrames })
  // Not every instrument plays in every song.
  const { edit } = clip.controls
  const mayBeQuiet = edit?.kind === 'stem'
  const master = { wavPath: join(folder, 'song.wav'), folder, minSeconds: SHORT_RESULT_SECONDS, mayBeQuiet }
  await storeMaster(storage, clip.id, master)
  for (const name of ['peaks.json', 'analysis.json']) {
    await storage.files.write(clipFiles(clip.id).named(name), createReadStream(join(folder, name)))
  }
  const heard = analysis.parse(JSON.parse(await readFile(join(folder, 'analysis.json'), 'utf8')))
  const isSung = !clip.makeInstrumental && (edit?.kind !== 'stem' || edit.name === 'vocals')
  const words = !isSung ? [] : spreadWords(clip.lyrics, heard, durationSeconds)
  await writeJson(storage.files, clipFiles(clip.id).words, words)
  const score = parts.listening.writeScore(heard, { seed: clip.seed, title: clip.title })
  await writeJson(storage.files, clipFiles(clip.id).score, score)
  const look = parent ? await takeOver(storage, clip, parent) : await drawCover(parts, clip, heard, durationSeconds)
  const peaks = JSON.parse(await readFile(join(folder, 'peaks.json'), 'utf8')) as number[]
  return {
    hasCover: look.hasCover,
    palette: look.palette,
    tempoBpm: heard.tempoBpm.value,
    keyName: keyName(heard.key),
    snippetStartSeconds: findHighlight(peaks, durationSeconds, SNIPPET_SECONDS),
  }
}

// The size of the file follows from its length, so it can be listened to from its first second on.
async function streamSound(
  { storage, announce }: HearParts,
  clip: StoredClip,
  { folder, isWhole, totalFrames }: { folder: string; isWhole: boolean; totalFrames: number },
): Promise<void> {
  const key = clipFiles(clip.id).audio
  // Made again it is another song: nothing of an earlier try may stay behind it.
  await storage.files.remove(key)
  const audio = await storage.files.openGrowing(key)
  const listening = runListenProgram(folder, isWhole ? 'levelled' : 'kept')
  let isStreaming = false
  try {
    await followFile(join(folder, 'audio.mp3'), listening, async (bytes) => {
      await audio.append(bytes)
      if (isStreaming) return
      isStreaming = true
      const updated = await storage.clips.update(clip.id, {
        status: 'streaming',
        durationSeconds: totalFrames / SAMPLE_RATE,
        audioBytes: mp3Bytes(totalFrames),
      })
      if (!updated) return
      refuseRemoved(updated)
      await announce(updated)
    })
    await listening
  } finally {
    await listening.catch(() => undefined)
    await audio.close()
  }
}

async function drawCover({ storage, pictures }: HearParts, clip: StoredClip, heard: Analysis, durationSeconds: number) {
  const { seed, title } = clip
  const { svg, palette } = pictures.drawHeard(heard, { seed, title, durationSeconds })
  await storeCover(storage, clip.id, svg)
  await writePreview(storage, clip.id, svg)
  return { hasCover: true, palette }
}
