import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const secrets = z.object({ auth_secret: z.string().min(32) })

// Generated once per installation and never defaulted: a known secret would let anybody sign sessions.
export async function readAuthSecret(file: string): Promise<string> {
  const fresh = { auth_secret: randomBytes(48).toString('base64url') }
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return secrets.parse(JSON.parse(await readFile(file, 'utf8'))).auth_secret
}
