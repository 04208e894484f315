import { AppError, sungLines, type calls } from '@arioso/contract'
import type { LyricsRequest, User } from '@arioso/storage'
import type { z } from 'zod'
import type { Uses } from '../../context.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

type CowriteRequest = z.output<typeof calls.cowriteLyrics.body>

// A writer that was killed in the middle never says so; longer than any endpoint is waited for.
const GIVEN_UP_AFTER_MS = 60_000

const TEXTS_REMEMBERED = 50

type Needs = Uses<'lyricsRequests' | 'clips', 'log' | 'now' | 'words'>

export function createLyricsService({ storage, words, log, now }: Needs) {
  // Whoever asks again wants something else than they have read or sung.
  async function listMetLines(userId: string): Promise<string[]> {
    const [read, sung] = await Promise.all([
      storage.lyricsRequests.listTexts(userId, TEXTS_REMEMBERED),
      storage.clips.listSungWords(userId, TEXTS_REMEMBERED),
    ])
    return [...read, ...sung].flatMap(sungLines)
  }

  async function finish({ id, userId, description }: LyricsRequest): Promise<void> {
    try {
      const { title, lyrics } = await words.writeSong({
        seed: drawSeed(),
        description,
        avoid: await listMetLines(userId),
        instrumental: false,
      })
      await storage.lyricsRequests.finish(id, { status: 'complete', title, text: lyrics })
    } catch (error) {
      log.error({ err: error, request: id }, 'lyrics could not be written')
      await storage.lyricsRequests.finish(id, { status: 'error' })
    }
  }

  return {
    async write(user: User, description: string): Promise<{ id: string }> {
      refuseContent({ prompt: description })
      const request = await storage.lyricsRequests.create(user.id, description)
      const { id } = request
      finish(request).catch((error: unknown) => log.error({ err: error, request: id }, 'lyrics were not stored'))
      return { id }
    },

    async get(user: User, id: string) {
      const found = await storage.lyricsRequests.find(id, user.id)
      if (found === undefined) throw new AppError('NOT_FOUND')
      const { text, title, status, createdAt } = found
      const isGivenUp = status === 'running' && now().getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS
      return { text, title, status: isGivenUp ? ('error' as const) : status }
    },

    async cowrite(request: CowriteRequest) {
      const { selected, context_before: before, context_after: after, instruction, title, style, mode } = request
      refuseContent({ selected, context_before: before, context_after: after, instruction, title, style })
      const seed = drawSeed()
      const wish = { seed, selected, before, after, instruction, title, style, mode }
      const { lyrics, variants, nextPrompts } = await words.rewriteLyrics(wish)
      return { edited_lyrics: lyrics, variants, next_prompts: nextPrompts }
    },
  }
}
