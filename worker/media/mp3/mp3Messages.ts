/** Samples go to the MP3 program as four bytes that count them, all of the left side, all of the right; at most so many. */
export const MESSAGE_FRAMES = 24_000
export const HEAD_BYTES = 4
export const SAMPLE_BYTES = 4
/** Instead of a count: the song is over or no longer wanted. */
export const END = 0
export const LEAVE = 0xffffffff

/** `song` counts the songs that ended or were left before this one. */
export type Mp3Part = { song: number; bytes: Uint8Array<ArrayBuffer>; frames: number; isLast: boolean }
