import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, HOOK_LENGTH_TOLERANCE_MS, HOOK_VIDEO, type ProcessVideoJob } from '@arioso/contract'
import type { Storage, VideoUploadPatch } from '@arioso/storage'
import { prepareFilm, probeFilm } from '../media/runMediaProgram.ts'
import { fetchFile } from './fetchFile.ts'
import { keepFile } from './keepFile.ts'

export type VideoParts = { storage: Storage; workFolder: string }

const TOLERANCE_SECONDS = HOOK_LENGTH_TOLERANCE_MS / 1000

// What is wrong with a film is told to its owner; trying again would change nothing.
export async function processVideo({ storage, workFolder }: VideoParts, job: ProcessVideoJob): Promise<void> {
  const id = job.upload_id
  const upload = await storage.videoUploads.find(id)
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(workFolder, 'video-'))
  try {
    const made = await makeFilm(storage, id, folder)
    await storage.videoUploads.update(id, { ...made, status: 'complete' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await storage.videoUploads.update(id, { status: 'error', errorMessage: error.message })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await storage.files.remove(`uploads/video/${id}`)
}

export async function abandonVideo(storage: Storage, { upload_id: id }: ProcessVideoJob): Promise<void> {
  await storage.videoUploads.update(id, { status: 'error', errorMessage: null })
  await storage.files.remove(`uploads/video/${id}`)
}

async function makeFilm({ files }: Storage, id: string, folder: string): Promise<VideoUploadPatch> {
  const [source, film, poster] = ['source', 'video.mp4', 'poster.jpg'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  if (!(await fetchFile(files, `uploads/video/${id}`, source))) throw new AppError('UPLOAD_INVALID')
  const facts = await probeFilm(source).catch(refuse)
  refuseLength(facts.durationSeconds)
  await prepareFilm(source, film, poster).catch(refuse)
  await keepFile(files, film, `videos/${id}/video.mp4`)
  await keepFile(files, poster, `videos/${id}/poster.jpg`)
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
