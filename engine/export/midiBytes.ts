// The bytes of a Standard MIDI File: big-endian numbers, chunks, and delta times in groups of seven bits.

export function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, i) => (value >>> (8 * (bytes - 1 - i))) & 0xff)
}

export function deltaTime(ticks: number): number[] {
  const bytes = [ticks & 0x7f]
  for (let rest = ticks >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

export function asciiBytes(text: string): number[] {
  return [...new TextEncoder().encode(text)]
}

export function meta(type: number, data: readonly number[]): number[] {
  return [0xff, type, ...deltaTime(data.length), ...data]
}

export type MidiEvent = { tick: number; bytes: number[] }

export function trackChunk(events: readonly MidiEvent[]): number[] {
  const body: number[] = []
  let tick = 0
  for (const event of [...events].sort((a, b) => a.tick - b.tick || releasesFirst(a) - releasesFirst(b))) {
    body.push(...deltaTime(event.tick - tick), ...event.bytes)
    tick = event.tick
  }
  body.push(0, ...meta(0x2f, []))
  return [...asciiBytes('MTrk'), ...bigEndian(body.length, 4), ...body]
}

// A note that ends where the same one begins must end first.
function releasesFirst({ bytes }: MidiEvent): number {
  return (bytes[0] & 0xf0) === 0x80 ? 0 : 1
}
