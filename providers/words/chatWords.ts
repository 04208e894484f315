import { parseLyrics, rewriteLyrics, upsampleStyle, writeSong, type SongBrief, type WrittenSong } from '@arioso/words'
import { z } from 'zod'
import { askChat, type ChatEndpoint } from './askChat.ts'
import { createEmbeddedWords } from './embeddedWords.ts'
import type { WordsProvider } from './wordsProvider.ts'

const LONGEST_TITLE_CHARACTERS = 80
const LONGEST_LYRICS_CHARACTERS = 3000
const LONGEST_STYLE_CHARACTERS = 200

const songReply = z.object({ title: z.string(), lyrics: z.string(), style: z.string() })
const rewriteReply = z.object({ lyrics: z.string().min(1), variants: z.array(z.string()).default([]) })
const styleReply = z.object({ style: z.string().min(1) })

const LYRICIST = `You write songs that are sung as they stand. Lyrics have sections in square brackets: [Verse 1], [Chorus], [Bridge].
Lines rhyme, have six to ten syllables (rap: up to sixteen), the chorus carries the title and comes back word for word.
Answer with one JSON object and nothing else.`

/**
 * A writer behind an OpenAI-compatible endpoint. The embedded one writes first: its song is kept wherever the endpoint
 * is silent, slow or answers something that is no song, so a song never fails because of somebody else's machine.
 */
export function createChatWords(endpoint: ChatEndpoint, report: (problem: unknown) => void): WordsProvider {
  async function ask<S extends z.ZodType>(prompt: string, reply: S, seed: number): Promise<z.output<S> | undefined> {
    try {
      return reply.parse(await askChat(endpoint, { system: LYRICIST, prompt, seed }))
    } catch (error) {
      report(error)
      return undefined
    }
  }

  return {
    suggestPrompts: (seed) => createEmbeddedWords().suggestPrompts(seed),

    async writeSong(brief) {
      const own = writeSong(brief)
      const isComplete = [brief.title, brief.style, brief.lyrics].every((text) => text !== undefined && text !== '')
      if (isComplete) return own
      const written = await ask(describeBrief(brief), songReply, brief.seed)
      return written === undefined ? own : mergeSong(own, written, brief)
    },

    async rewriteLyrics(request) {
      const own = rewriteLyrics(request)
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
  const { seed: _seed, ...wish } = brief
  const length = `at most ${LONGEST_LYRICS_CHARACTERS} characters of lyrics, ${LONGEST_STYLE_CHARACTERS} of style`
  return `Write a song of two to three minutes. Reply {"title", "lyrics", "style"}; ${length}. Given parts stay.\n${JSON.stringify(wish)}`
}

// What the person gave stays theirs; what came back is taken only where it can be sung.
function mergeSong(own: WrittenSong, written: WrittenSong, brief: SongBrief): WrittenSong {
  const isSingable =
    own.lyrics !== '' && written.lyrics.length <= LONGEST_LYRICS_CHARACTERS && parseLyrics(written.lyrics).length > 1
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
