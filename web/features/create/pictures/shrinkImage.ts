const LONGEST_SIDE_PX = 1024
// The call takes 330 000 characters of base64, which is this many bytes.
const MOST_BYTES = 245_000
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3]

// A picture small enough to send, as a JPEG data URL. Throws when the file is no picture the browser can read.
export async function shrinkImage(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('this browser cannot draw pictures')
  // What is transparent would become black.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return toDataUrl(await encode(canvas))
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= MOST_BYTES) return blob
  }
  throw new Error('the picture cannot be made small enough')
}

function toDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')))
  reader.readAsDataURL(blob)
  return promise
}
