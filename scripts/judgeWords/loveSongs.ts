import { parseLyrics } from '@arioso/words'
import { writeSong } from '@arioso/words/writer'

export type LoveSongs = {
  seeds: number
  titles: number
  choruses: number
  mostSongsOfACouplet: number
  couplet: string
}

// The vaguest wish there is, over and over: what comes back, and how often.
export function writeLoveSongs(seeds: number): LoveSongs {
  const titles = new Set<string>()
  const choruses = new Set<string>()
  const couplets = new Map<string, Set<number>>()
  for (let seed = 1; seed <= seeds; seed++) {
    const { title, lyrics } = writeSong({ seed, description: 'a love song', instrumental: false })
    titles.add(title)
    for (const { tag, lines } of parseLyrics(lyrics)) {
      if (tag === 'chorus') choruses.add(lines.join(' / '))
      for (let at = 0; at + 1 < lines.length; at += 2) {
        const couplet = `${lines[at] ?? ''} / ${lines[at + 1] ?? ''}`
        couplets.set(couplet, (couplets.get(couplet) ?? new Set()).add(seed))
      }
    }
  }
  const [most] = [...couplets].toSorted(([, one], [, other]) => other.size - one.size)
  return {
    seeds,
    titles: titles.size,
    choruses: choruses.size,
    mostSongsOfACouplet: most?.[1].size ?? 0,
    couplet: most?.[0] ?? '',
  }
}
