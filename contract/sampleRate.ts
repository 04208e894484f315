// Constant 192 kbit/s MP3 has frames of one size only at 48 kHz; the length of a stream is known because of it.
export const SAMPLE_RATE = 48_000
