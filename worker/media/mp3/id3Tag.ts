export type SongTags = {
  title: string
  artist: string
  genre: string
  lyrics: string
  tempoBpm: number | null
  keyName: string | null
  address: string
  cover: { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array } | undefined
}

const COVER_OF_FRONT = 3
const LATIN_1 = 0
const UTF_16 = 1

// ID3v2.3 (id3.org/id3v2.3.0): the version every player reads, also those that do not know 2.4.
export function id3Tag(tags: SongTags): Uint8Array {
  const { title, artist, genre, lyrics, tempoBpm, keyName, address, cover } = tags
  const frames = [
    textFrame('TIT2', title),
    textFrame('TPE1', artist),
    textFrame('TCON', genre),
    textFrame('TBPM', tempoBpm === null ? '' : String(Math.round(tempoBpm))),
    textFrame('TKEY', shortKey(keyName)),
    textFrame('TSSE', 'Arioso'),
    address === '' ? [] : [frame('WOAF', [latin1(address)])],
    lyrics === '' ? [] : [frame('USLT', [Uint8Array.of(UTF_16), latin1('eng'), utf16('', true), utf16(lyrics)])],
    cover === undefined ? [] : [pictureFrame(cover)],
  ].flat()
  const body = Buffer.concat(frames)
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
  // Seven bits to a byte, so that a size is never taken for the beginning of sound.
  for (let i = 0; i < 4; i++) header[6 + i] = (body.length >> (21 - 7 * i)) & 0x7f
  return Buffer.concat([header, body])
}

function pictureFrame({ type, bytes }: NonNullable<SongTags['cover']>): Uint8Array {
  return frame('APIC', [Uint8Array.of(LATIN_1), latin1(`${type}\0`), Uint8Array.of(COVER_OF_FRONT, 0), bytes])
}

function textFrame(id: string, text: string): Uint8Array[] {
  return text === '' ? [] : [frame(id, [Uint8Array.of(UTF_16), utf16(text)])]
}

function frame(id: string, parts: Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(10)
  head.write(id, 0, 'latin1')
  head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content])
}

function utf16(text: string, isEnded = false): Uint8Array {
  return Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from(isEnded ? `${text}\0` : text, 'utf16le')])
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}

// At most three letters: 'A minor' is Am, 'Eb major' is Eb.
function shortKey(keyName: string | null): string {
  const [tonic = '', mode = ''] = (keyName ?? '').split(' ')
  return `${tonic}${mode === 'minor' ? 'm' : ''}`.slice(0, 3)
}
