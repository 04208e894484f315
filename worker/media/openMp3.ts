import { fork, type ChildProcess } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Mp3Order, Mp3Part } from './mp3Program.ts'

/** Takes a song block by block; what comes out is told in order. `close` also leaves a song half done. */
export type Mp3 = {
  add(left: Float32Array, right: Float32Array): Promise<void>
  finish(): Promise<void>
  close(): void
}

type OnPart = (bytes: Uint8Array<ArrayBuffer>, frames: number) => void

const PROGRAM = fileURLToPath(new URL('mp3Program.ts', import.meta.url))
const SAMPLE_RATE = 48_000
// Enough to keep both sides busy. Whoever leaves a song leaves this much to be encoded for nobody.
const WAITING_FRAMES_MAX = 16 * SAMPLE_RATE

type Program = { process: ChildProcess; song: number }

let idle: Program | undefined

/** The program of the last song, or a new one: starting it takes longer than a first second of song. */
function takeProgram(niceness: number): Program {
  const program = idle?.process.connected === true ? idle : startProgram(niceness)
  idle = undefined
  program.process.ref()
  program.process.channel?.ref()
  return program
}

function startProgram(niceness: number): Program {
  const execArgv = ['--max-semi-space-size=4']
  return { process: fork(PROGRAM, [String(niceness)], { serialization: 'advanced', execArgv }), song: 0 }
}

function giveBack(program: Program): void {
  program.song++
  if (idle !== undefined) return void program.process.kill()
  idle = program
  // It must not keep a process alive that has nothing else to do.
  program.process.unref()
  program.process.channel?.unref()
}

/** A song's MP3, made on another core beside the reading and reckoning of its samples. */
export function openMp3(onPart: OnPart, niceness = 0): Mp3 {
  const program = takeProgram(niceness)
  const { song } = program
  const over = Promise.withResolvers<void>()
  // Whoever waits is told; a rejection nobody waits for would end the worker.
  over.promise.catch(() => undefined)
  let isOver = false
  let isClosed = false
  let waitingFrames = 0
  let onRoom = (): void => undefined

  function onMessage(part: Mp3Part): void {
    // A song that was left half done may still be heard of.
    if (part.song !== song) return
    waitingFrames -= part.frames
    // What a message carries lies in memory of the channel.
    onPart(new Uint8Array(part.bytes), part.frames)
    if (waitingFrames <= WAITING_FRAMES_MAX) onRoom()
    isOver = part.isLast
    if (isOver) over.resolve()
  }

  function onExit(): void {
    over.reject(new Error('the MP3 program ended too early'))
    onRoom()
  }

  async function post(order: Mp3Order): Promise<void> {
    if (!program.process.connected) return over.promise
    program.process.send(order)
  }

  program.process.on('message', onMessage)
  program.process.once('exit', onExit)
  return {
    async add(left, right) {
      waitingFrames += left.length
      await post({ left, right })
      // What came back meanwhile is only heard of between two turns, and somebody waits for the first of it.
      await turn()
      if (waitingFrames <= WAITING_FRAMES_MAX) return
      await new Promise<void>((resolve) => {
        onRoom = resolve
      })
    },
    async finish() {
      await post('end')
      await over.promise
    },
    close() {
      if (isClosed) return
      isClosed = true
      program.process.off('message', onMessage)
      program.process.off('exit', onExit)
      if (!isOver) void post('leave')
      giveBack(program)
    },
  }
}
