import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const secrets = z.object({ auth_secret: z.string().min(32) })

// Generated once per installation and never defaulted: a known secret would let anybody sign sessions.
export async function readAuthSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  await writeOnce(file, { auth_secret: randomBytes(48).toString('base64url') })
  return secrets.parse(JSON.parse(await readFile(file, 'utf8'))).auth_secret
}

// Two processes may start at once: the file appears under its name only when it is complete.
async function writeOnce(file: string, content: z.infer<typeof secrets>): Promise<void> {
  const whole = `${file}.${randomUUID()}`
  await writeFile(whole, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(whole)
  }
}
