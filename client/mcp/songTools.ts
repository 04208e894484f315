import { setTimeout as pause } from 'node:timers/promises'
import { AriosoError } from '../AriosoError.ts'
import type { Client } from '../createClient.ts'
import { makeSong, type Song } from '../makeSong.ts'
import type { Tool } from './speakMcp.ts'

const LOOK_EVERY_MS = 1000
const LISTED_MAX = 100

const text = (description: string) => ({ type: 'string', description })

/** What a language model may do with somebody's key: write, make, list and look. Links lead to the pages of the installation. */
export function songTools(client: Client, url: string): Tool[] {
  const base = url.replace(/\/$/, '')
  const tell = (song: Song) => ({
    id: song.id,
    title: song.title,
    status: song.status,
    seconds: song.metadata.duration,
    style: song.metadata.tags,
    link: `${base}/song/${song.id}`,
    is_public: song.is_public,
  })

  return [
    {
      name: 'write_lyrics',
      description: 'Writes lyrics about something, without making a song. Costs nothing.',
      inputSchema: { type: 'object', properties: { about: text('What they are about') }, required: ['about'] },
      run: ({ about }, signal) => writeLyrics(client, String(about), signal),
    },
    makingTool(client, tell),
    {
      name: 'list_songs',
      description: 'Lists the songs in the library, the newest first.',
      inputSchema: {
        type: 'object',
        properties: {
          search: text('Words in title, lyrics or style'),
          limit: { type: 'integer', minimum: 1, maximum: LISTED_MAX, description: 'How many, 20 unless said' },
        },
      },
      async run({ search, limit }) {
        const filters = { search: textOf(search) ?? '' }
        const body = { filters, ...(typeof limit === 'number' && { limit }) }
        return (await client.call('POST /api/feed/v3', { body })).clips.map(tell)
      },
    },
    {
      name: 'get_song',
      description: 'One song with its lyrics, how far it is, and the link to its page.',
      inputSchema: { type: 'object', properties: { id: text('The id of the song') }, required: ['id'] },
      async run({ id }) {
        const song = await client.call('GET /api/clip/:id', { params: { id: String(id) } })
        return { ...tell(song), lyrics: song.metadata.prompt, made_by: song.display_name }
      },
    },
  ]
}

function makingTool(client: Client, tell: (song: Song) => object): Tool {
  return {
    name: 'make_song',
    description:
      'Makes two takes of a song and waits until both are finished, which takes a minute or more. Costs credits. Give a description, or lyrics and a style.',
    inputSchema: {
      type: 'object',
      properties: {
        description: text('What the song is about and how it sounds'),
        instrumental: { type: 'boolean', description: 'Without singing' },
        lyrics: text('Words to be sung as they stand, sections in square brackets; then the description is not used'),
        style: text('With lyrics: genre, instruments, mood, tempo'),
        title: text('With lyrics: its title'),
      },
    },
    async run({ description, instrumental, lyrics, style, title }, signal) {
      const words = { lyrics: textOf(lyrics), style: textOf(style), title: textOf(title) }
      if (description === undefined && words.lyrics === undefined) throw new Error('Give a description, or lyrics.')
      const wish = { description: textOf(description) ?? '', instrumental: instrumental === true, ...words, signal }
      return (await makeSong(client, wish)).map(tell)
    },
  }
}

async function writeLyrics(client: Client, prompt: string, signal: AbortSignal) {
  const { id } = await client.call('POST /api/generate/lyrics/', { body: { prompt } })
  for (;;) {
    const { status, title, text: lyrics } = await client.call('GET /api/generate/lyrics/:id', { params: { id } })
    if (status === 'complete') return { title, lyrics }
    if (status === 'error') throw new AriosoError(200, { message: 'The lyrics couldn’t be written.' })
    await pause(LOOK_EVERY_MS, undefined, { signal })
  }
}

function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined
}
