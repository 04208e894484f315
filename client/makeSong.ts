import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AriosoError } from './AriosoError.ts'
import type { CallReply } from './callTypes.ts'
import type { Client } from './createClient.ts'

export type Song = CallReply<'GET /api/clip/:id'>

export type SongWish = {
  /** What the song is about and how it sounds, in your own words. */
  description: string
  instrumental?: boolean
  /** Words to be sung as they stand, instead of words written about the description, and what goes with them. */
  lyrics?: string | undefined
  style?: string | undefined
  title?: string | undefined
  /** The default model's external_key unless it is said. */
  model?: string
  /** Between two looks at how far it is. */
  lookEverySeconds?: number
  /** Ends the wait; the song is made all the same. */
  signal?: AbortSignal
}

const DEFAULT_MODEL = 'arioso-v3-5'

/** Orders two takes and answers once both are finished; one that could not be made is an AriosoError. Needs songs:create and songs:read. */
export async function makeSong(client: Client, wish: SongWish): Promise<Song[]> {
  const { clips } = await client.call('POST /api/generate/v2/', {
    body: {
      mv: wish.model ?? DEFAULT_MODEL,
      ...wordsOf(wish),
      make_instrumental: wish.instrumental ?? false,
      // The same id again would answer with the same two takes, so a try that was lost costs nothing.
      transaction_uuid: randomUUID(),
    },
  })
  return Promise.all(clips.map(({ id }) => waitFor(client, id, wish)))
}

function wordsOf({ description, lyrics, style, title }: SongWish) {
  if (lyrics === undefined) return { gpt_description_prompt: description, metadata: { create_mode: 'simple' } } as const
  const custom = { create_mode: 'custom' } as const
  return {
    prompt: lyrics,
    ...(style !== undefined && { tags: style }),
    ...(title !== undefined && { title }),
    metadata: custom,
  }
}

async function waitFor(client: Client, id: string, { lookEverySeconds = 3, signal }: SongWish): Promise<Song> {
  for (;;) {
    const song = await client.call('GET /api/clip/:id', { params: { id } })
    if (song.status === 'complete') return song
    if (song.job.state === 'failed') {
      throw new AriosoError(200, {
        code: song.job.error_code ?? 'GENERATION_FAILED',
        message: 'The song couldn’t be made.',
      })
    }
    await pause(lookEverySeconds * 1000, undefined, signal && { signal })
  }
}
