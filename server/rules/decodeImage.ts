import { AppError } from '@arioso/contract'

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

// Base64 with or without a data URL around it. What the bytes are, only the bytes tell.
export function decodeImage(text: string): Uint8Array {
  const encoded = text.replace(DATA_URL, '')
  if (!/^[A-Za-z0-9+/]+={0,2}\s*$/.test(encoded)) throw new AppError('IMAGE_INVALID')
  return new Uint8Array(Buffer.from(encoded, 'base64'))
}
