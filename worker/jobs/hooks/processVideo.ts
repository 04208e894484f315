import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, HOOK_LENGTH_TOLERANCE_MS, HOOK_VIDEO, type ProcessVideoJob } from '@arioso/contract'
import { findRefusal } from '@arioso/providers/words'
import type { Storage, VideoUploadPatch } from '@arioso/storage'
import { drawSprite, prepareFilm, probeFilm } from '../../media/runMediaProgram.ts'
import { fetchFile } from '../fetchFile.ts'
import { keepFile } from '../keepFile.ts'

export type VideoParts = {
  storage: Pick<Storage, 'clips' | 'files' | 'hooks' | 'keptFiles' | 'queue' | 'transaction' | 'videoUploads'>
  workFolder: string
}

const TOLERANCE_SECONDS = HOOK_LENGTH_TOLERANCE_MS / 1000

// The owner is shown what is wrong with a film; trying again would change nothing.
export async function processVideo({ storage, workFolder }: VideoParts, job: ProcessVideoJob): Promise<void> {
  const id = job.upload_id
  const upload = await storage.videoUploads.find(id)
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(workFolder, 'video-'))
  try {
    refuseName(job)
    const made = await makeFilm(storage, job, folder)
    await storage.videoUploads.update(id, { ...made, status: 'complete' })
    const bytes = (await storage.files.size(`videos/${id}/video.mp4`)) ?? 0
    await storage.keptFiles.keep({ key: `videos/${id}`, userId: upload.userId, kind: 'video', bytes })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await storage.videoUploads.update(id, { status: 'error', errorMessage: error.message })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await removeSource(storage, id)
}

export async function abandonVideo(
  storage: Pick<Storage, 'files' | 'keptFiles' | 'videoUploads'>,
  { upload_id: id }: ProcessVideoJob,
): Promise<void> {
  await storage.videoUploads.update(id, { status: 'error', errorMessage: null })
  await removeSource(storage, id)
}

async function removeSource({ files, keptFiles }: Pick<Storage, 'files' | 'keptFiles'>, id: string): Promise<void> {
  await files.remove(`uploads/video/${id}`)
  await keptFiles.remove([`uploads/video/${id}`])
}

function refuseName({ filename = '', is_moderated: isModerated = false }: ProcessVideoJob): void {
  const why = isModerated ? findRefusal(filename.replaceAll(/[_.-]+/g, ' ')) : undefined
  if (why !== undefined) throw new AppError('VIDEO_REFUSED', { why })
}

async function makeFilm(
  { files }: Pick<Storage, 'files'>,
  job: ProcessVideoJob,
  folder: string,
): Promise<VideoUploadPatch> {
  const { upload_id: id, wants_cover: wantsCover = true, wants_sprite: wantsSprite = false } = job
  const at = (name: string): string => join(folder, name)
  const [source, film, poster, sprite] = [at('source'), at('video.mp4'), at('poster.jpg'), at('sprite.jpg')]
  if (!(await fetchFile(files, `uploads/video/${id}`, source))) throw new AppError('UPLOAD_INVALID')
  const facts = await probeFilm(source).catch(refuse)
  refuseLength(facts.durationSeconds)
  await prepareFilm(source, film, poster).catch(refuse)
  await keepFile(files, film, `videos/${id}/video.mp4`)
  if (wantsCover) await keepFile(files, poster, `videos/${id}/poster.jpg`)
  if (wantsSprite) {
    await drawSprite(film, sprite, facts.durationSeconds).catch(refuse)
    await keepFile(files, sprite, `videos/${id}/sprite.jpg`)
  }
  return facts
}

function refuse(): never {
  throw new AppError('VIDEO_UNREADABLE')
}

function refuseLength(seconds: number): void {
  const { minSeconds, maxSeconds } = HOOK_VIDEO
  if (seconds === 0) refuse()
  if (seconds < minSeconds - TOLERANCE_SECONDS) throw new AppError('VIDEO_TOO_SHORT', { min: minSeconds })
  if (seconds > maxSeconds + TOLERANCE_SECONDS) throw new AppError('VIDEO_TOO_LONG', { max: maxSeconds })
}
