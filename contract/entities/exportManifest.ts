import { z } from 'zod'

// Written when every part of somebody's export lies there.
export const exportManifest = z.object({
  made_at: z.iso.datetime(),
  // Where they lie: each export in a folder of its own, which goes when its time is over.
  folder: z.string(),
  parts: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
})

export type ExportManifest = z.infer<typeof exportManifest>
