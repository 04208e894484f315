import { fileURLToPath } from 'node:url'
import type { WrittenStem } from '../render/renderMessages.ts'
import { runFenced } from './runFenced.ts'
import type { FilmFacts } from './video/videoSpec.ts'

const PROGRAM = fileURLToPath(new URL('mediaProgram.ts', import.meta.url))
const STEMS_PROGRAM = fileURLToPath(new URL('stemsProgram.ts', import.meta.url))
const VIDEO_PROGRAM = fileURLToPath(new URL('video/videoProgram.ts', import.meta.url))
const TIME_LIMIT_MS = 120_000
const VIDEO_TIME_LIMIT_MS = 600_000
const STEMS_TIME_LIMIT_MS = 900_000
// As long as the samples take; it gives up by itself when they stop coming.
const GROWING_TIME_LIMIT_MS = 900_000

export type Loudness = { integratedLufs: number; truePeakDb: number; durationSeconds: number }

export type FileTags = { title: string; artist: string; genre: string }

export type FileFacts = {
  format: string
  durationSeconds: number
  tags: Record<string, string>
  streams: {
    type: string
    codec: string
    width?: number
    height?: number
    sampleRate?: number
    pixelFormat?: string
    frameRate?: number
  }[]
}

type MasterFacts = Omit<Loudness, 'truePeakDb'>

export async function encodeMaster(wavPath: string, flacPath: string): Promise<MasterFacts> {
  return JSON.parse(await runMediaProgram(['master', wavPath, flacPath, 'whole'])) as MasterFacts
}

/** Of samples that are still being written. `signal` says that no more will come. */
export async function encodeGrowingMaster(
  wavPath: string,
  flacPath: string,
  signal: AbortSignal,
): Promise<MasterFacts> {
  const task = ['master', wavPath, flacPath, 'growing']
  return JSON.parse(await runProgram(PROGRAM, task, GROWING_TIME_LIMIT_MS, signal)) as MasterFacts
}

export async function decodeToWav(path: string, wavPath: string): Promise<void> {
  await runMediaProgram(['wav', path, wavPath])
}

// The output format follows from the extension: .wav, .flac or .m4a.
export async function convertAudio(path: string, madePath: string, tags: FileTags): Promise<void> {
  await runMediaProgram(['convert', path, madePath, JSON.stringify(tags)])
}

export async function renderVideo(specPath: string, madePath: string): Promise<void> {
  await runMediaProgram(['video', specPath, madePath])
}

export async function probeFile(path: string): Promise<FileFacts> {
  return JSON.parse(await runMediaProgram(['probe', path])) as FileFacts
}

export async function measureLoudness(path: string): Promise<Loudness> {
  return JSON.parse(await runMediaProgram(['loudness', path])) as Loudness
}

export async function renderStems(scorePath: string, folder: string): Promise<WrittenStem[]> {
  return JSON.parse(await runProgram(STEMS_PROGRAM, [scorePath, folder], STEMS_TIME_LIMIT_MS)) as WrittenStem[]
}

export async function decodeExcerpt(
  path: string,
  outPath: string,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
): Promise<void> {
  await runMediaProgram(['excerpt', path, outPath, String(startSeconds), String(endSeconds)])
}

export async function probeFilm(path: string): Promise<FilmFacts> {
  return JSON.parse(await runProgram(VIDEO_PROGRAM, ['probe', path], TIME_LIMIT_MS)) as FilmFacts
}

export async function prepareFilm(path: string, madePath: string, posterPath: string): Promise<void> {
  await runProgram(VIDEO_PROGRAM, ['prepare', path, madePath, posterPath], VIDEO_TIME_LIMIT_MS)
}

export async function drawSprite(path: string, spritePath: string, seconds: number): Promise<void> {
  await runProgram(VIDEO_PROGRAM, ['sprite', path, spritePath, String(seconds)], VIDEO_TIME_LIMIT_MS)
}

export async function renderHookFilm(specPath: string, madePath: string, posterPath: string): Promise<void> {
  await runProgram(VIDEO_PROGRAM, ['hook', specPath, madePath, posterPath], VIDEO_TIME_LIMIT_MS)
}

function runMediaProgram(arguments_: string[]): Promise<string> {
  return runProgram(PROGRAM, arguments_, TIME_LIMIT_MS)
}

function runProgram(program: string, arguments_: string[], timeLimitMs: number, signal?: AbortSignal): Promise<string> {
  const task = { arguments: [program, ...arguments_], timeLimitMs, ...(signal && { signal }) }
  return runFenced(task, `media program ${arguments_[0]} failed`)
}
