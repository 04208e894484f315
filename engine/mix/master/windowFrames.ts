/** Everything is mixed in windows of this many frames: small enough to stay in the processor's cache. */
export const WINDOW_FRAMES = 8192
