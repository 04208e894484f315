import { writeFile } from 'node:fs/promises'
import { EngineError } from './EngineError.ts'
import { LARGEST_BYTES } from './keepSound.ts'
import { parseMixed } from './parseMixed.ts'

// A track comes as its sound and its latents, one after the other.
export async function keepTrack(response: Response, path: string): Promise<void> {
  const type = response.headers.get('content-type') ?? ''
  const length = Number(response.headers.get('content-length') ?? 0)
  if (length > LARGEST_BYTES) throw new EngineError('failed', 'ace-server sent too much')
  const body = Buffer.from(await response.arrayBuffer())
  const sound = type.startsWith('audio/')
    ? body
    : parseMixed(type, body).find((part) => part.type.startsWith('audio/'))?.body
  if (sound === undefined || sound.length === 0) throw new EngineError('failed', 'ace-server sent no sound')
  await writeFile(path, sound)
}
