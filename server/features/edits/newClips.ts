import { randomUUID } from 'node:crypto'
import { AppError, RECORDING_STEM_NAMES, snapSpeed, STEM_NAMES, TITLE_MAX, type ClipType } from '@arioso/contract'
import { rightsOf } from '../../rules/songs/rightsOf.ts'
import {
  isRecorded,
  isUploaded,
  type ClipControls,
  type ClipEdit,
  type NewClip,
  type StoredClip,
  type User,
} from '@arioso/storage'

export type SpeedChange = {
  clipId: string
  speedMultiplier: number
  keepPitch: boolean
  title?: string | undefined
}

type Change = {
  edit: ClipEdit
  type: ClipType
  task?: string
  title?: string | undefined
  suffix: string
}

// Below this there is nothing left to hear.
const SHORTEST_SECONDS = 1

// What every edit takes over from the song it is made of.
function childOf(user: User, parent: StoredClip, title: string, controls: ClipControls) {
  return {
    generationId: randomUUID(),
    transactionUuid: randomUUID(),
    userId: user.id,
    workspaceId: parent.workspaceId,
    title,
    modelKey: parent.modelKey,
    modelName: parent.modelName,
    lyrics: parent.lyrics,
    style: parent.style,
    excludedStyle: parent.excludedStyle,
    makeInstrumental: parent.makeInstrumental,
    voiceNote: parent.voiceNote,
    seed: parent.seed,
    ...rightsOf(user, parent),
    createMode: parent.createMode,
    parentClipId: parent.id,
    controls: { ...controls, ...originOf(parent) },
  } satisfies NewClip
}

// What has no notes of its own has none after an edit either.
function originOf(parent: StoredClip): Pick<ClipControls, 'isRecorded' | 'isHeard'> {
  if (isUploaded(parent)) return { isRecorded: true }
  return isRecorded(parent) ? { isHeard: true } : {}
}

function titleOf(parent: StoredClip, given: string | undefined, suffix: string): string {
  const written = given?.trim() ?? ''
  return written === '' ? `${parent.title.slice(0, TITLE_MAX - suffix.length)}${suffix}` : written
}

export function spedClip(user: User, parent: StoredClip, change: SpeedChange, workspaceId: string): NewClip {
  const { keepPitch } = change
  const multiplier = snapSpeed(change.speedMultiplier, { keepPitch })
  const title = titleOf(parent, change.title, ` (${Number(multiplier.toFixed(2))}x)`)
  const speed = { speed: { multiplier, keepPitch } }
  return { ...childOf(user, parent, title, speed), workspaceId, type: 'edit_speed' }
}

export function editedClip(user: User, parent: StoredClip, change: Change): NewClip {
  const { edit, type, task = null, title, suffix } = change
  return { ...childOf(user, parent, titleOf(parent, title, suffix), { edit }), type, task }
}

export function croppedClip(
  user: User,
  parent: StoredClip,
  span: { crop_start_s: number; crop_end_s: number; is_crop_remove: boolean; title?: string | undefined },
): NewClip {
  const { crop_start_s: startSeconds, crop_end_s: endSeconds, is_crop_remove: isRemove } = span
  const durationSeconds = parent.durationSeconds ?? 0
  const spanSeconds = endSeconds - startSeconds
  const leftSeconds = isRemove ? durationSeconds - spanSeconds : spanSeconds
  const isInside = startSeconds >= 0 && spanSeconds > 0 && endSeconds <= durationSeconds
  if (!isInside || leftSeconds < SHORTEST_SECONDS) throw new AppError('SPAN_INVALID')
  const edit: ClipEdit = { kind: 'crop', startSeconds, endSeconds, isRemove }
  return editedClip(user, parent, { edit, type: 'edit_crop', title: span.title, suffix: ' (Cropped)' })
}

export function fadedClip(
  user: User,
  parent: StoredClip,
  fade: { fade_in_time?: number | undefined; fade_out_time?: number | undefined; title?: string | undefined },
): NewClip {
  const [inSeconds, outSeconds] = [fade.fade_in_time ?? 0, fade.fade_out_time ?? 0]
  const isSomething = inSeconds > 0 || outSeconds > 0
  if (!isSomething || inSeconds + outSeconds > (parent.durationSeconds ?? 0)) throw new AppError('SPAN_INVALID')
  const edit: ClipEdit = { kind: 'fade', inSeconds, outSeconds }
  return editedClip(user, parent, { edit, type: 'edit_fade', title: fade.title, suffix: ' (Faded)' })
}

export function joinedClip(user: User, parent: StoredClip, root: StoredClip): NewClip {
  const { edit } = parent.controls
  if (edit?.kind !== 'extend') throw new AppError('NOTHING_TO_JOIN')
  const { title, makeInstrumental } = root
  const joined: Change = { edit: { kind: 'concat', chain: edit.chain }, type: 'concat', title, suffix: '' }
  const clip = editedClip(user, parent, joined)
  // Singing in the recording it begins with decides whether it may ever be public.
  return isRecorded(root) ? { ...clip, makeInstrumental, controls: { ...clip.controls, ...originOf(root) } } : clip
}

export function stemClips(user: User, parent: StoredClip, split: 'two' | 'twelve'): NewClip[] {
  const pair = isRecorded(parent) ? RECORDING_STEM_NAMES : ['vocals', 'instrumental']
  const names = split === 'two' ? pair : STEM_NAMES
  const together = { generationId: randomUUID(), transactionUuid: randomUUID() }
  return names.map((name, take) => ({
    ...editedClip(user, parent, {
      edit: { kind: 'stem', name, split },
      type: 'stem',
      task: 'gen_stem',
      suffix: ` (${name[0]?.toUpperCase()}${name.slice(1)})`,
    }),
    ...together,
    take,
  }))
}
