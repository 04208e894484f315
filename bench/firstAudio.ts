import { signUpMember } from '../scripts/member.ts'
import type { Stack } from '../scripts/startStack.ts'

const ROUNDS = 3
const POLL_MS = 20
const LIMIT_MS = 120_000

type Round = { firstByteMs: number; completeMs: number; songSeconds: number }

// From the press of Create to the first bytes of sound a browser would get, and to two finished songs.
export async function measureFirstAudio({ url }: Stack): Promise<[string, string][]> {
  const member = await signUpMember(url)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const clips = await member.generate(`a warm pop song about morning number ${round + 1}`)
    const ids = clips.map((clip) => clip.id)
    const playable = await waitFor(start, async () => (await member.listByIds(ids)).find((clip) => clip.audio_url))
    const audio = await fetch(`${url}${playable.audio_url}`, { headers: { cookie: member.cookie } })
    const reader = audio.body?.getReader()
    await reader?.read()
    const firstByteMs = performance.now() - start
    await reader?.cancel()
    const done = await waitFor(start, async () => {
      const now = await member.listByIds(ids)
      return now.every((clip) => clip.status === 'complete') ? now : undefined
    })
    const songSeconds = done.reduce((sum, clip) => sum + (clip.metadata.duration ?? 0), 0)
    rounds.push({ firstByteMs, completeMs: performance.now() - start, songSeconds })
  }
  const best = Math.min(...rounds.map((round) => round.firstByteMs))
  const fastest = Math.max(...rounds.map((round) => (round.songSeconds * 1000) / round.completeMs))
  return [
    ['Create to first audio bytes, two takes at once, best of 3', `${Math.round(best)} ms`],
    ['two sung takes, MP3 and FLAC included, times real time together, best of 3', `${fastest.toFixed(1)}x`],
  ]
}

async function waitFor<T>(start: number, look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() - start > LIMIT_MS) throw new Error('nothing came within two minutes')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
