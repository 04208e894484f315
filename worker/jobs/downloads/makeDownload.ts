import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, type DownloadFormat, type MakeDownloadJob } from '@arioso/contract'
import { toLrc } from '@arioso/providers/scores'
import { type Storage, type StoredClip, clipFiles } from '@arioso/storage'
import { id3Tag } from '../../media/mp3/id3Tag.ts'
import { convertAudio, encodeMaster, renderStems, type FileTags } from '../../media/runMediaProgram.ts'
import { zipOf } from '../../media/zipOf.ts'
import { makeShareVideo } from './makeShareVideo.ts'
import { readWords } from '../readWords.ts'

export type DownloadParts = {
  storage: Pick<Storage, 'clips' | 'files' | 'jobs' | 'keptFiles' | 'queue'>
  workFolder: string
  address: string
}

type Making = { parts: DownloadParts; clip: StoredClip; job: MakeDownloadJob; folder: string }

// Safe to run twice: the same song gives the same file, and it appears only when it is whole.
export async function makeDownload(parts: DownloadParts, job: MakeDownloadJob): Promise<void> {
  const clip = await parts.storage.clips.find(job.clip_id)
  if (clip === undefined || (await parts.storage.files.size(job.key)) !== undefined) return
  const folder = await mkdtemp(join(parts.workFolder, 'download-'))
  const { files, keptFiles } = parts.storage
  try {
    await files.write(job.key, await makers[job.format]({ parts, clip, job, folder }))
    const bytes = (await files.size(job.key)) ?? 0
    await keptFiles.keep({ key: job.key, userId: clip.userId, kind: 'download', bytes })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The waiting page learns of it with its next request, and may try again.
export async function abandonDownload({ storage }: DownloadParts, { key }: { key: string }): Promise<void> {
  if ((await storage.files.size(key)) === undefined) await storage.files.write(`${key}.failed`, new Uint8Array(1))
  await storage.keptFiles.remove([key])
}

type Made = Uint8Array | AsyncIterable<Uint8Array>

const makers: Record<DownloadFormat, (making: Making) => Promise<Made>> = {
  mp3: makeMp3,
  m4a: (making) => convertMaster(making, 'm4a'),
  wav: (making) => convertMaster(making, 'wav'),
  flac: (making) => convertMaster(making, 'flac'),
  stems: makeStems,
  midi: (making) => makeSheet(making, 'midi'),
  chords: (making) => makeSheet(making, 'chords'),
  lrc: makeLrc,
  square_video: ({ parts, clip, job, folder }) => makeShareVideo(parts, clip, { ...job, shape: 'square', folder }),
  vertical_video: ({ parts, clip, job, folder }) => makeShareVideo(parts, clip, { ...job, shape: 'vertical', folder }),
}

async function makeMp3({ parts, clip }: Making): Promise<Uint8Array> {
  const [audio, cover] = await Promise.all([
    getBytes(parts.storage, clipFiles(clip.id).audio),
    parts.storage.files.readBytes(clipFiles(clip.id).preview),
  ])
  const tag = id3Tag({
    title: clip.title,
    artist: clip.displayName,
    genre: clip.style,
    lyrics: clip.lyrics,
    tempoBpm: clip.tempoBpm,
    keyName: clip.keyName,
    address: parts.address === '' ? '' : `${parts.address}/song/${clip.id}`,
    cover: cover && { type: 'image/png', bytes: cover },
  })
  return Buffer.concat([tag, audio])
}

// Songs from elsewhere have no lossless master; what is played is then the best there is.
async function convertMaster({ parts, clip, folder }: Making, ending: 'm4a' | 'wav' | 'flac'): Promise<Uint8Array> {
  const master = await parts.storage.files.readBytes(clipFiles(clip.id).master)
  const source = join(folder, master ? 'source.flac' : 'source.mp3')
  await writeFile(source, master ?? (await getBytes(parts.storage, clipFiles(clip.id).audio)))
  const made = join(folder, `song.${ending}`)
  await convertAudio(source, made, tagsOf(clip))
  return readFile(made)
}

function tagsOf(clip: StoredClip): FileTags {
  return { title: clip.title, artist: clip.displayName, genre: clip.style }
}

async function makeStems(making: Making): Promise<Made> {
  const { folder } = making
  const scorePath = join(folder, 'score.json')
  await writeFile(scorePath, await readScore(making))
  const stems = await renderStems(scorePath, folder)
  const files = stems.map(({ name, wavPath }) => ({
    wavPath,
    name: `${name}.flac`,
    path: join(folder, `${name}.flac`),
  }))
  for (const { wavPath, path } of files) await encodeMaster(wavPath, path)
  return zipOf(files.map(({ name, path }) => ({ name, read: () => readFile(path) })))
}

async function makeSheet(making: Making, as: 'midi' | 'chords'): Promise<Uint8Array> {
  const { exportScore } = await import('@arioso/providers/scores/exportScore')
  return exportScore(await readScore(making), as)
}

async function makeLrc({ parts, clip }: Making): Promise<Uint8Array> {
  const words = await readWords(parts.storage, clip.id)
  const timed = words.map(({ start_s, end_s, ...word }) => ({ ...word, startSeconds: start_s, endSeconds: end_s }))
  const head = { title: clip.title, artist: clip.displayName, lengthSeconds: clip.durationSeconds ?? 0 }
  return new TextEncoder().encode(toLrc(timed, head))
}

async function readScore({ parts, clip }: Making): Promise<string> {
  return new TextDecoder().decode(await getBytes(parts.storage, clipFiles(clip.id).score))
}

async function getBytes(storage: Pick<Storage, 'files'>, key: string): Promise<Uint8Array> {
  const bytes = await storage.files.readBytes(key)
  if (bytes === undefined) throw new AppError('NOT_FOUND')
  return bytes
}
