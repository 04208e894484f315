import { AppError, sungLines } from '@arioso/contract'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage, StoredClip, SungTake } from '@arioso/storage'
import { continueStory, readStory, type Story } from './continueStory.ts'
import { fitWordsToPlan } from './fitWordsToPlan.ts'

export type WritingParts = { storage: Pick<Storage, 'clips'>; words: WordsProvider; maxSeconds?: number | undefined }

const SONGS_REMEMBERED = 100

type Words = { title: string; lyrics: string; style: string }
type Known = { story?: Story | undefined; avoid: string[] }

export async function writeMissingWords(parts: WritingParts, clip: StoredClip): Promise<StoredClip> {
  const { clips } = parts.storage
  if (clip.lyrics === '') await writeApart(parts, clip)
  else await clips.update(clip.id, await write(parts, clip))
  const written = await clips.find(clip.id)
  if (!written) throw new AppError('NOT_FOUND')
  return written
}

// Another worker may write the other take meanwhile. Whichever comes second is written once more, knowing the first.
async function writeApart(parts: WritingParts, clip: StoredClip): Promise<void> {
  const { storage } = parts
  const story = await readStory(storage, clip)
  const known: Known = { story, avoid: [...(story?.sungLines ?? []), ...(await listHeardLines(storage, clip))] }
  for (;;) {
    const words = await write(parts, clip, known)
    const wishesTitle = clip.title === ''
    const alike = await storage.clips.giveWords(clip, words, (takes) =>
      takes.filter((take) => isAlike(take, words, { ...known, wishesTitle })),
    )
    if (alike.length === 0) return
    known.avoid.push(...alike.flatMap(({ lyrics }) => sungLines(lyrics)))
  }
}

async function write({ words, maxSeconds }: WritingParts, clip: StoredClip, known?: Known): Promise<Words> {
  const { plan } = clip.controls
  const description = clip.description || (known?.story?.description ?? '')
  const { title, style, lyrics } = await words.writeSong({
    seed: clip.seed,
    instrumental: clip.makeInstrumental,
    ...(description ? { description } : {}),
    ...(clip.lyrics ? { lyrics: clip.lyrics } : {}),
    ...(clip.style ? { style: clip.style } : {}),
    ...(clip.title ? { title: clip.title } : {}),
    ...(clip.controls.likedStyles ? { likedStyles: clip.controls.likedStyles } : {}),
    ...(clip.controls.lyricsModel ? { lyricsModel: clip.controls.lyricsModel } : {}),
    ...(known ? { avoid: known.avoid } : {}),
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
  })
  if (!known) return { title, style, lyrics }
  if (!clip.makeInstrumental && lyrics.startsWith('[Arioso writes ')) throw new AppError('LYRICS_ENGLISH_ONLY')
  const told = known.story ? continueStory(lyrics, known.story) : lyrics
  return { title, style, lyrics: plan ? fitWordsToPlan(told, plan) : told }
}

type Apart = Pick<Known, 'avoid'> & { wishesTitle: boolean }

// Lines that were avoided and came all the same are meant, such as the chorus of a song that goes on.
function isAlike(take: SungTake, { title, lyrics }: Words, { avoid, wishesTitle }: Apart): boolean {
  const [avoided, lines] = [new Set(avoid), new Set(sungLines(lyrics))]
  const unknown = sungLines(take.lyrics).filter((line) => !avoided.has(line))
  return unknown.length > 0 && ((wishesTitle && take.title === title) || unknown.some((line) => lines.has(line)))
}

// No line comes again within a person's last songs. The other take is among them: two takes share none but what they were told.
async function listHeardLines(storage: Pick<Storage, 'clips'>, { userId }: StoredClip): Promise<string[]> {
  return (await storage.clips.listSungWords(userId, SONGS_REMEMBERED)).flatMap(sungLines)
}
