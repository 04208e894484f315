// The smallest WASI world flite needs: arguments, files in memory, captured standard output, a clock that stands still.
// Preview 1 numbers: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md

const ERRNO_SUCCESS = 0
const ERRNO_BADF = 8
const ERRNO_NOENT = 44
const ROOT_FD = 3
const FILETYPE_DIRECTORY = 3
const FILETYPE_CHARACTER = 2
const FILETYPE_REGULAR = 4
const OPEN_CREATE = 1
const OPEN_TRUNCATE = 8

type OpenFile = { path: string; position: number }
type GrowingFile = { bytes: Uint8Array<ArrayBuffer>; length: number }
export type CommandResult = { exitCode: number; stdout: string; files: Map<string, Uint8Array<ArrayBuffer>> }

class ExitSignal extends Error {
  readonly code: number
  constructor(code: number) {
    super(`exit ${code}`)
    this.code = code
  }
}

function writeAt(file: GrowingFile, position: number, data: Uint8Array<ArrayBuffer>): void {
  const end = position + data.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2, 4096))
    larger.set(file.bytes.subarray(0, file.length))
    file.bytes = larger
  }
  file.bytes.set(data, position)
  file.length = Math.max(file.length, end)
}

export function runCommand(
  module: WebAssembly.Module,
  commandArguments: string[],
  inputFiles: Record<string, string>,
): CommandResult {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const argumentBytes = commandArguments.map((text) => encoder.encode(`${text}\0`))
  const files = new Map<string, GrowingFile>()
  for (const [path, text] of Object.entries(inputFiles)) {
    const bytes = encoder.encode(text)
    files.set(path, { bytes, length: bytes.length })
  }
  const stdout: GrowingFile = { bytes: new Uint8Array(4096), length: 0 }
  const open = new Map<number, OpenFile>()
  let nextFd = ROOT_FD + 1
  let memory = new WebAssembly.Memory({ initial: 0 })
  const view = () => new DataView(memory.buffer)
  const bytesAt = (pointer: number, length: number) => new Uint8Array(memory.buffer, pointer, length)

  function eachBuffer(vectors: number, count: number, visit: (buffer: Uint8Array<ArrayBuffer>) => number): number {
    let total = 0
    for (let i = 0; i < count; i++) {
      const pointer = view().getUint32(vectors + i * 8, true)
      total += visit(bytesAt(pointer, view().getUint32(vectors + i * 8 + 4, true)))
    }
    return total
  }

  const imports = {
    args_sizes_get(countPointer: number, sizePointer: number) {
      view().setUint32(countPointer, argumentBytes.length, true)
      view().setUint32(
        sizePointer,
        argumentBytes.reduce((sum, bytes) => sum + bytes.length, 0),
        true,
      )
      return ERRNO_SUCCESS
    },
    args_get(vectorPointer: number, bufferPointer: number) {
      let offset = bufferPointer
      for (const [i, bytes] of argumentBytes.entries()) {
        view().setUint32(vectorPointer + i * 4, offset, true)
        bytesAt(offset, bytes.length).set(bytes)
        offset += bytes.length
      }
      return ERRNO_SUCCESS
    },
    clock_time_get(_clock: number, _precision: bigint, resultPointer: number) {
      view().setBigUint64(resultPointer, 0n, true)
      return ERRNO_SUCCESS
    },
    fd_close(fd: number) {
      return open.delete(fd) ? ERRNO_SUCCESS : ERRNO_BADF
    },
    fd_fdstat_get(fd: number, pointer: number) {
      if (fd > ROOT_FD && !open.has(fd)) return ERRNO_BADF
      const regular = fd > ROOT_FD ? FILETYPE_REGULAR : FILETYPE_CHARACTER
      bytesAt(pointer, 24).fill(0)
      view().setUint8(pointer, fd === ROOT_FD ? FILETYPE_DIRECTORY : regular)
      view().setBigUint64(pointer + 8, 0x1fffffffn, true)
      view().setBigUint64(pointer + 16, 0x1fffffffn, true)
      return ERRNO_SUCCESS
    },
    fd_fdstat_set_flags: () => ERRNO_SUCCESS,
    fd_prestat_get(fd: number, pointer: number) {
      if (fd !== ROOT_FD) return ERRNO_BADF
      view().setUint32(pointer, 0, true)
      view().setUint32(pointer + 4, 1, true)
      return ERRNO_SUCCESS
    },
    fd_prestat_dir_name(fd: number, pointer: number) {
      if (fd !== ROOT_FD) return ERRNO_BADF
      view().setUint8(pointer, '/'.charCodeAt(0))
      return ERRNO_SUCCESS
    },
    fd_read(fd: number, vectors: number, count: number, resultPointer: number) {
      const handle = open.get(fd)
      const file = handle && files.get(handle.path)
      if (!handle || !file) return ERRNO_BADF
      const total = eachBuffer(vectors, count, (buffer) => {
        const chunk = file.bytes.subarray(handle.position, Math.min(handle.position + buffer.length, file.length))
        buffer.set(chunk)
        handle.position += chunk.length
        return chunk.length
      })
      view().setUint32(resultPointer, total, true)
      return ERRNO_SUCCESS
    },
    fd_seek(fd: number, offset: bigint, whence: number, resultPointer: number) {
      const handle = open.get(fd)
      const file = handle && files.get(handle.path)
      if (!handle || !file) return ERRNO_BADF
      const base = [0, handle.position, file.length][whence] ?? 0
      handle.position = base + Number(offset)
      view().setBigUint64(resultPointer, BigInt(handle.position), true)
      return ERRNO_SUCCESS
    },
    fd_write(fd: number, vectors: number, count: number, resultPointer: number) {
      const handle = open.get(fd)
      const file = handle && files.get(handle.path)
      if (fd > 2 && (!handle || !file)) return ERRNO_BADF
      const total = eachBuffer(vectors, count, (buffer) => {
        if (handle && file) {
          writeAt(file, handle.position, buffer)
          handle.position += buffer.length
        } else if (fd === 1) writeAt(stdout, stdout.length, buffer)
        return buffer.length
      })
      view().setUint32(resultPointer, total, true)
      return ERRNO_SUCCESS
    },
    path_open(
      _directory: number,
      _lookup: number,
      pathPointer: number,
      pathLength: number,
      openFlags: number,
      _rights: bigint,
      _inheriting: bigint,
      _descriptorFlags: number,
      resultPointer: number,
    ) {
      const path = decoder.decode(bytesAt(pathPointer, pathLength))
      if (!files.has(path) && (openFlags & OPEN_CREATE) === 0) return ERRNO_NOENT
      if (!files.has(path) || (openFlags & OPEN_TRUNCATE) !== 0) {
        files.set(path, { bytes: new Uint8Array(0), length: 0 })
      }
      open.set(nextFd, { path, position: 0 })
      view().setUint32(resultPointer, nextFd, true)
      nextFd += 1
      return ERRNO_SUCCESS
    },
    proc_exit(code: number) {
      throw new ExitSignal(code)
    },
  }

  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports })
  const { memory: instanceMemory, _start: start } = instance.exports
  if (!(instanceMemory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new TypeError('the speaker is not a WASI command')
  }
  memory = instanceMemory
  let exitCode = 0
  try {
    start()
  } catch (error) {
    if (!(error instanceof ExitSignal)) throw error
    exitCode = error.code
  }
  const written = new Map([...files].map(([path, file]) => [path, file.bytes.slice(0, file.length)] as const))
  return { exitCode, stdout: decoder.decode(stdout.bytes.subarray(0, stdout.length)), files: written }
}
