import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { AppError, findModel, sungLines } from '@arioso/contract'
import type { EngineHealth, EngineOrder, EngineTask } from '@arioso/providers/engines'
import { parseKey, readLanguage, readLength } from '@arioso/providers/words'
import { type Storage, type StoredClip, clipFiles } from '@arioso/storage'
import { keyName } from '@arioso/contract/songs/keyName'
import { decodeToWav } from '../../media/runMediaProgram.ts'
import { cutWav } from '../../media/sound/cutWav.ts'
import { keepContinuation, spliceSection } from '../../render/joinOutside.ts'
import { readWords } from '../readWords.ts'
import { fetchMaster, getParent } from '../edits/sourceSong.ts'
import { wordsAround } from './wordsAround.ts'

/** What is asked of the engine, and what of its answer becomes the song. `isWhole`: all of it, levelled like a recording. */
export type OutsidePlan = {
  order: EngineOrder
  parent?: StoredClip
  isWhole: boolean
  join(paths: { madePath: string; outPath: string }): void
  edit?: StoredClip['controls']['edit']
}

type Parts = { storage: Pick<Storage, 'clips' | 'files' | 'personas'>; folder: string; maxSeconds?: number | undefined }

// How much of a song an engine hears before it continues, how much of that it plays again to get into it, and how far it continues.
const CONTEXT_SECONDS = 60
const OVERLAP_SECONDS = 2
const GOES_ON_SECONDS = 60
// The engine's own advice: a shorter window gives nothing.
const SHORTEST_REPAINT_SECONDS = 3
const SECONDS_A_LINE = 4.5
const COVER_STRENGTH = 0.6

export async function planOutside(parts: Parts, clip: StoredClip, health: EngineHealth): Promise<OutsidePlan> {
  const order = await orderOf(parts, clip, health)
  const { edit } = clip.controls
  const whole = { isWhole: true, join: () => undefined }
  if (edit === undefined) return { order, ...whole }
  const parent = await getParent(parts.storage, clip)
  const songPath = await fetchMaster(parts.storage, parent.id, parts.folder)
  const source = (span?: Span) => toWav(songPath, parts.folder, span)
  if (edit.kind === 'cover') {
    const { startSeconds, endSeconds } = edit
    const isPart = startSeconds !== undefined && endSeconds !== undefined
    const sourcePath = await source(isPart ? { startSeconds, endSeconds } : undefined)
    const task = { kind: 'cover', sourcePath, strength: clip.controls.audioStrength ?? COVER_STRENGTH } as const
    return { order: { ...withoutLength(order), task: supported(health, task) }, ...whole }
  }
  if (edit.kind === 'stem') {
    const track = edit.name.replaceAll(' ', '_')
    const task = supported(health, { kind: 'extract', sourcePath: await source(), track })
    const kept = { style: parent.style, lyrics: parent.lyrics, instrumental: parent.makeInstrumental }
    return {
      order: { ...withoutLength(order), ...kept, task },
      parent,
      isWhole: false,
      join: ({ madePath, outPath }) => renameSync(madePath, outPath),
    }
  }
  if (edit.kind === 'infill') {
    const task = supported(health, { kind: 'repaint', sourcePath: await source(), ...windowOf(edit, parent) })
    const { startSeconds, endSeconds, lyrics, style } = edit
    const sung = await readWords(parts.storage, parent.id)
    const words = lyrics === undefined ? parent.lyrics : wordsAround(parent.lyrics, sung, { ...edit, words: lyrics })
    return {
      order: { ...withoutLength(order), task, style: style ?? parent.style, lyrics: words, instrumental: words === '' },
      parent,
      isWhole: false,
      join: (paths) => spliceSection({ ...paths, songPath }, { startSeconds, endSeconds }),
    }
  }
  if (edit.kind !== 'extend') throw new AppError('MODEL_CANNOT')
  const durationSeconds = parent.durationSeconds ?? 0
  const untilSeconds = Math.min(edit.chain.at(-1)?.untilSeconds ?? durationSeconds, durationSeconds)
  const offsetSeconds = Math.max(0, untilSeconds - CONTEXT_SECONDS)
  const joinSeconds = Math.max(offsetSeconds, untilSeconds - OVERLAP_SECONDS)
  const sourcePath = await source({ startSeconds: offsetSeconds, endSeconds: untilSeconds })
  const goesOn = Math.min(parts.maxSeconds ?? Infinity, order.lengthSeconds ?? GOES_ON_SECONDS)
  const task = supported(health, {
    kind: 'repaint',
    sourcePath,
    fromSeconds: joinSeconds - offsetSeconds,
    toSeconds: untilSeconds - offsetSeconds + goesOn,
  })
  const last = edit.chain.at(-1)
  const chain = [...edit.chain.slice(0, -1), ...(last ? [{ ...last, untilSeconds: joinSeconds }] : [])]
  return {
    order: { ...withoutLength(order), task },
    parent,
    isWhole: false,
    join: (paths) => keepContinuation({ ...paths, songPath }, { joinSeconds, offsetSeconds }),
    edit: { ...edit, chain },
  }
}

type Span = { startSeconds: number; endSeconds: number }

async function toWav(flacPath: string, folder: string, span?: Span): Promise<string> {
  const wavPath = join(folder, 'source.wav')
  if (span) cutWav(flacPath, wavPath, span)
  else await decodeToWav(flacPath, wavPath)
  return wavPath
}

function supported(health: EngineHealth, task: EngineTask): EngineTask {
  if (health.state === 'ready' && !health.tasks.includes(task.kind)) throw new AppError('MODEL_CANNOT')
  return task
}

function windowOf({ startSeconds, endSeconds }: Span, { durationSeconds }: StoredClip) {
  const missing = Math.max(0, SHORTEST_REPAINT_SECONDS - (endSeconds - startSeconds)) / 2
  return {
    fromSeconds: Math.max(0, startSeconds - missing),
    toSeconds: Math.min(durationSeconds ?? endSeconds, endSeconds + missing),
  }
}

function withoutLength({ lengthSeconds: _length, ...order }: EngineOrder): EngineOrder {
  return order
}

async function orderOf({ storage, folder, maxSeconds }: Parts, clip: StoredClip, health: EngineHealth) {
  const { controls, description, lyrics, style, makeInstrumental: instrumental } = clip
  const isEngineWriting = health.writes && lyrics === '' && style === '' && description !== '' && !controls.edit
  const key = controls.key === undefined ? undefined : parseKey(controls.key)
  const longest = Math.min(maxSeconds ?? Infinity, findModel(clip.modelKey)?.max_length_seconds ?? Infinity)
  const asked = readLength(description)?.seconds ?? (health.writes ? undefined : guessLength(lyrics))
  const language = readLanguage(lyrics === '' ? description : lyrics)
  const singers = { female: 'female vocals', male: 'male vocals' }
  const referencePath = await fetchReference(storage, clip, folder)
  return {
    seed: clip.seed,
    ...(isEngineWriting && { description }),
    style: [style, controls.voice && !instrumental ? singers[controls.voice] : ''].filter(Boolean).join(', '),
    excludedStyle: clip.excludedStyle,
    lyrics,
    instrumental,
    language: language === 'other' ? 'unknown' : language,
    ...(asked !== undefined && { lengthSeconds: Math.min(asked, longest) }),
    ...(controls.tempoBpm !== undefined && { tempoBpm: controls.tempoBpm }),
    ...(key && (key.mode === 'major' || key.mode === 'minor') && { keyName: keyName(key) }),
    ...(referencePath !== undefined && { referencePath }),
    task: { kind: 'song' },
  } satisfies EngineOrder
}

function guessLength(lyrics: string): number {
  const { length } = sungLines(lyrics)
  return length === 0 ? 120 : 20 + length * SECONDS_A_LINE
}

// A persona sounds like the song it was made of, where its voice is heard, as long as that one is kept.
async function fetchReference(
  storage: Pick<Storage, 'files' | 'personas'>,
  clip: StoredClip,
  folder: string,
): Promise<string | undefined> {
  if (clip.personaId === null) return undefined
  const persona = await storage.personas.find(clip.personaId, clip.userId)
  const isKept = persona && (await storage.files.size(clipFiles(persona.rootClipId).master)) !== undefined
  if (!isKept) return undefined
  const flacPath = await fetchMaster(storage, persona.rootClipId, folder)
  const wavPath = join(folder, 'reference.wav')
  const { vocalStartSeconds: start, vocalEndSeconds: end } = persona
  if (start === null && end === null) await decodeToWav(flacPath, wavPath)
  else cutWav(flacPath, wavPath, { startSeconds: start ?? 0, endSeconds: end ?? Infinity })
  return wavPath
}
