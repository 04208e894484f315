import type { Readable } from 'node:stream'

// Keys are paths like 'clips/<id>/audio.mp3'. Positions and sizes in bytes, ends of ranges included.
export type ByteRange = { start: number; end: number }

export type GrowingFile = {
  readonly written: number
  append(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

export type FoundFile = { key: string; size: number }

export type GrowingOptions = { isFinished: () => Promise<boolean>; signal: AbortSignal }

export type Files = {
  // Appears when it is whole.
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>
  readBytes(key: string): Promise<Uint8Array | undefined>
  size(key: string): Promise<number | undefined>
  openGrowing(key: string): Promise<GrowingFile>
  readGrowing(key: string, range: ByteRange, options: GrowingOptions): Readable
  // Every file below a folder, or all; those still growing are not among them.
  list(prefix?: string): AsyncIterable<FoundFile>
  remove(prefix: string): Promise<void>
  // What the disk still holds; a bucket has no end.
  freeBytes(): Promise<number | undefined>
  // What writes left behind that were killed before the moment. A bucket drops what was never finished by itself.
  removeUnfinished(before: Date): Promise<number>
  close(): void
}
