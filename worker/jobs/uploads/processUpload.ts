import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  analysis,
  AppError,
  AUDIO_UPLOAD_MIN_SECONDS,
  isSameRecording,
  keyName,
  SILENT_RESULT_LUFS,
  type Analysis,
  type ProcessUploadJob,
} from '@arioso/contract'
import type { ListeningProvider } from '@arioso/providers/listening'
import type { PicturesProvider } from '@arioso/providers/pictures'
import {
  type AudioUploadPatch,
  type Files,
  type Storage,
  type StoredAudioUpload,
  clipFiles,
  writeJson,
} from '@arioso/storage'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { countFrames } from '../../media/sound/floatFile.ts'
import { runFingerprintProgram } from '../../media/runFingerprintProgram.ts'
import { runListenProgram } from '../../media/runListenProgram.ts'
import { decodeExcerpt, encodeMaster } from '../../media/runMediaProgram.ts'
import { fetchFile } from '../fetchFile.ts'
import { keepFile } from '../keepFile.ts'
import { writePreview, writeCovers } from '../songs/storeCover.ts'

export type ProcessUploadParts = {
  storage: Pick<Storage, 'audioUploads' | 'files' | 'keptFiles' | 'removedRecordings'>
  pictures: PicturesProvider
  listening: ListeningProvider
  workFolder: string
}

// Browsers and FFmpeg disagree on where a compressed file ends by a frame or two.
const TOLERANCE_SECONDS = 0.1

// The owner is shown what is wrong with a recording; trying again would change nothing.
export async function processUpload(parts: ProcessUploadParts, job: ProcessUploadJob): Promise<void> {
  const { storage } = parts
  const upload = await storage.audioUploads.find(job.upload_id)
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(parts.workFolder, 'upload-'))
  try {
    const made = await makeAudio(parts, upload, folder)
    await storage.audioUploads.update(upload.id, { ...made, status: 'complete' })
    await keepCount(storage, upload)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await storage.audioUploads.update(upload.id, { status: 'error', errorMessage: error.message })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await removeSource(storage, upload.id)
}

export async function abandonUpload(
  storage: Pick<Storage, 'audioUploads' | 'files' | 'keptFiles'>,
  job: ProcessUploadJob,
): Promise<void> {
  await storage.audioUploads.update(job.upload_id, { status: 'error', errorMessage: null })
  await removeSource(storage, job.upload_id)
}

async function removeSource({ files, keptFiles }: Pick<Storage, 'files' | 'keptFiles'>, id: string): Promise<void> {
  await files.remove(sourceOf(id))
  await keptFiles.remove([sourceOf(id)])
}

// What its owner's space holds from now on.
async function keepCount(
  { files, keptFiles }: Pick<Storage, 'files' | 'keptFiles'>,
  { id, userId }: StoredAudioUpload,
): Promise<void> {
  const { master, audio, folder } = clipFiles(id)
  const sizes = await Promise.all([master, audio].map((key) => files.size(key)))
  const bytes = sizes.reduce<number>((total, size) => total + (size ?? 0), 0)
  await keptFiles.keep({ key: folder, userId, kind: 'audio', bytes })
}

async function makeAudio(parts: ProcessUploadParts, upload: StoredAudioUpload, folder: string) {
  const { files } = parts.storage
  const keys = clipFiles(upload.id)
  await fetchExcerpt(files, upload, folder)
  const durationSeconds = countFrames(join(folder, 'excerpt.f32')) / SAMPLE_RATE
  if (durationSeconds === 0) throw new AppError('UPLOAD_UNREADABLE')
  refuseLength(durationSeconds, upload)
  await refuseRemoved(parts.storage, join(folder, 'excerpt.f32'))
  const { lufs } = await runListenProgram(folder)
  if (lufs < SILENT_RESULT_LUFS) throw new AppError('UPLOAD_SILENT')
  await encodeMaster(join(folder, 'song.wav'), join(folder, 'song.flac'))
  await keepFile(files, join(folder, 'song.flac'), keys.master)
  await keepFile(files, join(folder, 'audio.mp3'), keys.audio)
  for (const name of ['peaks.json', 'analysis.json']) {
    await files.write(keys.named(name), createReadStream(join(folder, name)))
  }
  await writeJson(files, keys.words, [])
  const heard = analysis.parse(JSON.parse(await readFile(join(folder, 'analysis.json'), 'utf8')))
  const score = parts.listening.writeScore(heard, { seed: seedOf(upload), title: upload.title })
  await writeJson(files, keys.score, score)
  const made: AudioUploadPatch = {
    ...(await drawCover(parts, upload, heard, durationSeconds)),
    durationSeconds,
    audioBytes: (await stat(join(folder, 'audio.mp3'))).size,
    hasVocal: heard.hasVocal.value,
    tempoBpm: heard.tempoBpm.value,
    keyName: keyName(heard.key),
  }
  return made
}

async function refuseRemoved(
  { removedRecordings }: Pick<Storage, 'removedRecordings'>,
  excerpt: string,
): Promise<void> {
  const landmarks = await runFingerprintProgram(excerpt)
  const like = await removedRecordings.findLike(landmarks)
  const isSame = like !== undefined && isSameRecording({ votes: like.votes, landmarks: landmarks.hashes.length })
  if (isSame) throw new AppError('UPLOAD_REMOVED')
}

// Without a trim a second more than allowed is decoded, which is enough to know that it is too long.
async function fetchExcerpt(files: Files, upload: StoredAudioUpload, folder: string): Promise<void> {
  const isThere = await fetchFile(files, sourceOf(upload.id), join(folder, 'source'))
  if (!isThere) throw new AppError('UPLOAD_INVALID')
  const startSeconds = upload.trimStartSeconds ?? 0
  const endSeconds = upload.trimEndSeconds ?? startSeconds + upload.maxSeconds + 1
  if (upload.trimEndSeconds !== null) refuseLength(endSeconds - startSeconds, upload)
  await decodeExcerpt(join(folder, 'source'), join(folder, 'excerpt.f32'), { startSeconds, endSeconds }).catch(() => {
    throw new AppError('UPLOAD_UNREADABLE')
  })
}

function refuseLength(seconds: number, { maxSeconds }: { maxSeconds: number }): void {
  if (seconds > maxSeconds + TOLERANCE_SECONDS) throw new AppError('UPLOAD_TOO_LONG', { max: maxSeconds })
  if (seconds < AUDIO_UPLOAD_MIN_SECONDS - TOLERANCE_SECONDS)
    throw new AppError('UPLOAD_TOO_SHORT', { min: AUDIO_UPLOAD_MIN_SECONDS })
}

async function drawCover(
  { storage, pictures }: ProcessUploadParts,
  upload: StoredAudioUpload,
  heard: Analysis,
  durationSeconds: number,
): Promise<AudioUploadPatch> {
  const { id, title } = upload
  const { svg, palette } = pictures.drawHeard(heard, { seed: seedOf(upload), title, durationSeconds })
  await writeCovers(storage, id, svg)
  await writePreview(storage, id, svg)
  return { hasCover: true, palette }
}

const seedOf = ({ id }: StoredAudioUpload): number => Number.parseInt(id.slice(0, 8), 16)
const sourceOf = (id: string): string => `uploads/audio/${id}`
