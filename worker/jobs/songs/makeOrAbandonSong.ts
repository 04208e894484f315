import { AppError, type ErrorCode, type GenerateSongJob } from '@arioso/contract'
import { abandonSong } from './abandonSong.ts'
import { generateSong, type GenerateSongParts } from './generateSong.ts'

// Trying again would end the same way.
const FINAL = new Set<ErrorCode>([
  'GENERATION_CANCELLED',
  'SCORE_MISSING',
  'LYRICS_ENGLISH_ONLY',
  'NOBODY_SINGS',
  'NO_DRUMS',
  'NOTHING_TO_LEAVE_OUT',
  'TEMPO_AT_LIMIT',
])

// A song that can never be made is given up at once and costs nothing; everything else is thrown, to be tried again.
export async function makeOrAbandonSong(
  parts: GenerateSongParts,
  job: GenerateSongJob,
  signal: AbortSignal,
): Promise<'made' | 'abandoned'> {
  try {
    await generateSong(parts, job, signal)
    return 'made'
  } catch (error) {
    if (!(error instanceof AppError) || !FINAL.has(error.code)) throw error
    await abandonSong(parts, job, error.code)
    return 'abandoned'
  }
}
