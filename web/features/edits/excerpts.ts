// Pieces of a song one after the other, cut to the sample: an element can neither jump without a gap nor fade. Only the bytes
// of the pieces are fetched: every frame of our MP3 is as long as the next.
export type Excerpt = { startSeconds: number; endSeconds: number; fadeInSeconds?: number; fadeOutSeconds?: number }

export type Playing = { stop: () => void }

const FRAME_BYTES = 576
const FRAME_SECONDS = 0.024
// A decoder needs the frames before a moment to sound right at it.
const WARM_UP_FRAMES = 12

export async function playExcerpts(url: string, excerpts: readonly Excerpt[], onEnd: () => void): Promise<Playing> {
  const context = new AudioContext()
  const close = (): void => {
    if (context.state !== 'closed') void context.close()
  }
  try {
    const sounds = await Promise.all(excerpts.map((excerpt) => fetchExcerpt(context, url, excerpt)))
    let at = context.currentTime + 0.05
    let last: AudioBufferSourceNode | undefined
    for (const [i, excerpt] of excerpts.entries()) {
      const sound = sounds[i]
      if (sound === undefined) continue
      last = schedule(context, sound, excerpt, at)
      at += excerpt.endSeconds - excerpt.startSeconds
    }
    last?.addEventListener('ended', () => {
      close()
      onEnd()
    })
  } catch (error) {
    close()
    throw error
  }
  return { stop: close }
}

type Fetched = { buffer: AudioBuffer; skipSeconds: number }

async function fetchExcerpt(
  context: AudioContext,
  url: string,
  { startSeconds, endSeconds }: Excerpt,
): Promise<Fetched> {
  const first = Math.max(0, Math.floor(startSeconds / FRAME_SECONDS) - WARM_UP_FRAMES)
  const last = Math.ceil(endSeconds / FRAME_SECONDS) + 2
  const range = `bytes=${first * FRAME_BYTES}-${last * FRAME_BYTES - 1}`
  const reply = await fetch(url, { headers: { range } })
  if (!reply.ok) throw new Error(`the song answered ${reply.status}`)
  const buffer = await context.decodeAudioData(await reply.arrayBuffer())
  return { buffer, skipSeconds: startSeconds - first * FRAME_SECONDS }
}

function schedule(context: AudioContext, { buffer, skipSeconds }: Fetched, excerpt: Excerpt, at: number) {
  const { startSeconds, endSeconds, fadeInSeconds = 0, fadeOutSeconds = 0 } = excerpt
  const seconds = endSeconds - startSeconds
  const source = new AudioBufferSourceNode(context, { buffer })
  const level = new GainNode(context, { gain: fadeInSeconds > 0 ? 0 : 1 })
  if (fadeInSeconds > 0) level.gain.setValueAtTime(0, at).linearRampToValueAtTime(1, at + fadeInSeconds)
  if (fadeOutSeconds > 0) {
    level.gain.setValueAtTime(1, at + seconds - fadeOutSeconds).linearRampToValueAtTime(0, at + seconds)
  }
  source.connect(level).connect(context.destination)
  source.start(at, skipSeconds, seconds)
  return source
}
