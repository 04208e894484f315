/**
 * Tells threads in the middle of their work that nobody waits for it any more. A message would be read too late: a thread
 * that finds its next block ready goes on without looking at its messages, often to the end of the song.
 */
export type StopFlag = SharedArrayBuffer

const GIVEN_UP = 0
const HEARD_ENOUGH = 1

export function createStopFlag(): StopFlag {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
}

export function raiseStop(flag: StopFlag): void {
  raise(flag, GIVEN_UP)
}

// Of a new section only its bars are needed: its threads may stop, while the song it goes into is still being written.
export function stopMaking(flag: StopFlag): void {
  raise(flag, HEARD_ENOUGH)
}

export function throwIfStopped(flag: StopFlag): void {
  if (isStopped(flag)) throw new Error(NOBODY_WAITS)
}

export function throwIfGivenUp(flag: StopFlag): void {
  if (isRaised(flag, GIVEN_UP)) throw new Error(NOBODY_WAITS)
}

export function isStopped(flag: StopFlag): boolean {
  return isRaised(flag, GIVEN_UP) || isRaised(flag, HEARD_ENOUGH)
}

const NOBODY_WAITS = 'nobody waits for this song any more'

function raise(flag: StopFlag, place: number): void {
  Atomics.store(new Int32Array(flag), place, 1)
}

function isRaised(flag: StopFlag, place: number): boolean {
  return Atomics.load(new Int32Array(flag), place) !== 0
}
