import { parseLyrics, upsampleStyle } from '@arioso/words'
import type { SongBrief, WrittenSong } from '@arioso/words/writer'
import { z } from 'zod'
import { completeChat, openChat, type ChatEndpoint } from '../outside/completeChat.ts'
import { readFencedJson } from '../outside/readFencedJson.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import type { NoteCall } from '../outside/index.ts'
import type { WordsProvider } from './wordsProvider.ts'

// What a song's first sound may wait for somebody else's words.
const SONG_MS = 8000
// Shorter, so that it counts as silence of the writer and not as our own impatience.
const ANSWER_MS = 7000
const TRIES = 2
const LONGEST_TITLE_CHARACTERS = 80
const LONGEST_LYRICS_CHARACTERS = 3000
const LONGEST_STYLE_CHARACTERS = 200

const songReply = z.object({ title: z.string(), lyrics: z.string(), style: z.string() })
const rewriteReply = z.object({ lyrics: z.string().min(1), variants: z.array(z.string()).default([]) })
const styleReply = z.object({ style: z.string().min(1) })

const LYRICIST = `You write songs that are sung as they stand. Lyrics have sections in square brackets: [Verse 1], [Chorus], [Bridge].
Lines rhyme, have six to ten syllables (rap: up to sixteen), the chorus carries the title and comes back word for word.
Every name, number, place and fact of the wish is sung. Concrete pictures, no clichés, the language of the wish.
Answer with one JSON object and nothing else.`

/**
 * A writer behind an OpenAI-compatible endpoint. The embedded one writes first: its song is kept wherever the endpoint
 * is silent, slow or answers something that is no song, so a song never fails because of somebody else's machine.
 */
export function createChatWords(
  endpoint: ChatEndpoint,
  report: (problem: unknown) => void,
  note?: NoteCall,
): WordsProvider {
  const embedded = createEmbeddedWords()
  const chat = openChat('the writer', endpoint, note)

  async function ask<S extends z.ZodType>(
    prompt: string,
    reply: S,
    seed: number,
    signal = AbortSignal.timeout(SONG_MS),
  ): Promise<z.output<S> | undefined> {
    try {
      const messages = [
        { role: 'system', content: LYRICIST },
        { role: 'user', content: prompt },
      ] as const
      const call = { timeoutMs: ANSWER_MS, tries: TRIES, signal }
      return reply.parse(readFencedJson(await completeChat(chat, { model: endpoint.model, seed, messages }, call)))
    } catch (error) {
      report(error)
      return undefined
    }
  }

  return {
    writes: () => true,
    writer: () => Promise.resolve(endpoint.model),
    facts: () => chat.facts(),
    prepare: () => embedded.prepare(),
    suggestPrompts: (seed) => embedded.suggestPrompts(seed),

    async writeSong(brief) {
      const own = await embedded.writeSong(brief)
      const isComplete = [brief.title, brief.style, brief.lyrics].every((text) => text !== undefined && text !== '')
      if (isComplete || brief.lyrics?.trim()) return own
      const { judgeText } = await import('@arioso/words/writer')
      // One clock for both questions: the first sound waits no longer than this.
      const signal = AbortSignal.timeout(SONG_MS)
      const first = await ask(describeBrief(brief), songReply, brief.seed, signal)
      if (first === undefined || brief.instrumental) return first === undefined ? own : mergeSong(own, first, brief)
      const problems = judgeText(first, brief)
      if (problems.length === 0) return mergeSong(own, first, brief)
      const repair = `${describeBrief(brief)}\nYour last answer: ${JSON.stringify(first)}\nMend this: ${problems.join('; ')}.`
      const second = await ask(repair, songReply, brief.seed, signal)
      return second !== undefined && judgeText(second, brief).length === 0 ? mergeSong(own, second, brief) : own
    },

    async rewriteLyrics(request) {
      const own = await embedded.rewriteLyrics(request)
      const { seed, ...wish } = request
      const prompt = `Rewrite "selected" as "instruction" asks, in the given mode; leave the rest alone. Reply {"lyrics", "variants": [two others]}.\n${JSON.stringify(wish)}`
      const written = await ask(prompt, rewriteReply, seed)
      if (written === undefined) return own
      const variants = [...new Set([written.lyrics, ...written.variants])]
      return { lyrics: written.lyrics, variants, nextPrompts: own.nextPrompts }
    },

    async upsampleStyle(request) {
      const { style, maxCharacters, seed } = request
      const prompt = `Make this music style richer, comma-separated, at most ${maxCharacters} characters, keeping its meaning. Reply {"style"}.\n${style}`
      const written = await ask(prompt, styleReply, seed)
      const fits = written !== undefined && written.style.length <= maxCharacters
      return fits ? written.style : upsampleStyle(request)
    },
  }
}

function describeBrief(brief: SongBrief): string {
  const { seed: _seed, avoid: _avoid, ...wish } = brief
  const length = `at most ${LONGEST_LYRICS_CHARACTERS} characters of lyrics, ${LONGEST_STYLE_CHARACTERS} of style`
  return `Write a song of two to three minutes. Reply {"title", "lyrics", "style"}; ${length}. Given parts stay.\n${JSON.stringify(wish)}`
}

// What the person gave stays theirs; what came back is taken only where it can be sung.
function mergeSong(own: WrittenSong, written: WrittenSong, brief: SongBrief): WrittenSong {
  const isSingable =
    !brief.instrumental && written.lyrics.length <= LONGEST_LYRICS_CHARACTERS && parseLyrics(written.lyrics).length > 1
  const title = written.title.trim()
  const hasTitle = title !== '' && title.length <= LONGEST_TITLE_CHARACTERS
  const hasStyle = written.style.trim() !== '' && written.style.length <= LONGEST_STYLE_CHARACTERS
  const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''
  return {
    title: hasTitle && !isGiven(brief.title) ? title : own.title,
    lyrics: isSingable && !isGiven(brief.lyrics) ? written.lyrics : own.lyrics,
    style: hasStyle && !isGiven(brief.style) ? written.style.trim() : own.style,
  }
}
