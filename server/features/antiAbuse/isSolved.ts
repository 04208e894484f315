import { createHash } from 'node:crypto'

const VALID_MS = 600_000

// The other half of web/public/bot-challenge.js: a recent time and a number that make a hash with twelve zero bits.
export function isSolved(token: string | null, now: Date): boolean {
  const madeAtMs = Number(/^v1\.(\d{13})\.\d+$/.exec(token ?? '')?.[1])
  if (token === null || !(Math.abs(now.getTime() - madeAtMs) < VALID_MS)) return false
  const [first = 255, second = 255] = createHash('sha256').update(token).digest()
  return first === 0 && second < 16
}
