import { AppError } from '@arioso/contract'
import type { SongOrder } from '@arioso/providers/music'
import {
  barLineNear,
  barsBefore,
  cropScore,
  findObstacle,
  lyricsOf,
  parseScore,
  secondsPerBeat,
} from '@arioso/providers/scores'
import { isRecorded, type ClipEdit, type Storage, type StoredClip } from '@arioso/storage'
import { hearBefore } from './hearBefore.ts'
import { fetchMaster, getParent, getScoreJson, hasScore, takeOver } from './sourceSong.ts'

type Rework = { rework?: NonNullable<SongOrder['rework']>; parent?: { path: string }; lyrics?: string }

/** What a clip is made of: nothing, or another song's score, and its sound where the new song continues it. */
export async function readRework(
  storage: Pick<Storage, 'clips' | 'files'>,
  clip: StoredClip,
  folder: string,
): Promise<Rework> {
  const { edit } = clip.controls
  if (edit === undefined) return {}
  const parent = await getParent(storage, clip)
  if (edit.kind === 'extend' && (isRecorded(parent) || !(await hasScore(storage, parent.id)))) {
    return goOnFromSound(storage, { clip, parent, edit }, folder)
  }
  const source = parseScore(JSON.parse(await getScoreJson(storage, parent.id)))
  if (edit.kind === 'cover') {
    const { startSeconds, endSeconds } = edit
    if (startSeconds === undefined || endSeconds === undefined) return { rework: { kind: 'cover', source } }
    // A part breaks off where it was cut; a song rings out.
    const part = { ...cropScore(source, startSeconds, endSeconds), tailSeconds: source.tailSeconds }
    const rework = { kind: 'cover', source: part } as const
    // Words of one's own stay; those of the whole song do not fit its part.
    return clip.lyrics === parent.lyrics ? { rework, lyrics: lyricsOf(part) } : { rework }
  }
  if (edit.kind === 'remaster') return { rework: { kind: 'remaster', source, variation: edit.variation } }
  if (edit.kind === 'variation') {
    const obstacle = findObstacle(source, edit.wish)
    if (obstacle !== undefined) throw new AppError(obstacle)
    return { rework: { kind: 'variation', source, wish: edit.wish } }
  }
  await takeOver(storage, clip, parent)
  const sound = { parent: { path: await fetchMaster(storage, parent.id, folder) } }
  if (edit.kind === 'infill') {
    const { startSeconds: fromSeconds, endSeconds: toSeconds } = edit
    return { rework: { kind: 'infill', source, fromSeconds, toSeconds }, ...sound }
  }
  if (edit.kind === 'opening') {
    const fromSeconds = barLineNear(source, edit.fromSeconds)
    await storage.clips.update(clip.id, { controls: { ...clip.controls, edit: { ...edit, fromSeconds } } })
    return { rework: { kind: 'opening', source, fromSeconds }, ...sound }
  }
  if (edit.kind !== 'extend') return {}
  const endSeconds = source.lengthBeats * secondsPerBeat(source)
  const atSeconds = Math.min(edit.chain.at(-1)?.untilSeconds ?? endSeconds, endSeconds)
  await storage.clips.update(clip.id, { controls: { ...clip.controls, edit: withJoin(edit, atSeconds) } })
  return { rework: { kind: 'extend', source, atSeconds }, ...sound }
}

type Extend = Extract<ClipEdit, { kind: 'extend' }>

// What has no notes, a recording or a song that was bent, is left at the bar line nearest to the chosen second.
async function goOnFromSound(
  storage: Pick<Storage, 'clips' | 'files'>,
  { clip, parent, edit }: { clip: StoredClip; parent: StoredClip; edit: Extend },
  folder: string,
): Promise<Rework> {
  await takeOver(storage, clip, parent)
  const path = await fetchMaster(storage, parent.id, folder)
  const durationSeconds = parent.durationSeconds ?? 0
  const atSeconds = Math.min(edit.chain.at(-1)?.untilSeconds ?? durationSeconds, durationSeconds)
  const heard = await hearBefore(storage, { clipId: parent.id, atSeconds }, folder)
  const { seed, title } = clip
  const { source, joinSeconds } = barsBefore(heard, { atSeconds, durationSeconds, seed, title })
  await storage.clips.update(clip.id, { controls: { ...clip.controls, edit: withJoin(edit, joinSeconds) } })
  return { rework: { kind: 'extend', source, atSeconds, joinSeconds }, parent: { path } }
}

// After its last bar a song only rings out; a continuation begins with the bar that would have followed.
function withJoin(edit: Extend, atSeconds: number): ClipEdit {
  const last = edit.chain.at(-1)
  return { ...edit, chain: [...edit.chain.slice(0, -1), ...(last ? [{ ...last, untilSeconds: atSeconds }] : [])] }
}
