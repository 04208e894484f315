import { parentPort } from 'node:worker_threads'
import { openMp3Stream } from './encodeMp3.ts'

if (!parentPort) throw new Error('the MP3 thread runs as a worker thread')
const port = parentPort

const SAMPLE_RATE = 48_000

export type Mp3Order = { left: Float32Array; right: Float32Array } | 'end'
export type Mp3Part = { bytes: Uint8Array<ArrayBuffer>; frames: number; isLast: boolean }

let stream = openMp3Stream(SAMPLE_RATE)

async function encode(order: Mp3Order): Promise<void> {
  const mp3 = await stream
  const isLast = order === 'end'
  const bytes = isLast ? mp3.finish() : mp3.encode(order.left, order.right)
  if (isLast) stream = openMp3Stream(SAMPLE_RATE)
  const part: Mp3Part = { bytes, frames: isLast ? 0 : order.left.length, isLast }
  port.postMessage(part, [bytes.buffer])
}

port.on('message', (order: Mp3Order) => void encode(order))
