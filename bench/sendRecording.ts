import type { Member } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'
import { band, wavBytes } from '../worker/media/sound/testSounds.ts'
import { waitFor } from './editRounds.ts'

const FORMAT = { sampleRate: 44_100, channels: 1, bits: 16 } as const
const TEMPO_BPM = 100

/** A small band's recording of so many bars of 2.4 s, uploaded and understood. */
export async function sendRecording(
  { url }: Stack,
  member: Member,
  bars: number,
): Promise<{ id: string; seconds: number }> {
  const sound = band({ tempoBpm: TEMPO_BPM, bars, roots: [57, 53, 48, 55] }, FORMAT.sampleRate)
  const file = Uint8Array.from(wavBytes(sound, FORMAT))
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
  if (status !== 'complete') throw new Error('the upload was not understood')
  return { id: target.id, seconds: sound.length / FORMAT.sampleRate }
}
