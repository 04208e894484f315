import { z } from 'zod'

// What the queue carries. One job makes one clip, so that one failing take never costs the other.
export const generateSongJob = z.object({
  clip_id: z.uuid(),
  attempt: z.number().int().positive(),
})

// The row of a clip is gone; what remains of it are files.
export const removeFilesJob = z.object({ clip_id: z.uuid() })

export type GenerateSongJob = z.infer<typeof generateSongJob>

export const JOB_QUEUES = {
  generateSong: 'generate-song',
  generateDemoSong: 'generate-demo-song',
  changeSpeed: 'change-speed',
  removeFiles: 'remove-files',
  emptyTrash: 'empty-trash',
} as const
