// The smallest WASI world flite needs: arguments, files in memory, captured output, a clock that stands still.
// Numbers of preview 1: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
import { createMemoryFiles, ROOT_DESCRIPTOR, type MemoryFiles } from './memoryFiles.ts'
import { splitProgram } from './splitProgram.ts'

const SUCCESS = 0
const BAD_DESCRIPTOR = 8
const NO_ENTRY = 44
const CHARACTER_DEVICE = 2
const DIRECTORY = 3
const REGULAR_FILE = 4
const OPEN_CREATE = 1
const OPEN_TRUNCATE = 8
const ALL_RIGHTS = 0x1fffffffn

class ExitSignal extends Error {}

type GuestMemory = { view(): DataView; bytes(pointer: number, length: number): Uint8Array<ArrayBuffer> }

function argumentImports(memory: GuestMemory, commandArguments: string[]) {
  const encoded = commandArguments.map((text) => new TextEncoder().encode(`${text}\0`))
  return {
    args_sizes_get(countPointer: number, sizePointer: number) {
      const size = encoded.reduce((sum, bytes) => sum + bytes.length, 0)
      memory.view().setUint32(countPointer, encoded.length, true)
      memory.view().setUint32(sizePointer, size, true)
      return SUCCESS
    },
    args_get(vectorPointer: number, bufferPointer: number) {
      let offset = bufferPointer
      for (const [i, bytes] of encoded.entries()) {
        memory.view().setUint32(vectorPointer + i * 4, offset, true)
        memory.bytes(offset, bytes.length).set(bytes)
        offset += bytes.length
      }
      return SUCCESS
    },
  }
}

function descriptorImports(memory: GuestMemory, files: MemoryFiles) {
  return {
    fd_close: (descriptor: number) => (files.close(descriptor) ? SUCCESS : BAD_DESCRIPTOR),
    fd_fdstat_get(descriptor: number, pointer: number) {
      if (descriptor > ROOT_DESCRIPTOR && !files.isOpen(descriptor)) return BAD_DESCRIPTOR
      const kind = descriptor > ROOT_DESCRIPTOR ? REGULAR_FILE : CHARACTER_DEVICE
      memory.bytes(pointer, 24).fill(0)
      memory.view().setUint8(pointer, descriptor === ROOT_DESCRIPTOR ? DIRECTORY : kind)
      memory.view().setBigUint64(pointer + 8, ALL_RIGHTS, true)
      memory.view().setBigUint64(pointer + 16, ALL_RIGHTS, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_prestat_get(descriptor: number, pointer: number) {
      if (descriptor !== ROOT_DESCRIPTOR) return BAD_DESCRIPTOR
      memory.view().setUint32(pointer, 0, true)
      memory.view().setUint32(pointer + 4, 1, true)
      return SUCCESS
    },
    fd_prestat_dir_name(descriptor: number, pointer: number) {
      if (descriptor !== ROOT_DESCRIPTOR) return BAD_DESCRIPTOR
      memory.view().setUint8(pointer, '/'.charCodeAt(0))
      return SUCCESS
    },
    path_open(
      _directory: number,
      _lookup: number,
      pathPointer: number,
      pathLength: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _descriptorFlags: number,
      resultPointer: number,
    ) {
      const path = new TextDecoder().decode(memory.bytes(pathPointer, pathLength))
      const options = { create: (flags & OPEN_CREATE) !== 0, truncate: (flags & OPEN_TRUNCATE) !== 0 }
      const descriptor = files.open(path, options)
      if (descriptor === undefined) return NO_ENTRY
      memory.view().setUint32(resultPointer, descriptor, true)
      return SUCCESS
    },
  }
}

function transferImports(memory: GuestMemory, files: MemoryFiles) {
  function eachBuffer(vectors: number, count: number, visit: (buffer: Uint8Array<ArrayBuffer>) => number): number {
    let total = 0
    for (let i = 0; i < count; i++) {
      const pointer = memory.view().getUint32(vectors + i * 8, true)
      total += visit(memory.bytes(pointer, memory.view().getUint32(vectors + i * 8 + 4, true)))
    }
    return total
  }
  return {
    fd_read(descriptor: number, vectors: number, count: number, resultPointer: number) {
      if (!files.isOpen(descriptor)) return BAD_DESCRIPTOR
      const total = eachBuffer(vectors, count, (buffer) => files.read(descriptor, buffer))
      memory.view().setUint32(resultPointer, total, true)
      return SUCCESS
    },
    fd_write(descriptor: number, vectors: number, count: number, resultPointer: number) {
      if (!files.isOpen(descriptor)) return BAD_DESCRIPTOR
      const total = eachBuffer(vectors, count, (buffer) => files.write(descriptor, buffer))
      memory.view().setUint32(resultPointer, total, true)
      return SUCCESS
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, resultPointer: number) {
      if (!files.isOpen(descriptor)) return BAD_DESCRIPTOR
      memory.view().setBigUint64(resultPointer, BigInt(files.seek(descriptor, Number(offset), whence)), true)
      return SUCCESS
    },
  }
}

type Import = (...values: never[]) => unknown
type Guest = { memory: WebAssembly.Memory; start: () => void }

function worldOf(memory: GuestMemory, commandArguments: string[], files: MemoryFiles): Record<string, Import> {
  return {
    ...argumentImports(memory, commandArguments),
    ...descriptorImports(memory, files),
    ...transferImports(memory, files),
    clock_time_get(_clock: number, _precision: bigint, resultPointer: number) {
      memory.view().setBigUint64(resultPointer, 0n, true)
      return SUCCESS
    },
    proc_exit(code: number) {
      throw new ExitSignal(`exit ${code}`)
    },
  }
}

function instantiate(module: WebAssembly.Module, find: (name: string) => Import | undefined): Guest {
  const names = WebAssembly.Module.imports(module).map(({ name }) => name)
  const imports = names.map((name) => {
    const call = (...values: never[]): unknown => find(name)?.(...values)
    return [name, call] as const
  })
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: Object.fromEntries(imports) })
  const { memory, _start: start } = instance.exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new TypeError('the speaker is not a WASI command')
  }
  return { memory, start: () => void start() }
}

export type Command = (commandArguments: string[], inputFiles: Record<string, string>) => MemoryFiles

/**
 * Runs a command again and again in one instance and puts its memory back before each run. A new instance for every run
 * left 20 MB behind each time, until the next collection. Constants (17 MB of voices) lie in the first data segment: a
 * program does not write there, so they are put in place once, and no second copy of them is kept.
 */
export function createCommand(wasm: Uint8Array<ArrayBuffer>): Command {
  const { program, data } = splitProgram(wasm)
  const module = new WebAssembly.Module(program)
  const changing = data.slice(1).map(({ offset, bytes }) => ({ offset, bytes: bytes.slice() }))
  let world: Record<string, Import> = {}
  let guest = instantiate(module, (name) => world[name])
  const [constants] = data.splice(0)
  const constantsStart = constants?.offset ?? 0
  const constantsEnd = constantsStart + (constants?.bytes.length ?? 0)
  if (constants) new Uint8Array(guest.memory.buffer).set(constants.bytes, constants.offset)
  let isTorn = false

  // One that left from the middle of its stack, which no memory tells, cannot run again.
  function renew(): void {
    const { memory } = guest
    guest = instantiate(module, (name) => world[name])
    new Uint8Array(guest.memory.buffer).set(new Uint8Array(memory.buffer, 0, constantsEnd))
    isTorn = false
  }

  return (commandArguments, inputFiles) => {
    if (isTorn) renew()
    const { memory, start } = guest
    const files = createMemoryFiles(inputFiles)
    const guestMemory: GuestMemory = {
      view: () => new DataView(memory.buffer),
      bytes: (pointer, length) => new Uint8Array(memory.buffer, pointer, length),
    }
    world = worldOf(guestMemory, commandArguments, files)
    const bytes = new Uint8Array(memory.buffer).fill(0, 0, constantsStart).fill(0, constantsEnd)
    for (const segment of changing) bytes.set(segment.bytes, segment.offset)
    try {
      start()
    } catch (error) {
      isTorn = true
      if (!(error instanceof ExitSignal)) throw error
    }
    return files
  }
}
