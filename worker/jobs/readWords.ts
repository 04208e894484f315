import { alignedWord, type AlignedWord } from '@arioso/contract'
import { type Storage, clipFiles, readJson } from '@arioso/storage'

export async function readWords(storage: Pick<Storage, 'files'>, clipId: string): Promise<AlignedWord[]> {
  return (await readJson(storage.files, clipFiles(clipId).words, alignedWord.array())) ?? []
}
