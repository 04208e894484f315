/** A seed is a whole number from 0 up to, but not including, this one. */
export const SEED_COUNT = 2 ** 32
