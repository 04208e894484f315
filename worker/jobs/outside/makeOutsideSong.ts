import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, findModel, type GenerateSongJob } from '@arioso/contract'
import { EngineError, type EngineHealth, type EngineWords, type OutsideEngine } from '@arioso/providers/engines'
import type { WordsProvider } from '@arioso/providers/words'
import type { StoredClip } from '@arioso/storage'
import { decodeExcerpt } from '../../media/runMediaProgram.ts'
import { complete, refuseRemoved } from '../songs/streamClip.ts'
import { watchForRemoval } from '../songs/watchForRemoval.ts'
import { writeMissingWords } from '../songs/writeMissingWords.ts'
import { hearMade, type HearParts } from './hearMade.ts'
import { planOutside } from './planOutside.ts'

export type OutsideParts = HearParts & {
  engines: readonly OutsideEngine[]
  words: WordsProvider
  workFolder: string
  maxSeconds?: number | undefined
}

const ANNOUNCED_STEP = 0.1
// While it is made its sound is still to come: listening and packing take the last part.
const MAKING_SHARE = 0.9
const LONGEST_SECONDS = 600

/** A song made by another server. What it cannot make ends with an AppError, so its maker is notified and refunded. */
export async function makeOutsideSong(parts: OutsideParts, job: GenerateSongJob, signal: AbortSignal): Promise<void> {
  const { storage, announce } = parts
  const claimed = await storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  await announce(claimed)
  const engine = parts.engines.find(({ key }) => key === findModel(claimed.modelKey)?.engine)
  if (engine === undefined) throw new AppError('ENGINE_UNAVAILABLE')
  const folder = await mkdtemp(join(parts.workFolder, 'outside-'))
  const removal = watchForRemoval(storage, claimed.id, signal)
  try {
    const health = await engine.look()
    const wished = canWrite(claimed, health) ? claimed : await withWords(parts, claimed)
    const { edit, isWhole, parent, ...plan } = await planOutside({ ...parts, folder }, wished, health)
    const making = { path: join(folder, 'source'), signal: removal.signal, onProgress: tellProgress(parts, claimed.id) }
    const written = await engine.make(plan.order, making)
    const clip = await keepWhatIsKnown(parts, wished, { written, edit, lyrics: plan.order.lyrics })
    const madePath = join(folder, 'made.f32')
    await decodeExcerpt(making.path, madePath, { startSeconds: 0, endSeconds: LONGEST_SECONDS + 60 })
    if (isWhole) await rename(madePath, join(folder, 'excerpt.f32'))
    else plan.join({ madePath, outPath: join(folder, 'excerpt.f32') })
    const found = await hearMade(parts, { clip, folder, isWhole, ...(parent && { parent }) })
    await complete(parts, clip, job.attempt, found)
  } catch (error) {
    removal.signal.throwIfAborted()
    if (!(error instanceof EngineError)) throw error
    storage.watchDoor(`engine ${engine.key}`)({ ms: null, problem: error.message })
    throw toAppError(error)
  } finally {
    removal.end()
    await rm(folder, { recursive: true, force: true })
  }
}

function toAppError({ problem, message }: EngineError): AppError {
  const error = new AppError(problem === 'failed' ? 'GENERATION_FAILED' : 'ENGINE_UNAVAILABLE')
  error.cause = message
  return error
}

// A wish in one sentence is for the engine's own writer, where it has one.
function canWrite({ lyrics, style, description, controls }: StoredClip, { writes }: EngineHealth): boolean {
  return controls.edit === undefined ? writes && lyrics === '' && style === '' && description !== '' : false
}

function withWords(parts: OutsideParts, clip: StoredClip): Promise<StoredClip> | StoredClip {
  const kind = clip.controls.edit?.kind
  return kind === 'cover' || kind === 'infill' || kind === 'stem' ? clip : writeMissingWords(parts, clip)
}

function tellProgress({ storage, announce }: OutsideParts, clipId: string): (share: number) => void {
  let announced = 0
  return (share) => {
    if (share - announced < ANNOUNCED_STEP) return
    announced = share
    const update = storage.clips.update(clipId, { status: 'processing', jobProgress: share * MAKING_SHARE })
    // News that does not arrive is followed by other news.
    update.then((clip) => (clip ? announce(clip) : undefined)).catch(() => undefined)
  }
}

type Known = { written: EngineWords; edit?: StoredClip['controls']['edit'] | undefined; lyrics: string }

// What the engine wrote, where the song continues, the words of a whole song with a new section in it.
async function keepWhatIsKnown(parts: OutsideParts, clip: StoredClip, { written, edit, lyrics }: Known) {
  const { storage } = parts
  const isSection = clip.controls.edit?.kind === 'infill'
  const patch = {
    ...(isSection && { lyrics }),
    ...(written.lyrics !== undefined && !clip.makeInstrumental && { lyrics: written.lyrics }),
    ...(written.style !== undefined && { style: written.style }),
    ...(edit && { controls: { ...clip.controls, edit } }),
  }
  const kept = Object.keys(patch).length === 0 ? clip : await storage.clips.update(clip.id, patch)
  if (!kept) throw new AppError('NOT_FOUND')
  return kept.title === '' ? writeMissingWords(parts, kept) : kept
}
