import { findRefusal, type PictureSong } from '@arioso/words'
import { z } from 'zod'
import { completeChat, openChat, type ChatEndpoint, type ChatMessage } from '../outside/completeChat.ts'
import { OutsideError, type DoorFacts, type NoteCall } from '../outside/index.ts'
import { readFencedJson } from '../outside/readFencedJson.ts'
import { readPictureHeader } from './readPictureHeader.ts'

export type SeenSong = Pick<PictureSong, 'description' | 'style' | 'title' | 'mood' | 'scenes'>
export type PictureReader = {
  readonly name: string
  read(pictures: readonly Uint8Array[], wish: string): Promise<SeenSong>
  facts(): DoorFacts
}

// A song's first sound waits for this, as it does for somebody else's words.
const SEEING_MS = 8000

const text = (longest: number) => z.string().trim().min(1).max(longest)
const seenSong = z.object({
  description: text(500),
  style: text(200),
  title: text(80),
  mood: text(40),
  scenes: z.array(text(80)).min(1).max(6),
})

const TASK = `You look at one to three pictures and say which song belongs to them. Reply with one JSON object and nothing else:
{"description": what the song is about, one sentence of at most 400 characters, naming what is really in the pictures,
"style": comma-separated music styles and instruments, "title": at most six words, "mood": one word,
"scenes": what each picture shows, a few words each}.`

/** A chat model that can look at pictures, behind an OpenAI-compatible endpoint. What it says is checked and may be mended once. */
export function createPictureReader(endpoint: ChatEndpoint, note?: NoteCall): PictureReader {
  const { model } = endpoint
  const chat = openChat(model, endpoint, note)
  const ask = (messages: ChatMessage[], timeoutMs: number): Promise<string> =>
    completeChat(chat, { model, messages }, { timeoutMs })

  return {
    name: model,
    async read(pictures, wish) {
      const endsAt = performance.now() + SEEING_MS
      const messages: ChatMessage[] = [
        { role: 'system', content: TASK },
        { role: 'user', content: [{ type: 'text', text: wishText(wish) }, ...pictures.map(showPicture)] },
      ]
      const first = await ask(messages, SEEING_MS)
      const seen = readSong(first)
      if ('song' in seen) return seen.song
      const mend = {
        role: 'user',
        content: `That cannot be used: ${seen.problem}. Reply with the whole object.`,
      } as const
      const left = Math.max(1, Math.ceil(endsAt - performance.now()))
      const second = readSong(await ask([...messages, { role: 'assistant', content: first }, mend], left))
      if ('song' in second) return second.song
      throw new OutsideError('failed', `${model} twice said something that is no song: ${second.problem}`)
    },
    facts: () => chat.facts(),
  }
}

function wishText(wish: string): string {
  return wish.trim() === '' ? 'Which song belongs to these?' : `Which song belongs to these? It should be: ${wish}`
}

function showPicture(bytes: Uint8Array) {
  const kind = readPictureHeader(bytes)?.kind ?? 'jpeg'
  return { type: 'image_url', image_url: { url: `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}` } }
}

function readSong(content: string): { song: SeenSong } | { problem: string } {
  const read = seenSong.safeParse(readJson(content))
  if (!read.success) {
    const [issue] = read.error.issues
    return { problem: `${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'is no object'}` }
  }
  const { description, title, style } = read.data
  const isRefused = findRefusal([description, title, style].join('\n')) !== undefined
  return isRefused ? { problem: 'its words would be refused here' } : { song: read.data }
}

function readJson(content: string): unknown {
  try {
    return readFencedJson(content)
  } catch {
    return undefined
  }
}
