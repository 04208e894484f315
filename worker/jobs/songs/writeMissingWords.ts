import { AppError } from '@arioso/contract'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage, StoredClip } from '@arioso/storage'
import { continueStory, readStory } from './continueStory.ts'
import { fitWordsToPlan } from './fitWordsToPlan.ts'

export type WritingParts = { storage: Pick<Storage, 'clips'>; words: WordsProvider; maxSeconds?: number | undefined }

const SONGS_REMEMBERED = 100

export async function writeMissingWords(
  { storage, words, maxSeconds }: WritingParts,
  clip: StoredClip,
): Promise<StoredClip> {
  const isWritten = clip.lyrics !== ''
  const { plan } = clip.controls
  const story = isWritten ? undefined : await readStory(storage, clip)
  const description = clip.description || (story?.description ?? '')
  const written = await words.writeSong({
    seed: clip.seed,
    instrumental: clip.makeInstrumental,
    ...(description ? { description } : {}),
    ...(clip.lyrics ? { lyrics: clip.lyrics } : {}),
    ...(clip.style ? { style: clip.style } : {}),
    ...(clip.title ? { title: clip.title } : {}),
    ...(clip.controls.likedStyles ? { likedStyles: clip.controls.likedStyles } : {}),
    ...(clip.controls.lyricsModel ? { lyricsModel: clip.controls.lyricsModel } : {}),
    ...(isWritten ? {} : { avoid: [...(story?.sungLines ?? []), ...(await listHeardLines(storage, clip))] }),
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
  })
  if (!isWritten && !clip.makeInstrumental && written.lyrics.startsWith('[Arioso writes '))
    throw new AppError('LYRICS_ENGLISH_ONLY')
  const told = story ? continueStory(written.lyrics, story) : written.lyrics
  const updated = await storage.clips.update(clip.id, {
    title: written.title,
    lyrics: plan && !isWritten ? fitWordsToPlan(told, plan) : told,
    style: written.style,
  })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

// No line comes again within a person's last songs. The other take is among them: two takes never share one.
async function listHeardLines(storage: Pick<Storage, 'clips'>, { userId }: StoredClip): Promise<string[]> {
  const songs = await storage.clips.listSungWords(userId, SONGS_REMEMBERED)
  return songs.flatMap((words) => words.split('\n')).filter((line) => line !== '' && !line.startsWith('['))
}
