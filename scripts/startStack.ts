import { fork, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Stack = { url: string; staffLink: string; dataFolder: string; process: ChildProcess; stop(): Promise<void> }

const RUN = fileURLToPath(new URL('run.ts', import.meta.url))

// The whole product on a free port and a data folder of its own, for journeys, pictures and measurements.
export async function startStack(
  environment: Record<string, string> = {},
  dataFolder = createDataFolder(),
): Promise<Stack> {
  const child = fork(RUN, {
    env: {
      ...process.env,
      PORT: '0',
      ARIOSO_DATA: dataFolder,
      ARIOSO_RATE_LIMITS: 'off',
      ARIOSO_WORDS_URL: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const { url, staffLink = '' } = await new Promise<{ url: string; staffLink?: string }>((resolve, reject) => {
    child.on('message', (message: { kind: 'address'; url: string; staffLink?: string }) => {
      if (message.kind === 'address') resolve(message)
    })
    void ended.then(() => reject(new Error(`the product did not start: ${said}`)))
  })
  return {
    url,
    staffLink,
    dataFolder,
    process: child,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

// Started as root, the database runs as somebody else, who has to get through this folder.
function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arioso-stack-'))
  chmodSync(folder, 0o711)
  return folder
}
