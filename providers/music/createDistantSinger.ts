import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import type { Score, Singer, SungAudio } from '@arioso/engine'
import { LINES_SUNG, LINES_TAKEN, tellProgress, type SungLineMessage } from './songMessages.ts'
import { throwIfStopped, type StopFlag } from './stopFlag.ts'

/** A singer on another thread: a line that is asked for before it is sung is waited for, with the thread asleep. */
export function createDistantSinger(
  score: Score,
  port: MessagePort,
  progress: Int32Array,
  stop: StopFlag,
): Singer | undefined {
  if (!score.voice || score.voice.lines.length === 0) return undefined
  const lines = new Map<number, SungAudio>()
  // What the singer reads, without the thousands of notes of the band.
  port.postMessage({ ...score, parts: [], chords: [], sections: [] } satisfies Score)

  function takeMessages(): void {
    for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
      const message = received.message as SungLineMessage
      if ('failed' in message) throw new Error(`the singer failed: ${message.failed}`)
      lines.set(message.index, message.audio)
    }
  }

  return {
    lineCount: score.voice.lines.length,
    // By hand: the collector lets a whole song's lines lie.
    letGo: ({ samples }) => void samples.buffer.transfer(0),
    renderLine(index) {
      for (;;) {
        const sung = Atomics.load(progress, LINES_SUNG)
        takeMessages()
        const line = lines.get(index)
        if (line) {
          lines.delete(index)
          tellProgress(progress, LINES_TAKEN)
          return line
        }
        throwIfStopped(stop)
        Atomics.wait(progress, LINES_SUNG, sung)
      }
    },
  }
}
