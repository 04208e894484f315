import { api } from './api.ts'
import { ApiError } from './ApiError.ts'

const SIDE_PX = 512

// Cropped square and scaled down here: an avatar must not be a ten-megabyte download.
async function cutSquare(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}

export async function uploadPicture(file: File): Promise<string> {
  const square = await cutSquare(file)
  const extension = square.type === 'image/webp' ? 'webp' : 'png'
  const { id, url, fields } = await api('POST /api/uploads/image/', { body: { extension } })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', square, `picture.${extension}`)
  const sent = await fetch(url, { method: 'POST', body: form, credentials: 'same-origin' })
  if (!sent.ok) throw new ApiError(sent.status, (await sent.json()) as object)
  const body = { upload_filename: file.name.slice(0, 300) || 'picture' }
  const { image_url } = await api('POST /api/uploads/image/:id/upload-finish/', { params: { id }, body })
  return image_url
}
