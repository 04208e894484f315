import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

// A file's bytes are safe after fsync, its name only after that of its folder, and a new folder's name after that of the
// folder around it: without it a power cut leaves a row whose song is gone.
export async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true })
  if (firstMade === undefined) return
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await keepFolder(dirname(made))
}

export async function keepFolder(path: string): Promise<void> {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
