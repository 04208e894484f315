/**
 * Tells threads in the middle of their work that nobody waits for it any more. A message would be read too late: a thread
 * that finds its next block ready goes on without looking at its messages, often to the end of the song.
 */
export type StopFlag = SharedArrayBuffer

export function createStopFlag(): StopFlag {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
}

export function raiseStop(flag: StopFlag): void {
  Atomics.store(new Int32Array(flag), 0, 1)
}

export function throwIfStopped(flag: StopFlag): void {
  if (isStopped(flag)) throw new Error('nobody waits for this song any more')
}

export function isStopped(flag: StopFlag): boolean {
  return Atomics.load(new Int32Array(flag), 0) !== 0
}
