const HEAD_BYTES = 27
const GRANULE_AT = 6
const SEGMENTS_AT = 26

/** As many whole pages of an Ogg stream as hold that many frames: what they decode to is the same as of the whole. */
export function cutOgg(stream: Uint8Array<ArrayBuffer>, frames: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  for (let at = 0; at + HEAD_BYTES < stream.length;) {
    const granule = Number(view.getBigInt64(at + GRANULE_AT, true))
    const segments = view.getUint8(at + SEGMENTS_AT)
    let bytes = HEAD_BYTES + segments
    for (let i = 0; i < segments; i++) bytes += view.getUint8(at + HEAD_BYTES + i)
    at += bytes
    if (granule >= frames) return stream.subarray(0, Math.min(at, stream.length))
  }
  return stream
}
