import { z } from 'zod'

// Videos are made to be shown elsewhere: half a minute of the song with its wave and its words.
export const downloadFormat = z.enum([
  'mp3',
  'm4a',
  'wav',
  'flac',
  'stems',
  'midi',
  'chords',
  'lrc',
  'square_video',
  'vertical_video',
])

export type DownloadFormat = z.infer<typeof downloadFormat>
