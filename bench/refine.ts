import { randomUUID } from 'node:crypto'
import type { Clip } from '@arioso/contract'
import { Pool } from 'pg'
import { signUpMember, type Member } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { band, wavBytes } from '../worker/media/testSounds.ts'
import { databaseUrlOf } from './apiProcess.ts'
import { watchWorkerMemory } from './watchMemory.ts'

const ROUNDS = 3
const POLL_MS = 20
const LIMIT_MS = 300_000
const UPLOAD = { sampleRate: 44_100, channels: 1, bits: 16 } as const
const UPLOAD_TEMPO_BPM = 100
const UPLOAD_BARS = 199

type Reply = { clip?: Clip; clips?: Clip[] }
type Edit = { name: string; needsBand: boolean; start: (member: Member, song: Clip) => Promise<Reply> }

const generate = (member: Member, changes: object): Promise<Reply> => {
  const request = { mv: 'arioso-v3-5', transaction_uuid: randomUUID(), metadata: { create_mode: 'custom' }, ...changes }
  return member.ask('/api/generate/v2/', request)
}

const EDITS: Edit[] = [
  {
    name: 'crop to the middle',
    needsBand: false,
    start: (member, { id }) => member.ask(`/api/edit/crop/${id}/`, { crop_start_s: 30, crop_end_s: 120 }),
  },
  {
    name: 'fade',
    needsBand: false,
    start: (member, { id }) => member.ask(`/api/edit/fade/${id}/`, { fade_in_time: 2, fade_out_time: 5 }),
  },
  {
    name: 'reverse',
    needsBand: false,
    start: (member, { id }) => member.ask('/api/clips/reverse-clip/', { clip_id: id }),
  },
  {
    name: '1.25x with its pitch',
    needsBand: false,
    start: (member, { id }) =>
      member.ask('/api/clips/adjust-speed/', { clipId: id, speedMultiplier: 1.25, keepPitch: true }),
  },
  {
    name: '1.19x like tape',
    needsBand: false,
    start: (member, { id }) =>
      member.ask('/api/clips/adjust-speed/', { clipId: id, speedMultiplier: 1.19, keepPitch: false }),
  },
  {
    name: 'replace 20 s',
    needsBand: true,
    start: (member, { id }) =>
      generate(member, { task: 'infill', infill_clip_id: id, infill_start_s: 40, infill_end_s: 60 }),
  },
  {
    name: 'extend',
    needsBand: true,
    start: (member, { id }) => generate(member, { continue_clip_id: id, continue_at: 90, tags: 'pop' }),
  },
]

// What somebody waits for after an edit of a whole song, and what an eight-minute upload takes of the worker's memory.
export async function measureRefine(stack: Stack): Promise<[string, string][]> {
  const member = await signUpMember(stack.url)
  await subscribe(stack, member)
  const clips = await member.generate('a long warm pop song about morning light')
  const [song] = await whenComplete(member, clips)
  if (song === undefined) throw new Error('no song was made')
  const seconds = Math.round(song.metadata.duration ?? 0)
  const rows: [string, string][] = []
  for (const edit of EDITS) {
    rows.push([
      `${edit.name}, of ${seconds} s: first sound, best of ${ROUNDS}`,
      await measureEdit(stack, member, song, edit),
    ])
  }
  return [...rows, await measureUpload(stack, member)]
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

async function measureEdit({ url }: Stack, member: Member, song: Clip, edit: Edit): Promise<string> {
  const rounds: { firstMs: number; timesReal: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const { clip, clips = [] } = await edit.start(member, song)
    // Of two takes either may be the first to sound.
    const ids = (clip === undefined ? clips : [clip]).map(({ id }) => id)
    const playable = await waitFor(async () => (await member.listByIds(ids)).find((found) => found.audio_url))
    const audio = await fetch(`${url}${playable.audio_url}`, { headers: { cookie: member.cookie } })
    const reader = audio.body?.getReader()
    await reader?.read()
    const firstMs = performance.now() - start
    await reader?.cancel()
    const [done] = await whenComplete(member, clip === undefined ? clips : [clip])
    rounds.push({ firstMs, timesReal: ((done?.metadata.duration ?? 0) * 1000) / (performance.now() - start) })
  }
  const first = `${Math.round(Math.min(...rounds.map(({ firstMs }) => firstMs)))} ms`
  const speed = `${Math.max(...rounds.map(({ timesReal }) => timesReal)).toFixed(1)}x real time with MP3 and FLAC`
  return edit.needsBand ? first : `${first}, all of it at ${speed}`
}

async function measureUpload({ url, dataFolder }: Stack, member: Member): Promise<[string, string]> {
  const sound = band({ tempoBpm: UPLOAD_TEMPO_BPM, bars: UPLOAD_BARS, roots: [57, 53, 48, 55] }, UPLOAD.sampleRate)
  const file = Uint8Array.from(wavBytes(sound, UPLOAD))
  const memory = watchWorkerMemory(dataFolder)
  const start = performance.now()
  const target = await member.ask<{ id: string; url: string; fields: Record<string, string> }>('/api/uploads/audio/', {
    extension: 'wav',
    upload_type: 'file_upload',
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value)
  form.append('file', new Blob([file]), 'band.wav')
  await fetch(new URL(target.url, url), { method: 'POST', body: form, headers: { cookie: member.cookie, origin: url } })
  await member.ask(`/api/uploads/audio/${target.id}/upload-finish/`, {
    upload_type: 'file_upload',
    upload_filename: 'band.wav',
  })
  const { status } = await waitFor(async () => {
    const upload = await member.ask<{ status: string }>(`/api/uploads/audio/${target.id}/`)
    return upload.status === 'complete' || upload.status === 'error' ? upload : undefined
  })
  const { workerMegabytes, programMegabytes } = memory.stop()
  if (status !== 'complete') throw new Error('the upload was not understood')
  const minutes = (sound.length / UPLOAD.sampleRate / 60).toFixed(1)
  return [
    `an upload of ${minutes} minutes, understood; most memory of the worker / of the programs it starts`,
    `${((performance.now() - start) / 1000).toFixed(1)} s; ${workerMegabytes} / ${programMegabytes} MB`,
  ]
}

function whenComplete(member: Member, clips: readonly Clip[]): Promise<Clip[]> {
  return waitFor(async () => {
    const now = await member.listByIds(clips.map(({ id }) => id))
    if (now.some(({ job }) => job.state === 'failed')) throw new Error('a song failed')
    return now.every(({ status }) => status === 'complete') ? now : undefined
  })
}

async function waitFor<T>(look: () => Promise<T | undefined>): Promise<T> {
  const start = performance.now()
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() - start > LIMIT_MS) throw new Error('nothing came within five minutes')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
