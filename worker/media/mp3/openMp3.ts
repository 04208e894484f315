import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '../bareEnvironment.ts'
import { END, HEAD_BYTES, LEAVE, MESSAGE_FRAMES, SAMPLE_BYTES, type Mp3Part } from './mp3Messages.ts'

/** Takes a song block by block; the output comes in order. `close` also abandons a song half done. */
export type Mp3 = {
  add(left: Float32Array, right: Float32Array): Promise<void>
  finish(): Promise<void>
  close(): void
}

type OnPart = (bytes: Uint8Array<ArrayBuffer>, frames: number) => void

const PROGRAM = fileURLToPath(new URL('mp3Program.ts', import.meta.url))
// Enough to keep both sides busy. An abandoned song wastes the encoding of this much.
const MESSAGES_MAX = 12

// Samples on their way lie in messages that are used again: as garbage they would wait for the collector, seventy megabytes a song.
type Program = { process: ChildProcess; song: number; free: Uint8Array<ArrayBuffer>[]; onFree: () => void }

let idle: Program | undefined

/** The program of the last song, or a new one: starting it takes longer than a first second of song. */
function takeProgram(niceness: number): Program {
  const program = idle && isAlive(idle) ? idle : startProgram(niceness)
  idle = undefined
  program.process.ref()
  program.process.channel?.ref()
  return program
}

// Its channel may still look open for a moment after it has ended, and no second event would follow.
function isAlive({ process: { connected, exitCode, signalCode } }: Program): boolean {
  return connected && exitCode === null && signalCode === null
}

function startProgram(niceness: number): Program {
  const child = fork(PROGRAM, [String(niceness)], {
    env: bareEnvironment(),
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=4'],
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  // The exit event reports its end.
  child.stdin?.on('error', () => undefined)
  const free = Array.from(
    { length: MESSAGES_MAX },
    () => new Uint8Array(HEAD_BYTES + 2 * MESSAGE_FRAMES * SAMPLE_BYTES),
  )
  return { process: child, song: 0, free, onFree: () => undefined }
}

function giveBack(program: Program): void {
  program.song++
  if (idle !== undefined) return void program.process.kill()
  idle = program
  // It must not keep a process alive that has nothing else to do.
  program.process.unref()
  program.process.channel?.unref()
  ;(program.process.stdin as Socket).unref()
}

function fill(message: Uint8Array<ArrayBuffer>, left: Float32Array, right: Float32Array): Uint8Array {
  new DataView(message.buffer).setUint32(0, left.length, true)
  message.set(bytesOf(left), HEAD_BYTES)
  message.set(bytesOf(right), HEAD_BYTES + left.byteLength)
  return message.subarray(0, HEAD_BYTES + 2 * left.byteLength)
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** A song's MP3, made on another core beside the reading and reckoning of its samples. */
export function openMp3(onPart: OnPart, niceness = 0): Mp3 {
  const program = takeProgram(niceness)
  const { song } = program
  const over = Promise.withResolvers<void>()
  // The rejection reaches those who await it; an unhandled one would end the worker.
  over.promise.catch(() => undefined)
  let isOver = false
  let isClosed = false

  function onMessage(part: Mp3Part): void {
    // A song that was left half done may still be heard of.
    if (part.song !== song) return
    // What a message carries lies in memory of the channel.
    onPart(new Uint8Array(part.bytes), part.frames)
    isOver = part.isLast
    if (isOver) over.resolve()
  }

  function onExit(): void {
    over.reject(new Error('the MP3 program ended too early'))
    program.onFree()
  }

  async function takeMessage(): Promise<Uint8Array<ArrayBuffer>> {
    for (;;) {
      if (!isAlive(program)) await over.promise
      const message = program.free.pop()
      if (message) return message
      await new Promise<void>((resolve) => {
        program.onFree = resolve
      })
    }
  }

  async function send(left: Float32Array, right: Float32Array): Promise<void> {
    const message = await takeMessage()
    program.process.stdin?.write(fill(message, left, right), () => {
      program.free.push(message)
      program.onFree()
    })
  }

  function tell(what: number): void {
    const head = new Uint8Array(HEAD_BYTES)
    new DataView(head.buffer).setUint32(0, what, true)
    program.process.stdin?.write(head)
  }

  program.process.on('message', onMessage)
  program.process.once('exit', onExit)
  return {
    async add(left, right) {
      for (let from = 0; from < left.length; from += MESSAGE_FRAMES) {
        const to = Math.min(left.length, from + MESSAGE_FRAMES)
        await send(left.subarray(from, to), right.subarray(from, to))
        // Replies are only received between two turns of the event loop, and a listener waits for the first.
        await turn()
      }
    },
    async finish() {
      tell(END)
      await over.promise
    },
    close() {
      if (isClosed) return
      isClosed = true
      program.process.off('message', onMessage)
      program.process.off('exit', onExit)
      if (!isOver) tell(LEAVE)
      giveBack(program)
    },
  }
}
