import type { Trim } from '../wizard.ts'

export type LoopPlayer = {
  play(trim: Trim): void
  // While it plays, the ends of the loop may move.
  follow(trim: Trim): void
  stop(): void
  positionSeconds(): number | undefined
  close(): void
}

// An element cannot loop exactly, and recordings made in a browser cannot be sought; a buffer does both.
export function createLoopPlayer(buffer: AudioBuffer): LoopPlayer {
  const context = new AudioContext()
  let source: AudioBufferSourceNode | undefined
  let loop: Trim = { startSeconds: 0, endSeconds: 0 }
  let fromSeconds = 0
  let startedAt = 0

  function stop(): void {
    source?.stop()
    source?.disconnect()
    source = undefined
  }

  function follow(trim: Trim): void {
    loop = trim
    if (source === undefined) return
    source.loopStart = trim.startSeconds
    source.loopEnd = trim.endSeconds
  }

  return {
    stop,
    follow,
    play(trim) {
      stop()
      void context.resume()
      source = new AudioBufferSourceNode(context, { buffer, loop: true })
      source.connect(context.destination)
      follow(trim)
      fromSeconds = trim.startSeconds
      startedAt = context.currentTime
      source.start(0, trim.startSeconds)
    },
    positionSeconds() {
      if (source === undefined) return undefined
      const straight = fromSeconds + (context.currentTime - startedAt)
      const length = Math.max(0.001, loop.endSeconds - loop.startSeconds)
      return straight < loop.endSeconds ? straight : loop.startSeconds + ((straight - loop.startSeconds) % length)
    },
    close() {
      stop()
      void context.close()
    },
  }
}
