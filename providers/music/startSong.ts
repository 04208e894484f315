import { on } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import type { RenderedBlock } from '@arioso/engine'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import type { SongMaking, SongOrder } from './musicProvider.ts'
import {
  BLOCKS_TAKEN,
  LINES_SUNG,
  LINES_TAKEN,
  PROGRESS_BYTES,
  tellProgress,
  type BandMessage,
  type BandRequest,
  type SingingRequest,
} from './songMessages.ts'
import type { SongThreads } from './startSongThreads.ts'
import { stopMaking, type StopFlag } from './stopFlag.ts'

export async function startSong(
  { band, singing }: SongThreads,
  order: SongOrder,
  stop: StopFlag,
  onEnd: () => void,
): Promise<SongMaking> {
  const shared = new SharedArrayBuffer(PROGRESS_BYTES)
  const progress = new Int32Array(shared)
  const { port1, port2 } = new MessageChannel()
  const incoming = on(band, 'message', { close: ['exit'] })
  let isOver = false
  band.ref()
  singing.postMessage({ progress: shared, stop, band: port2 } satisfies SingingRequest, [port2])
  band.postMessage({ order, progress: shared, stop, singing: port1 } satisfies BandRequest, [port1])

  async function receive(): Promise<BandMessage> {
    const { value, done } = (await incoming.next()) as IteratorResult<[BandMessage], undefined>
    const message: BandMessage = done ? { kind: 'failed', message: 'the band thread ended' } : value[0]
    isOver = message.kind === 'finished' || message.kind === 'failed'
    return message
  }

  let ending: Promise<void> | undefined
  const end = (): Promise<void> => (ending ??= finish())

  // What is still on its way when the song is given up belongs to this song, not to the next.
  async function finish(): Promise<void> {
    stopMaking(stop)
    for (const waitedFor of [BLOCKS_TAKEN, LINES_SUNG, LINES_TAKEN]) tellProgress(progress, waitedFor)
    while (!isOver) await receive()
    await incoming.return?.()
    band.unref()
    onEnd()
  }

  async function* blocks(): AsyncGenerator<RenderedBlock> {
    try {
      for (let message = await receive(); message.kind !== 'finished'; message = await receive()) {
        if (message.kind !== 'block') throw new Error(failureOf(message))
        yield message.block
        // Given back at once: the collector would let dozens of megabytes of them lie.
        for (const { buffer } of [message.block.left, message.block.right]) buffer.transfer(0)
        tellProgress(progress, BLOCKS_TAKEN)
      }
    } finally {
      await end()
    }
  }

  const composed = await receive()
  if (composed.kind !== 'composed') {
    await end()
    throw new Error(failureOf(composed))
  }
  const { score, totalFrames, leadInFrames, words } = composed
  return { score, sampleRate: SAMPLE_RATE, totalFrames, leadInFrames, words, blocks: blocks(), leave: end }
}

function failureOf(message: BandMessage): string {
  return message.kind === 'failed' ? message.message : `the band did not expect to say "${message.kind}"`
}
