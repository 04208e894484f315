import { alignedWord, type AlignedWord } from '@arioso/contract'
import type { Storage } from '@arioso/storage'

export async function readWords(storage: Storage, clipId: string): Promise<AlignedWord[]> {
  const bytes = await storage.files.readBytes(`clips/${clipId}/words.json`)
  return bytes ? alignedWord.array().parse(JSON.parse(new TextDecoder().decode(bytes))) : []
}
