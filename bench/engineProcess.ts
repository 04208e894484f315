// The engine alone in a process of its own, so that its memory is its own: prints the table's rows as JSON.
import { composeSong, renderSong, type ComposeRequest } from '../engine/index.ts'
import { createEmbeddedMusic, type MusicProvider, type SongOrder } from '../providers/music/index.ts'
import { readVoices } from '../providers/music/readVoices.ts'
import { createEmbeddedWords } from '../providers/words/index.ts'
import { openMp3 } from '../worker/media/mp3/openMp3.ts'
import { compareKernels } from './compareKernels.ts'
import { measureStages } from './measureStages.ts'
import { processorMs } from './processorMs.ts'

const ROUNDS = 3
const SAMPLE_RATE = 48_000

type Round = { firstMs: number; wallMs: number; cpuMs: number; seconds: number }

async function requestFor(description: string, seed: number): Promise<ComposeRequest> {
  const song = await createEmbeddedWords().writeSong({ seed, instrumental: false, description })
  return { ...song, seed, instrumental: false, lengthSeconds: 180 }
}

const request = await requestFor('a warm pop song about morning light', 7)
// Nothing of these has been played or sung before: another band, another singer, other words.
const newRequests = await Promise.all(
  ['a country song about a long road', 'a soul ballad about rain', 'a rock song about the sea'].map(requestFor),
)
const voices = await readVoices()

function orderOf(asked: ComposeRequest): SongOrder {
  return { ...asked, excludedStyle: '', maxSeconds: 240 }
}

async function round(music: MusicProvider | undefined, withMp3: boolean, asked = request): Promise<Round> {
  const start = { wall: performance.now(), cpu: processorMs() }
  let firstMs = 0
  const onFirst = (): void => {
    if (firstMs === 0) firstMs = performance.now() - start.wall
  }
  const mp3 = withMp3 ? openMp3((bytes) => bytes.length > 0 && onFirst()) : undefined
  const making = music
    ? await music.makeSong(orderOf(asked))
    : { totalFrames: 0, blocks: renderSong(composeSong(asked), { sampleRate: SAMPLE_RATE, ...voices }).blocks() }
  let frames = 0
  for await (const { left, right } of making.blocks) {
    if (mp3) await mp3.add(left, right)
    else onFirst()
    frames += left.length
  }
  await mp3?.finish()
  mp3?.close()
  const seconds = frames / SAMPLE_RATE
  return { firstMs, wallMs: performance.now() - start.wall, cpuMs: processorMs() - start.cpu, seconds }
}

async function best(music: MusicProvider | undefined, withMp3: boolean): Promise<Round> {
  const rounds: Round[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round(music, withMp3))
  return rounds.reduce((a, b) => ({
    firstMs: Math.min(a.firstMs, b.firstMs),
    wallMs: Math.min(a.wallMs, b.wallMs),
    cpuMs: Math.min(a.cpuMs, b.cpuMs),
    seconds: a.seconds,
  }))
}

const speedOf = ({ seconds, wallMs, cpuMs: cpu }: Round): string =>
  `${((seconds * 1000) / wallMs).toFixed(1)}x (${(cpu / 1000).toFixed(1)} s of processor time)`

const threadsStart = performance.now()
const music = await createEmbeddedMusic()
const startMs = performance.now() - threadsStart
const cold = await round(music, true)
const threaded = await best(music, false)
const encoded = await best(music, true)
const fresh: Round[] = []
for (const asked of newRequests) fresh.push(await round(music, true, asked))
await music.close()
const alone = await best(undefined, false)
const rows: [string, string][] = [
  [`sung song of ${Math.round(alone.seconds)} s, one thread, without MP3, best of ${ROUNDS}`, speedOf(alone)],
  ['the same, band and voice on two threads', speedOf(threaded)],
  ['the same with MP3', speedOf(encoded)],
  [
    'first block with MP3, threads warm / first song of new threads / starting them',
    `${[encoded.firstMs, cold.firstMs, startMs].map(Math.round).join(' / ')} ms`,
  ],
  ['three new songs with MP3, nothing of them kept from before', fresh.map(speedOf).join(', ')],
  ['their first block with MP3, threads warm', `${fresh.map(({ firstMs }) => Math.round(firstMs)).join(' / ')} ms`],
  ...compareKernels(),
  ...(await measureStages(() => {
    for (const _ of renderSong(composeSong(request), { sampleRate: SAMPLE_RATE, ...voices }).blocks()) continue
  })),
]
process.stdout.write(JSON.stringify(rows))
