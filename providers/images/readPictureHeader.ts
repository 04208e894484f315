export type PictureHeader = { kind: 'png' | 'jpeg' | 'webp'; width: number; height: number }

// What a picture is, from its own bytes: a name or a content type may say anything.
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length))
  if (bytes.length < 30) return undefined
  if (text(1, 3) === 'PNG' && view.getUint32(0) === 0x89504e47 && text(12, 4) === 'IHDR') {
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return readWebp(view, text(12, 4))
  return view.getUint16(0) === 0xffd8 ? readJpeg(view) : undefined
}

function readWebp(view: DataView, chunk: string): PictureHeader | undefined {
  const threeBytes = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (chunk === 'VP8X') return { kind: 'webp', width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') return undefined
  return { kind: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

// Segments follow each other until the one that starts a frame: 0xC0 to 0xCF, but for tables and extensions.
function readJpeg(view: DataView): PictureHeader | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
