import { api } from './api.ts'

export async function drawPicture(prompt: string): Promise<string> {
  const { image_url } = await api('POST /api/gen/prompt_image/', { body: { prompt } })
  return image_url
}
