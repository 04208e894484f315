// A flat folder of files in memory with descriptors, as a WASI program sees it. Descriptor 1 is captured, 2 is dropped.

const STDOUT = 1
const STDERR = 2
export const ROOT_DESCRIPTOR = 3

type MemoryFile = { bytes: Uint8Array<ArrayBuffer>; length: number; closedLengths: number[] }
type OpenFile = { file: MemoryFile; position: number }

export type MemoryFiles = {
  open(path: string, options: { create: boolean; truncate: boolean }): number | undefined
  close(descriptor: number): boolean
  isOpen(descriptor: number): boolean
  read(descriptor: number, into: Uint8Array<ArrayBuffer>): number
  write(descriptor: number, data: Uint8Array<ArrayBuffer>): number
  seek(descriptor: number, offset: number, whence: number): number
  contents(path: string): Uint8Array<ArrayBuffer> | undefined
  // How long the file was each time it was closed: a program that appends tells its steps by this.
  closedLengths(path: string): readonly number[]
  stdoutText(): string
}

function emptyFile(): MemoryFile {
  return { bytes: new Uint8Array(4096), length: 0, closedLengths: [] }
}

function writeAt(file: MemoryFile, position: number, data: Uint8Array<ArrayBuffer>): void {
  const end = position + data.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2))
    larger.set(file.bytes.subarray(0, file.length))
    file.bytes = larger
  }
  file.bytes.set(data, position)
  file.length = Math.max(file.length, end)
}

function readAt(file: MemoryFile, position: number, into: Uint8Array<ArrayBuffer>): number {
  const chunk = file.bytes.subarray(position, Math.max(position, Math.min(position + into.length, file.length)))
  into.set(chunk)
  return chunk.length
}

function fileOf(text: string): MemoryFile {
  const bytes = new TextEncoder().encode(text)
  return { bytes, length: bytes.length, closedLengths: [] }
}

export function createMemoryFiles(inputFiles: Record<string, string>): MemoryFiles {
  const files = new Map(Object.entries(inputFiles).map(([path, text]) => [path, fileOf(text)]))
  const stdout = emptyFile()
  const descriptors = new Map<number, OpenFile>([
    [STDOUT, { file: stdout, position: 0 }],
    [STDERR, { file: emptyFile(), position: 0 }],
  ])
  let nextDescriptor = ROOT_DESCRIPTOR + 1

  function getOpen(descriptor: number): OpenFile {
    const handle = descriptors.get(descriptor)
    if (!handle) throw new RangeError(`descriptor ${descriptor} is not open`)
    return handle
  }

  return {
    open(path, { create, truncate }) {
      const known = files.get(path)
      if (!known && !create) return undefined
      const file = known && !truncate ? known : emptyFile()
      files.set(path, file)
      descriptors.set(nextDescriptor, { file, position: 0 })
      nextDescriptor += 1
      return nextDescriptor - 1
    },
    close(descriptor) {
      const file = descriptors.get(descriptor)?.file
      file?.closedLengths.push(file.length)
      return descriptors.delete(descriptor)
    },
    isOpen: (descriptor) => descriptors.has(descriptor),
    read(descriptor, into) {
      const handle = getOpen(descriptor)
      const length = readAt(handle.file, handle.position, into)
      handle.position += length
      return length
    },
    write(descriptor, data) {
      const handle = getOpen(descriptor)
      writeAt(handle.file, handle.position, data)
      handle.position += data.length
      return data.length
    },
    seek(descriptor, offset, whence) {
      const handle = getOpen(descriptor)
      const base = [0, handle.position, handle.file.length][whence] ?? 0
      handle.position = Math.max(0, base + offset)
      return handle.position
    },
    contents(path) {
      const file = files.get(path)
      return file?.bytes.slice(0, file.length)
    },
    closedLengths: (path) => files.get(path)?.closedLengths ?? [],
    stdoutText: () => new TextDecoder().decode(stdout.bytes.subarray(0, stdout.length)),
  }
}
