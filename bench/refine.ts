import { Pool } from 'pg'
import { signUpMember, type Member } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { databaseUrlOf } from './apiProcess.ts'
import { measureEdit, whenComplete } from './editRounds.ts'
import { FULL_SONG, generate, SONG_EDITS, UPLOAD_EDITS } from './edits.ts'
import { sendRecording } from './sendRecording.ts'
import { watchWorkerMemory } from './watchMemory.ts'

const THREE_MINUTES_BARS = 75
const EIGHT_MINUTES_BARS = 199

/** What somebody waits for after an edit of a whole song or of a recording, and the worker's memory for a long one. */
export async function measureRefine(stack: Stack): Promise<[string, string][]> {
  const member = await signUpMember(stack.url)
  await subscribe(stack, member)
  return [
    ...(await measureSong(stack, member)),
    ...(await measureRecording(stack, member)),
    await measureLongUpload(stack, member),
  ]
}

async function subscribe(stack: Stack, member: Member): Promise<void> {
  const { userId } = await member.session()
  const pool = new Pool({ connectionString: databaseUrlOf(stack), max: 1 })
  try {
    await pool.query(`update "user" set plan_key = 'pro' where id = $1`, [userId])
  } finally {
    await pool.end()
  }
  await member.session()
}

async function measureSong(stack: Stack, member: Member): Promise<[string, string][]> {
  const clips = await member.generate('a long warm pop song about morning light')
  const [song] = await whenComplete(
    member,
    clips.map(({ id }) => id),
  )
  if (song === undefined) throw new Error('no song was made')
  const rows: [string, string][] = []
  for (const edit of SONG_EDITS) rows.push(await measureEdit(stack, member, song, edit))
  const { clips: added = [] } = await generate(member, { continue_clip_id: song.id, continue_at: 90, tags: 'pop' })
  const [extension] = await whenComplete(
    member,
    added.map(({ id }) => id),
  )
  if (extension) rows.push(await measureEdit(stack, member, extension, FULL_SONG))
  return rows
}

async function measureRecording(stack: Stack, member: Member): Promise<[string, string][]> {
  const { id } = await sendRecording(stack, member, THREE_MINUTES_BARS)
  const { clip_id } = await member.ask<{ clip_id: string }>(`/api/uploads/audio/${id}/initialize-clip/`, {})
  const [recording] = await member.listByIds([clip_id])
  if (recording === undefined) throw new Error('the upload is no clip')
  const rows: [string, string][] = []
  for (const edit of UPLOAD_EDITS) {
    const [name, result] = await measureEdit(stack, member, recording, edit)
    rows.push([`an upload: ${name}`, result])
  }
  return rows
}

async function measureLongUpload(stack: Stack, member: Member): Promise<[string, string]> {
  const memory = await watchWorkerMemory(stack.dataFolder)
  const start = performance.now()
  const { seconds } = await sendRecording(stack, member, EIGHT_MINUTES_BARS)
  const { workerMegabytes, programMegabytes } = memory.stop()
  return [
    `an upload of ${(seconds / 60).toFixed(1)} minutes, understood; most memory of the worker / of the programs it starts`,
    `${((performance.now() - start) / 1000).toFixed(1)} s; ${workerMegabytes} / ${programMegabytes} MB`,
  ]
}
